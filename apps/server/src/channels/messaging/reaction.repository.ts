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

/** What the service calls a message of the customer that was written since a time, in milliseconds since 1970. */
export async function findReactable(
  { tenantId, db }: TenantScope,
  channelId: string,
  { conversationId, seq, since }: { conversationId: string; seq: number; since: number },
): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT n.provider_id AS id FROM channel_message n
    JOIN message m ON m.tenant_id = n.tenant_id AND m.conversation_id = n.conversation_id AND m.seq = n.seq
    WHERE n.tenant_id = ${tenantId} AND n.channel_id = ${channelId} AND n.conversation_id = ${conversationId} AND n.seq = ${seq}
      AND m.author_kind = 'contact' AND m.deleted_at IS NULL AND coalesce(n.written_at, m.created_at) > to_timestamp(${since}::double precision / 1000.0)
    ORDER BY n.part LIMIT 1`);
  return (rows[0] as { id: string } | undefined)?.id;
}

/** A reaction of the business is a message to the service, which has a name for it. */
export async function keepReactionSent(
  { tenantId, db }: TenantScope,
  channelId: string,
  { providerId, conversationId, seq }: { providerId: string; conversationId: string; seq: number },
  now: number,
): Promise<void> {
  await db.execute(sql`INSERT INTO channel_reaction_sent (tenant_id, channel_id, provider_id, conversation_id, seq, at)
    VALUES (${tenantId}, ${channelId}, ${providerId}, ${conversationId}, ${seq}, to_timestamp(${now} / 1000.0)) ON CONFLICT DO NOTHING`);
}

/** One that did not arrive stands there no more, unless another was sent since. @returns whether it was one of ours, and its conversation */
export async function dropReaction(
  { tenantId, db }: TenantScope,
  channelId: string,
  providerId: string,
): Promise<{ conversationId: string } | undefined> {
  const { rows } = await db.execute(sql`UPDATE channel_reaction r SET emoji = NULL
    FROM channel_reaction_sent s WHERE s.tenant_id = ${tenantId} AND s.channel_id = ${channelId} AND s.provider_id = ${providerId}
      AND r.tenant_id = s.tenant_id AND r.conversation_id = s.conversation_id AND r.seq = s.seq AND r.author = 'business'
      AND NOT EXISTS (SELECT FROM channel_reaction_sent later WHERE later.tenant_id = s.tenant_id AND later.conversation_id = s.conversation_id
        AND later.seq = s.seq AND later.at > s.at)
    RETURNING r.conversation_id AS "conversationId"`);
  return rows[0] as { conversationId: string } | undefined;
}
