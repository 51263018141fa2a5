import { foldText } from '#/analysis/fold-text.ts';
import { EXCLUSIVE, kindSpansIn, kindsOf } from '#/analysis/question-kind.ts';
import { readCells } from '#/ranking/read-cells.ts';

/** How a message is to be read. */
export interface Turn {
  /** Whether it needs the turn before: "yes" where it says so ("and to Japan?"), "maybe" where it is merely short. */
  readonly leans: 'yes' | 'maybe' | 'no';
  /** What it goes on about: the visitor's words of before, '' where there are none. */
  readonly topic: string;
}

const or = (...phrases: string[]): string => phrases.map(foldText).join('|');
/** What goes on with what was said. */
const OPENER = new RegExp(
  `^[\\s\\p{P}]*(?:${or(
    "(?:and|or|but|then|so|ok so|okay so|what about|how about|what if|and what if|same for|also)(?![a-z'])",
    '那么|那|这样|然后|还有|如果是|如果|要是|换成|改成|咁|噉|咁样|如果系|即系|同埋|仲有|定系',
    'じゃあ|じゃ|では|それなら|それだと|それで|だったら|なら|あと|ちなみに|でも',
  )})`,
  'u',
);
/** What stands for something that was said. */
const POINTER = new RegExp(
  or(
    "(?<![a-z'])(?:it|its|it's|that|that's|this|they|them|those|these|one|ones|same|either|both|he|she|there)(?![a-z'])",
    '它|这个|那个|这些|那些|这种|那种|其中|上面|刚才|呢个|嗰个|呢啲|嗰啲|呢种|佢',
    'それ|これ|あれ|その|この|そちら|こちら|そこ|同じ|さっき',
  ),
  'u',
);
/** A bare remainder: "呢" and "は？" ask the same about something else. */
const REMAINDER = /[呢咧](?:[?？\s]*)$|(?:は|も|だと|の場合は?|なら)[?？\s]*$/u;
/** A message that says less by itself is short. */
const SHORT_WEIGHT = 1.3;
const TINY_WEIGHT = 0.4;
/** Visitor's messages that are looked back at. */
const LOOK_BACK = 4;

/** What a message says, and what of that is beside what it wants to hear: how much, how long, when. */
function weighMessage(folded: string): { readonly said: number; readonly beside: number } {
  const wanted = kindSpansIn(folded).filter(({ kind }) => (kind & EXCLUSIVE) !== 0);
  let [said, beside] = [0, 0];
  for (const { weight, asks, start, end } of readCells(folded, [])) {
    if (asks) continue;
    said += weight;
    if (!wanted.some((span) => start >= span.start && end <= span.end)) beside += weight;
  }
  return { said, beside };
}

function leaning(message: string): Turn['leans'] {
  const folded = foldText(message);
  const { said, beside } = weighMessage(folded);
  if (said < TINY_WEIGHT) return 'yes';
  if (said > 2 * SHORT_WEIGHT) return OPENER.test(folded) && POINTER.test(folded) ? 'maybe' : 'no';
  if (OPENER.test(folded) || POINTER.test(folded) || REMAINDER.test(folded)) return 'yes';
  return beside <= SHORT_WEIGHT ? 'maybe' : 'no';
}

/** What a message asks stands in place of what was asked before: "how much is that?" drops the "when". */
function withoutKinds(topic: string): string {
  let bare = foldText(topic);
  for (const { start, end, asks } of kindSpansIn(bare)) if (asks) bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end);
  return bare.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Whether a message is to be read with the turn before, and with which words of it. Pure.
 * @param before the visitor's messages before this one, oldest first
 */
export function readTurn(message: string, before: readonly string[]): Turn {
  const leans = before.length === 0 ? 'no' : leaning(message);
  if (leans === 'no') return { leans, topic: '' };
  const looked = before.slice(-LOOK_BACK);
  // Where the one before leans too, what it leans on is still the topic.
  const whole = looked.findLastIndex((text) => leaning(text) !== 'yes');
  const topic = looked.slice(Math.max(0, whole)).join(' ');
  const asksAnew = (kindsOf(kindSpansIn(foldText(message))) & EXCLUSIVE) !== 0;
  return { leans, topic: asksAnew ? withoutKinds(topic) : topic };
}
