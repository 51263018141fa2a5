import { isCorrection, type Message } from '@lobby/contract';
import type { ChatState } from '#/state/chat-state.ts';
import { isBehind } from '#/state/thread.ts';

/** How far a conversation was looked through for what came in. */
export interface Counted {
  readonly conversationId: string | undefined;
  /** Up to this message. */
  readonly seq: number;
  /** Messages that wait for the visitor. */
  readonly waiting: number;
}

const isNews = (message: Message) =>
  message.kind === 'text' && (message.author_kind === 'agent' || message.author_kind === 'bot') && !isCorrection(message);

/**
 * Counts what the others have said since `before`: while the panel is open nothing waits. What was there when the conversation was
 * loaded is not news.
 * @param known messages that waited when the page asked, which counts at first
 * @param kept how far the frame had counted before it was loaded again: what came meanwhile is news
 * @returns the count, and the latest message that is new; `before` while the conversation is still coming in
 */
export function countNews(
  before: Counted | undefined,
  { phase, conversationId, thread }: ChatState,
  { isOpen, known, kept }: { isOpen: boolean; known: number; kept?: Counted | undefined },
): { counted: Counted | undefined; latest: Message | undefined } {
  if (phase !== 'open' || isBehind(thread)) return { counted: before, latest: undefined };
  const said = thread.messages.filter(isNews);
  const seq = said.at(-1)?.seq ?? 0;
  if (before?.conversationId !== conversationId) {
    const from = kept && kept.conversationId === conversationId ? kept.seq : seq;
    const missed = said.filter((message) => message.seq > from);
    const waiting = isOpen || before ? 0 : Math.max(known, missed.length);
    return { counted: { conversationId, seq, waiting }, latest: missed.at(-1) };
  }
  const news = said.filter((message) => message.seq > (before?.seq ?? 0));
  const waiting = isOpen ? 0 : (before?.waiting ?? 0) + news.length;
  return { counted: { conversationId, seq: Math.max(seq, before?.seq ?? 0), waiting }, latest: news.at(-1) };
}
