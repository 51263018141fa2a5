import { dueStep, UNANSWERED_DAYS } from '@lobby/contract';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { lockThread, writeInThread } from '#/domains/conversation/thread.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { moves } from './decide-order.ts';
import { SYSTEM, type OrderState } from './order-state.ts';
import { storeOrder } from './store-order.ts';
import { findDue, lockByThread } from './work-order.repository.ts';

/** Work orders of a tenant that are looked at in one go; the next minute brings more. */
const STEPS_MAX = 500;

/** Does what time alone does to work orders: reminds, brings back, settles and closes. @returns how many steps were done */
export async function tendOrders({ database, announcer, now }: Pick<Services, 'database' | 'announcer' | 'now'>): Promise<number> {
  let done = 0;
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    const threads = await inTenant(database, tenantId, (scope) => findDue(scope, now(), STEPS_MAX));
    for (const thread of threads) {
      // One short transaction each: a customer who writes at this moment waits for one and is not overheard.
      const order = await inTenant(database, tenantId, (scope) => step(scope, thread, now()));
      if (!order) continue;
      done += 1;
      announcer.workOrderChanged(tenantId, { id: order.conversationId, contactId: order.contactId });
    }
  }
  return done;
}

/** One step of one work order; undefined where somebody was quicker and nothing is due any more. */
async function step(scope: TenantScope, thread: string, now: number): Promise<OrderState | undefined> {
  const conversation = await lockThread(scope, thread);
  const [order] = conversation ? await lockByThread(scope, [thread]) : [];
  const due = order && dueStep(order, now);
  if (!conversation || !due) return undefined;
  if (due.kind === 'remind') {
    const { name: authorName } = await describeBot(scope, order.language);
    const body = say(order.language, 'orders.reminder', { days: UNANSWERED_DAYS });
    await writeInThread(scope, conversation, { authorKind: 'bot', authorName, body }, now);
    const reminded = { ...order, reminders: due.nth };
    await storeOrder(scope, order, reminded, [{ name: 'reminded', actor: SYSTEM, words: String(due.nth) }], now);
    return order;
  }
  const decision = moves(order, due.to, SYSTEM, {}, now);
  if (decision.refused) return undefined;
  await storeOrder(
    scope,
    order,
    decision.next,
    decision.events.map((event) => ({ ...event, words: due.why })),
    now,
  );
  return order;
}
