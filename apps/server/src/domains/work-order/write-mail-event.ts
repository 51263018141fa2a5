import type { TenantScope } from '#/database/transaction.ts';
import { SYSTEM } from './order-state.ts';
import { findMailedOrder, insertEvents } from './work-order.repository.ts';

/** Writes down among colleagues what became of a mail. @returns whom to tell; undefined where the work order is gone */
export async function writeMailEvent(
  scope: TenantScope,
  orderId: string,
  { name, words }: { name: 'mail_failed' | 'mail_held'; words: string },
  now: number,
): Promise<{ id: string; contactId: string } | undefined> {
  const order = await findMailedOrder(scope, orderId);
  if (!order) return undefined;
  await insertEvents(scope, orderId, [{ name, actor: SYSTEM, words }], now);
  return { id: order.conversationId, contactId: order.contactId };
}
