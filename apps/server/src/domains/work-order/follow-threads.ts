import type { Message } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { queueNotice } from '#/domains/order-mail/notice/queue-notice.ts';
import { hears } from './decide-order.ts';
import { CUSTOMER } from './order-state.ts';
import { storeOrder } from './store-order.ts';
import { lockByThread, touchOrder } from './work-order.repository.ts';

/** What was written in a thread. */
export interface ThreadMessage {
  conversationId: string;
  seq: number;
  authorKind: Message['author_kind'];
  authorId: string | null;
  authorName: string | null;
}

/** Moves work orders by what was written in their threads, in the transaction that wrote it and holds the threads locked. */
export async function followThreads(scope: TenantScope, written: readonly ThreadMessage[], now: number): Promise<void> {
  const byThread = Map.groupBy(written, ({ conversationId }) => conversationId);
  if (byThread.size === 0) return;
  for (const order of await lockByThread(scope, [...byThread.keys()])) {
    for (const { seq, authorKind, authorId, authorName } of byThread.get(order.conversationId) ?? []) {
      if (authorKind !== 'contact' && authorKind !== 'agent') continue;
      const actor = authorKind === 'contact' ? CUSTOMER : { kind: 'agent' as const, id: Number(authorId), name: authorName };
      const { next, events } = hears(order, authorKind === 'contact' ? 'customer' : 'agent', actor, now);
      if (next === order) await touchOrder(scope, order.id, now);
      else Object.assign(order, await storeOrder(scope, order, next, events, now));
      if (authorKind === 'agent') await queueNotice(scope, { orderId: order.id, kind: 'replied', about: `message:${seq}`, seq }, now);
    }
  }
}
