import type { Message } from './message.ts';

/** What one author says within so long of the message before stands under one face and name, in milliseconds. */
export const TOGETHER_MS = 5 * 60_000;

/** A message of a thread: stored, or on its way, when its time is that of another clock. */
type Line = Pick<Message, 'author_kind' | 'author_name' | 'created_at'> & { readonly unsent?: unknown };

/** Whether a message stands under the face and name of the one right above it. */
export function standsUnder(above: Line, message: Line): boolean {
  const isSameAuthor = above.author_kind === message.author_kind && above.author_name === message.author_name;
  return isSameAuthor && (message.unsent !== undefined || message.created_at - above.created_at < TOGETHER_MS);
}

/** Whether a moment falls on another day of the reader's than the one before, both in milliseconds since 1970. */
export function isOtherDay(before: number, at: number): boolean {
  return new Date(before).toDateString() !== new Date(at).toDateString();
}
