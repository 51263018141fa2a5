import { CATEGORIES_MAX, CATEGORY_DEPTH_MAX, type CategoryDraft, type help, type HelpCategory, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { fieldError } from '#/domains/help/field-error.ts';
import { noteChange } from '#/domains/help/public/change-number.ts';
import { arrangeCategories, deleteCategory, insertCategory, lockTree, readCategories, replaceCategory } from './category.repository.ts';
import { depthOf, heightOf, insideOf } from './check-tree.ts';

function checkParent(tree: readonly HelpCategory[], { parent_id: parent }: CategoryDraft, height: number, locale: Locale): void {
  if (parent !== null && !tree.some(({ id }) => id === parent)) throw new BusinessError('not_found');
  if (depthOf(tree, parent) + height > CATEGORY_DEPTH_MAX)
    throw fieldError(locale, 'parent_id', 'fields.category_too_deep', { max: CATEGORY_DEPTH_MAX });
}

async function findCategory(scope: TenantScope, id: string): Promise<HelpCategory> {
  const found = (await readCategories(scope)).find((each) => each.id === id);
  if (!found) throw new BusinessError('not_found');
  return found;
}

/** @throws BusinessError not_found for a parent that is not there, invalid_request for one too deep or one too many */
export function createCategory({ request, actor, locale, services }: Call<typeof help.createCategory>): Promise<HelpCategory> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await lockTree(scope);
    const tree = await readCategories(scope);
    if (tree.length >= CATEGORIES_MAX) throw fieldError(locale, 'names', 'fields.too_many_categories', { max: CATEGORIES_MAX });
    checkParent(tree, request, 1, locale);
    const id = await insertCategory(scope, request);
    await noteChange(scope);
    return findCategory(scope, id);
  });
}

/** Changes a category; the second of two writers gets `stale_version`. None moves into itself. */
export function updateCategory({ request, actor, locale, services }: Call<typeof help.updateCategory>): Promise<HelpCategory> {
  const { id, version, ...draft } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await lockTree(scope);
    const tree = await readCategories(scope);
    const stored = tree.find((each) => each.id === id);
    if (!stored) throw new BusinessError('not_found');
    if (stored.version !== version) throw new BusinessError('stale_version', { current: stored });
    if (draft.parent_id !== null && insideOf(tree, id).has(draft.parent_id))
      throw fieldError(locale, 'parent_id', 'fields.category_in_itself');
    checkParent(tree, draft, heightOf(tree, id), locale);
    await replaceCategory(scope, id, draft);
    await noteChange(scope);
    return findCategory(scope, id);
  });
}

/** What is in it moves up; one that is gone already stays gone. */
export async function removeCategory({ request, actor, services }: Call<typeof help.removeCategory>): Promise<Record<string, never>> {
  await inTenant(services.database, actor.tenantId, async (scope) => {
    await lockTree(scope);
    const stored = (await readCategories(scope)).find(({ id }) => id === request.id);
    if (!stored) return;
    await deleteCategory(scope, request.id, stored.parent_id);
    await noteChange(scope);
  });
  return {};
}

export function orderCategories({ request, actor, services }: Call<typeof help.orderCategories>): Promise<{ items: HelpCategory[] }> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await lockTree(scope);
    await arrangeCategories(scope, [...new Set(request.ids)]);
    await noteChange(scope);
    return { items: await readCategories(scope) };
  });
}
