import { foldText } from '@lobby/retrieval';

/** Words that say no, folded. */
export const NEGATIONS = new RegExp(
  foldText(
    /\b(?:not|no|never|cannot|can't|won't|don't|doesn't|didn't|isn't|aren't|wasn't|without|neither|nor|unable|impossible|unavailable)\b|不(?!仅|但|过|同|错|妨|客气|好意思)|没有|没(?!问题|关系)|未(?!来)|无(?!论|线)|唔(?!该|好意思|使客气)|冇(?!问题)|ません|ない(?:で|と|。|$|の|か|よう)|ず(?:に|、)|不可|禁止|できかね/
      .source,
  ),
  'gu',
);
const FRAME = new Set([
  'the',
  'and',
  'you',
  'your',
  'for',
  'can',
  'are',
  'our',
  'with',
  'this',
  'that',
  'have',
  'has',
  'was',
  'will',
  'its',
  'they',
  'them',
]);

/** Its words, or pairs of signs where no spaces part them, without what says no. */
export function wordsOf(sentence: string): ReadonlySet<string> {
  const plain = foldText(sentence).replaceAll(NEGATIONS, ' ');
  const latin = (plain.match(/[\p{Script=Latin}\p{N}']{3,}/gu) ?? []).filter((word) => !FRAME.has(word));
  const runs = plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu) ?? [];
  return new Set([
    ...latin,
    ...runs.flatMap((run) => Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at, at + 2))),
  ]);
}
