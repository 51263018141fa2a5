import type { FieldValues } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Messages of a visitor that a form begins with. */
const SAID_MAX = 12;

/** What a model read out of a conversation, and up to which message. */
export interface KeptDraft {
  typeId: string;
  seq: number;
  fields: FieldValues;
}

export interface ChatWords {
  /** What the visitor wrote, oldest first. */
  said: string[];
  /** Files that the visitor sent. */
  files: number;
  lastSeq: number;
  kept: KeptDraft | null;
}

/** What a visitor said in a chat. */
export async function readChat({ tenantId, db }: TenantScope, conversationId: string): Promise<ChatWords> {
  const { rows } = await db.execute(sql`SELECT c.order_draft AS kept,
      coalesce((SELECT max(m.seq) FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.author_kind = 'contact'), 0) AS "lastSeq",
      coalesce((SELECT jsonb_agg(l.body ORDER BY l.seq) FROM (SELECT m.seq, m.body FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id
        AND m.author_kind = 'contact' AND m.kind = 'text' AND m.body <> '' AND m.deleted_at IS NULL ORDER BY m.seq DESC LIMIT ${SAID_MAX}) l), '[]') AS said,
      (SELECT coalesce(sum(jsonb_array_length(m.attachments)), 0)::integer FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id
        AND m.author_kind = 'contact' AND m.attachments IS NOT NULL AND m.deleted_at IS NULL) AS files
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId}`);
  return rows[0] as unknown as ChatWords;
}

export async function keepDraft({ tenantId, db }: TenantScope, conversationId: string, draft: KeptDraft): Promise<void> {
  await db.execute(
    sql`UPDATE conversation SET order_draft = ${JSON.stringify(draft)}::jsonb WHERE tenant_id = ${tenantId} AND id = ${conversationId}`,
  );
}

/** Whether there is a form that a visitor can fill in, or a work order of theirs. @param contactId null asks for forms alone */
export async function hasDoor({ tenantId, db }: TenantScope, contactId: string | null): Promise<boolean> {
  const { rows } =
    await db.execute(sql`SELECT EXISTS (SELECT FROM work_order_type WHERE tenant_id = ${tenantId} AND enabled AND customer_can_create)
    OR EXISTS (SELECT FROM work_order WHERE tenant_id = ${tenantId} AND contact_id = ${contactId}::uuid) AS has`);
  return (rows[0] as { has: boolean }).has;
}
