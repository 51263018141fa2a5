/** How long a visitor has to see a reply in the chat, before a letter brings it, in milliseconds. */
export const LOOK_FIRST_MS = 180_000;
/** Somebody who is still writing goes on for so long at the most; what is said together is one letter. In milliseconds. */
const PAUSE_MS = 60_000;
const GATHER_MAX_MS = 600_000;
/** From one letter of a chat to the next one, in milliseconds, and how many there are in a day. */
const APART_MS = 900_000;
export const LETTERS_PER_DAY = 10;
const DAY_MS = 86_400_000;
/** Replies that one letter shows; the others are in the chat. */
export const SHOWN_MAX = 10;

/** A reply that the visitor has not seen, and no letter has brought. */
export interface UnseenReply {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Whether the replies are to be mailed now. Pure. @param letters when earlier ones of the chat were written, in milliseconds since 1970 */
export function isLetterDue(replies: readonly UnseenReply[], letters: readonly number[], now: number): boolean {
  const [first, last] = [replies[0], replies.at(-1)];
  if (!first || !last || now - first.at < LOOK_FIRST_MS) return false;
  if (now - last.at < PAUSE_MS && now - first.at < GATHER_MAX_MS) return false;
  const today = letters.filter((at) => at > now - DAY_MS);
  return today.length < LETTERS_PER_DAY && now - Math.max(0, ...letters) >= APART_MS;
}
