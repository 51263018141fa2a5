import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { KeptTurn } from './talk-state.ts';

/** The bot's asking in a chat, locked; `isMade` where a work order came out of the chat since it began. */
export async function lockTalk(
  { tenantId, db }: TenantScope,
  conversationId: string,
): Promise<(KeptTurn & { isMade: boolean }) | undefined> {
  const { rows } = await db.execute(
    sql`SELECT order_talk AS turn FROM conversation WHERE tenant_id = ${tenantId} AND id = ${conversationId} FOR UPDATE`,
  );
  const turn = (rows[0] as { turn: KeptTurn | null } | undefined)?.turn;
  if (!turn) return undefined;
  const made =
    await db.execute(sql`SELECT EXISTS (SELECT FROM work_order w WHERE w.tenant_id = ${tenantId} AND w.origin_conversation_id = ${conversationId}
      AND w.created_at >= to_timestamp(${turn.state.begunAt}::double precision / 1000.0)) AS "isMade"`);
  return { ...turn, ...(made.rows[0] as { isMade: boolean }) };
}

export async function saveTalk({ tenantId, db }: TenantScope, conversationId: string, turn: KeptTurn): Promise<void> {
  await db.execute(
    sql`UPDATE conversation SET order_talk = ${JSON.stringify(turn)}::jsonb WHERE tenant_id = ${tenantId} AND id = ${conversationId}`,
  );
}
