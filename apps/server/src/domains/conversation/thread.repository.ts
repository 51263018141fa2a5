import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface NewThread {
  /** Of its work order. */
  no: number;
  contactId: string;
  teamId: string | null;
  language: Locale;
  /** The conversation that the work order comes out of: the thread is seen with its channel. */
  originId?: string | null;
  /** The browser that asks for it, or the address of the mail that does. */
  begunBy?: string | undefined;
}

/** Stores an empty thread. Its number is the work order's below zero, so that chats keep theirs without gaps. */
export async function insertThread(
  { tenantId, db }: TenantScope,
  { no, contactId, teamId, language, originId = null, begunBy }: NewThread,
  now: number,
): Promise<string> {
  const { rows } =
    await db.execute(sql`INSERT INTO conversation (tenant_id, no, contact_id, status, owner_kind, team_id, language, begun_by, order_channel_id, created_at, updated_at)
    VALUES (${tenantId}, ${-no}, ${contactId}, 'thread', 'none', ${teamId}, ${language}, ${begunBy ?? null},
      (SELECT o.channel_id FROM conversation o WHERE o.tenant_id = ${tenantId} AND o.id = ${originId}), to_timestamp(${now} / 1000.0), to_timestamp(${now} / 1000.0)) RETURNING id`);
  return (rows[0] as { id: string }).id;
}

/** Who has the work order of a thread, and when it ended, in milliseconds since 1970; null while it goes on. */
export interface ThreadPlace {
  agentId: number | null;
  agentName: string | null;
  teamId: string | null;
  endedAt: number | null;
}

export async function updateThread(
  { tenantId, db }: TenantScope,
  id: string,
  { agentId, agentName, teamId, endedAt }: ThreadPlace,
): Promise<void> {
  await db.execute(sql`UPDATE conversation SET agent_id = ${agentId}, agent_name = ${agentName}, team_id = ${teamId},
      resolved_at = to_timestamp(${endedAt}::double precision / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id} AND status = 'thread'`);
}

/** The thread of a work order that comes from elsewhere, with what was said first. Times are epoch milliseconds. */
export interface BroughtThread extends NewThread, ThreadPlace {
  body: string;
  madeAt: number;
}

/** Stores threads that hold their first message already. @returns their ids by number */
export async function insertBrought(
  { tenantId, db }: TenantScope,
  threads: readonly BroughtThread[],
  now: number,
): Promise<Map<number, string>> {
  const at = (name: string) => sql.raw(`to_timestamp(r."${name}" / 1000.0)`);
  const { rows } =
    await db.execute(sql`INSERT INTO conversation (tenant_id, no, contact_id, status, owner_kind, agent_id, agent_name, team_id, language, last_seq, last_author_kind,
      last_body, last_message_at, resolved_at, created_at, updated_at)
    SELECT ${tenantId}, -r.no, r."contactId", 'thread', 'none', r."agentId", r."agentName", r."teamId", r.language, 1, 'contact',
      left(r.body, 500), ${at('madeAt')}, ${at('endedAt')}, ${at('madeAt')}, to_timestamp(${now}::double precision / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(threads)}::jsonb) AS r(no bigint, "contactId" uuid, "agentId" bigint, "agentName" text, "teamId" uuid, language text,
      body text, "madeAt" double precision, "endedAt" double precision)
    RETURNING id, no`);
  return new Map((rows as unknown as { id: string; no: number }[]).map(({ id, no }) => [-no, id]));
}
