import type { Locale } from '@lobby/contract';

/** Words of Latin letters and digits between characters of Chinese or Japanese: a plan, a model, an amount. */
const FOREIGN = /[\p{Script=Latin}\p{N}]{2,}|\p{N}/gu;
/** Numbers, and words that English writes with a capital inside of a sentence. */
const PROPER = /\p{N}+|(?<=[\p{L}\p{N},;:]\s)\p{Lu}[\p{L}\p{N}]+/gu;

/** What a question names: two questions that each name something else are not about the same, however alike they are. */
export function namedIn(question: string, locale: Locale): Set<string> {
  const names = question.normalize('NFKC').match(locale === 'en-US' ? PROPER : FOREIGN) ?? [];
  return new Set(names.map((name) => name.toLowerCase()));
}

/** Whether each of two questions names something that the other does not. */
export function nameDifferent(left: string, right: string, locale: Locale): boolean {
  const [mine, theirs] = [namedIn(left, locale), namedIn(right, locale)];
  const lacks = (these: ReadonlySet<string>, those: ReadonlySet<string>) => [...these].some((name) => !those.has(name));
  return lacks(mine, theirs) && lacks(theirs, mine);
}
