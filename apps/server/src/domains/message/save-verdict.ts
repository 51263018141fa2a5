import type { VerdictReason } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Stores a visitor's judgement of a bot answer; undefined where there is no such answer. */
export async function saveVerdict(
  { tenantId, db }: TenantScope,
  conversationId: string,
  { seq, verdict, reason }: { seq: number; verdict: 'up' | 'down' | null; reason?: VerdictReason | undefined },
): Promise<{ before: 'up' | 'down' | null; entryIds: string[] } | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE message m SET verdict = ${verdict}, verdict_reason = ${verdict === 'down' ? (reason ?? null) : null} FROM (SELECT seq, verdict, sources FROM message
      WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq} AND author_kind = 'bot' FOR UPDATE) b
    WHERE m.tenant_id = ${tenantId} AND m.conversation_id = ${conversationId} AND m.seq = b.seq RETURNING b.verdict AS before, b.sources`);
  const row = rows[0] as { before: 'up' | 'down' | null; sources: { entry_id: string | null }[] | null } | undefined;
  return row && { before: row.before, entryIds: (row.sources ?? []).flatMap(({ entry_id: entry }) => entry ?? []) };
}
