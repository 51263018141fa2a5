import { filesBeside, type Message } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, VisuallyHidden } from '@lobby/ui';
import { memo } from 'react';
import { LinkedText } from './linked-text.tsx';
import { AnswerFoot, AttachmentList, MessageCards, QuotedText } from '#/components/later-parts.tsx';
import { Bubble } from './bubble.tsx';
import { Face } from './face.tsx';
import type { MessageGroup } from './lay-out-thread.ts';

export interface MessageGroupViewProps {
  group: MessageGroup;
  /** Far from the end: the browser lays it out only when it comes into view. */
  far: boolean;
  /** Sequence number of the bot's latest answer, which can be asked about. */
  latestAnswer: number | undefined;
}

/** Room that a message takes before the browser has seen it. */
const UNSEEN = '[content-visibility:auto] [contain-intrinsic-size:auto_80px]';

function View({ group, far, latestAnswer }: MessageGroupViewProps) {
  const t = useT('chat');
  const formats = useFormats();
  const own = group.author === 'contact';
  const speaker = own ? t('thread.you') : (group.name ?? t('thread.bot'));
  return (
    <div className={classNames('flex gap-2', own && 'justify-end', far && UNSEEN)}>
      {group.author === 'contact' ? null : <Face author={group.author} name={group.name} />}
      <ul
        className={classNames(
          'flex min-w-0 flex-col gap-1.5',
          own ? 'max-w-[78%] items-end' : 'max-w-[calc(100%-36px)] flex-1 items-start sm:max-w-[560px]',
        )}
      >
        {group.author === 'agent' && group.name ? (
          <li aria-hidden="true" className="-mb-0.5 ms-1 text-xs text-muted">
            {group.name}
          </li>
        ) : null}
        {group.messages.map((message) => (
          <li key={message.seq} className={classNames('flex max-w-full flex-col gap-1.5', own ? 'items-end' : 'items-start')}>
            <VisuallyHidden>{t('thread.said', { name: speaker, time: formats.time(message.created_at) })} </VisuallyHidden>
            <Files message={message} own={own} />
            {(message.attachments ?? message.cards) && message.body === '' ? null : message.deleted_at === undefined ? (
              <Bubble look={own ? 'own' : 'other'}>
                {message.reply_to_seq === undefined ? null : <QuotedText seq={message.reply_to_seq} />}
                <LinkedText text={message.body} sources={message.sources?.length} onAccent={own} />
              </Bubble>
            ) : (
              <p className="text-sm text-muted italic">{t('thread.taken_back')}</p>
            )}
            {message.cards ? <MessageCards cards={message.cards} /> : null}
            {message.edited_at === undefined ? null : <span className="ms-1 text-xs text-muted">{t('thread.edited')}</span>}
            {group.author === 'bot' ? <AnswerFoot message={message} latest={message.seq === latestAnswer} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What stands on a card is not shown a second time. */
function Files({ message, own }: { message: Message; own: boolean }) {
  const files = filesBeside(message);
  return files.length === 0 ? null : <AttachmentList attachments={files} own={own} />;
}

/** What one author said within a minute. Drawn again only when it changes: threads are long. */
export const MessageGroupView = memo(View, (before, after) => {
  const same =
    before.group.messages.length === after.group.messages.length &&
    before.group.messages.every((message, index) => message === after.group.messages[index]);
  return same && before.far === after.far && latestIn(before) === latestIn(after);
});

function latestIn({ group, latestAnswer }: MessageGroupViewProps): number | undefined {
  return group.messages.some(({ seq }) => seq === latestAnswer) ? latestAnswer : undefined;
}
