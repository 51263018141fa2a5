import type { DiversionLink, Locale } from '@lobby/contract';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { findTenant, type Tenant } from '#/domains/tenant/find-tenant.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { describeDevice, sourceOf } from './describe-visitor.ts';
import { gatherFacts, toPickTarget } from './gather-facts.ts';
import { addVisit, findLink, findSlug, lockLink, type StoredLink } from './link.repository.ts';
import { makeRefCode } from './make-slug.ts';
import { pickTarget } from './pick-target.ts';
import { chatAddress, leadsToChat, targetAddress, withUtm } from './target-address.ts';
import { countPick, findTargets, type StoredTarget } from './target.repository.ts';
import { statusOf } from './view-link.ts';
import { visitorDigest, visitToken } from './visit-token.ts';
import { findLastTarget, findRecent, insertVisit, setOutcome, type StoredVisit } from './visit.repository.ts';

/** Whoever comes again within so long goes on with the same visit, in milliseconds. */
const SAME_VISIT_MS = 30 * 60_000;
const STICKY_MS = { visitor_30d: 30 * 86_400_000, contact_forever: Infinity };

/** Somebody opens a short address. */
export interface Opening {
  slug: string;
  /** The number that the browser keeps for itself. */
  browser: string;
  locale: Locale;
  /** Two capitals; undefined where nobody knows. */
  country: string | undefined;
  userAgent: string;
  /** What the address says of where the visitor comes from, and the page before. */
  source: string | undefined;
  referrer: string | undefined;
  origin: string;
  /** The button of the landing page was pressed. */
  goes: boolean;
  /** Nobody is there: a preview, a search engine. Nothing is counted and nobody is led anywhere. */
  isRobot: boolean;
}

export type Opened =
  /** The visitor is led on; `token` names the visit where it may lead to a chat. */
  | { kind: 'away'; address: string; token: string | undefined }
  | { kind: 'page'; business: string; texts: Pick<DiversionLink['texts'][Locale], 'title' | 'text' | 'button'>; href: string }
  /** Nobody can be led anywhere. */
  | { kind: 'closed'; why: 'unknown' | 'early' | 'paused' | 'over'; business: string | undefined; chat: string | undefined };

/** Leads a visitor to one of a link's targets, or says why not. Counted under the lock of the link, so that no cap is ever passed. */
export async function openLink(services: Services, opening: Opening): Promise<Opened> {
  const slug = opening.slug.toLowerCase();
  const found = await inPlatform(services.database, (scope) => findSlug(scope, slug));
  const tenant = found && (await findTenant(services, String(found.tenantId)));
  if (!found || !tenant) return { kind: 'closed', why: 'unknown', business: undefined, chat: undefined };
  return inTenant(services.database, tenant.id, (scope) => open({ scope, services, tenant, opening, now: services.now() }, found.linkId));
}

interface Desk {
  scope: TenantScope;
  services: Services;
  tenant: Tenant;
  opening: Opening;
  now: number;
}

async function open(desk: Desk, linkId: string): Promise<Opened> {
  const { scope, tenant, opening, now } = desk;
  const link = await (opening.isRobot ? findLink(scope, linkId) : lockLink(scope, linkId));
  const closed = (why: 'unknown' | 'early' | 'paused' | 'over'): Opened => {
    return { kind: 'closed', why, business: tenant.name, chat: chatAddress(tenant.slug) };
  };
  if (!link || link.status === 'draft' || link.status === 'archived') return closed('unknown');
  if (link.status === 'paused') return closed('paused');
  if (link.starts_at !== null && link.starts_at > now) return closed('early');
  if (opening.isRobot) return page(link, desk);
  const day = { now, timezone: await tenantTimezone(scope) };
  const targets = (await findTargets(scope, [link.id], day)).filter(({ removed }) => !removed);
  const browser = visitorDigest(opening.browser, tenant.id, desk.services.secrets);
  const recent = await findRecent(scope, link.id, browser, now - SAME_VISIT_MS);
  // A visit that is counted already is not in its own way.
  const isOver = statusOf({ ...link, visits: link.visits - (recent ? 1 : 0) }, targets, now) !== 'active';
  const visit = recent ?? (await countVisit(desk, link, browser));
  if (!isOver && link.landing === 'page' && !opening.goes) return page(link, desk);
  const kept = recent && targets.find(({ id, enabled }) => id === recent.targetId && enabled);
  if (kept) return away(desk, link, visit, kept);
  const target = isOver ? undefined : await choose(desk, link, targets, browser, day);
  await setOutcome(scope, visit.id, target ? 'redirected' : 'fallback', target?.id ?? null);
  return target ? away(desk, link, visit, target) : fallBack(desk, link, visit, closed('over'));
}

async function countVisit({ scope, opening, now }: Desk, link: StoredLink, visitor: Buffer): Promise<StoredVisit> {
  const { locale: language, country = null, userAgent, referrer, origin } = opening;
  const source = sourceOf({ named: opening.source, referrer, own: origin });
  await addVisit(scope, link.id);
  const visit = await insertVisit(
    scope,
    { linkId: link.id, visitor, language, country, ...describeDevice(userAgent), source, refCode: makeRefCode() },
    now,
  );
  await publishEvents(scope, [{ type: 'link.visit', subjectId: visit.id }], now);
  return visit;
}

async function choose(
  { scope, opening, now }: Desk,
  link: StoredLink,
  targets: readonly StoredTarget[],
  browser: Buffer,
  day: { now: number; timezone: string },
): Promise<StoredTarget | undefined> {
  const facts = await gatherFacts(scope, targets, now);
  const since = link.sticky === 'none' ? undefined : Math.max(0, now - STICKY_MS[link.sticky]);
  const stickTo = since === undefined ? undefined : await findLastTarget(scope, link.id, browser, since);
  const rule = { strategy: link.strategy, onlineOnly: link.online_only, isOpen: facts.isOpen };
  const able = targets.map((target) => toPickTarget(target, facts));
  const pick = pickTarget(able, rule, { language: opening.locale, country: opening.country, stickTo });
  if (!pick) return undefined;
  await countPick(scope, pick, day);
  return targets.find(({ id }) => id === pick.id);
}

function away({ services, tenant, opening, now }: Desk, link: StoredLink, visit: StoredVisit, { kind, ref }: StoredTarget): Opened {
  const { prefill } = link.texts[opening.locale];
  const address = targetAddress({ kind, ref, tenantSlug: tenant.slug, prefill, refCode: visit.refCode, utm: link.utm });
  return { kind: 'away', address, token: leadsToChat(kind) ? visitToken(tenant.id, visit.id, services.secrets, now) : undefined };
}

function fallBack({ services, tenant, now }: Desk, { fallback, utm }: StoredLink, visit: StoredVisit, closed: Opened): Opened {
  switch (fallback.kind) {
    case 'page':
      return closed;
    case 'web_chat':
      return { kind: 'away', address: chatAddress(tenant.slug), token: visitToken(tenant.id, visit.id, services.secrets, now) };
    case 'faq':
      return { kind: 'away', address: `${chatAddress(tenant.slug)}/faq`, token: undefined };
    case 'url':
      return { kind: 'away', address: withUtm(fallback.address, utm), token: undefined };
  }
}

function page({ texts, slug }: StoredLink, { tenant, opening }: Desk): Opened {
  return { kind: 'page', business: tenant.name, texts: texts[opening.locale], href: `/l/${slug}/go` };
}
