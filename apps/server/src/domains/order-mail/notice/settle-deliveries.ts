import { inPlatform, inTenant } from '#/database/transaction.ts';
import { findDeliveries } from '#/domains/mail/find-delivery.ts';
import { writeMailEvent } from '#/domains/work-order/write-mail-event.ts';
import type { Services } from '#/services.ts';
import { findMailed, saveDelivery } from './notice.repository.ts';

/** Mails looked after in one go. */
const MAILS_MAX = 500;

/** Takes down which mails have left the house, and tells colleagues of those that could not. */
export async function settleDeliveries({ database, announcer, now }: Pick<Services, 'database' | 'announcer' | 'now'>, tenantId: number) {
  const mailed = await inTenant(database, tenantId, (scope) => findMailed(scope, MAILS_MAX));
  if (mailed.length === 0) return;
  const deliveries = await inPlatform(database, (scope) =>
    findDeliveries(
      scope,
      mailed.map(({ key }) => key),
    ),
  );
  for (const { key, state, complaint } of deliveries) {
    if (state === 'waiting') continue;
    const orderId = mailed.find((each) => each.key === key)?.orderId ?? '';
    const thread = await inTenant(database, tenantId, async (scope) => {
      const isNew = await saveDelivery(scope, key, state, complaint);
      return isNew && state === 'failed'
        ? writeMailEvent(scope, orderId, { name: 'mail_failed', words: complaint ?? '' }, now())
        : undefined;
    });
    if (thread) announcer.workOrderChanged(tenantId, thread);
  }
}
