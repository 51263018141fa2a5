import type { DiversionTarget } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { Choice } from './pick-target.ts';

export interface StoredTarget extends DiversionTarget {
  link_id: string;
  removed: boolean;
  credit: number;
  served_today: number;
  served_total: number;
}

/** A moment in the zone that the business counts its days in. */
export interface Today {
  now: number;
  timezone: string;
}

const today = ({ now, timezone }: Today) => sql`(to_timestamp(${now} / 1000.0) AT TIME ZONE ${timezone})::date`;

/** Targets of links in their order; with those that were taken off, last. */
export async function findTargets({ tenantId, db }: TenantScope, linkIds: readonly string[], day: Today): Promise<StoredTarget[]> {
  const { rows } =
    await db.execute(sql`SELECT id, link_id, kind, ref, weight, daily_cap, total_cap, hours, to_jsonb(languages) AS languages, to_jsonb(countries) AS countries, enabled, removed, credit,
      CASE WHEN served_day = ${today(day)} THEN served_today ELSE 0 END AS served_today, served_total
    FROM diversion_target WHERE tenant_id = ${tenantId} AND link_id = ANY(${sql.param(linkIds)}::uuid[]) ORDER BY removed, position`);
  return rows as unknown as StoredTarget[];
}

/**
 * Puts these into the place of all that were; what is kept keeps its counts, what is new begins with none, and every turn begins anew.
 * @returns false where a target is another link's
 */
export async function replaceTargets({ tenantId, db }: TenantScope, linkId: string, targets: readonly DiversionTarget[]): Promise<boolean> {
  const given = targets.map((target, position) => ({ ...target, position }));
  await db.execute(sql`UPDATE diversion_target SET removed = true WHERE tenant_id = ${tenantId} AND link_id = ${linkId}`);
  const { rows } = await db.execute(sql`INSERT INTO diversion_target AS t
      (tenant_id, id, link_id, position, kind, ref, weight, daily_cap, total_cap, hours, languages, countries, enabled)
    SELECT ${tenantId}, r.id, ${linkId}, r.position, r.kind, r.ref, r.weight, r.daily_cap, r.total_cap, r.hours, r.languages, r.countries, r.enabled
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS r(id uuid, position integer, kind text, ref text, weight integer, daily_cap integer,
      total_cap integer, hours text, languages text[], countries text[], enabled boolean)
    ON CONFLICT (tenant_id, id) DO UPDATE SET position = excluded.position, kind = excluded.kind, ref = excluded.ref, weight = excluded.weight,
      daily_cap = excluded.daily_cap, total_cap = excluded.total_cap, hours = excluded.hours, languages = excluded.languages, countries = excluded.countries, enabled = excluded.enabled,
      removed = false, credit = 0
    WHERE t.link_id = ${linkId} RETURNING t.id`);
  return rows.length === targets.length;
}

/** Counts a visit at its target and keeps whose turn is next. */
export async function countPick({ tenantId, db }: TenantScope, { id, credits }: Choice, day: Today): Promise<void> {
  const turns = [...credits].map(([turn, credit]) => ({ id: turn, credit }));
  if (turns.length > 0)
    await db.execute(sql`UPDATE diversion_target t SET credit = r.credit FROM jsonb_to_recordset(${JSON.stringify(turns)}::jsonb) AS r(id uuid, credit integer)
      WHERE t.tenant_id = ${tenantId} AND t.id = r.id`);
  await db.execute(sql`UPDATE diversion_target SET served_today = CASE WHEN served_day = ${today(day)} THEN served_today ELSE 0 END + 1,
      served_day = ${today(day)}, served_total = served_total + 1 WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function findTarget({ tenantId, db }: TenantScope, id: string): Promise<Pick<DiversionTarget, 'kind' | 'ref'> | undefined> {
  const { rows } = await db.execute(sql`SELECT kind, ref FROM diversion_target WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return rows[0] as Pick<DiversionTarget, 'kind' | 'ref'> | undefined;
}
