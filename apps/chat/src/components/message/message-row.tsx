import { filesBeside, type Message } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, VisuallyHidden, type Watch } from '@lobby/ui';
import { memo } from 'react';
import { AnswerFoot, AttachmentList, BubbleTools, MessageCards, QuotedText, UnsentFoot } from '#/components/later-parts.tsx';
import type { Receipt } from '#/components/thread/receipts-of.ts';
import { Bubble, type BubbleLook } from './bubble.tsx';
import { Face } from './face.tsx';
import type { ShownMessage } from './lay-out-thread.ts';
import { LinkedText } from './linked-text.tsx';

export interface MessageRowProps {
  message: ShownMessage;
  /** Nothing of the same author stands right above it. */
  starts: boolean;
  /** Far from the end: the browser lays it out only when it comes into view. */
  far: boolean;
  /** It is the bot's latest answer, which can be asked about. */
  latest: boolean;
  /** Its time is written under it. */
  ends: boolean;
  /** How far it has come, where that is known and worth saying. */
  receipt: Receipt | undefined;
  /** Nothing is delivered now. */
  waits: boolean;
  /** Is shown messages of the others. */
  watch: Watch;
}

/** Room that a message takes before the browser has seen it. */
const UNSEEN = '[content-visibility:auto] [contain-intrinsic-size:auto_80px]';
/** Beneath another one of the same author it stands closer. */
const CLOSE = '-mt-2.5';

/** One message, from the first look to long after: stored or on its way it is the same element. Drawn again only when it changes. */
export const MessageRow = memo(function MessageRow({ message, starts, ends, far, latest, receipt, waits, watch }: MessageRowProps) {
  const t = useT('chat');
  const formats = useFormats();
  const { author_kind: author, author_name: name, unsent, seq } = message;
  const own = author === 'contact';
  const look = lookOf(message, waits);
  const hasTools = !far && !unsent && author !== 'bot' && message.deleted_at === undefined;
  const speaker = own ? t('thread.you') : (name ?? t('thread.bot'));
  return (
    <div className={classNames('flex gap-2', own && 'justify-end', far && UNSEEN, !starts && CLOSE)}>
      {own ? null : starts ? (
        <Face author={author === 'agent' ? 'agent' : 'bot'} name={name} face={message.author_face} />
      ) : (
        <span className="w-7 shrink-0" />
      )}
      <div
        ref={own ? undefined : watch}
        data-seq={unsent ? undefined : seq}
        // A touch shows what can be done with it.
        tabIndex={hasTools ? -1 : undefined}
        className={classNames(
          'group/message relative flex min-w-0 flex-col gap-1.5 outline-none',
          own ? 'max-w-[78%] items-end' : 'max-w-[calc(100%-36px)] flex-1 items-start sm:max-w-[560px]',
        )}
      >
        {!own && name && starts ? (
          <span aria-hidden="true" className="-mb-0.5 ms-1 text-xs text-muted">
            {name}
          </span>
        ) : null}
        <VisuallyHidden>{t('thread.said', { name: speaker, time: formats.time(message.created_at) })} </VisuallyHidden>
        <Files message={message} own={own} />
        {(message.attachments ?? message.cards) && message.body === '' ? null : message.deleted_at === undefined ? (
          <Bubble look={look}>
            {message.reply_to_seq === undefined ? null : <QuotedText seq={message.reply_to_seq} />}
            <LinkedText text={message.body} sources={message.sources?.length} onAccent={look === 'own'} />
          </Bubble>
        ) : (
          <p className="text-sm text-muted italic">{t('thread.taken_back')}</p>
        )}
        {hasTools ? <BubbleTools message={message} /> : null}
        {message.cards ? <MessageCards cards={message.cards} /> : null}
        {unsent ? <UnsentFoot unsent={unsent} look={look} /> : <Meta message={message} ends={ends} receipt={receipt} />}
        {author === 'bot' ? <AnswerFoot message={message} latest={latest} /> : null}
      </div>
    </div>
  );
});

/** When it was said, whether it was changed, and how far it has come, in one line. */
function Meta({
  message: { created_at: at, edited_at: edited, deleted_at: deleted },
  ends,
  receipt,
}: Pick<MessageRowProps, 'message' | 'ends' | 'receipt'>) {
  const t = useT('chat');
  const formats = useFormats();
  const isEdited = edited !== undefined && deleted === undefined;
  if (!ends && !isEdited && !receipt) return null;
  return (
    <p className="-mt-0.5 flex gap-2 px-1 text-xs text-muted tabular-nums">
      {/* The time is spoken with the name. */}
      <time dateTime={new Date(at).toISOString()} aria-hidden="true">
        {formats.time(at)}
      </time>
      {isEdited ? <span>{t('thread.edited')}</span> : null}
      {receipt ? <span>{t(`thread.${receipt}`)}</span> : null}
    </p>
  );
}

/** How its bubble looks. */
function lookOf({ author_kind: author, unsent }: ShownMessage, waits: boolean): BubbleLook {
  if (!unsent) return author === 'contact' ? 'own' : 'other';
  return unsent.failure !== undefined ? 'refused' : waits ? 'waiting' : 'own';
}

/** What stands on a card is not shown a second time. */
function Files({ message, own }: { message: Message; own: boolean }) {
  const files = filesBeside(message);
  return files.length === 0 ? null : <AttachmentList attachments={files} own={own} />;
}
