import { isCorrection, wordsOf } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useEffect, useRef, useState } from 'react';
import { useChatState } from '#/components/chat-context.tsx';
import type { ChatState } from '#/state/chat-state.ts';
import { isBehind } from '#/state/thread.ts';
import { wordEvent } from '#/components/message/event-words.ts';

/** What changes an earlier message is no line of its own, and of a rating the thanks are spoken. */
const latestFromOthers = ({ thread }: ChatState) =>
  thread.messages.findLast((message) => message.author_kind !== 'contact' && message.event?.name !== 'rated' && !isCorrection(message));

/** Speaks what arrives to screen readers, but not what was there when the page opened. */
export function Announcer() {
  const t = useT('chat');
  const order = useT('order');
  const loaded = useChatState((state) => state.phase === 'open' && !isBehind(state.thread));
  const latest = useChatState(latestFromOthers);
  const spoken = useRef<number | undefined>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!loaded) return;
    const seq = latest?.seq ?? 0;
    const first = spoken.current === undefined;
    if (!first && latest && seq > (spoken.current ?? 0)) {
      const words = latest.event
        ? wordEvent(t, order, latest)
        : latest.deleted_at !== undefined
          ? t('thread.taken_back')
          : [wordsOf(latest), ...(latest.attachments ?? []).map(({ name }) => name)].filter(Boolean).join(' ');
      setText(latest.author_name ? `${t('thread.said_by', { name: latest.author_name })} ${words}` : words);
    }
    spoken.current = seq;
  }, [loaded, latest, t, order]);
  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
