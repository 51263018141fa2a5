import { CATEGORIES_MAX, CATEGORY_DEPTH_MAX, CATEGORY_NAME_MAX, type HelpCategory, type Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { insertCategory, lockTree, readCategories, replaceCategory } from './category.repository.ts';

const same = (name: string | undefined, wanted: string) => name?.trim().toLowerCase() === wanted.toLowerCase();

/** How many categories of a path are not there yet. Pure. */
export function missingCategories(tree: readonly HelpCategory[], names: readonly string[], locale: Locale): number {
  let parent: string | null = null;
  for (const [depth, name] of names.entries()) {
    const found: HelpCategory | undefined = tree.find((each) => each.parent_id === parent && same(each.names[locale], name));
    if (!found) return names.length - depth;
    parent = found.id;
  }
  return 0;
}

/** The category at the end of a path of names, made where it is missing; null for one too deep, or one too many. */
export async function ensureCategory(scope: TenantScope, path: readonly string[], locale: Locale): Promise<string | null> {
  await lockTree(scope);
  const tree = await readCategories(scope);
  const names = path.map((name) => name.slice(0, CATEGORY_NAME_MAX));
  if (names.length > CATEGORY_DEPTH_MAX || tree.length + missingCategories(tree, names, locale) > CATEGORIES_MAX) return null;
  let parent: string | null = null;
  for (const name of names) {
    const found: HelpCategory | undefined = tree.find((each) => each.parent_id === parent && same(each.names[locale], name));
    parent = found?.id ?? (await insertCategory(scope, { parent_id: parent, icon: 'book', names: { [locale]: name }, entry_ids: [] }));
  }
  return parent;
}

/** Gives the categories above an article the names that a translation calls them by, where they have none in its language. */
export async function nameCategories(scope: TenantScope, id: string, path: readonly string[], locale: Locale): Promise<void> {
  await lockTree(scope);
  const tree = await readCategories(scope);
  let at = tree.find((each) => each.id === id);
  for (const name of path.toReversed()) {
    if (!at) return;
    const { names, parent_id, icon, entry_ids } = at;
    if ((names[locale] ?? '') === '')
      await replaceCategory(scope, at.id, { parent_id, icon, entry_ids, names: { ...names, [locale]: name.slice(0, CATEGORY_NAME_MAX) } });
    at = tree.find((each) => each.id === parent_id);
  }
}
