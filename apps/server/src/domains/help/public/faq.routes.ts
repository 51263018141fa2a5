import type { faq } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { bringArticle } from './bring-article.ts';
import { isPublic } from './public.repository.ts';
import { readFaqArticle, readFaqHome, requireTenant, searchFaq } from './read-faq.ts';
import { insertReading, markAsked, saveFeedback } from './reading.repository.ts';

/** What answers each call of readers. */
export const faqRoutes: Routes<typeof faq> = {
  home: readFaqHome,
  search: searchFaq,
  article: ({ request, services }) => readFaqArticle(services, request),
  async opened({ request, services }) {
    const tenant = await requireTenant(services, request.tenant);
    await inTenant(services.database, tenant.id, async (scope) => {
      if (!(await isPublic(scope, request.id))) throw new BusinessError('not_found');
      await insertReading(scope, request, services.now());
    });
    return {};
  },
  async feedback({ request, services }) {
    const tenant = await requireTenant(services, request.tenant);
    await inTenant(services.database, tenant.id, async (scope) => {
      if (!(await isPublic(scope, request.id))) throw new BusinessError('not_found');
      await saveFeedback(scope, request, services.now());
    });
    return { verdict: request.verdict };
  },
  bring: bringArticle,
  async asked({ request, actor, services }) {
    await inTenant(services.database, actor.tenantId, (scope) => markAsked(scope, request.reader, services.now()));
    return {};
  },
};
