import {
  MESSAGING_KINDS,
  type AnyChannel,
  type AppNames,
  type Channel,
  type ChannelHome,
  type IdentityMode,
  type WidgetLook,
} from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A channel as it is stored: everything that is told of it, but for the snippet, and how it knows its visitors. */
export type StoredChannel = Omit<Channel, 'snippet' | 'kind'> & { kind: AnyChannel['kind']; identity_mode: IdentityMode };

const CHANNEL = sql`id, kind, name, status, public_key, allowed_origins, '{"logo_id": null, "logo_on_launcher": false}'::jsonb || look AS look, home, hours, pre_chat, app, identity_mode, epoch_ms(first_hello_at) AS first_hello_at,
  epoch_ms(last_hello_at) AS last_hello_at, last_origin, refused_origin, epoch_ms(refused_at) AS refused_at, version, epoch_ms(created_at) AS created_at`;

/** SQL: it shows the chat, on a page or in an app, and is on no service. */
const SHOWS_CHAT = sql`kind <> ALL(${sql.param([...MESSAGING_KINDS])}::text[])`;

async function select({ tenantId, db }: TenantScope, tail: ReturnType<typeof sql>): Promise<StoredChannel[]> {
  const { rows } = await db.execute(sql`SELECT ${CHANNEL} FROM channel WHERE tenant_id = ${tenantId} ${tail}`);
  return rows as unknown as StoredChannel[];
}

export const readChannels = (scope: TenantScope) => select(scope, sql`ORDER BY created_at, id`);

/** @returns undefined where there is none */
export async function findChannel(scope: TenantScope, id: string): Promise<StoredChannel | undefined> {
  return (await select(scope, sql`AND id = ${id}`))[0];
}

/** Makes others who would change it wait. @returns undefined where there is none */
export async function lockChannel(scope: TenantScope, id: string): Promise<StoredChannel | undefined> {
  return (await select(scope, sql`AND id = ${id} FOR UPDATE`))[0];
}

/** @returns undefined where there is none, or it is paused */
export async function findActiveChannel(scope: TenantScope, publicKey: string): Promise<StoredChannel | undefined> {
  return (await select(scope, sql`AND public_key = ${publicKey} AND status = 'active' AND ${SHOWS_CHAT}`))[0];
}

/** The channel that a conversation began in; undefined outside of one, and where it has been removed. */
export async function findChannelOfConversation(scope: TenantScope, conversationId: string): Promise<StoredChannel | undefined> {
  const { tenantId } = scope;
  return (
    await select(scope, sql`AND id = (SELECT channel_id FROM conversation WHERE tenant_id = ${tenantId} AND id = ${conversationId})`)
  )[0];
}

/** The oldest that is not paused: what a business says on its own chat page, outside of any channel. */
export async function findFirstActive(scope: TenantScope): Promise<StoredChannel | undefined> {
  return (await select(scope, sql`AND status = 'active' AND kind = 'web' ORDER BY created_at, id LIMIT 1`))[0];
}

export interface NewChannel {
  id: string;
  kind: AnyChannel['kind'];
  name: string;
  publicKey: string;
  allowedOrigins: readonly string[];
  look: WidgetLook;
  home: ChannelHome;
  app: AppNames | null;
  by: string;
}

export async function insertChannel({ tenantId, db }: TenantScope, channel: NewChannel, now: number): Promise<void> {
  await db.execute(sql`INSERT INTO channel (tenant_id, id, kind, name, public_key, allowed_origins, look, home, app, created_by, created_at, updated_at)
    VALUES (${tenantId}, ${channel.id}, ${channel.kind}, ${channel.name}, ${channel.publicKey}, ${sql.param(channel.allowedOrigins)}::text[],
      ${JSON.stringify(channel.look)}::jsonb, ${JSON.stringify(channel.home)}::jsonb, ${channel.app && JSON.stringify(channel.app)}::jsonb,
      ${channel.by}, to_timestamp(${now} / 1000.0), to_timestamp(${now} / 1000.0))`);
}

/** Other sites make what was refused before a thing of the past. */
export async function replaceChannel(
  { tenantId, db }: TenantScope,
  { id, name, status, allowed_origins: origins, look, home, hours, pre_chat: preChat, app, refused_origin: refused }: StoredChannel,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE channel SET name = ${name}, status = ${status}, allowed_origins = ${sql.param(origins)}::text[],
      look = ${JSON.stringify(look)}::jsonb, home = ${JSON.stringify(home)}::jsonb, hours = ${JSON.stringify(hours)}::jsonb, pre_chat = ${JSON.stringify(preChat)}::jsonb,
      app = ${app && JSON.stringify(app)}::jsonb,
      refused_origin = ${refused}, refused_at = CASE WHEN ${refused}::text IS NULL THEN NULL ELSE refused_at END,
      version = version + 1, updated_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function deleteChannel({ tenantId, db }: TenantScope, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM channel WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return rowCount === 1;
}

export async function noteRefusal({ tenantId, db }: TenantScope, id: string, origin: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE channel SET refused_origin = ${origin}, refused_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** What waits for a visitor in all of their conversations, and whether one of them is going on. @param activeSince in milliseconds since 1970 */
export async function countUnread(
  { tenantId, db }: TenantScope,
  contactId: string,
  activeSince: number,
): Promise<{ unread: number; live: boolean }> {
  const { rows } = await db.execute(sql`SELECT coalesce(sum((SELECT count(*) FROM message m WHERE m.tenant_id = c.tenant_id
        AND m.conversation_id = c.id AND m.seq > c.contact_seen_seq AND m.author_kind IN ('agent', 'bot'))), 0)::int AS unread,
      coalesce(bool_or(c.status <> 'resolved' AND c.updated_at > to_timestamp(${activeSince} / 1000.0)), false) AS live
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.contact_id = ${contactId} AND c.last_seq > 0 AND c.status <> 'thread'`);
  return rows[0] as { unread: number; live: boolean };
}
