import type { NotificationType } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { at } from './notification.repository.ts';

/** What was read is not sent any more. @returns whose it was */
async function markWhere({ tenantId, db }: TenantScope, which: SQL, now: number): Promise<number[]> {
  const { rows } = await db.execute(sql`WITH done AS (UPDATE notification n SET read_at = ${at(now)}, mail_due_at = NULL, push_due_at = NULL
      WHERE n.tenant_id = ${tenantId} AND n.read_at IS NULL AND ${which} RETURNING n.user_id)
    SELECT DISTINCT user_id AS id FROM done`);
  return (rows as unknown as { id: number }[]).map(({ id }) => id);
}

export const markRead = (scope: TenantScope, userId: number, ids: readonly string[] | undefined, now: number) =>
  markWhere(scope, sql`n.user_id = ${userId} AND ${ids ? sql`n.id = ANY(${sql.param(ids)}::uuid[])` : sql`true`}`, now);

/** Somebody has read conversations, and with them what they were told of these. */
export const markConversationsRead = (scope: TenantScope, userId: number, conversationIds: readonly string[], now: number) =>
  markWhere(scope, sql`n.user_id = ${userId} AND n.conversation_id = ANY(${sql.param(conversationIds)}::uuid[])`, now);

/** What calls for somebody who has come, or tells of what is mended, calls nobody any more. */
export async function markSettled(
  scope: TenantScope,
  settled: readonly { type: NotificationType; groupKey: string }[],
  now: number,
): Promise<number[]> {
  if (settled.length === 0) return [];
  return markWhere(
    scope,
    sql`(n.type, n.group_key) IN (SELECT * FROM unnest(${sql.param(settled.map(({ type }) => type))}::text[], ${sql.param(settled.map(({ groupKey }) => groupKey))}::text[]))`,
    now,
  );
}
