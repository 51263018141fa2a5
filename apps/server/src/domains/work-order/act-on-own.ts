import type { CustomerAct, visitorWorkOrders, WorkOrderStatus } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { moves } from './decide-order.ts';
import { CUSTOMER } from './order-state.ts';
import { storeOrder } from './store-order.ts';
import { lockOrder } from './with-order.ts';
import { BusinessError } from '#/errors.ts';
import { tellOwn } from './tell-own.ts';

const MOVES: Readonly<Record<CustomerAct, WorkOrderStatus>> = { solved: 'closed', not_solved: 'open', cancel: 'cancelled' };

/** What a customer says of an own work order; a repeat changes nothing. @throws BusinessError not_found, order_state */
export async function actOnOwn({ request, actor, services }: Call<typeof visitorWorkOrders.act>) {
  const { id, act, locale } = request;
  const own = await inTenant(services.database, actor.tenantId, async (scope) => {
    const state = await lockOrder(scope, id, actor.contactId);
    const to = MOVES[act];
    if (state.status !== to) {
      const decision = moves(state, to, CUSTOMER, {}, services.now());
      if (decision.refused) throw new BusinessError('order_state');
      await storeOrder(scope, state, decision.next, decision.events, services.now());
    }
    return tellOwn(scope, actor.contactId, id, locale);
  });
  services.announcer.workOrderChanged(actor.tenantId, { id: own.conversation_id, contactId: actor.contactId });
  return own;
}
