import type { Attachment, AUTHOR_KINDS, CONVERSATION_STATUSES, conversations, RequestOf } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A message as an export tells of it, beside its conversation. */
export interface ExportedMessage {
  no: number;
  status: (typeof CONVERSATION_STATUSES)[number];
  language: string;
  startedAt: number;
  customer: string | null;
  customerNo: number;
  email: string | null;
  agent: string | null;
  seq: number;
  at: number;
  author: (typeof AUTHOR_KINDS)[number];
  authorName: string | null;
  body: string;
  attachments: Attachment[] | null;
}

/** When what is exported was said: from a moment on, and before another. */
export type ExportPeriod = RequestOf<typeof conversations.export>;

/** Where an export goes on. */
type ExportPosition = Pick<ExportedMessage, 'no' | 'seq'>;

/** The next messages of people and the bot, conversation by conversation; what was removed is gone, and trials of the bot are nobody's. */
export async function listExported(
  { tenantId, db }: TenantScope,
  { from, to }: ExportPeriod,
  after: ExportPosition,
  limit: number,
): Promise<ExportedMessage[]> {
  const since = from === undefined ? sql`` : sql`AND m.created_at >= to_timestamp(${from} / 1000.0)`;
  const until = to === undefined ? sql`` : sql`AND m.created_at < to_timestamp(${to} / 1000.0)`;
  const { rows } = await db.execute(sql`SELECT c.no, c.status, c.language, epoch_ms(c.created_at) AS "startedAt", k.name AS customer,
      k.no AS "customerNo", k.email, c.agent_name AS agent, m.seq, epoch_ms(m.created_at) AS at, m.author_kind AS author,
      m.author_name AS "authorName", m.body, m.attachments
    FROM conversation c
    JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
    JOIN message m ON m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.kind = 'text' AND m.deleted_at IS NULL
    WHERE c.tenant_id = ${tenantId} AND c.no >= ${after.no} AND (c.no, m.seq) > (${after.no}, ${after.seq})
      AND c.last_seq > 0 AND c.status <> 'thread' AND NOT c.is_test ${since} ${until}
    ORDER BY c.no, m.seq LIMIT ${limit}`);
  return rows as unknown as ExportedMessage[];
}
