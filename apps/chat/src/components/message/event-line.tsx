import type { Message } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Check } from 'lucide-react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { useNavigate } from '#/components/use-navigate.ts';
import { PersonFace } from './face.tsx';
import { wordEvent } from './event-words.ts';

/** A line between two rules: who joined, who left, what was settled, how a work order stands. */
export function EventLine({ message }: { message: Message }) {
  const t = useT('chat');
  const order = useT('order');
  const formats = useFormats();
  const disclosure = useChatState(({ bot }) => bot?.disclosure);
  const { event, created_at: at, author_face: face } = message;
  const good = event?.name === 'agent_joined' || event?.name === 'resolved' || event?.stage === 'resolved';
  return (
    <div className="flex items-center gap-3 px-1 py-1 text-xs text-muted before:h-px before:min-w-4 before:flex-1 before:bg-border after:h-px after:min-w-4 after:flex-1 after:bg-border">
      <p className="max-w-[80%] text-center text-balance">
        {event?.name === 'agent_joined' && event.actor !== null && face ? (
          <PersonFace name={event.actor} face={face} size={20} className="me-1.5 align-[-5px]" />
        ) : good ? (
          <Check size={14} aria-hidden="true" className="me-1.5 inline align-[-2px] text-success-text" />
        ) : null}
        {wordEvent(t, order, message)}
        <time dateTime={new Date(at).toISOString()} className="ms-1.5 tabular-nums">
          {formats.time(at)}
        </time>
        {event?.name === 'returned_to_bot' && disclosure ? <span className="mt-1 block">{disclosure}</span> : null}
        {event?.order_id === undefined ? null : <OpenOrder id={event.order_id} no={event.actor ?? ''} />}
      </p>
    </div>
  );
}

function OpenOrder({ id, no }: { id: string; no: string }) {
  const t = useT('order');
  const navigate = useNavigate();
  const { tenant } = useChat();
  return (
    <button
      type="button"
      aria-label={t('open_other', { no })}
      onClick={() => navigate({ to: '/chat/$tenant/work-order/chat-{$id}', params: { tenant, id } })}
      className="ms-2 min-h-8 text-accent-text underline underline-offset-4"
    >
      {t('open')}
    </button>
  );
}
