import { sql } from 'drizzle-orm';
import type { PlatformScope, TenantScope } from '#/database/transaction.ts';
import { at, NOTIFICATION, type StoredNotification } from './notification.repository.ts';

/** Lets the business be looked at when something of it is due, in the caller's transaction. @param dueAt milliseconds since 1970 */
export async function saveDue({ tenantId, db }: TenantScope, dueAt: number): Promise<void> {
  await db.execute(sql`INSERT INTO notification_due AS d (business_id, due_at) VALUES (${tenantId}, ${at(dueAt)})
    ON CONFLICT (business_id) DO UPDATE SET due_at = least(d.due_at, excluded.due_at)`);
}

/** Businesses with something due. */
export async function findDue({ db }: PlatformScope, now: number): Promise<number[]> {
  const { rows } = await db.execute(
    sql`SELECT business_id AS id FROM notification_due WHERE due_at <= ${at(now)} ORDER BY due_at LIMIT 1000`,
  );
  return (rows as unknown as { id: number }[]).map(({ id }) => id);
}

/** Holds the business until the end of the transaction. @returns false where another server has done what was due */
export async function lockDue({ tenantId, db }: TenantScope, now: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM notification_due WHERE business_id = ${tenantId} AND due_at <= ${at(now)} FOR UPDATE SKIP LOCKED`,
  );
  return rows.length > 0;
}

/** When the next mail or escalation is due. The caller holds the business. */
export async function saveNextDue({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`WITH next AS (SELECT least((SELECT min(mail_due_at) FROM notification WHERE tenant_id = ${tenantId} AND mail_due_at IS NOT NULL),
      (SELECT min(push_due_at) FROM notification WHERE tenant_id = ${tenantId} AND push_due_at IS NOT NULL),
      (SELECT min(due_at) FROM notification_escalation WHERE tenant_id = ${tenantId})) AS at),
    gone AS (DELETE FROM notification_due WHERE business_id = ${tenantId} AND (SELECT at FROM next) IS NULL)
    UPDATE notification_due SET due_at = (SELECT at FROM next) WHERE business_id = ${tenantId} AND (SELECT at FROM next) IS NOT NULL`);
}

export interface DueMail extends StoredNotification {
  userId: number;
}

/** Takes out what is to be mailed now. */
export async function takeMails({ tenantId, db }: TenantScope, now: number): Promise<DueMail[]> {
  const { rows } = await db.execute(sql`UPDATE notification n SET mail_due_at = NULL
    WHERE n.tenant_id = ${tenantId} AND n.mail_due_at <= ${at(now)} RETURNING ${NOTIFICATION}, n.user_id AS "userId"`);
  return rows as unknown as DueMail[];
}

/** A visitor waits of whom somebody has to have heard by then. */
export async function insertEscalations({ tenantId, db }: TenantScope, ids: readonly string[], now: number, dueAt: number): Promise<void> {
  await db.execute(sql`INSERT INTO notification_escalation (tenant_id, conversation_id, since, due_at)
    SELECT ${tenantId}, id, ${at(now)}, ${at(dueAt)} FROM unnest(${sql.param(ids)}::uuid[]) AS id
    ON CONFLICT (tenant_id, conversation_id) DO NOTHING`);
}

export async function deleteEscalations({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<void> {
  await db.execute(
    sql`DELETE FROM notification_escalation WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${sql.param(ids)}::uuid[])`,
  );
}

/** Takes out the conversations that wait still and that nobody who was told has looked at. */
export async function takeEscalations({ tenantId, db }: TenantScope, now: number): Promise<string[]> {
  const { rows } =
    await db.execute(sql`WITH due AS (DELETE FROM notification_escalation WHERE tenant_id = ${tenantId} AND due_at <= ${at(now)} RETURNING conversation_id AS id, since)
    SELECT due.id FROM due JOIN conversation c ON c.tenant_id = ${tenantId} AND c.id = due.id
    WHERE c.status = 'queued' AND c.agent_id IS NULL AND NOT EXISTS (SELECT FROM notification n WHERE n.tenant_id = c.tenant_id AND n.conversation_id = c.id
      AND n.type = 'chat.waiting' AND n.read_at >= due.since)`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** Who was told that somebody waits, and of which conversation. */
export async function findToldOfWaits({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(sql`SELECT DISTINCT conversation_id::text || ':' || user_id AS key FROM notification
    WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${sql.param(ids)}::uuid[]) AND type = 'chat.waiting'`);
  return new Set((rows as unknown as { key: string }[]).map(({ key }) => key));
}
