import type { DiversionCounts, DiversionRow, diversionLinks } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { BusinessError } from '#/errors.ts';
import { gatherFacts } from './gather-facts.ts';
import { findLink } from './link.repository.ts';
import { nameTarget } from './name-target.ts';
import { countVisits, type StatGroup, type StatRow } from './stats.repository.ts';
import { findTargets } from './target.repository.ts';

const DAY_MS = 86_400_000;
/** Rows of one table. */
const ROWS_MAX = 100;
const NOBODY: DiversionCounts = { opened: 0, redirected: 0, chats: 0, new_people: 0, known_people: 0, resolved: 0, fallback: 0 };

/** What became of a link's visits. @throws BusinessError not_found */
export function readStats({ request, actor, services }: Call<typeof diversionLinks.stats>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await findLink(scope, request.id))) throw new BusinessError('not_found');
    const [now, timezone] = [services.now(), await tenantTimezone(scope)];
    const rows = await countVisits(scope, request.id, now - request.days * DAY_MS, timezone);
    const names = await namesOfTargets(scope, request.id, now, timezone);
    const table = (group: StatGroup) =>
      rows
        .filter((row) => row.group === group)
        .slice(0, ROWS_MAX)
        .map((row) => toRow(row, names));
    return {
      total: rows.find(({ group }) => group === 'total') ?? NOBODY,
      targets: table('target'),
      sources: table('source'),
      languages: table('language'),
      countries: table('country'),
      hours: table('hour').toSorted((a, b) => (a.key ?? '').localeCompare(b.key ?? '')),
    };
  });
}

/** What the targets of a link are called, also those that were taken off it. */
export async function namesOfTargets(
  scope: TenantScope,
  linkId: string,
  now: number,
  timezone: string,
): Promise<Map<string, string | null>> {
  const targets = await findTargets(scope, [linkId], { now, timezone });
  const facts = await gatherFacts(scope, targets, now);
  return new Map(targets.map((target) => [target.id, nameTarget(target, facts)]));
}

function toRow({ group: _group, ...row }: StatRow, names: Map<string, string | null>): DiversionRow {
  return { ...row, name: row.key === null ? null : (names.get(row.key) ?? null) };
}
