import type { Draft, DraftKind } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const DRAFT = sql.raw(`kind, body, epoch_ms(written_at) AS written_at`);

export async function readDrafts({ tenantId, db }: TenantScope, conversationId: string, userId: number): Promise<Draft[]> {
  const { rows } = await db.execute(sql`SELECT ${DRAFT} FROM draft
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND user_id = ${userId} ORDER BY kind`);
  return rows as unknown as Draft[];
}

export interface NewDraft {
  conversationId: string;
  userId: number;
  kind: DraftKind;
  body: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** Keeps a draft unless one that is as new is kept; undefined where it was not. */
export async function keepNewest({ tenantId, db }: TenantScope, draft: NewDraft): Promise<Draft | undefined> {
  const { rows } = await db.execute(sql`INSERT INTO draft (tenant_id, conversation_id, user_id, kind, body, written_at)
    VALUES (${tenantId}, ${draft.conversationId}, ${draft.userId}, ${draft.kind}, ${draft.body}, to_timestamp(${draft.writtenAt} / 1000.0))
    ON CONFLICT (tenant_id, conversation_id, user_id, kind) DO UPDATE SET body = excluded.body, written_at = excluded.written_at
      WHERE draft.written_at < excluded.written_at
    RETURNING ${DRAFT}`);
  return rows[0] as unknown as Draft | undefined;
}

/** Removes drafts that were last touched before a time. */
export async function deleteDrafts({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM draft WHERE tenant_id = ${tenantId} AND written_at < to_timestamp(${before} / 1000.0)`);
}
