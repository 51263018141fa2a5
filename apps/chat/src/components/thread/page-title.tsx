import { useEffect, useState } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import type { ChatState } from '#/state/chat-state.ts';

/** Names the page after the business; a tab that is not looked at counts what arrives meanwhile, as in `(2) Northfold`. */
export function PageTitle(): null {
  const { store } = useChat();
  const name = useChatState((state) => state.tenant?.name);
  const conversationId = useChatState((state) => state.conversationId);
  /** What was there already when the page was last looked at; undefined while it is. */
  const [knownSeq, setKnownSeq] = useState<number>();
  const news = useChatState((state) => (knownSeq === undefined ? 0 : countAfter(state, knownSeq)));
  useEffect(() => {
    if (conversationId === undefined) return undefined;
    const look = () => setKnownSeq(document.hidden ? store.get().thread.latest : undefined);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, conversationId]);
  useEffect(() => {
    if (name) document.title = news > 0 ? `(${news}) ${name}` : name;
  }, [name, news]);
  return null;
}

function countAfter({ thread }: ChatState, seq: number): number {
  const isNews = ({ author_kind: author }: ChatState['thread']['messages'][number]) => author === 'agent' || author === 'bot';
  return thread.messages.filter((message) => message.seq > seq && isNews(message)).length;
}
