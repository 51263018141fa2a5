import type { TenantScope } from '#/database/transaction.ts';
import type { StoredEvent } from '#/events/event-relay.ts';
import { isOuterType } from '#/events/publish-events.ts';
import { insertDeliveries, insertWebhookEvents } from './delivery.repository.ts';
import { describeEvents, type DescribedEvent } from './describe-events.ts';
import { listeningWebhooks } from './webhook.repository.ts';

/**
 * Writes down who is to be told of events, with the words that each is told in: they stay the same however often they are sent.
 * @returns whether anybody is
 */
export async function queueDeliveries(scope: TenantScope, events: readonly StoredEvent[], now: number): Promise<boolean> {
  const webhooks = await listeningWebhooks(scope);
  const wanted = new Set(webhooks.flatMap((webhook) => webhook.events));
  const told = await describeEvents(
    scope,
    events.filter(({ type }) => isOuterType(type) && wanted.has(type)),
  );
  if (told.length === 0) return false;
  await insertWebhookEvents(scope, told.map(outgoing), now);
  const deliveries = told.flatMap(({ event }) =>
    webhooks
      .filter((webhook) => isOuterType(event.type) && webhook.events.includes(event.type))
      .map((webhook) => ({ webhookId: webhook.id, eventId: event.id, orderKey: orderKeyOf(event) })),
  );
  await insertDeliveries(scope, deliveries, now);
  return true;
}

function outgoing({ event, contactId, data }: DescribedEvent) {
  const { id, type, createdAt } = event;
  const body = JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data });
  return { id, type, contactId, orderKey: orderKeyOf(event), body };
}

/** What is about one conversation, work order or contact is told in its order; everything else in no order. */
function orderKeyOf({ id, type, subjectId }: StoredEvent): string {
  return /^(?:conversation|message|csat|work_order|contact)\./.test(type) ? subjectId : id;
}
