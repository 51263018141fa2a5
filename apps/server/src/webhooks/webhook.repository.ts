import type { EventType, Webhook } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { deliveryLock } from '#/events/hold-events.ts';

/** A webhook as it is stored, with its sealed secrets. */
export interface StoredWebhook extends Webhook {
  secret: Buffer;
  old_secret: Buffer | null;
}

/** A receiver that has failed so often in a row is taken to be down: nothing but one try now and then is sent there. */
const DOWN_AFTER = 3;

const at = (ms: number | null) => sql`to_timestamp(${ms}::double precision / 1000.0)`;

const WEBHOOK = sql`w.id, w.name, w.url, w.events, w.status, w.disabled_reason, epoch_ms(w.failing_since) AS failing_since, w.secret, w.old_secret,
  epoch_ms(w.old_secret_until) AS old_secret_until, w.created_by, epoch_ms(w.created_at) AS created_at, w.version,
  (SELECT count(*) FROM webhook_delivery d WHERE d.tenant_id = w.tenant_id AND d.webhook_id = w.id AND d.state = 'pending') AS pending,
  (SELECT epoch_ms(max(d.last_try_at)) FROM webhook_delivery d WHERE d.tenant_id = w.tenant_id AND d.webhook_id = w.id AND d.state = 'delivered') AS last_delivered_at`;

async function select({ tenantId, db }: TenantScope, tail: ReturnType<typeof sql>): Promise<StoredWebhook[]> {
  const { rows } = await db.execute(sql`SELECT ${WEBHOOK} FROM webhook w WHERE w.tenant_id = ${tenantId} ${tail}`);
  return rows as unknown as StoredWebhook[];
}

export const readWebhooks = (scope: TenantScope) => select(scope, sql`ORDER BY w.created_at DESC, w.id DESC`);

/** @returns undefined where there is none */
export async function findWebhook(scope: TenantScope, id: string): Promise<StoredWebhook | undefined> {
  return (await select(scope, sql`AND w.id = ${id}`))[0];
}

/**
 * Makes others who would change it wait, and before them whoever writes down what became of deliveries: they lock deliveries first and the
 * webhook after, and each of the two could wait for the other. @returns undefined where there is none
 */
export async function lockWebhook(scope: TenantScope, id: string): Promise<StoredWebhook | undefined> {
  await scope.db.execute(deliveryLock(scope.tenantId));
  return (await select(scope, sql`AND w.id = ${id} FOR UPDATE`))[0];
}

/** Makes others who would add one wait. */
export async function lockAndCountWebhooks({ tenantId, db }: TenantScope): Promise<number> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`webhook:${tenantId}`}))`);
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM webhook WHERE tenant_id = ${tenantId}`);
  return (rows[0] as { count: number }).count;
}

export interface NewWebhook {
  id: string;
  name: string;
  url: string;
  events: readonly EventType[];
  secret: Buffer;
  by: string;
}

export async function insertWebhook({ tenantId, db }: TenantScope, webhook: NewWebhook, now: number): Promise<void> {
  await db.execute(sql`INSERT INTO webhook (tenant_id, id, name, url, events, secret, created_by, created_at, updated_at)
    VALUES (${tenantId}, ${webhook.id}, ${webhook.name}, ${webhook.url}, ${sql.param(webhook.events)}::text[], ${webhook.secret}, ${webhook.by}, ${at(now)}, ${at(now)})`);
}

/** Whoever switches it on, or names another address, tries anew at once: what waits has all its tries again, however often somebody does so. */
export async function replaceWebhook(
  { tenantId, db }: TenantScope,
  { id, name, url, events, status }: Pick<Webhook, 'id' | 'name' | 'url' | 'events' | 'status'>,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE webhook SET name = ${name}, url = ${url}, events = ${sql.param(events)}::text[], status = ${status},
      disabled_reason = CASE WHEN ${status} = 'disabled' THEN disabled_reason END, failures = 0, failing_since = NULL, retry_at = NULL,
      version = version + 1, updated_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
  await db.execute(
    sql`UPDATE webhook_delivery SET tries = 0 WHERE tenant_id = ${tenantId} AND webhook_id = ${id} AND state = 'pending' AND tries > 0`,
  );
  await tryAtOnce({ tenantId, db }, id, now);
}

/** What waits for another try is due now. */
async function tryAtOnce({ tenantId, db }: Pick<TenantScope, 'tenantId' | 'db'>, id: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE webhook_delivery SET next_try_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND webhook_id = ${id} AND state = 'pending' AND holds AND next_try_at > ${at(now)}`);
}

/** @param until when the secret before stops signing, in milliseconds since 1970 */
export async function replaceSecret({ tenantId, db }: TenantScope, id: string, secret: Buffer, until: number, now: number): Promise<void> {
  await db.execute(sql`UPDATE webhook SET old_secret = secret, old_secret_until = ${at(until)}, secret = ${secret}, version = version + 1, updated_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** With its log; what was told stays for those who are told it too. */
export async function deleteWebhook({ tenantId, db }: TenantScope, id: string): Promise<boolean> {
  await db.execute(deliveryLock(tenantId));
  const { rowCount } = await db.execute(sql`DELETE FROM webhook WHERE tenant_id = ${tenantId} AND id = ${id}`);
  const ofWebhook = sql`tenant_id = ${tenantId} AND webhook_id = ${id}`;
  await db.execute(
    sql`DELETE FROM webhook_attempt WHERE tenant_id = ${tenantId} AND delivery_id IN (SELECT id FROM webhook_delivery WHERE ${ofWebhook})`,
  );
  await db.execute(sql`DELETE FROM webhook_delivery WHERE ${ofWebhook}`);
  return rowCount === 1;
}

/** Those that are told of an event; one that was switched off gets nothing more. */
export function listeningWebhooks({ tenantId, db }: TenantScope): Promise<{ id: string; events: EventType[] }[]> {
  return executeNamed(db, 'listening_webhooks', sql`SELECT id, events FROM webhook WHERE tenant_id = ${tenantId} AND status <> 'disabled'`);
}

/** They answered: whatever waits for one that was down goes out now. */
export async function markAnswering({ tenantId, db }: TenantScope, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await db.execute(sql`UPDATE webhook w SET failures = 0, failing_since = NULL, retry_at = NULL
    FROM (SELECT id, failures FROM webhook WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param([...ids])}::uuid[]) AND failures > 0 ORDER BY id FOR UPDATE) was
    WHERE w.tenant_id = ${tenantId} AND w.id = was.id RETURNING w.id, was.failures AS failures`);
  // Otherwise it was rather the event than the receiver: that one keeps to its own time.
  for (const { id, failures } of rows as unknown as { id: string; failures: number }[])
    if (failures >= DOWN_AFTER) await tryAtOnce({ tenantId, db }, id, now);
}

/** It did not answer. @param retryMs how long nothing is sent there after so many looks at one that is down, in milliseconds */
export async function markFailing(
  { tenantId, db }: TenantScope,
  id: string,
  now: number,
  retryMs: (looks: number) => number,
): Promise<void> {
  const { rows } = await db.execute(sql`SELECT failures FROM webhook WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`);
  const failures = ((rows[0] as { failures: number } | undefined)?.failures ?? 0) + 1;
  await db.execute(sql`UPDATE webhook SET failures = ${failures}, failing_since = coalesce(failing_since, ${at(now)}), retry_at = ${at(failures < DOWN_AFTER ? null : now + retryMs(failures - DOWN_AFTER + 1))}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Switches it off; what waits for it is given up, and can be replayed. @returns false where it is off already */
export async function disableWebhook(
  { tenantId, db }: TenantScope,
  id: string,
  reason: NonNullable<Webhook['disabled_reason']>,
  now: number,
): Promise<boolean> {
  const { rowCount } =
    await db.execute(sql`UPDATE webhook SET status = 'disabled', disabled_reason = ${reason}, version = version + 1, updated_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND id = ${id} AND status <> 'disabled'`);
  await db.execute(sql`UPDATE webhook_delivery SET state = 'failed', next_try_at = NULL, leased_until = NULL
    WHERE tenant_id = ${tenantId} AND webhook_id = ${id} AND state = 'pending'`);
  return rowCount === 1;
}
