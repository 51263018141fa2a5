import { may } from '@lobby/contract';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { BulkPiece } from '#/database/bulk-store.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { lockOrders } from '#/domains/work-order/lock-orders.ts';
import type { OrderActor, OrderState } from '#/domains/work-order/order-state.ts';
import { storeOrder } from '#/domains/work-order/store-order.ts';
import type { Services } from '#/services.ts';
import { decideBulk, type Desk } from './decide-bulk.ts';
import { orderBulks } from './order-bulk.repository.ts';
import type { DoneOrder } from './order-bulk.ts';

/** Changed in one transaction: few enough that what customers write finds its turn in between. */
const PIECE = 25;

type GoOnServices = Pick<Services, 'database' | 'announcer' | 'log' | 'now'>;

/** Does a bulk action to its end, a piece a transaction. Whoever does the same one at the same time does other pieces. */
export async function goOn(services: GoOnServices, tenantId: number, id: string, actor: OrderActor): Promise<void> {
  for (;;) {
    const changed = await inTenant(services.database, tenantId, (scope) => doPiece(scope, id, actor, services.now()));
    if (!changed) return;
    for (const { conversationId, contactId } of changed) services.announcer.workOrderChanged(tenantId, { id: conversationId, contactId });
  }
}

/** @returns the work orders that were changed; undefined where everything is through */
async function doPiece(scope: TenantScope, id: string, actor: OrderActor, now: number): Promise<OrderState[] | undefined> {
  const bulk = await orderBulks.lock(scope, id);
  if (!bulk || bulk.through >= bulk.total) return undefined;
  const piece = bulk.items.slice(bulk.through, bulk.through + PIECE);
  const states = await lockOrders(
    scope,
    piece.map(({ id: of }) => of),
  );
  const desk = await readDesk(scope);
  const changed: OrderState[] = [];
  const result: BulkPiece<DoneOrder> = { through: piece.length, done: [], refused: [] };
  for (const before of piece) {
    const state = states.get(before.id);
    const decision = state ? decideBulk(state, before, bulk.action, desk, actor, now) : { refused: 'not_found' as const };
    if (decision?.refused !== undefined) result.refused.push({ id: before.id, no: before.no, reason: decision.refused });
    else if (state) {
      if (decision) {
        await storeOrder(scope, state, decision.next, decision.events, now);
        changed.push(decision.next);
      }
      result.done.push({ id: before.id, version: (decision?.next ?? state).version });
    }
  }
  await orderBulks.move(scope, id, result, now);
  return changed;
}

async function readDesk(scope: TenantScope): Promise<Desk> {
  const people = (await listMembers(scope)).filter((each) => may(each, 'session.reply'));
  return {
    people: new Map(people.map((each) => [each.id, each])),
    teams: new Map((await listTeams(scope)).map((each) => [each.id, each])),
  };
}
