import type { Message } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Check } from 'lucide-react';
import { wordEvent } from './event-words.ts';

/** A line between two rules: who joined, who left, what was settled. */
export function EventLine({ message }: { message: Message }) {
  const t = useT('chat');
  const formats = useFormats();
  const good = message.event?.name === 'agent_joined' || message.event?.name === 'resolved';
  return (
    <div className="flex items-center gap-3 px-1 py-1 text-xs text-muted before:h-px before:min-w-4 before:flex-1 before:bg-border after:h-px after:min-w-4 after:flex-1 after:bg-border">
      <p className="max-w-[80%] text-center text-balance">
        {good ? <Check size={14} aria-hidden="true" className="me-1.5 inline align-[-2px] text-success-text" /> : null}
        {wordEvent(t, message)}
        <time dateTime={new Date(message.created_at).toISOString()} className="ms-1.5 tabular-nums">
          {formats.time(message.created_at)}
        </time>
      </p>
    </div>
  );
}
