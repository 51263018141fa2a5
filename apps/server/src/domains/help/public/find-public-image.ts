import { inTenant } from '#/database/transaction.ts';
import { isImagePublic } from '#/domains/help/article/find-image-use.ts';
import { findArticleFile } from '#/domains/upload/article-files.ts';
import type { Services } from '#/services.ts';

const TENANT = /^[1-9]\d{0,14}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The picture, while an article that everybody may read shows it. */
export function findPublicImage({ database }: Pick<Services, 'database'>, tenant: string, id: string) {
  if (!TENANT.test(tenant) || !UUID.test(id)) return Promise.resolve(undefined);
  return inTenant(database, Number(tenant), async (scope) => ((await isImagePublic(scope, id)) ? findArticleFile(scope, id) : undefined));
}
