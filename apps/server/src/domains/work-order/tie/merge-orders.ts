import { workOrderNo, type MergeSide, type ResponseOf, type WorkOrder, type workOrderMerges } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { writeInThread } from '#/domains/conversation/thread.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import type { OrderState } from '#/domains/work-order/order-state.ts';
import { storeOrder } from '#/domains/work-order/store-order.ts';
import { agentActor, existingOrder, lockOrders, requireOrders, type HeldOrder } from '#/domains/work-order/with-order.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { plansMerge } from './decide-merge.ts';
import { isInCircle } from './link.repository.ts';
import { moveLinks, moveTasks, readSizes } from './merge.repository.ts';
import { refuseTie } from './refuse-tie.ts';

/** What merging two work orders that the caller sees would do. @throws BusinessError as `mergeOrders` */
export async function previewMerge({
  request,
  actor,
  locale,
  services,
}: Call<typeof workOrderMerges.preview>): Promise<ResponseOf<typeof workOrderMerges.preview>> {
  if (request.id === request.other_id) throw refuseTie('same', locale, 'other_id');
  await requireBoth(services, actor, request);
  return inTenant(beyondReach(services).database, actor.tenantId, async (scope) => {
    const [one, other] = await lockBoth(scope, request);
    const plan = plansMerge(one.order, other.order, agentActor(actor), services.now());
    if (plan.refused) throw refuseTie(plan.refused, locale, 'other_id');
    return {
      kept: await tellSide(scope, plan.kept.was),
      merged: await tellSide(scope, plan.merged.was),
      fields: plan.fields,
      priority: plan.kept.next.priority,
      assignee_name: plan.kept.next.assigneeName,
    };
  });
}

async function tellSide(scope: TenantScope, order: OrderState): Promise<MergeSide> {
  const { id, no, subject, status, priority, assigneeName, version } = order;
  return { id, no, subject, status, priority, assignee_name: assigneeName, version, ...(await readSizes(scope, id)) };
}

/**
 * Merges two work orders of one customer in one transaction: the older stays, takes over tasks, links and what it has not filled in,
 * and both threads tell the customer. A repeat answers with the older one.
 * @throws BusinessError not_found, stale_version, invalid_request for one with itself, two customers, what is over, a circle that it would close
 */
export async function mergeOrders({ request, actor, locale, services }: Call<typeof workOrderMerges.merge>): Promise<WorkOrder> {
  if (request.id === request.other_id) throw refuseTie('same', locale, 'other_id');
  await requireBoth(services, actor, request);
  const { id, version, other_id: otherId, other_version: otherVersion } = request;
  const done = await inTenant(beyondReach(services).database, actor.tenantId, async (scope) => {
    const [one, other] = await lockBoth(scope, request);
    const earlier = earlierMerge(one.order, other.order);
    if (earlier) return { kept: await existingOrder(scope, earlier.id, actor.userId), merged: undefined };
    const plan = plansMerge(one.order, other.order, agentActor(actor), services.now());
    if (plan.refused) throw refuseTie(plan.refused, locale, 'other_id');
    const stale = one.order.version !== version ? id : other.order.version !== otherVersion ? otherId : undefined;
    if (stale !== undefined) throw new BusinessError('stale_version', { current: await existingOrder(scope, stale, actor.userId) });
    const { kept, merged } = plan;
    await moveTasks(scope, merged.was.id, kept.was.id);
    await moveLinks(scope, merged.was.id, kept.was.id);
    for (const kind of ['parent', 'blocks'] as const)
      if (await isInCircle(scope, kept.was.id, kind)) throw refuseTie('link', locale, 'other_id');
    await tellCustomer(scope, one.order.id === kept.was.id ? [one, other] : [other, one], services.now());
    for (const { was, next, events } of [kept, merged]) await storeOrder(scope, was, next, events, services.now());
    return { kept: await existingOrder(scope, kept.was.id, actor.userId), merged: merged.was };
  });
  const { kept, merged } = done;
  services.announcer.workOrderChanged(actor.tenantId, { id: kept.conversation_id, contactId: kept.contact.id });
  if (merged) services.announcer.workOrderChanged(actor.tenantId, { id: merged.conversationId, contactId: merged.contactId });
  return kept;
}

interface Pair {
  id: string;
  other_id: string;
}

/** @throws BusinessError not_found for one that the caller does not see */
async function requireBoth({ database }: Services, actor: StaffActor, { id, other_id: other }: Pair): Promise<void> {
  await inTenant(database, actor.tenantId, (scope) => requireOrders(scope, [id, other]));
}

async function lockBoth(scope: TenantScope, { id, other_id: other }: Pair): Promise<[HeldOrder, HeldOrder]> {
  return (await lockOrders(scope, [id, other])) as [HeldOrder, HeldOrder];
}

/** The one that the other was merged into already. */
function earlierMerge(one: OrderState, other: OrderState): OrderState | undefined {
  if (one.mergedIntoId === other.id) return other;
  return other.mergedIntoId === one.id ? one : undefined;
}

/** Both threads say to the customer, each in its language, where it goes on. */
async function tellCustomer(scope: TenantScope, [kept, merged]: readonly [HeldOrder, HeldOrder], now: number): Promise<void> {
  const notices = [
    [kept, 'orders.merged_here', merged.order.no],
    [merged, 'orders.merged_there', kept.order.no],
  ] as const;
  for (const [{ order, thread }, text, no] of notices) {
    const { name: authorName } = await describeBot(scope, order.language);
    await writeInThread(scope, thread, { authorKind: 'bot', authorName, body: say(order.language, text, { no: workOrderNo(no) }) }, now);
  }
}
