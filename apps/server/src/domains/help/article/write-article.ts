import { ARTICLES_MAX, type ArticleView, type help, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { listCategories } from '#/domains/help/category/list-categories.ts';
import { fieldError } from '#/domains/help/field-error.ts';
import { noteChange } from '#/domains/help/public/change-number.ts';
import { BusinessError } from '#/errors.ts';
import { countArticles, findArticle, insertArticle, moveArticles, replaceArticle } from './article.repository.ts';
import { toView } from './article-row.ts';
import { feedBot } from './feed-bot.ts';
import { openArticle, writeText } from './save-text.ts';
import { textsOf } from './text.repository.ts';

export async function viewArticle(scope: TenantScope, id: string): Promise<ArticleView> {
  const article = await findArticle(scope, id);
  if (!article) throw new BusinessError('not_found');
  return toView(article, await textsOf(scope, id));
}

/** @throws BusinessError not_found where there is no such category */
export async function checkCategory(scope: TenantScope, id: string | null): Promise<void> {
  if (id !== null && !(await listCategories(scope)).some((each) => each.id === id)) throw new BusinessError('not_found');
}

/** Begins an article without words; undefined where the business has as many as it can have. */
export async function beginArticle(
  scope: TenantScope,
  categoryId: string | null,
  locale: Locale,
  now: number,
): Promise<string | undefined> {
  return (await countArticles(scope)) >= ARTICLES_MAX ? undefined : insertArticle(scope, { categoryId, locale, now });
}

/** Begins an article with a title in its original language. @throws BusinessError not_found, invalid_request for one too many */
export function createArticle({ request, actor, locale, services }: Call<typeof help.create>): Promise<ArticleView> {
  const { category_id: categoryId, title } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await checkCategory(scope, categoryId);
    const now = services.now();
    const id = await beginArticle(scope, categoryId, request.locale, now);
    if (id === undefined) throw fieldError(locale, 'title', 'fields.too_many_articles', { max: ARTICLES_MAX });
    const { article, texts } = await openArticle(scope, id);
    const words = { id, locale: request.locale, title, slug: '', summary: '', body: '', version: 0, machine: false };
    await writeText(scope, { article, texts, request: words, author: actor.name, now, reader: locale });
    return viewArticle(scope, id);
  });
}

/** Changes where it stands and who sees it; the second of two writers gets `stale_version`. */
export function updateArticle({ request, actor, services }: Call<typeof help.update>): Promise<ArticleView> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { article } = await openArticle(scope, request.id);
    if (article.version !== request.version) throw new BusinessError('stale_version', { current: await viewArticle(scope, request.id) });
    await checkCategory(scope, request.category_id);
    await replaceArticle(scope, request, services.now());
    await feedBot(scope, request.id);
    await noteChange(scope);
    return viewArticle(scope, request.id);
  });
}

/** Moves articles into a category, or out of any. @throws BusinessError not_found */
export async function moveInto(scope: TenantScope, ids: readonly string[], category: string | null, now: number): Promise<void> {
  await checkCategory(scope, category);
  await moveArticles(scope, ids, category, now);
}
