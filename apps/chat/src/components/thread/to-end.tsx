import { isCorrection } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { useChatState } from '#/components/chat-context.tsx';
import type { ChatState } from '#/state/chat-state.ts';

const latestSeqOf = ({ thread }: ChatState) => thread.messages.findLast((message) => !isCorrection(message))?.seq ?? 0;

/** Leads back to the end; says so where something has arrived there meanwhile. */
export function ToEnd({ onClick }: { onClick: () => void }) {
  const t = useT('chat');
  const latestSeq = useChatState(latestSeqOf);
  const [seenSeq] = useState(latestSeq);
  const isNew = latestSeq > seenSeq;
  return (
    <button
      type="button"
      aria-label={isNew ? undefined : t('thread.to_end')}
      onClick={onClick}
      className="absolute bottom-3 left-1/2 flex h-9 min-w-9 -translate-x-1/2 items-center justify-center gap-1.5 rounded-full border border-border bg-surface px-2.5 text-sm text-accent-text shadow-raised"
    >
      <ArrowDown size={16} aria-hidden="true" />
      {isNew ? t('thread.new_messages') : null}
    </button>
  );
}
