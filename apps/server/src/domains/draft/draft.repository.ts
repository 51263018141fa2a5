import type { Card, DraftKind } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A draft with the files and the message that it names, whatever became of them. */
export interface DraftRow {
  kind: DraftKind;
  body: string;
  written_at: number;
  attachmentIds: string[];
  cards: Card[];
  replyToSeq: number | null;
}

export async function findDrafts({ tenantId, db }: TenantScope, conversationId: string, userId: number): Promise<DraftRow[]> {
  const { rows } = await db.execute(sql`SELECT kind, body, epoch_ms(written_at) AS written_at,
      attachment_ids::text[] AS "attachmentIds", cards, reply_to_seq::integer AS "replyToSeq" FROM draft
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND user_id = ${userId} ORDER BY kind`);
  return rows as unknown as DraftRow[];
}

export interface NewDraft {
  conversationId: string;
  userId: number;
  kind: DraftKind;
  body: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
  attachmentIds: readonly string[];
  cards: readonly Card[];
  replyToSeq: number | undefined;
}

/** Keeps a draft unless one that is as new is kept. @returns whether it was kept */
export async function keepNewest({ tenantId, db }: TenantScope, draft: NewDraft): Promise<boolean> {
  const { rows } =
    await db.execute(sql`INSERT INTO draft (tenant_id, conversation_id, user_id, kind, body, written_at, attachment_ids, cards, reply_to_seq)
    VALUES (${tenantId}, ${draft.conversationId}, ${draft.userId}, ${draft.kind}, ${draft.body}, to_timestamp(${draft.writtenAt} / 1000.0),
      ${sql.param(draft.attachmentIds)}::uuid[], ${JSON.stringify(draft.cards)}::jsonb, ${draft.replyToSeq ?? null})
    ON CONFLICT (tenant_id, conversation_id, user_id, kind) DO UPDATE SET body = excluded.body, written_at = excluded.written_at,
      attachment_ids = excluded.attachment_ids, cards = excluded.cards, reply_to_seq = excluded.reply_to_seq
      WHERE draft.written_at < excluded.written_at
    RETURNING kind`);
  return rows.length > 0;
}

/** Removes drafts that were last touched before a time. */
export async function deleteDrafts({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM draft WHERE tenant_id = ${tenantId} AND written_at < to_timestamp(${before} / 1000.0)`);
}
