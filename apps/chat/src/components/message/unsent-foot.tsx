import { useT } from '@lobby/i18n';
import { Clock } from 'lucide-react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { wordFailure } from '#/components/word-failure.ts';
import { needsConsent } from '#/state/needs-consent.ts';
import type { Unsent } from '#/state/outbox.ts';
import { needsPreChat } from '#/state/pre-chat.ts';
import type { BubbleLook } from './bubble.tsx';

/** Under what the server has not confirmed yet: that it is on its way, what it waits for, or why it was refused. */
export function UnsentFoot({ unsent, look }: { unsent: Unsent; look: BubbleLook }) {
  const t = useT('chat');
  const asked = useChatState(needsConsent);
  const formed = useChatState(needsPreChat);
  if (look === 'refused') return <RefusedMeta unsent={unsent} />;
  if (look === 'waiting')
    return (
      <p className="flex items-center gap-1.5 pe-1 text-xs text-muted">
        <Clock size={13} aria-hidden="true" />
        {t(asked ? 'unsent.agreement' : formed ? 'unsent.form' : 'unsent.waiting')}
      </p>
    );
  return <p className="appear-late pe-1 text-xs text-muted">{t('unsent.sending')}</p>;
}

function RefusedMeta({ unsent: { clientMsgId, failure = '' } }: { unsent: Unsent }) {
  const t = useT('chat');
  const common = useT();
  const { retry, discard } = useChat();
  const look = 'min-h-6 font-semibold underline-offset-4 hover:underline';
  return (
    <p role="alert" className="flex flex-wrap justify-end gap-x-3 pe-1 text-end text-xs text-danger-text">
      <span>{wordFailure(t, failure)}</span>
      <button type="button" className={look} onClick={() => retry(clientMsgId)}>
        {common('actions.retry')}
      </button>
      <button type="button" className={look} onClick={() => discard(clientMsgId)}>
        {common('actions.delete')}
      </button>
    </p>
  );
}
