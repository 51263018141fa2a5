import type { NotificationDevice } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { PlatformScope, TenantScope } from '#/database/transaction.ts';
import { at, NOTIFICATION, type StoredNotification } from './notification.repository.ts';

/** A browser as it is stored. */
export interface StoredDevice extends Omit<NotificationDevice, 'service'> {
  userId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

const DEVICE = sql.raw(`d.id, d.user_id AS "userId", d.name, d.endpoint, d.p256dh, d.auth, epoch_ms(d.created_at) AS created_at,
  epoch_ms(d.last_sent_at) AS last_sent_at`);

export async function readDevices({ tenantId, db }: TenantScope, userIds: readonly number[]): Promise<StoredDevice[]> {
  const { rows } = await db.execute(sql`SELECT ${DEVICE} FROM notification_device d
    WHERE d.tenant_id = ${tenantId} AND d.user_id = ANY(${sql.param(userIds)}::bigint[]) ORDER BY d.created_at, d.id`);
  return rows as unknown as StoredDevice[];
}

/** Keeps a browser; one that is known gets its newest keys, and belongs to whoever is signed in there now. */
export async function saveDevice(
  { tenantId, db }: TenantScope,
  device: Pick<StoredDevice, 'userId' | 'name' | 'endpoint' | 'p256dh' | 'auth'>,
  now: number,
): Promise<StoredDevice> {
  const { userId, name, endpoint, p256dh, auth } = device;
  const { rows } = await db.execute(sql`INSERT INTO notification_device AS d (tenant_id, user_id, name, endpoint, p256dh, auth, created_at)
    VALUES (${tenantId}, ${userId}, ${name}, ${endpoint}, ${p256dh}, ${auth}, ${at(now)})
    ON CONFLICT (tenant_id, endpoint) DO UPDATE SET user_id = excluded.user_id, name = excluded.name, p256dh = excluded.p256dh, auth = excluded.auth
    RETURNING ${DEVICE}`);
  return rows[0] as unknown as StoredDevice;
}

/** @returns false where the person has no such device */
export async function deleteDevice({ tenantId, db }: TenantScope, userId: number, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`DELETE FROM notification_device WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND id = ${id} RETURNING id`,
  );
  return rows.length > 0;
}

export async function markSent({ tenantId, db }: TenantScope, ids: readonly string[], now: number): Promise<void> {
  await db.execute(
    sql`UPDATE notification_device SET last_sent_at = ${at(now)} WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[])`,
  );
}

export interface DuePush extends StoredNotification {
  userId: number;
  /** Devices that have not taken it yet; null is all of them. */
  left: readonly string[] | null;
  /** How often some service could not take it. */
  tries: number;
}

/** Takes what is to be pushed now, until `leaseEnd`: whoever took it and died has not sent it, and another does. */
export async function leasePushes({ tenantId, db }: TenantScope, now: number, leaseEnd: number): Promise<DuePush[]> {
  const { rows } = await db.execute(sql`UPDATE notification n SET push_due_at = ${at(leaseEnd)}
    WHERE n.tenant_id = ${tenantId} AND n.push_due_at <= ${at(now)} RETURNING ${NOTIFICATION}, n.user_id AS "userId", n.push_left AS left, n.push_tries AS tries`);
  return rows as unknown as DuePush[];
}

/** What became of a push. */
export interface EndedPush extends Pick<DuePush, 'id' | 'turn' | 'tries'> {
  /** Devices whose service could not take it now, and when it is tried again; null where it is over. */
  left: readonly string[];
  dueAt: number | null;
}

/** What was sent, or given up, is due no more, unless it has happened again meanwhile. */
export async function endPushes({ tenantId, db }: TenantScope, ended: readonly EndedPush[]): Promise<void> {
  await db.execute(sql`UPDATE notification n SET push_due_at = to_timestamp(r."dueAt" / 1000.0), push_left = CASE WHEN r."dueAt" IS NOT NULL THEN r.left END, push_tries = r.tries
    FROM jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) AS r(id uuid, turn bigint, tries smallint, "left" uuid[], "dueAt" double precision)
    WHERE n.tenant_id = ${tenantId} AND n.id = r.id AND n.turn = r.turn`);
}

/** The keys of the server; those of whoever was first where two make them at once. */
export async function keepPushKey(
  { db }: PlatformScope,
  made: { publicKey: string; privateKey: Buffer } | undefined,
  now: number,
): Promise<{ publicKey: string; privateKey: Buffer } | undefined> {
  if (made)
    await db.execute(sql`INSERT INTO push_key (id, public_key, private_key, created_at) VALUES (1, ${made.publicKey}, ${made.privateKey}, ${at(now)})
      ON CONFLICT (id) DO NOTHING`);
  const { rows } = await db.execute(sql`SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_key WHERE id = 1`);
  return rows[0] as { publicKey: string; privateKey: Buffer } | undefined;
}
