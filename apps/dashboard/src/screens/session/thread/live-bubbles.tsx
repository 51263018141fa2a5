import type { Conversation, Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { Pencil } from 'lucide-react';
import { ContactFace } from '#/components/conversation/contact-face.tsx';
import { useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { BUBBLE, BUBBLE_LOOK, BotFace } from './message-row.tsx';
import { useLiveAuthor } from './use-live-author.ts';

/** What is being written at this moment: the visitor types, the bot answers. */
export function LiveBubbles({ conversation, last }: { conversation: Conversation; last: Message | undefined }) {
  const t = useT('session');
  const canned = useT('canned');
  const visitor = useVisitorName()(conversation);
  const { typist, colleague, stream } = useLiveAuthor(conversation.id, last);
  return (
    <>
      {typist ? (
        <div role="status" className="flex items-center gap-2.5 text-xs text-muted">
          <ContactFace contact={conversation.contact} size={28} />
          <span className={classNames(BUBBLE, BUBBLE_LOOK.contact, 'flex gap-1 py-3')} aria-hidden="true">
            {[0, 1, 2].map((dot) => (
              <span key={dot} className="size-1.5 animate-pulse rounded-full bg-muted" style={{ animationDelay: `${dot * 150}ms` }} />
            ))}
          </span>
          {t('thread.typing', { name: visitor })}
        </div>
      ) : null}
      {colleague ? (
        <p role="status" className="flex items-center justify-end gap-1.5 text-xs text-neutral-text">
          <Pencil size={13} aria-hidden="true" />
          {canned('typing', { name: colleague.name })}
        </p>
      ) : null}
      {stream && conversation.owner_kind === 'bot' ? (
        <div className="flex flex-row-reverse gap-2.5">
          <BotFace />
          <div className="flex max-w-[min(520px,80%)] min-w-0 flex-col items-end gap-1.5">
            <p className="text-xs text-muted">{t('thread.bot_writing')}</p>
            <div dir="auto" className={classNames(BUBBLE, BUBBLE_LOOK.bot)}>
              {stream.text}
              <span aria-hidden="true" className="ml-0.5 inline-block h-4 w-2 animate-pulse bg-accent align-text-bottom" />
            </div>
          </div>
        </div>
      ) : null}
    </>
  );
}
