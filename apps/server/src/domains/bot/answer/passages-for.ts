import type { Hit } from './answer.ts';
import type { Finding } from './finding.ts';

/** Passages that a model reads, the characters of one, and of all together. */
const PASSAGES_MAX = 8;
const PASSAGE_LENGTH_MAX = 3_000;
const LENGTH_MAX = 12_000;
/** What scores less is not near at all, nor is what shares no word and is not this close in meaning. */
const NEAR = 0.02;
const CLOSE = 0.3;

/** Tells whoever reads it for a visitor to drop its rules, as a copied page may. */
const ORDER = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+)?(?:of\s+)?(?:(?:the|your|these|my)\s+)?(?:previous|prior|above|earlier|preceding|foregoing|system)\s+(?:instructions?|prompts?|rules|guidelines)\b`,
    String.raw`\b(?:ignore|disregard|forget)\s+(?:your|all|all\s+your)\s+(?:instructions?|prompts?|rules|guidelines)\b`,
    '(?:忽略|无视|無視|忘记|忘記|唔好理|唔使理)(?:以上|上面|之前|先前|此前|前面|所有|全部|一切|你的|嘅|的|這些|这些|咗)*(?:指令|指示|提示词|提示詞|规则|規則)',
    '(?:これまで|以前|上記|前|今まで)の(?:すべての|全ての)?(?:指示|命令|ルール|プロンプト)(?:を|は)?(?:すべて|全て)?(?:無視|忘れ)',
  ].join('|'),
  'iu',
);
const SENTENCE_ENDS = ['.', '!', '?', '。', '！', '？'];

/** A passage as a model reads it, and what it comes from. */
export interface Passage {
  title: string;
  text: string;
  hit: Hit;
}

/** What a model answers from: the best of everything that was found, the likeliest first, within its budget. Pure. */
export function passagesFor(findings: readonly Finding[]): Passage[] {
  const best = new Map<string, Hit>();
  for (const hit of findings.flatMap(({ hits, parts }) => [...hits, ...parts.flatMap((part) => part.hits)]))
    if (isNear(hit) && hit.score > (best.get(hit.id)?.score ?? -1)) best.set(hit.id, hit);
  let left = LENGTH_MAX;
  return [...best.values()]
    .toSorted((one, other) => other.score - one.score)
    .slice(0, PASSAGES_MAX)
    .flatMap((hit) => {
      const text = withoutOrders(hit.answer.slice(0, Math.min(left, PASSAGE_LENGTH_MAX)));
      left -= text.length;
      return text.trim() === '' ? [] : [{ title: hit.question, text, hit }];
    });
}

function isNear({ score, used, why, signals }: Hit): boolean {
  return used || (score >= NEAR && (why.words.length > 0 || (signals.vector ?? 0) >= CLOSE));
}

/** Without the sentence that gives orders to the reader, and what follows in its paragraph: that may say what is ordered. */
function withoutOrders(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const at = ORDER.exec(line)?.index;
      return at === undefined ? line : line.slice(0, Math.max(...SENTENCE_ENDS.map((end) => line.slice(0, at).lastIndexOf(end))) + 1);
    })
    .join('\n');
}
