import { isCorrection, wordsOf, type Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useEffect, useRef, useState } from 'react';
import { useChatState } from '#/components/chat-context.tsx';
import { isBehind } from '#/state/thread.ts';
import { wordEvent } from '#/components/message/event-words.ts';

/** What changes an earlier message is no line of its own, and of a rating the thanks are spoken. */
const isSpoken = (message: Message) => message.author_kind !== 'contact' && message.event?.name !== 'rated' && !isCorrection(message);

/**
 * Words of what arrives, for the live region around it: each message once, also one that came before this was loaded.
 * @param after what was there when the page opened, by its last sequence number; it is not spoken
 */
export function Announcer({ after }: { after: number }) {
  const t = useT('chat');
  const order = useT('order');
  const loaded = useChatState((state) => state.phase === 'open' && !isBehind(state.thread));
  const messages = useChatState((state) => state.thread.messages);
  const spoken = useRef(after);
  const [said, setSaid] = useState({ seq: after, text: '' });
  useEffect(() => {
    if (!loaded) return;
    const news = messages.filter((message) => message.seq > spoken.current && isSpoken(message));
    const seq = messages.at(-1)?.seq ?? 0;
    spoken.current = Math.max(spoken.current, seq);
    if (news.length === 0) return;
    const word = (message: Message) => {
      const { author_name: name, attachments = [], event } = message;
      const words = event
        ? wordEvent(t, order, message)
        : message.deleted_at !== undefined
          ? t('thread.taken_back')
          : [wordsOf(message), ...attachments.map((file) => file.name)].filter(Boolean).join(' ');
      return name ? `${t('thread.said_by', { name })} ${words}` : words;
    };
    setSaid({ seq, text: news.map(word).join(' ') });
  }, [loaded, messages, t, order]);
  // Another element for other messages: the same words are spoken again.
  return <p key={said.seq}>{said.text}</p>;
}
