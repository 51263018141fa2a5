import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** What a customer wrote last of what was read, with what its service knows it by. */
export interface Unmarked {
  channelId: string;
  providerId: string;
  token: string | null;
  seq: number;
}

/** @param seq how far somebody has read @returns undefined where the service knows of all of it */
export async function findUnmarked({ tenantId, db }: TenantScope, conversationId: string, seq: number): Promise<Unmarked | undefined> {
  const { rows } = await db.execute(sql`SELECT i.channel_id AS "channelId", i.provider_id AS "providerId", i.read_token AS token, i.seq
    FROM channel_message i JOIN message m ON m.tenant_id = i.tenant_id AND m.conversation_id = i.conversation_id AND m.seq = i.seq
    WHERE i.tenant_id = ${tenantId} AND i.conversation_id = ${conversationId} AND i.seq <= ${seq} AND m.author_kind = 'contact' AND i.read_at IS NULL
      AND NOT EXISTS (SELECT FROM channel_message l WHERE l.tenant_id = i.tenant_id AND l.conversation_id = i.conversation_id AND l.seq >= i.seq
        AND l.read_at IS NOT NULL)
    ORDER BY i.seq DESC LIMIT 1`);
  return rows[0] as Unmarked | undefined;
}

/** The service knows that everything up to a message was read, or does not show it. */
export async function saveMarked({ tenantId, db }: TenantScope, conversationId: string, seq: number, now: number): Promise<void> {
  await db.execute(sql`UPDATE channel_message SET read_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq}`);
}
