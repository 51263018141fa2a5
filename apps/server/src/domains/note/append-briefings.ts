import type { Briefing } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface StoredBriefing {
  conversationId: string;
  /** It stands behind the message with this number. */
  afterSeq: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  briefing: Briefing;
}

/** Stores briefings in the transaction of their hand-offs. */
export async function appendBriefings({ tenantId, db }: TenantScope, briefings: StoredBriefing[]): Promise<void> {
  await db.execute(sql`INSERT INTO conversation_note (tenant_id, conversation_id, after_seq, kind, briefing, created_at)
    SELECT ${tenantId}, r."conversationId", r."afterSeq", 'briefing', r.briefing, to_timestamp(r."createdAt" / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(briefings)}::jsonb) AS r("conversationId" uuid, "afterSeq" bigint, briefing jsonb, "createdAt" double precision)`);
}

/** Adds a summary to the conversation's latest briefing. */
export async function summarizeBriefing({ tenantId, db }: TenantScope, conversationId: string, summary: string): Promise<void> {
  await db.execute(sql`UPDATE conversation_note SET briefing = briefing || jsonb_build_object('summary', ${summary}::text)
    WHERE tenant_id = ${tenantId} AND id = (SELECT id FROM conversation_note
      WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND kind = 'briefing' ORDER BY created_at DESC, id DESC LIMIT 1)`);
}
