import type { openArticles } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { readArticleOf } from '#/domains/help/public/read-faq.ts';
import { openShelf } from '#/domains/help/public/open-shelf.ts';
import { readPlace, writePlace } from './page-cursor.ts';

/** What the help center shows everybody. */
export const articleRoutes: Routes<typeof openArticles> = {
  async list({ request: { q = '', locale, cursor, limit }, actor, services }) {
    const from = readPlace(cursor);
    const { shelf } = await openShelf(services.database, actor.tenantId, services.now());
    const found = q.trim() === '' ? shelf.top(locale, shelf.total).cards : shelf.search(q, locale);
    const items = found.slice(from, from + limit);
    return { items, next_cursor: from + limit < found.length ? writePlace(from + limit) : null };
  },
  get: ({ request, actor, services }) => readArticleOf(services, actor.tenantId, request),
};
