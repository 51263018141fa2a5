import { foldText } from '@lobby/retrieval';
import { NEGATIONS, wordsOf } from './words-of.ts';

/** Words of both that must be the same before one sentence is held against another, as a share of the shorter. */
const ALIKE = 0.6;
const WORDS_MIN = 3;

/** What says no and means that it is easy or costs nothing. */
const HARMLESS =
  /\bno (?:charge|fees?|cost|extra|additional|problem|need|worries|later than|more than|less than)\b|not only|少なくない|かもしれません|すみません/gu;

/** Whether a text says no where the sentence that it was made from says yes, or the other way round. Pure. */
export function contradicts(text: string, from: string): boolean {
  const known = sentencesOf(from).map((sentence) => ({ words: wordsOf(sentence), isNegative: isNegative(sentence) }));
  return sentencesOf(text).some((sentence) => {
    const words = wordsOf(sentence);
    const alike = known.filter((each) => isAlike(words, each.words));
    return alike.length > 0 && alike.every((each) => each.isNegative !== isNegative(sentence));
  });
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shorter = Math.min(one.size, other.size);
  const shared = [...one].filter((word) => other.has(word)).length;
  return shorter >= WORDS_MIN && shared / shorter >= ALIKE;
}

function isNegative(sentence: string): boolean {
  return (foldText(sentence).replaceAll(HARMLESS, '').match(NEGATIONS) ?? []).length % 2 === 1;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s|[。！？；，\n]/u).filter((sentence) => sentence.trim() !== '');
}
