import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Asks that an answer which is being written ends. @returns its run; undefined where it is written already */
export async function askToStop(
  { tenantId, db }: TenantScope,
  { contactId, channelId }: { contactId: string; channelId: string },
  isMeant: (runId: string) => boolean,
  now: number,
): Promise<string | undefined> {
  const { rows } =
    await db.execute(sql`SELECT b.id FROM bot_run b JOIN conversation c ON c.tenant_id = b.tenant_id AND c.id = b.conversation_id
    WHERE b.tenant_id = ${tenantId} AND b.state = 'queued' AND c.contact_id = ${contactId} AND c.channel_id = ${channelId}`);
  const meant = (rows as unknown as { id: string }[]).find(({ id }) => isMeant(id));
  if (meant)
    await db.execute(sql`UPDATE bot_run SET stop_asked_at = to_timestamp(${now} / 1000.0)
      WHERE tenant_id = ${tenantId} AND id = ${meant.id} AND state = 'queued'`);
  return meant?.id;
}

/** Whether somebody has asked, on whichever process, that an answer ends. */
export async function isAskedToStop({ tenantId, db }: TenantScope, runId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM bot_run WHERE tenant_id = ${tenantId} AND id = ${runId} AND stop_asked_at IS NOT NULL`,
  );
  return rows.length > 0;
}

/** Answers of a conversation that were stopped, by the names of their messages. */
export async function readStopped({ tenantId, db }: TenantScope, conversationId: string): Promise<number[]> {
  const { rows } =
    await db.execute(sql`SELECT m.seq FROM bot_run b JOIN message m ON m.tenant_id = b.tenant_id AND m.conversation_id = b.conversation_id
      AND m.client_msg_id = 'run:' || b.id::text
    WHERE b.tenant_id = ${tenantId} AND b.conversation_id = ${conversationId} AND b.is_stopped ORDER BY m.seq`);
  return (rows as unknown as { seq: number }[]).map(({ seq }) => seq);
}
