import type { Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, classNames } from '@lobby/ui';
import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { LaterList } from '#/components/attachment/later-parts.tsx';
import { LaterCards } from '#/components/card/later-cards.tsx';
import { useReply } from '#/components/conversation/use-reply.ts';
import { toCards } from '#/state/draft-card.ts';
import { unsentOf, type Unsent } from '#/state/session-outbox-slice.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { HeldReply } from './held-reply.tsx';
import { BUBBLE, BUBBLE_LOOK } from './message-group-view.tsx';

interface UnsentListProps {
  conversationId: string;
  messages: readonly Message[];
  /** Told when another reply is shown. */
  onShown: () => void;
}

/** Replies on their way; a failed one says why, and waits for Retry or Delete. */
export function UnsentList({ conversationId, messages, onShown }: UnsentListProps) {
  const outbox = useAppSelector((state) => state.sessionOutbox);
  const unsent = useMemo(() => unsentOf(outbox, conversationId, messages), [outbox, conversationId, messages]);
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (unsent.length > 0) shown();
  }, [unsent.length]);
  return unsent.map((reply) => <UnsentBubble key={reply.clientMsgId} reply={reply} />);
}

function UnsentBubble({ reply }: { reply: Unsent }) {
  const t = useT('session');
  const common = useT('common');
  const { retry, discard } = useReply(reply.conversationId);
  const failed = reply.failure !== undefined;
  return (
    <div className="flex flex-col items-end gap-1.5 pr-9.5">
      {reply.attachments ? <LaterList attachments={reply.attachments} end /> : null}
      {reply.text === '' ? null : (
        <div
          dir="auto"
          className={classNames(
            BUBBLE,
            failed ? 'rounded-tr-sm border border-dashed border-danger-text bg-surface' : `${BUBBLE_LOOK.agent} opacity-70`,
            'max-w-[min(520px,80%)]',
          )}
        >
          {reply.text}
        </div>
      )}
      {reply.cards ? <LaterCards cards={toCards(reply.cards)} end /> : null}
      {failed ? (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-xs text-danger-text">
          <span className="flex items-center gap-1">
            <CircleAlert size={14} aria-hidden="true" />
            {t('thread.failed')} · {reply.failure}
          </span>
          <Button size="small" onClick={() => retry(reply)}>
            {common('actions.retry')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => discard(reply)}>
            {common('actions.delete')}
          </Button>
        </div>
      ) : reply.heldUntil === undefined ? (
        <span className="text-xs text-muted">{t('thread.sending')}</span>
      ) : (
        <HeldReply reply={reply} until={reply.heldUntil} />
      )}
    </div>
  );
}
