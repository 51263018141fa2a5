import type { LateMessage } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { ECHO } from './delivery.repository.ts';

/** A message that a service knows. */
interface NamedMessage {
  conversationId: string;
  seq: number;
  /** Place of its last change in the order of the service. */
  changedOrder: number | null;
}

/** The message that a service knows by a name. */
export async function findByProviderId(
  { tenantId, db }: TenantScope,
  channelId: string,
  providerId: string,
): Promise<NamedMessage | undefined> {
  const { rows } =
    await db.execute(sql`SELECT conversation_id AS "conversationId", seq, changed_order::double precision AS "changedOrder" FROM channel_message
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND provider_id = ${providerId}`);
  return rows[0] as unknown as NamedMessage | undefined;
}

export async function findProviderId(
  { tenantId, db }: TenantScope,
  channelId: string,
  conversationId: string,
  seq: number,
): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT provider_id AS id FROM channel_message
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND conversation_id = ${conversationId} AND seq = ${seq} ORDER BY part LIMIT 1`);
  return (rows[0] as { id: string } | undefined)?.id;
}

interface NameKept {
  providerId: string;
  conversationId: string;
  seq: number;
  subject: string | null;
  /** Of one that came late, when it was written, in milliseconds since 1970. */
  writtenAt: number | null;
  /** Of one of several that were sent together, the number of the first. */
  turn?: number | undefined;
  /** What the service is shown where it was read. */
  readToken?: string | undefined;
}

export async function keepProviderId({ tenantId, db }: TenantScope, channelId: string, kept: NameKept): Promise<void> {
  const { providerId, conversationId, seq, subject, writtenAt, turn = null, readToken = null } = kept;
  await db.execute(sql`INSERT INTO channel_message (tenant_id, channel_id, provider_id, conversation_id, seq, subject, written_at, turn, read_token)
    VALUES (${tenantId}, ${channelId}, ${providerId}, ${conversationId}, ${seq}, ${subject}, to_timestamp(${writtenAt}::double precision / 1000.0),
      ${turn}, ${readToken})
    ON CONFLICT DO NOTHING`);
}

/** It is the first of several that were sent together. */
export async function saveTurn({ tenantId, db }: TenantScope, channelId: string, providerId: string, turn: number): Promise<void> {
  await db.execute(
    sql`UPDATE channel_message SET turn = ${turn} WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND provider_id = ${providerId}`,
  );
}

/** It is as the change says that has this place in the order of its service. */
export async function keepChanged({ tenantId, db }: TenantScope, channelId: string, providerId: string, order: number): Promise<void> {
  await db.execute(sql`UPDATE channel_message SET changed_order = ${order}::bigint
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND provider_id = ${providerId}`);
}

/** Messages of a conversation that came late, and when they were written. */
export async function readLate({ tenantId, db }: TenantScope, conversationId: string): Promise<LateMessage[]> {
  const { rows } = await db.execute(sql`SELECT seq, epoch_ms(written_at) AS written_at FROM channel_message
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND written_at IS NOT NULL ORDER BY seq`);
  return rows as unknown as LateMessage[];
}

/** When somebody of the business wrote last in the service's own app, in milliseconds since 1970; undefined where that is longer ago than `since`. */
export async function lastEchoAt({ tenantId, db }: TenantScope, conversationId: string, since: number): Promise<number | undefined> {
  const { rows } =
    await db.execute(sql`SELECT epoch_ms(max(created_at)) AS at FROM message WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId}
    AND author_kind = 'agent' AND client_msg_id LIKE ${`${ECHO}%`} AND created_at > to_timestamp(${since}::double precision / 1000.0)`);
  return (rows[0] as { at: number | null } | undefined)?.at ?? undefined;
}

/** When the customer wrote first of all that nobody has answered, in milliseconds since 1970; undefined where all is answered. */
export async function unansweredSince({ tenantId, db }: TenantScope, conversationId: string): Promise<number | undefined> {
  const { rows } = await db.execute(sql`SELECT epoch_ms(min(created_at)) AS at FROM message
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND author_kind = 'contact' AND kind = 'text'
      AND seq > coalesce((SELECT max(seq) FROM message
        WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND author_kind IN ('agent', 'bot') AND kind = 'text'), 0)`);
  return (rows[0] as { at: number | null } | undefined)?.at ?? undefined;
}

/** The conversations of messages that a mail answers. */
export async function findAnswered({ tenantId, db }: TenantScope, channelId: string, providerIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT DISTINCT conversation_id AS id FROM channel_message
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND provider_id = ANY(${sql.param(providerIds)}::text[])`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** Names that a mail refers to: the first began the thread, the last are the latest. */
const REFERENCES_MAX = 20;

/** What a conversation is about, and what its messages are called; undefined where nothing of it has a subject. */
export async function readThread(
  { tenantId, db }: TenantScope,
  conversationId: string,
): Promise<{ subject: string; references: string[] } | undefined> {
  const { rows } = await db.execute(
    sql`SELECT provider_id AS id, subject FROM channel_message WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} ORDER BY seq, part`,
  );
  const messages = rows as unknown as { id: string; subject: string | null }[];
  const subject = messages.find((each) => each.subject !== null)?.subject;
  if (subject === undefined || subject === null) return undefined;
  const ids = messages.map(({ id }) => id).filter((id) => id.startsWith('<'));
  return { subject, references: ids.length > REFERENCES_MAX ? [ids[0] as string, ...ids.slice(1 - REFERENCES_MAX)] : ids };
}
