import { workOrderNo } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { appendActivity } from '#/domains/note/append-activities.ts';
import type { NewOrderEvent, OrderActor } from '#/domains/work-order/order-state.ts';
import { writeEvents } from '#/domains/work-order/write-events.ts';
import { insertLink } from './link.repository.ts';

/** What a new work order came out of. */
export interface OrderOrigin {
  /** The closed one that it goes on from. */
  followsId?: string | undefined;
  /** The one that it was split off from. */
  splitFromId?: string | undefined;
  /** A chat: its colleagues read there that it was made. */
  conversationId?: string | undefined;
}

/** Ties a new work order to what it came out of, in the transaction that makes it: each of the two tells of the other. */
export async function tieOrder(
  scope: TenantScope,
  { id, no }: { id: string; no: number },
  { followsId, splitFromId, conversationId }: OrderOrigin,
  actor: OrderActor,
  now: number,
): Promise<void> {
  const tell = (other: string, name: NewOrderEvent['name']) => writeEvents(scope, other, [{ name, actor, words: workOrderNo(no) }], now);
  if (followsId !== undefined && (await insertLink(scope, id, followsId, 'follow_up', now))) await tell(followsId, 'followed');
  if (splitFromId !== undefined && (await insertLink(scope, id, splitFromId, 'related', now))) await tell(splitFromId, 'split');
  if (conversationId === undefined) return;
  const activity = { name: 'work_order', to: workOrderNo(no), order_id: id } as const;
  await appendActivity(scope, conversationId, { authorId: actor.id, authorName: actor.name, activity, createdAt: now });
}
