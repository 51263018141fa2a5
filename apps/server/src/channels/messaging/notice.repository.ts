import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** That nobody is there at this hour, what is said at the end, or that whoever answered in the service's own app may have stopped. */
export type NoticeKind = 'closed' | 'ended' | 'unanswered';

export interface Notice {
  conversationId: string;
  kind: NoticeKind;
  channelId: string;
  revision: number;
}

/** Has it looked at whether something is to be said; only in conversations of channels that say it. @returns whether there are any */
export async function insertNotices(
  { tenantId, db }: TenantScope,
  wanted: readonly { conversationId: string; kind: Exclude<NoticeKind, 'unanswered'> }[],
  now: number,
): Promise<boolean> {
  const rows = wanted.map(({ conversationId, kind }) => ({ c: conversationId, k: kind }));
  const { rowCount } = await db.execute(sql`INSERT INTO channel_notice (tenant_id, conversation_id, kind, due_at)
    SELECT DISTINCT ${tenantId}::bigint, c.id, r.k, to_timestamp(${now} / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(c uuid, k text)
    JOIN conversation c ON c.tenant_id = ${tenantId} AND c.id = r.c AND c.status <> 'thread'
    JOIN channel_connection n ON n.tenant_id = c.tenant_id AND n.channel_id = c.channel_id
    WHERE CASE r.k WHEN 'closed' THEN (n.settings->'hours'->>'tells')::boolean IS TRUE
      ELSE (n.settings->'rating'->>'on')::boolean IS TRUE OR coalesce(n.settings->'closing'->'texts'->>c.language, '') <> '' END
    ON CONFLICT (tenant_id, conversation_id, kind) DO UPDATE SET revision = channel_notice.revision + 1, due_at = excluded.due_at, leased_until = NULL`);
  return (rowCount ?? 0) > 0;
}

/** Has it looked at whether the customer has an answer, once the time of whoever answers elsewhere is over. */
export async function awaitAnswer({ tenantId, db }: TenantScope, conversationId: string, dueAt: number): Promise<void> {
  await db.execute(sql`INSERT INTO channel_notice (tenant_id, conversation_id, kind, due_at)
    VALUES (${tenantId}, ${conversationId}, 'unanswered', to_timestamp(${dueAt}::double precision / 1000.0))
    ON CONFLICT (tenant_id, conversation_id, kind) DO UPDATE SET revision = channel_notice.revision + 1, due_at = excluded.due_at, leased_until = NULL`);
}

export async function awaitsAnswer({ tenantId, db }: TenantScope, conversationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM channel_notice
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND kind = 'unanswered'`);
  return rows.length > 0;
}

/** Takes what is to be said: nobody else is given it meanwhile. */
export async function leaseNotices(
  { tenantId, db }: TenantScope,
  { now, leaseMs, count }: { now: number; leaseMs: number; count: number },
): Promise<Notice[]> {
  const { rows } = await db.execute(sql`UPDATE channel_notice n SET leased_until = to_timestamp(${now + leaseMs} / 1000.0)
    FROM (SELECT tenant_id, conversation_id, kind FROM channel_notice WHERE tenant_id = ${tenantId} AND due_at <= to_timestamp(${now} / 1000.0)
        AND coalesce(leased_until, '-infinity') <= to_timestamp(${now} / 1000.0)
      ORDER BY due_at LIMIT ${count} FOR UPDATE SKIP LOCKED) due
    JOIN conversation c ON c.tenant_id = due.tenant_id AND c.id = due.conversation_id
    WHERE n.tenant_id = due.tenant_id AND n.conversation_id = due.conversation_id AND n.kind = due.kind
    RETURNING n.conversation_id AS "conversationId", n.kind, c.channel_id AS "channelId", n.revision`);
  return rows as unknown as Notice[];
}

/** It was said, or there was nothing to say; a reason that came meanwhile is looked at by itself. */
export async function deleteNotice({ tenantId, db }: TenantScope, { conversationId, kind, revision }: Notice): Promise<void> {
  await db.execute(sql`DELETE FROM channel_notice
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND kind = ${kind} AND revision = ${revision}`);
}

/** When something is to be said next, in milliseconds since 1970; undefined where nothing waits. */
export async function nextNoticeDue({ tenantId, db }: TenantScope): Promise<number | undefined> {
  const { rows } = await db.execute(
    sql`SELECT epoch_ms(min(greatest(due_at, leased_until))) AS due FROM channel_notice WHERE tenant_id = ${tenantId}`,
  );
  return (rows[0] as { due: number | null } | undefined)?.due ?? undefined;
}
