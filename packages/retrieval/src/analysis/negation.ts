import { foldText } from './fold-text.ts';

const NEGATION = new RegExp(
  `(?<![a-z'])(?:not|no|without|never|don't|doesn't|didn't|can't|cannot|won't|isn't|aren't|none|nothing|dont|cant|doesnt|wont|w/o)(?![a-z'])|${foldText('不(?!好意思|同)|没(?!有没)|無し|无|冇(?!得)|唔(?!该|使)|なし|ない|ません|なく|せず|ずに|別|未')}`,
  'gu',
);
const NO_NEGATION = new RegExp(
  foldText(
    '能不能|可不可以|是不是|有没有|可唔可以|得唔得|系唔系|好不好|要不要|会不会|用唔用|ありませんか|ませんか|ないですか|ないでしょうか|少ない|有冇|不好意思|差不多|不同|唔该',
  ),
  'gu',
);

/** Whether a folded text denies something; questions that only offer both ways ("能不能") do not. */
export function isNegated(text: string): boolean {
  NEGATION.lastIndex = 0;
  return NEGATION.test(text.replace(NO_NEGATION, ' '));
}
