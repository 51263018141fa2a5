import { hasChoices, type FormField, type Locale } from '@lobby/contract';
import { analyze, matchesPhrase } from '@lobby/retrieval';

/** What a type is called and asks, in every language. */
export interface DescribedType {
  id: string;
  name: Partial<Record<Locale, string>>;
  fields: readonly FormField[];
}

/** Words that stand in names of types and describe none of them. */
const EMPTY = new Set(
  'a an and or the of with for to in on my your other else something anything problem question request help issue order service general about'
    .split(' ')
    .flatMap((word) => analyze(word).words),
);
const EMPTY_PAIRS = new Set([
  '问题',
  '订单',
  '其他',
  '其它',
  '服务',
  '申请',
  '咨询',
  '关于',
  '工单',
  'その',
  'の他',
  '問題',
  '注文',
  '質問',
  '依頼',
]);
/** Points of a whole phrase, against one for each of its words. */
const PHRASE = 5;

/** The type whose name, or one of whose choices, a text speaks of most; undefined where it speaks of none. Pure. */
export function describedType<Type extends DescribedType>(text: string, types: readonly Type[]): Type | undefined {
  const said = analyze(text);
  const has = new Set([...said.words, ...said.pairs]);
  const scored = types.map((type) => ({ type, points: Math.max(0, ...phrasesOf(type).map((phrase) => pointsOf(phrase, text, has))) }));
  const best = scored.toSorted((a, b) => b.points - a.points)[0];
  return best !== undefined && best.points > 0 ? best.type : undefined;
}

function phrasesOf({ name, fields }: DescribedType): string[] {
  const choices = fields
    .filter(({ kind }) => hasChoices(kind))
    .flatMap((field) => field.choices.flatMap(({ label }) => Object.values(label)));
  return [...Object.values(name), ...choices].filter((phrase) => phrase !== '');
}

function pointsOf(phrase: string, text: string, has: ReadonlySet<string>): number {
  const { words, pairs } = analyze(phrase);
  const telling = [...words.filter((word) => !EMPTY.has(word)), ...pairs.filter((pair) => !EMPTY_PAIRS.has(pair))];
  if (telling.length === 0) return 0;
  return matchesPhrase(text, phrase) ? PHRASE : telling.filter((each) => has.has(each)).length;
}
