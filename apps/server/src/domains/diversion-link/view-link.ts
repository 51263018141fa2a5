import type { DiversionCounts, DiversionLink } from '@lobby/contract';
import type { Call } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { gatherFacts, toPickTarget, whoIsBehind, type BusinessFacts } from './gather-facts.ts';
import { findLink, findLinks, type StoredLink } from './link.repository.ts';
import { statusAt } from './link-status.ts';
import { healthOf } from './pick-target.ts';
import { countToday } from './stats.repository.ts';
import { findTargets, type StoredTarget } from './target.repository.ts';

const NOBODY: DiversionCounts = { opened: 0, redirected: 0, chats: 0, new_people: 0, known_people: 0, resolved: 0, fallback: 0 };

type Asked = Pick<Call, 'services' | 'origin'>;

/** The address that people open: of this Lobby as it is configured, or as the caller has reached it. */
export function shortAddress({ config }: Pick<Services, 'config'>, origin: string, slug: string): string {
  return `${config.origin ?? origin}/l/${slug}`;
}

/** All links of a business as they stand. */
export async function viewLinks(scope: TenantScope, asked: Asked): Promise<{ items: DiversionLink[]; timezone: string }> {
  const timezone = await tenantTimezone(scope);
  return { items: await view(scope, asked, await findLinks(scope), timezone), timezone };
}

/** One link as it stands. @throws BusinessError not_found */
export async function viewLink(scope: TenantScope, asked: Asked, id: string): Promise<DiversionLink> {
  const link = await findLink(scope, id);
  const [seen] = link ? await view(scope, asked, [link], await tenantTimezone(scope)) : [];
  if (!seen) throw new BusinessError('not_found');
  return seen;
}

async function view(scope: TenantScope, { services, origin }: Asked, links: StoredLink[], timezone: string): Promise<DiversionLink[]> {
  const now = services.now();
  const ids = links.map(({ id }) => id);
  const targets = (await findTargets(scope, ids, { now, timezone })).filter(({ removed }) => !removed);
  const facts = await gatherFacts(scope, targets, now);
  const today = await countToday(scope, { now, timezone });
  return links.map((link) => {
    const own = targets.filter(({ link_id: id }) => id === link.id);
    return {
      ...link,
      url: shortAddress(services, origin, link.slug),
      status: statusOf(link, own, now),
      targets: own.map((target) => viewTarget(target, link, facts)),
      today: today.get(link.id) ?? NOBODY,
    };
  });
}

/** How a link stands at a moment. */
export function statusOf(link: StoredLink, targets: readonly StoredTarget[], now: number) {
  const caps = targets.map(({ total_cap: totalCap, served_total: servedTotal }) => ({ totalCap, servedTotal }));
  const { status, expires_at: expiresAt, max_visits: maxVisits, visits } = link;
  return statusAt({ status, expiresAt, maxVisits, visits, caps }, now);
}

function viewTarget(
  target: StoredTarget,
  { strategy, online_only: onlineOnly }: StoredLink,
  facts: BusinessFacts,
): DiversionLink['targets'][number] {
  const { link_id: _link, removed: _removed, credit: _credit, ...shown } = target;
  const name = whoIsBehind(target, facts)?.name ?? null;
  return { ...shown, name, health: healthOf(toPickTarget(target, facts), { strategy, onlineOnly, isOpen: facts.isOpen }) };
}
