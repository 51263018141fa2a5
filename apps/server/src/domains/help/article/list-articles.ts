import { foldCanned, type help, type ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listCategories } from '#/domains/help/category/list-categories.ts';
import { insideOf } from '#/domains/help/category/check-tree.ts';
import { listArticles } from './article.repository.ts';
import { toRow } from './article-row.ts';
import { shortTextsOf } from './text.repository.ts';

/** A page of articles, pinned ones first, then the latest changed. */
export function listHelp({ request, actor, services }: Call<typeof help.list>): Promise<ResponseOf<typeof help.list>> {
  const { q = '', category, page, limit, ...filter } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const categories =
      category === undefined ? undefined : category === 'none' ? null : [...insideOf(await listCategories(scope), category)];
    const { articles, total } = await listArticles(
      scope,
      { ...filter, categories, folded: foldCanned(q) },
      { limit, offset: (page - 1) * limit },
    );
    const texts = await shortTextsOf(
      scope,
      articles.map(({ id }) => id),
    );
    return {
      items: articles.map((article) =>
        toRow(
          article,
          texts.filter((text) => text.article_id === article.id),
        ),
      ),
      total,
    };
  });
}
