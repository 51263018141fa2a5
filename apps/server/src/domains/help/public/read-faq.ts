import { chooseCannedLocale, type faq, type FaqCategory, type HelpCategory, type Locale, type ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findPublished, type PublishedEntry } from '#/domains/corpus/find-published.ts';
import { findTenant, type Tenant } from '#/domains/tenant/find-tenant.ts';
import { takesOrders } from '#/domains/work-order/offer/has-door.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import type { FaqShelf } from './faq-shelf.ts';
import { openShelf } from './open-shelf.ts';
import { findBySlug, readPublicBodies } from './public.repository.ts';

/** Articles that stand above the categories, and beside an article. */
const TOP_MAX = 5;
const RELATED_MAX = 4;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** @throws BusinessError unknown_tenant */
export async function requireTenant(services: Pick<Services, 'database'>, name: string): Promise<Tenant> {
  const tenant = await findTenant(services, name);
  if (!tenant) throw new BusinessError('unknown_tenant');
  return tenant;
}

function nameOf({ names }: HelpCategory, wanted: Locale): string {
  const locale = chooseCannedLocale(names, wanted);
  return locale === undefined ? '' : (names[locale] ?? '');
}

/** Categories that have something to read, in their order, and what is read most. */
export async function readFaqHome({ request, services }: Call<typeof faq.home>): Promise<ResponseOf<typeof faq.home>> {
  const { locale } = request;
  const tenant = await requireTenant(services, request.tenant);
  const { shelf } = await openShelf(services.database, tenant.id, services.now());
  const pinned = shelf.categories.flatMap(({ entry_ids: ids }) => ids);
  const { entries, orders } = await inTenant(services.database, tenant.id, async (scope) => ({
    entries: await findPublished(scope, [...new Set(pinned)]),
    orders: await takesOrders(scope),
  }));
  const categories = shelf.categories.map((category) => categoryOf(shelf, category, entries, locale));
  const filled = categories.filter(({ count, entries: short }) => count > 0 || short.length > 0);
  const { cards: top, areRead } = shelf.top(locale, TOP_MAX);
  return { name: tenant.name, top, most_read: areRead, categories: filled, total: shelf.total, work_orders: orders };
}

function categoryOf(shelf: FaqShelf, category: HelpCategory, entries: readonly PublishedEntry[], locale: Locale): FaqCategory {
  const { id, parent_id, icon, entry_ids: ids } = category;
  const shown = ids.flatMap((entryId) => entries.find((entry) => entry.id === entryId) ?? []);
  const own = shelf.cards(locale, ({ category_id: of }) => of === id).map(({ pinned: _pinned, views: _views, ...card }) => card);
  return {
    id,
    parent_id,
    icon,
    name: nameOf(category, locale),
    count: shelf.inCategory(locale, id).length,
    articles: own,
    entries: inLanguage(shown, locale),
  };
}

/** Entries in the reader's language, where there are any; otherwise as they are. */
function inLanguage(entries: PublishedEntry[], locale: Locale): PublishedEntry[] {
  const own = entries.filter((entry) => entry.locale === locale);
  return own.length > 0 ? own : entries;
}

export async function searchFaq({ request, services }: Call<typeof faq.search>): Promise<ResponseOf<typeof faq.search>> {
  const tenant = await requireTenant(services, request.tenant);
  const { shelf } = await openShelf(services.database, tenant.id, services.now());
  return { items: shelf.search(request.q, request.locale) };
}

/** One article of a business that is named. @throws BusinessError unknown_tenant, not_found */
export async function readFaqArticle(
  services: Pick<Services, 'database' | 'now'>,
  request: Call<typeof faq.article>['request'],
): Promise<ResponseOf<typeof faq.article>> {
  const tenant = await requireTenant(services, request.tenant);
  return readArticleOf(services, tenant.id, request);
}

/** One article in a language, or in the nearest that there is. @throws BusinessError not_found, also for one that is not for everybody */
export async function readArticleOf(
  services: Pick<Services, 'database' | 'now'>,
  tenantId: number,
  request: Pick<Call<typeof faq.article>['request'], 'id' | 'locale'>,
): Promise<ResponseOf<typeof faq.article>> {
  const { locale } = request;
  const { shelf } = await openShelf(services.database, tenantId, services.now());
  const wanted = request.id.toLowerCase();
  const id = UUID.test(wanted)
    ? wanted
    : await inTenant(services.database, tenantId, (scope) => findBySlug(scope, wanted.normalize('NFKC'), locale));
  const text = id === undefined ? undefined : shelf.textOf(id, locale);
  const bodies = text && (await inTenant(services.database, tenantId, (scope) => readPublicBodies(scope, text.article_id)));
  const body = bodies?.find((each) => each.locale === text?.locale)?.body;
  if (!text || body === undefined) throw new BusinessError('not_found');
  const category = shelf.categories.find((each) => each.id === text.category_id);
  return {
    id: text.article_id,
    slug: text.slug,
    locale: text.locale,
    title: text.title,
    summary: text.summary,
    body,
    category: category ? { id: category.id, name: nameOf(category, locale) } : null,
    updated_at: text.published_at,
    related: shelf.related(text.article_id, locale, RELATED_MAX),
    work_orders: await inTenant(services.database, tenantId, takesOrders),
  };
}
