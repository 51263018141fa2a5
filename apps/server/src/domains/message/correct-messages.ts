import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { followCorrection } from '#/domains/translate/follow-correction.ts';

/** A message changed, or taken back where `body` is null. */
export interface Correction {
  seq: number;
  body: string | null;
  /** null is the visitor. */
  editorId: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Keeps what the messages said and changes them, in the transaction of the events that tell of it. */
export async function correctMessages(
  { tenantId, db }: TenantScope,
  corrections: (Correction & { conversationId: string })[],
): Promise<void> {
  for (const { conversationId, seq, body, editorId, at } of corrections) {
    const which = sql`tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq}`;
    await db.execute(sql`INSERT INTO message_edit (tenant_id, conversation_id, seq, edited_at, editor_id, body)
      SELECT tenant_id, conversation_id, seq, to_timestamp(${at} / 1000.0), ${editorId}, ${body === null ? sql`words_of(body, cards)` : sql`body`} FROM message WHERE ${which}
      ON CONFLICT DO NOTHING`);
    await db.execute(
      body === null
        ? sql`UPDATE message SET body = '', attachments = '[]', cards = NULL, deleted_at = to_timestamp(${at} / 1000.0) WHERE ${which}`
        : sql`UPDATE message SET body = ${body}, edited_at = to_timestamp(${at} / 1000.0) WHERE ${which}`,
    );
    if (body === null) await clearEarlierWords({ tenantId, db }, conversationId, seq);
    await followCorrection({ tenantId, db }, conversationId, seq, body === null);
  }
}

/** What was taken back is told by no earlier correction of it either. */
async function clearEarlierWords({ tenantId, db }: TenantScope, conversationId: string, seq: number): Promise<void> {
  await db.execute(sql`UPDATE message SET body = '' WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq > ${seq}
    AND kind = 'event' AND event->>'name' = 'edited' AND (event->>'target_seq')::bigint = ${seq}`);
}
