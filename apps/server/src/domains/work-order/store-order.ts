import type { TenantScope } from '#/database/transaction.ts';
import { placeThread } from '#/domains/conversation/thread.ts';
import { queueMoves } from '#/domains/order-mail/notice/queue-moves.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { NewOrderEvent, OrderState } from './order-state.ts';
import { resumeTimes } from './resume-times.ts';
import { insertEvents, saveOrder } from './work-order.repository.ts';

/** Stores what was decided, and lets its thread be seen by whoever has it now. The caller holds both locked. @returns what is stored */
export async function storeOrder(
  scope: TenantScope,
  was: OrderState,
  decided: OrderState,
  events: readonly NewOrderEvent[],
  now: number,
): Promise<OrderState> {
  const next = await resumeTimes(scope, was, decided, now);
  await saveOrder(scope, next, now);
  await insertEvents(scope, next.id, events, now);
  await queueMoves(scope, was, next, events.find(({ name }) => name === 'moved')?.actor.kind, now);
  const changed = [...new Set(events.map(({ name }) => name))];
  const assigned = events.find(({ name }) => name === 'assigned')?.actor;
  const facts = { changed, ...(assigned && { assigned_by: assigned.id }) };
  if (changed.length > 0)
    await publishEvents(scope, [{ type: 'work_order.updated', subjectId: next.conversationId, contactId: next.contactId, facts }], now);
  const isPlaced = was.assigneeId === next.assigneeId && was.teamId === next.teamId && was.closedAt === next.closedAt;
  if (isPlaced) return next;
  const place = { agentId: next.assigneeId, agentName: next.assigneeName, teamId: next.teamId, endedAt: next.closedAt };
  await placeThread(scope, next.conversationId, place);
  return next;
}
