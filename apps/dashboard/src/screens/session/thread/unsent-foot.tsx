import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { CircleAlert } from 'lucide-react';
import { useReply } from '#/components/conversation/use-reply.ts';
import type { Unsent } from '#/state/session-outbox-slice.ts';
import { HeldReply } from './held-reply.tsx';

/** Under a reply that the server has not confirmed: that it is on its way, that it can be undone, or why it failed, with Retry and Delete. */
export function UnsentFoot({ reply }: { reply: Unsent }) {
  const t = useT('session');
  const common = useT('common');
  const { retry, discard } = useReply(reply.conversationId);
  if (reply.failure !== undefined)
    return (
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
    );
  if (reply.heldUntil !== undefined) return <HeldReply reply={reply} until={reply.heldUntil} />;
  return <span className="text-xs text-muted">{t('thread.sending')}</span>;
}
