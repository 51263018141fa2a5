import type { TenantScope } from '#/database/transaction.ts';
import { placeThread } from '#/domains/conversation/thread.ts';
import { queueMoves } from '#/domains/order-mail/notice/queue-moves.ts';
import type { NewOrderEvent, OrderState } from './order-state.ts';
import { insertEvents, saveOrder } from './work-order.repository.ts';

/** Stores what was decided, and lets its thread be seen by whoever has it now. The caller holds both locked. */
export async function storeOrder(
  scope: TenantScope,
  was: OrderState,
  next: OrderState,
  events: readonly NewOrderEvent[],
  now: number,
): Promise<void> {
  await saveOrder(scope, next, now, was.findText !== next.findText);
  await insertEvents(scope, next.id, events, now);
  await queueMoves(scope, was, next, events.find(({ name }) => name === 'moved')?.actor.kind, now);
  const isPlaced = was.assigneeId === next.assigneeId && was.teamId === next.teamId && was.closedAt === next.closedAt;
  if (isPlaced) return;
  const place = { agentId: next.assigneeId, agentName: next.assigneeName, teamId: next.teamId, endedAt: next.closedAt };
  await placeThread(scope, next.conversationId, place);
}
