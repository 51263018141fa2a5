import type { help } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { linkArticleFiles } from '#/domains/upload/article-files.ts';
import { changeArticles, removeArticle } from './article/change-articles.ts';
import { listHelp } from './article/list-articles.ts';
import { saveArticleText } from './article/save-text.ts';
import { setArticleStatus } from './article/set-status.ts';
import { listVersions } from './article/list-versions.ts';
import { translateArticle } from './article/translate-article.ts';
import { createArticle, updateArticle, viewArticle } from './article/write-article.ts';
import { listCategories } from './category/list-categories.ts';
import { createCategory, orderCategories, removeCategory, updateCategory } from './category/write-category.ts';
import { exportArticles } from './transfer/export-articles.ts';
import { importArticles } from './transfer/import-articles.ts';
import { readDeflection } from './public/tell-reading.ts';

/** What answers each call about help articles. */
export const helpRoutes: Routes<typeof help> = {
  async categories({ actor, services }) {
    return inTenant(services.database, actor.tenantId, async (scope) => ({
      items: await listCategories(scope),
      timezone: await tenantTimezone(scope),
    }));
  },
  createCategory,
  updateCategory,
  removeCategory,
  orderCategories,
  list: listHelp,
  deflection: readDeflection,
  get: ({ request, actor, services }) => inTenant(services.database, actor.tenantId, (scope) => viewArticle(scope, request.id)),
  create: createArticle,
  update: updateArticle,
  remove: removeArticle,
  save: saveArticleText,
  setStatus: setArticleStatus,
  bulk: changeArticles,
  versions: listVersions,
  translate: translateArticle,
  import: importArticles,
  export: exportArticles,
  async images({ request, actor, services }) {
    return { items: await linkArticleFiles(services, actor.tenantId, request.ids) };
  },
};
