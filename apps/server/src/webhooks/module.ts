import type { webhooks } from '@lobby/contract';
import type { Routes, StaffActor } from '#/call.ts';
import { BusinessError } from '#/errors.ts';
import type { EventListener } from '#/events/event-relay.ts';
import type { ServerModule } from '#/server-module.ts';
import { getDelivery, listDeliveries, replayDelivery, replayMany, testWebhook } from './deliveries.ts';
import { purgeWebhookEvents } from './delivery.repository.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import { createWebhook, getWebhook, listWebhooks, removeWebhook, rotateSecret, updateWebhook } from './manage-webhooks.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** How long the log keeps what is over, in milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/** A webhook is told of everything, so that nobody arranges one who sees only a part. */
function ofWhole<Given extends { actor: StaffActor }, Answer>(handler: (call: Given) => Promise<Answer>): (call: Given) => Promise<Answer> {
  return async (call) => {
    if (call.actor.reach !== 'all') throw new BusinessError('refused');
    return handler(call);
  };
}

const webhookRoutes: { webhook: Routes<typeof webhooks> } = {
  webhook: {
    list: ofWhole(listWebhooks),
    create: ofWhole(createWebhook),
    get: ofWhole(getWebhook),
    update: ofWhole(updateWebhook),
    remove: ofWhole(removeWebhook),
    rotate: ofWhole(rotateSecret),
    test: ofWhole(testWebhook),
    deliveries: ofWhole(listDeliveries),
    delivery: ofWhole(getDelivery),
    replay: ofWhole(replayDelivery),
    replayMany: ofWhole(replayMany),
  },
};

/** Queues what webhooks are to be told, and sends it as soon as that is committed. */
function webhookListener(sender: WebhookSender, now: () => number): EventListener {
  const queued = new Set<number>();
  return {
    async hear(scope, events) {
      if (await queueDeliveries(scope, events, now())) queued.add(scope.tenantId);
    },
    onHeard(tenantId) {
      if (queued.delete(tenantId)) sender.wake(tenantId);
    },
  };
}

/** Addresses of a business that are told what happens in it. */
export const webhookModule = {
  routes: webhookRoutes,
  jobs: [{ name: 'send-webhooks', cron: '* * * * *', run: ({ webhookSender }) => webhookSender.recover() }],
  listener: ({ webhookSender, now }) => webhookListener(webhookSender, now),
  purge: (scope, now) => purgeWebhookEvents(scope, now - KEPT_MS),
} satisfies ServerModule;
