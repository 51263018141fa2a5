import {
  CHANNEL_STATES,
  DEFAULT_MESSAGING,
  type ChannelReason,
  type ChannelState,
  type MessagingKind,
  type MessagingSettings,
} from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A connection as it is stored; credentials are sealed. */
export interface StoredConnection {
  channelId: string;
  kind: MessagingKind;
  name: string;
  status: 'active' | 'paused';
  pathId: string;
  accountId: string;
  account: string | null;
  link: string | null;
  state: ChannelState;
  stateReason: ChannelReason | null;
  credentials: Buffer;
  settings: MessagingSettings;
  lastInAt: number | null;
  lastOutAt: number | null;
  badSignatureAt: number | null;
  quotaLimit: number | null;
  quotaUsed: number | null;
  quotaAt: number | null;
  version: number;
  createdAt: number;
}

const CONNECTION = sql`c.id AS "channelId", c.kind, c.name, c.status, n.path_id AS "pathId", n.account_id AS "accountId", n.account, n.link, n.state,
  CASE WHEN n.state_code IS NOT NULL THEN jsonb_build_object('code', n.state_code, 'about', n.state_reason) END AS "stateReason", n.credentials, n.settings, epoch_ms(n.last_in_at) AS "lastInAt", epoch_ms(n.last_out_at) AS "lastOutAt",
  epoch_ms(n.bad_signature_at) AS "badSignatureAt", n.quota_limit AS "quotaLimit", n.quota_used AS "quotaUsed", epoch_ms(n.quota_at) AS "quotaAt", c.version, epoch_ms(c.created_at) AS "createdAt"`;

async function select({ tenantId, db }: TenantScope, tail: SQL): Promise<StoredConnection[]> {
  const { rows } =
    await db.execute(sql`SELECT ${CONNECTION} FROM channel c JOIN channel_connection n ON n.tenant_id = c.tenant_id AND n.channel_id = c.id
    WHERE c.tenant_id = ${tenantId} ${tail}`);
  return (rows as unknown as StoredConnection[]).map((row) => ({ ...row, settings: { ...DEFAULT_MESSAGING, ...row.settings } }));
}

export const readConnections = (scope: TenantScope) => select(scope, sql`ORDER BY c.created_at, c.id`);

/** @returns undefined where there is none */
export async function findConnection(scope: TenantScope, channelId: string): Promise<StoredConnection | undefined> {
  return (await select(scope, sql`AND c.id = ${channelId}`))[0];
}

export async function findByPath(scope: TenantScope, pathId: string): Promise<StoredConnection | undefined> {
  return (await select(scope, sql`AND n.path_id = ${pathId}`))[0];
}

/** Another channel of the business that has the account already. */
export async function findByAccount(scope: TenantScope, accountId: string): Promise<StoredConnection | undefined> {
  return (await select(scope, sql`AND n.account_id = ${accountId}`))[0];
}

type Written = Pick<StoredConnection, 'accountId' | 'account' | 'link' | 'credentials' | 'settings'>;

export async function insertConnection(
  { tenantId, db }: TenantScope,
  channelId: string,
  { pathId, accountId, account, link, credentials, settings }: Written & { pathId: string },
): Promise<void> {
  await db.execute(sql`INSERT INTO channel_connection (tenant_id, channel_id, path_id, account_id, account, link, credentials, settings)
    VALUES (${tenantId}, ${channelId}, ${pathId}, ${accountId}, ${account}, ${link}, ${credentials}, ${JSON.stringify(settings)}::jsonb)`);
}

export async function replaceConnection(
  { tenantId, db }: TenantScope,
  channelId: string,
  { accountId, account, link, credentials, settings }: Written,
): Promise<void> {
  await db.execute(sql`UPDATE channel_connection SET account_id = ${accountId}, account = ${account}, link = ${link}, credentials = ${credentials},
      settings = ${JSON.stringify(settings)}::jsonb, templates_at = NULL WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}`);
}

/** @param from states that it may follow @param unless codes of a reason with which it stays as it is @returns the state before, which is the same where only the reason is another one; undefined where nothing has changed */
export async function saveState(
  { tenantId, db }: TenantScope,
  channelId: string,
  state: ChannelState,
  reason: ChannelReason | null,
  from: readonly ChannelState[] = CHANNEL_STATES,
  unless: readonly ChannelReason['code'][] = [],
): Promise<ChannelState | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE channel_connection n SET state = ${state}, state_code = ${reason?.code ?? null}, state_reason = ${reason?.about ?? null}
    FROM (SELECT state FROM channel_connection WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} FOR UPDATE) was
    WHERE n.tenant_id = ${tenantId} AND n.channel_id = ${channelId} AND (n.state <> ${state} OR n.state_code IS DISTINCT FROM ${reason?.code ?? null}) AND n.state = ANY(${sql.param([...from])}::text[])
      AND coalesce(n.state_code, '') <> ALL(${sql.param([...unless])}::text[]) RETURNING was.state`);
  return (rows[0] as { state: ChannelState } | undefined)?.state;
}

export async function saveQuota(
  { tenantId, db }: TenantScope,
  channelId: string,
  { limit, used }: { limit: number | null; used: number | null },
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE channel_connection SET quota_limit = ${limit}, quota_used = ${used}, quota_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}`);
}

export async function markSeen({ tenantId, db }: TenantScope, channelId: string, way: 'in' | 'out', now: number): Promise<void> {
  const column = sql.raw(way === 'in' ? 'last_in_at' : 'last_out_at');
  await db.execute(
    sql`UPDATE channel_connection SET ${column} = to_timestamp(${now} / 1000.0) WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}`,
  );
}

export async function markBadSignature({ tenantId, db }: TenantScope, channelId: string, at: number | null): Promise<void> {
  await db.execute(sql`UPDATE channel_connection SET bad_signature_at = to_timestamp(${at}::double precision / 1000.0)
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}`);
}
