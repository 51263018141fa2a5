import { foldText } from '@lobby/retrieval';
import { NOT_NOW, UPSET } from './upset-phrases.ts';

export type Mood = 'calm' | 'upset';

/** Characters of a message that its mood is read from. */
const LOOKED_MAX = 1_000;

/** Folded like the messages, so that Traditional and Simplified are one. */
const UPSETTING = UPSET.map((pattern) => new RegExp(foldText(pattern.source), 'u'));
const CALMING = new RegExp(foldText(NOT_NOW.source), 'u');

/** Whether a visitor is upset, or wants to complain, by what they write; in doubt they are calm. Pure. */
export function readMood(text: string): Mood {
  const folded = foldText(text.slice(0, LOOKED_MAX));
  if (CALMING.test(folded)) return 'calm';
  return UPSETTING.some((pattern) => pattern.test(folded)) ? 'upset' : 'calm';
}

/** What a message asks beside its anger: its calm sentences, or all of it where it has none. Pure. */
export function calmWords(text: string): string {
  const calm = text.split(/(?<=[.!?。！？\n])/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && readMood(sentence) === 'calm');
  return calm.length > 0 ? calm.join('').trim() : text;
}
