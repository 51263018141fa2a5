import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { SpokenMessage } from './make-briefing.ts';

/** Messages of a conversation that a briefing is made from. */
const SPOKEN_MAX = 30;

/** What was last said in each conversation, oldest first. */
export async function readSpoken({ tenantId, db }: TenantScope, conversationIds: string[]): Promise<Map<string, SpokenMessage[]>> {
  const { rows } = await db.execute(sql`SELECT c.id, m.author_kind, m.body, m.answer_kind, m.sources
    FROM unnest(${sql.param(conversationIds)}::uuid[]) AS c(id) CROSS JOIN LATERAL (
      SELECT seq, author_kind, words_of(body, cards) AS body, answer_kind, sources FROM message
      WHERE tenant_id = ${tenantId} AND conversation_id = c.id AND kind = 'text' AND (body <> '' OR cards IS NOT NULL) AND deleted_at IS NULL
      ORDER BY seq DESC LIMIT ${SPOKEN_MAX}) m
    ORDER BY m.seq`);
  return Map.groupBy(rows as unknown as (SpokenMessage & { id: string })[], ({ id }) => id);
}
