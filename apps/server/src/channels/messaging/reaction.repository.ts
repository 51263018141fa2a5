import type { ServiceMark } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

interface Reaction {
  conversationId: string;
  seq: number;
  by: 'contact' | 'business';
  /** Null takes it away. */
  emoji: string | null;
  /** Place in the order of the service; null where it is ours. */
  order: number | null;
}

/** What is behind one that is known changes nothing. */
export async function saveReaction({ tenantId, db }: TenantScope, { conversationId, seq, by, emoji, order }: Reaction): Promise<void> {
  await db.execute(sql`INSERT INTO channel_reaction (tenant_id, conversation_id, seq, author, emoji, changed_order)
    VALUES (${tenantId}, ${conversationId}, ${seq}, ${by}, ${emoji}, ${order}::bigint)
    ON CONFLICT (tenant_id, conversation_id, seq, author) DO UPDATE SET emoji = excluded.emoji, changed_order = excluded.changed_order
      WHERE excluded.changed_order IS NULL OR coalesce(channel_reaction.changed_order, 0) <= excluded.changed_order`);
}

/** By number of the message, the customer's first. */
export async function readReactions({ tenantId, db }: TenantScope, conversationId: string): Promise<Map<number, ServiceMark['reactions']>> {
  const { rows } = await db.execute(sql`SELECT seq, author AS by, emoji FROM channel_reaction
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND emoji IS NOT NULL ORDER BY seq, author DESC`);
  const found = rows as unknown as ({ seq: number } & ServiceMark['reactions'][number])[];
  return new Map([...Map.groupBy(found, ({ seq }) => seq)].map(([seq, own]) => [seq, own.map(({ by, emoji }) => ({ by, emoji }))]));
}
