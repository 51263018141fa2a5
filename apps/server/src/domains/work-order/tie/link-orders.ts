import { workOrderNo, type WorkOrder, type workOrders } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { writeEvents } from '#/domains/work-order/write-events.ts';
import { agentActor, changeOrder } from '#/domains/work-order/with-order.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { countParents, deleteLink, findByNo, insertLink, isInCircle, isLinked } from './link.repository.ts';
import { refuseTie } from './refuse-tie.ts';

/**
 * Links to another one that the caller sees; both write it down. A link that is there already is no second one.
 * @throws BusinessError invalid_request where there is none, for a circle and for a second parent
 */
export async function linkOrder({ request, actor, locale, services }: Call<typeof workOrders.link>): Promise<WorkOrder> {
  const { id, other_no: no, kind, inward } = request;
  const other = await inTenant(services.database, actor.tenantId, (scope) => findByNo(scope, no));
  if (other === undefined || other === id)
    throw new BusinessError('invalid_request', { fields: [{ path: 'other_no', message: say(locale, 'orders.no_such_order') }] });
  return changeOrder(
    services,
    actor,
    id,
    undefined,
    async (state, scope) => {
      const [from, to] = inward ? [other, id] : [id, other];
      // Between equals the one link says it both ways.
      if (kind === 'related' && (await isLinked(scope, from, to, kind))) return undefined;
      if (!(await insertLink(scope, from, to, kind, services.now()))) return undefined;
      if (await isWrong(scope, from, to, kind)) throw refuseTie('link', locale, 'other_no');
      const linked = { name: 'linked', actor: agentActor(actor) } as const;
      await writeEvents(scope, other, [{ ...linked, words: workOrderNo(state.no) }], services.now());
      return { next: state, events: [{ ...linked, words: workOrderNo(no) }] };
    },
    [other],
  );
}

/** Whether a link that the transaction has made may not be, and has to be taken back with everything else. */
async function isWrong(scope: TenantScope, from: string, to: string, kind: WorkOrder['links'][number]['kind']): Promise<boolean> {
  const isOrdered = kind === 'parent' || kind === 'blocks' || kind === 'duplicate';
  if (isOrdered && (await isInCircle(scope, from, kind))) return true;
  return kind === 'parent' && (await countParents(scope, to)) > 1;
}

export function unlinkOrder({ request, actor, services }: Call<typeof workOrders.unlink>): Promise<WorkOrder> {
  return changeOrder(services, actor, request.id, undefined, async (state, scope) => {
    const other = await deleteLink(scope, state.id, request.link_id);
    if (!other) return undefined;
    return { next: state, events: [{ name: 'unlinked', actor: agentActor(actor), words: workOrderNo(other.no) }] };
  });
}
