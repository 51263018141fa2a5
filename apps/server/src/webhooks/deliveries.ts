import { WEBHOOK_TEST_TYPE, type WebhookDelivery, type WebhookDeliveryDetail, type webhooks } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { insertDeliveries, insertWebhookEvents, leaseOne, readDeliveries, readDelivery, requeue } from './delivery.repository.ts';
import { LEASE_MS } from './webhook-sender.ts';
import { findWebhook } from './webhook.repository.ts';

/** @throws BusinessError not_found; invalid_request for a cursor that nobody gave */
export async function listDeliveries({
  request,
  actor,
  services,
}: Call<typeof webhooks.deliveries>): Promise<{ items: WebhookDelivery[]; next_cursor: string | null }> {
  const { id, state, event, limit, cursor } = request;
  const before = cursor === undefined ? undefined : readCursor(cursor);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await findWebhook(scope, id))) throw new BusinessError('not_found');
    const found = await readDeliveries(scope, id, { state, event, before, limit: limit + 1 });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return { items, next_cursor: found.length > limit && last ? String(last.no) : null };
  });
}

/** @throws BusinessError not_found */
export async function getDelivery({ request, actor, services }: Call<typeof webhooks.delivery>): Promise<WebhookDeliveryDetail> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await readDelivery(scope, request.id, request.delivery_id);
    if (!found) throw new BusinessError('not_found');
    return found;
  });
}

/** Sends a test event, past everything that waits, and answers when it was tried. @throws BusinessError not_found */
export async function testWebhook({ request, actor, services }: Call<typeof webhooks.test>): Promise<WebhookDeliveryDetail> {
  const { id } = request;
  const { tenantId } = actor;
  const now = services.now();
  const eventId = randomUUID();
  const delivery = await inTenant(services.database, tenantId, async (scope) => {
    if (!(await findWebhook(scope, id))) throw new BusinessError('not_found');
    const data = { webhook: { id }, sent_by: actor.name };
    const body = JSON.stringify({ type: WEBHOOK_TEST_TYPE, timestamp: new Date(now).toISOString(), data });
    await insertWebhookEvents(scope, [{ id: eventId, type: WEBHOOK_TEST_TYPE, orderKey: eventId, contactId: null, body }], now);
    const [made = ''] = await insertDeliveries(scope, [{ webhookId: id, eventId, orderKey: eventId }], now);
    return leaseOne(scope, made, now, LEASE_MS);
  });
  await services.webhookSender.sendNow(tenantId, delivery);
  return inTenant(services.database, tenantId, async (scope) => {
    const tried = await readDelivery(scope, id, delivery.id);
    if (!tried) throw new BusinessError('not_found');
    return tried;
  });
}

/** @throws BusinessError not_found */
export async function replayDelivery({ request, actor, services }: Call<typeof webhooks.replay>): Promise<WebhookDelivery> {
  const { id, delivery_id: deliveryId } = request;
  const queued = await inTenant(services.database, actor.tenantId, async (scope) => {
    await requeue(scope, id, sql`d.id = ${deliveryId}`, services.now());
    const found = await readDelivery(scope, id, deliveryId);
    if (!found) throw new BusinessError('not_found');
    return found;
  });
  services.webhookSender.wake(actor.tenantId);
  return queued;
}

/** @throws BusinessError not_found */
export async function replayMany({ request, actor, services }: Call<typeof webhooks.replayMany>): Promise<{ count: number }> {
  const { id, only, since = 0, until = services.now() } = request;
  const count = await inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await findWebhook(scope, id))) throw new BusinessError('not_found');
    const which = sql`d.created_at >= to_timestamp(${since} / 1000.0) AND d.created_at <= to_timestamp(${until} / 1000.0)`;
    return requeue(scope, id, only === 'failed' ? sql`d.state = 'failed' AND ${which}` : which, services.now());
  });
  services.webhookSender.wake(actor.tenantId);
  return { count };
}

function readCursor(cursor: string): number {
  const before = /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined;
  if (before === undefined) throw new BusinessError('invalid_request');
  return before;
}
