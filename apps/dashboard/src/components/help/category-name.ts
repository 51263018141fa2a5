import { chooseCannedLocale, type HelpCategory, type Locale } from '@lobby/contract';

/** What a category is called for somebody who reads a language. */
export function categoryName({ names }: Pick<HelpCategory, 'names'>, wanted: Locale): string {
  const locale = chooseCannedLocale(names, wanted);
  return locale === undefined ? '' : (names[locale] ?? '');
}

/** The tree as lines, each with how deep it stands, from 0. */
export function treeLines(
  items: readonly HelpCategory[],
  parent: string | null = null,
  depth = 0,
): { category: HelpCategory; depth: number }[] {
  return items
    .filter(({ parent_id: id }) => id === parent)
    .flatMap((category) => [{ category, depth }, ...treeLines(items, category.id, depth + 1)]);
}
