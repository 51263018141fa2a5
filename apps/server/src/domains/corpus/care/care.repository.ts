import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** How far the looking has come: times in milliseconds since 1970, changes of the corpus by their numbers. */
export interface CareState {
  runsUntil: number;
  closedUntil: number;
  gapsChangeNo: number;
  conflictsChangeNo: number;
  conflictsId: string;
}

const COLUMNS: Record<keyof CareState, string> = {
  runsUntil: 'runs_until',
  closedUntil: 'closed_until',
  gapsChangeNo: 'gaps_change_no',
  conflictsChangeNo: 'conflicts_change_no',
  conflictsId: 'conflicts_id',
};

export async function readCare({ tenantId, db }: TenantScope): Promise<CareState> {
  const named = Object.entries(COLUMNS).map(([name, column]) => `${column} AS "${name}"`);
  const { rows } = await db.execute(sql`INSERT INTO corpus_care (tenant_id) VALUES (${tenantId})
    ON CONFLICT (tenant_id) DO UPDATE SET tenant_id = excluded.tenant_id RETURNING ${sql.raw(named.join(', '))}`);
  return rows[0] as unknown as CareState;
}

export async function saveCare({ tenantId, db }: TenantScope, state: Partial<CareState>): Promise<void> {
  const sets = Object.entries(state).map(([name, value]) => sql`${sql.identifier(COLUMNS[name as keyof CareState])} = ${value}`);
  await db.execute(sql`UPDATE corpus_care SET ${sql.join(sets, sql`, `)} WHERE tenant_id = ${tenantId}`);
}
