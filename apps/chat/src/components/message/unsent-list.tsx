import { useT } from '@lobby/i18n';
import { Clock } from 'lucide-react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { AttachmentList } from '#/components/later-parts.tsx';
import { LinkedText } from './linked-text.tsx';
import { wordFailure } from '#/components/word-failure.ts';
import { needsConsent } from '#/state/needs-consent.ts';
import { unsentIn, type Unsent } from '#/state/outbox.ts';
import { Bubble } from './bubble.tsx';

/** What the server has not confirmed yet, below everything that it has. */
export function UnsentList() {
  const all = useChatState((state) => state.unsent);
  const conversationId = useChatState((state) => state.conversationId);
  const unsent = unsentIn(all, conversationId);
  if (unsent.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5">
      {unsent.map((each) => (
        <li key={each.clientMsgId} className="ms-auto flex max-w-[78%] flex-col items-end gap-1">
          <UnsentMessage unsent={each} />
        </li>
      ))}
    </ul>
  );
}

function UnsentMessage({ unsent }: { unsent: Unsent }) {
  const t = useT('chat');
  const waits = useChatState((state) => !state.reachable || state.throttledUntil !== undefined || state.beginFailure !== undefined);
  const asked = useChatState(needsConsent);
  const look = unsent.failure !== undefined ? 'refused' : waits || asked ? 'waiting' : 'own';
  return (
    <>
      {unsent.attachments ? <AttachmentList attachments={unsent.attachments} own /> : null}
      {unsent.text === '' ? null : (
        <Bubble look={look}>
          <LinkedText text={unsent.text} onAccent={look === 'own'} />
        </Bubble>
      )}
      {look === 'refused' ? <RefusedMeta unsent={unsent} /> : null}
      {look === 'waiting' ? (
        <p className="flex items-center gap-1.5 pe-1 text-xs text-muted">
          <Clock size={13} aria-hidden="true" />
          {t(asked ? 'unsent.agreement' : 'unsent.waiting')}
        </p>
      ) : null}
      {look === 'own' ? <p className="appear-late pe-1 text-xs text-muted">{t('unsent.sending')}</p> : null}
    </>
  );
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
