import { BULK_ORDERS_MAX, may, type Locale, type OrderBulkJob, type workOrderBulk } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { findOrderIds } from '#/domains/work-order/find-order-ids.ts';
import { agentActor } from '#/domains/work-order/with-order.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { goOnWithBulksOf } from './go-on-with-cut-off.ts';
import { goOn } from './go-on.ts';
import { findBulk, insertBulk, readBefore } from './order-bulk.repository.ts';

/** Work orders that are waited for; what is longer goes on by itself, and is asked how far it is. */
const WAITED_FOR = 50;

/**
 * Does one thing with many work orders, each by the rules of that thing alone. What is to be done is written down first, so that a
 * repeat goes on where the first was cut off. @throws BusinessError refused for who may not give work orders away
 */
export async function runOrderBulk({ request, actor, locale, services }: Call<typeof workOrderBulk.run>): Promise<OrderBulkJob> {
  const { request_id: id, ids: asked, filter, action } = request;
  const isGiven = action.kind === 'assign' || action.kind === 'team';
  if (isGiven && !may(actor, 'session.assign')) throw new BusinessError('refused');
  await inTenant(services.database, actor.tenantId, async (scope) => {
    if (await findBulk(scope, actor.userId, id)) return;
    const ids = [
      ...new Set(asked ?? (await findOrderIds(scope, filter ?? { view: 'all' }, actor.userId, services.now(), BULK_ORDERS_MAX))),
    ];
    const orders = await readBefore(scope, ids);
    const there = new Set(orders.map((order) => order.id));
    const refused = ids.filter((each) => !there.has(each)).map((each) => ({ id: each, no: 0, reason: 'not_found' as const }));
    await insertBulk(scope, { id, userId: actor.userId, action, orders, refused }, services.now());
  });
  return work(services, actor, id, locale);
}

/** Works on a bulk action that is written down. What was within reach may be handed away, and is still worked on. */
export async function work(services: Services, actor: StaffActor, id: string, locale: Locale): Promise<OrderBulkJob> {
  const begun = await readJob(services, actor, id, locale);
  if (begun.state === 'done') return begun;
  const going = goOn(beyondReach(services), actor.tenantId, id, agentActor(actor));
  if (begun.total - begun.through <= WAITED_FOR) await going;
  else going.catch((error: unknown) => services.log.error({ err: error, job: id }, 'work on many work orders was cut off'));
  return readJob(services, actor, id, locale);
}

/** How far it is; what a crash cut off goes on at once, and not only when its turn comes. */
export async function lookAtJob({ request, actor, locale, services }: Call<typeof workOrderBulk.get>): Promise<OrderBulkJob> {
  const job = await readJob(services, actor, request.id, locale);
  if (job.state === 'running')
    goOnWithBulksOf(beyondReach(services), actor.tenantId).catch((error: unknown) =>
      services.log.error({ err: error, job: job.id }, 'work on many work orders could not be gone on with'),
    );
  return job;
}

/** How far it is, as its caller reads it. @throws BusinessError not_found, also for somebody else's */
export async function readJob({ database }: Services, actor: StaffActor, id: string, locale: Locale): Promise<OrderBulkJob> {
  const bulk = await inTenant(database, actor.tenantId, (scope) => findBulk(scope, actor.userId, id));
  if (!bulk) throw new BusinessError('not_found');
  const { total, through, done, refused } = bulk;
  return {
    id,
    state: through >= total ? 'done' : 'running',
    total: total + refused.filter(({ no }) => no === 0).length,
    through: through + refused.filter(({ no }) => no === 0).length,
    done: done.length,
    refused: refused.map((each) => ({ ...each, message: say(locale, `errors.${each.reason}`) })),
  };
}
