import { articleImageIds, type help } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { removePassages } from '#/domains/corpus/replace-passages.ts';
import { noteChange } from '#/domains/help/public/change-number.ts';
import { dropArticleFiles } from '#/domains/upload/article-files.ts';
import { deleteArticles, lockArticles } from './article.repository.ts';
import { imagesInUse } from './find-image-use.ts';
import { publishArticle, withdrawArticle } from './set-status.ts';
import { readVersions, textsOf } from './text.repository.ts';
import { moveInto } from './write-article.ts';

/** Publishes, archives, moves or deletes articles; those that are gone are left out. */
export function changeArticles({ request, actor, services }: Call<typeof help.bulk>): Promise<{ changed: number }> {
  const { ids, action, category_id: category } = request;
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await lockArticles(scope, [...new Set(ids)]);
    if (action === 'move') {
      await moveInto(scope, found, category ?? null, now);
      await noteChange(scope);
    } else if (action === 'delete') await discard(scope, found, now);
    else
      for (const id of found)
        await (action === 'publish' ? publishArticle(scope, id, undefined, now) : withdrawArticle(scope, id, undefined, true));
    return { changed: found.length };
  });
}

/** Deletes an article with its versions, its pictures and what the bot knew of it; one that is gone already stays gone. */
export async function removeArticle({ request, actor, services }: Call<typeof help.remove>): Promise<Record<string, never>> {
  await inTenant(services.database, actor.tenantId, async (scope) =>
    discard(scope, await lockArticles(scope, [request.id]), services.now()),
  );
  return {};
}

async function discard(scope: TenantScope, ids: readonly string[], now: number): Promise<void> {
  const images = new Set<string>();
  for (const id of ids) {
    for (const { locale } of await textsOf(scope, id)) {
      for (const { body } of await readVersions(scope, id, locale)) for (const image of articleImageIds(body)) images.add(image);
    }
    await removePassages(scope, { kind: 'article', id });
  }
  await deleteArticles(scope, ids);
  const kept = await imagesInUse(scope, [...images]);
  await dropArticleFiles(
    scope,
    [...images].filter((id) => !kept.has(id)),
    now,
  );
  await noteChange(scope);
}
