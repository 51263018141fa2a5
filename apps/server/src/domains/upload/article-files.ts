import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { fileKey } from './file-key.ts';
import { linkTo } from './file-link.ts';
import { findArticleFiles, saveArticleFiles, saveDropped } from './article-files.repository.ts';

/** Keeps pictures that an article shows. Those that are not pictures of articles are left alone. */
export async function keepArticleFiles(scope: TenantScope, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await saveArticleFiles(scope, ids);
}

/** Lets go of pictures that no article shows any more; the next purge removes them. */
export async function dropArticleFiles(scope: TenantScope, ids: readonly string[], now: number): Promise<void> {
  if (ids.length > 0) await saveDropped(scope, ids, now);
}

/** Short-lived links to pictures of articles, for those who write them. */
export async function linkArticleFiles(
  { database, secrets, now }: Pick<Services, 'database' | 'secrets' | 'now'>,
  tenantId: number,
  ids: readonly string[],
): Promise<{ id: string; url: string }[]> {
  const found = await inTenant(database, tenantId, (scope) => findArticleFiles(scope, ids));
  return found.map(({ id }) => ({ id, url: linkTo({ tenantId, id, piece: 'original' }, secrets, now()).path }));
}

/** Where a picture of an article lies. */
export async function findArticleFile(scope: TenantScope, id: string): Promise<{ key: string; name: string; mime: string } | undefined> {
  const [file] = await findArticleFiles(scope, [id]);
  return file && { key: fileKey(scope.tenantId, id, 'original'), name: file.name, mime: file.mime };
}
