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
import { publishEvents } from '#/events/publish-events.ts';
import { findDue, lockByThread, markTold } from './work-order.repository.ts';

/** Work orders of a tenant that are looked at in one go; the next minute brings more. */
const STEPS_MAX = 500;

/** Does what time alone does to work orders: reminds, brings back, settles, closes, and tells of what is due. @returns how many steps were done */
export async function tendOrders({ database, announcer, now }: Pick<Services, 'database' | 'announcer' | 'now'>): Promise<number> {
  let done = 0;
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    const threads = await inTenant(database, tenantId, async (scope) => {
      await tellDue(scope, now());
      return findDue(scope, now(), STEPS_MAX);
    });
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

/** Tells once of each time that was promised that it is near, and once that it has passed. */
async function tellDue(scope: TenantScope, now: number): Promise<void> {
  const told = await markTold(scope, now, STEPS_MAX);
  const events = told.map(({ thread, contactId, dueAt, isOver }) => ({
    type: 'work_order.due' as const,
    subjectId: thread,
    contactId,
    facts: { due_at: dueAt, is_over: isOver },
  }));
  await publishEvents(scope, events, now);
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
