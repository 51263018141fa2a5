import { foldText } from '@lobby/retrieval';
import { createHash } from 'node:crypto';

/** A longer key does not fit into an index of PostgreSQL (2,704 bytes); few characters grow that much when folded. */
const KEY_MAX_BYTES = 2_000;
const CLOSING_MARKS = ' .?!,;:。、؟~〜';

/**
 * A question as it is compared: folded, white space collapsed, closing punctuation gone. Two questions of one language
 * with the same key are the same entry.
 */
export function questionKey(question: string): string {
  const folded = foldText(question).replaceAll(/\s+/gu, ' ').trim();
  const key = withoutClosingMarks(folded) || folded;
  return Buffer.byteLength(key) <= KEY_MAX_BYTES ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`;
}

function withoutClosingMarks(text: string): string {
  let end = text.length;
  while (end > 0 && CLOSING_MARKS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
