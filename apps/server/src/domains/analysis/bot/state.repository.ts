import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Up to when a business is counted. */
export interface FactState {
  timezone: string;
  /** By which opening hours. */
  hours: string;
  /** Epoch milliseconds. */
  until: number;
}

const STATE = sql.raw('timezone, hours, epoch_ms(until) AS until');

/** Locks the counting of a business, so that two that count never add the same day twice; a business that was never counted starts in 1970. */
export async function lockState({ tenantId, db }: TenantScope, timezone: string): Promise<FactState> {
  const { rows } =
    await db.execute(sql`INSERT INTO bot_fact_state (tenant_id, timezone, until) VALUES (${tenantId}, ${timezone}, to_timestamp(0))
    ON CONFLICT (tenant_id) DO UPDATE SET timezone = bot_fact_state.timezone RETURNING ${STATE}`);
  return rows[0] as unknown as FactState;
}

/** undefined while nothing was counted yet. */
export async function readState({ tenantId, db }: TenantScope): Promise<FactState | undefined> {
  const { rows } = await db.execute(sql`SELECT ${STATE} FROM bot_fact_state WHERE tenant_id = ${tenantId}`);
  return rows[0] as unknown as FactState | undefined;
}

export async function saveUntil({ tenantId, db }: TenantScope, until: number): Promise<void> {
  await db.execute(sql`UPDATE bot_fact_state SET until = to_timestamp(${until} / 1000.0) WHERE tenant_id = ${tenantId}`);
}

/** Forgets what was counted of conversations that are still there, and counts in this zone and by these opening hours from now on. */
export async function startOver({ tenantId, db }: TenantScope, timezone: string, hours: string): Promise<void> {
  await db.execute(sql`DELETE FROM bot_fact_conversation WHERE tenant_id = ${tenantId}`);
  await db.execute(sql`DELETE FROM bot_fact_day WHERE tenant_id = ${tenantId} AND NOT erased`);
  await db.execute(
    sql`UPDATE bot_fact_state SET timezone = ${timezone}, hours = ${hours}, until = to_timestamp(0) WHERE tenant_id = ${tenantId}`,
  );
}

/** Where a page of changed conversations ended. */
export interface ChangePosition {
  /** As PostgreSQL writes it: milliseconds would skip what changed within one. */
  updated: string;
  /** The same in epoch milliseconds. */
  at: number;
  id: string;
}

/** Conversations that changed after a moment, or after a position, in the order of their change. */
export async function changedAfter(
  { tenantId, db }: TenantScope,
  since: number,
  after: ChangePosition | undefined,
  limit: number,
): Promise<ChangePosition[]> {
  const from = after
    ? sql`(updated_at, id) > (${after.updated}::timestamptz, ${after.id}::uuid)`
    : sql`updated_at >= to_timestamp(${since} / 1000.0)`;
  const { rows } = await db.execute(sql`SELECT id, updated_at::text AS updated, epoch_ms(updated_at) AS at FROM conversation
    WHERE tenant_id = ${tenantId} AND last_seq > 0 AND ${from} ORDER BY updated_at, id LIMIT ${limit}`);
  return rows as unknown as ChangePosition[];
}

/** Conversations to look at again, and those whose silence is long enough by now; each is handed out once. */
export async function takeDue({ tenantId, db }: TenantScope, now: number): Promise<string[]> {
  const { rows } = await db.execute(sql`WITH due AS (DELETE FROM bot_fact_due WHERE tenant_id = ${tenantId} RETURNING conversation_id)
    SELECT conversation_id AS id FROM due
    UNION SELECT conversation_id FROM bot_fact_conversation WHERE tenant_id = ${tenantId} AND settles_at <= to_timestamp(${now} / 1000.0)`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** Marks a conversation to be looked at again. */
export async function insertDue({ tenantId, db }: TenantScope, conversationId: string): Promise<void> {
  await db.execute(
    sql`INSERT INTO bot_fact_due (tenant_id, conversation_id) VALUES (${tenantId}, ${conversationId}) ON CONFLICT DO NOTHING`,
  );
}
