import { sql } from 'drizzle-orm';
import type { Addressee } from '#/channels/port/adapter.ts';
import type { OwnedTable } from '#/database/move-rows.ts';
import type { TenantScope } from '#/database/transaction.ts';

/** Makes others wait who bring something of the same person. */
export async function lockPerson({ tenantId, db }: TenantScope, channelId: string, address: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`channel_person:${tenantId}:${channelId}:${address}`}, 0))`);
}

/** The contact that has one of the addresses; undefined where nobody has. */
export async function findPerson(
  { tenantId, db }: TenantScope,
  channelId: string,
  addresses: readonly string[],
): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT contact_id AS id FROM channel_person
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND address = ANY(${sql.param(addresses)}::text[])
    ORDER BY array_position(${sql.param(addresses)}::text[], address) LIMIT 1`);
  return (rows[0] as { id: string } | undefined)?.id;
}

export interface PersonSeen {
  contactId: string;
  addresses: readonly string[];
  name: string | null;
  reply: { token: string; until: number } | undefined;
  /** Of what they have written, its place in the order of the service. */
  order: number;
}

/** They have written: under these addresses they can be written to. @returns whether something has come already that was written after it, by them or to them */
export async function seePerson(
  { tenantId, db }: TenantScope,
  channelId: string,
  { contactId, addresses, name, reply, order }: PersonSeen,
  now: number,
): Promise<boolean> {
  const { rows } =
    await db.execute(sql`INSERT INTO channel_person (tenant_id, channel_id, address, contact_id, name, last_in_at, reply_token, reply_until, last_order)
    SELECT ${tenantId}, ${channelId}, address, ${contactId}, ${name}, to_timestamp(${now} / 1000.0), ${reply?.token ?? null}, to_timestamp(${reply?.until ?? null}::double precision / 1000.0), ${order}::bigint
    FROM unnest(${sql.param(addresses)}::text[]) AS address
    ON CONFLICT (tenant_id, channel_id, address) DO UPDATE SET contact_id = excluded.contact_id, name = coalesce(excluded.name, channel_person.name),
      last_in_at = excluded.last_in_at, blocked_at = NULL, reply_token = coalesce(excluded.reply_token, channel_person.reply_token),
      reply_until = coalesce(excluded.reply_until, channel_person.reply_until),
      last_order = greatest(excluded.last_order, channel_person.last_order)
    RETURNING greatest(last_order, last_echo_order) > ${order}::bigint AS "isBehind"`);
  return (rows as unknown as { isBehind: boolean }[]).some(({ isBehind }) => isBehind);
}

/** Somebody of the business wrote to them in the service's own app. Addresses that are somebody's already stay theirs; they have not written. */
export async function meetPerson(
  { tenantId, db }: TenantScope,
  channelId: string,
  { contactId, addresses, name }: Pick<PersonSeen, 'contactId' | 'addresses' | 'name'>,
): Promise<void> {
  await db.execute(sql`INSERT INTO channel_person (tenant_id, channel_id, address, contact_id, name)
    SELECT ${tenantId}, ${channelId}, address, ${contactId}, ${name} FROM unnest(${sql.param(addresses)}::text[]) AS address
    ON CONFLICT (tenant_id, channel_id, address) DO NOTHING`);
}

/** Keeps how far the order of the service goes in what was written to them in its own app. */
export async function noteEcho(
  { tenantId, db }: TenantScope,
  channelId: string,
  addresses: readonly string[],
  order: number,
): Promise<void> {
  await db.execute(sql`UPDATE channel_person SET last_echo_order = greatest(last_echo_order, ${order}::bigint)
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND address = ANY(${sql.param(addresses)}::text[])`);
}

/** Whether something that they wrote after a place in the order of the service has come already. */
export async function wroteAfter(
  { tenantId, db }: TenantScope,
  channelId: string,
  addresses: readonly string[],
  order: number,
): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM channel_person WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}
    AND address = ANY(${sql.param(addresses)}::text[]) AND last_order > ${order}::bigint LIMIT 1`);
  return rows.length > 0;
}

export async function saveBlocked(
  { tenantId, db }: TenantScope,
  channelId: string,
  addresses: readonly string[],
  at: number | null,
): Promise<void> {
  await db.execute(sql`UPDATE channel_person SET blocked_at = to_timestamp(${at}::double precision / 1000.0)
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND address = ANY(${sql.param(addresses)}::text[])`);
}

export interface KnownPerson {
  address: string;
  isBlocked: boolean;
  lastInAt: number | null;
  replyToken: string | null;
  replyUntil: number | null;
}

/** The addresses of a contact on a service: those of their last message first, of these a number before a hidden identity. */
export async function readAddresses({ tenantId, db }: TenantScope, channelId: string, contactId: string): Promise<KnownPerson[]> {
  const { rows } =
    await db.execute(sql`SELECT address, blocked_at IS NOT NULL AS "isBlocked", epoch_ms(last_in_at) AS "lastInAt", reply_token AS "replyToken",
      epoch_ms(reply_until) AS "replyUntil" FROM channel_person WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND contact_id = ${contactId}
    ORDER BY last_in_at DESC NULLS LAST, address DESC`);
  return rows as unknown as KnownPerson[];
}

/** A token is good for one answer. */
export async function spendReply({ tenantId, db }: TenantScope, channelId: string, token: string): Promise<void> {
  await db.execute(sql`UPDATE channel_person SET reply_token = NULL, reply_until = NULL
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND reply_token = ${token}`);
}

/** Addresses belong to contacts. */
export const PEOPLE: OwnedTable = { table: 'channel_person', key: ['channel_id', 'address'] };

/** An address has become another, or nobody's. One that is somebody's already stays theirs. */
export async function renameAddress({ tenantId, db }: TenantScope, channelId: string, before: string, after: string | null): Promise<void> {
  const isIt = sql`tenant_id = ${tenantId} AND channel_id = ${channelId} AND address = ${before}`;
  if (after === null) await db.execute(sql`DELETE FROM channel_person WHERE ${isIt}`);
  else
    await db.execute(sql`UPDATE channel_person SET address = ${after} WHERE ${isIt} AND NOT EXISTS (SELECT FROM channel_person o
      WHERE o.tenant_id = ${tenantId} AND o.channel_id = ${channelId} AND o.address = ${after})`);
}

/** Where a person can be written to, and what a first answer may be sent with. */
export function addresseeOf(people: readonly KnownPerson[], now: number): Addressee {
  const able = people.filter(({ isBlocked }) => !isBlocked);
  const ready = able.find(({ replyToken, replyUntil }) => replyToken !== null && replyUntil !== null && replyUntil > now);
  const reply = ready && { token: ready.replyToken as string, until: ready.replyUntil as number };
  return { addresses: able.map(({ address }) => address), reply };
}
