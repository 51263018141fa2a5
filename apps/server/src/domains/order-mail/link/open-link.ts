import type { orderLinks, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { readNoticed, type NoticedOrder } from '#/domains/order-mail/notice/read-noticed.ts';
import { queueNotice } from '#/domains/order-mail/notice/queue-notice.ts';
import { sendNoticesSoon } from '#/domains/order-mail/notice/send-notices.ts';
import { readLink } from '#/domains/mail/signed-link.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { continueVisitor } from '#/domains/visitor/continue-visitor.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { orderSigner } from './order-link.ts';

/** A fresh link is mailed once within so long, in milliseconds. */
const RENEWED_EVERY_MS = 3_600_000;

/** @throws BusinessError link_expired for one that is over; not_found for everything else that opens nothing, whatever the reason */
export async function openLink({ request, token, services }: Call<typeof orderLinks.open>): Promise<ResponseOf<typeof orderLinks.open>> {
  const tenant = await findTenant(services, request.tenant);
  if (!tenant) throw new BusinessError('not_found');
  return inTenant(services.database, tenant.id, async (scope) => {
    const { order, isOver } = await linkedOrder(scope, services, request.link);
    if (isOver) throw new BusinessError('link_expired');
    const ownToken = await continueVisitor(scope, order.contactId, token, services.now());
    return { token: ownToken, conversation_id: order.conversationId, order_id: order.id };
  });
}

/** Mails a fresh link in place of one that was once good. Nobody is told whether it was. */
export async function renewLink({ request, services }: Call<typeof orderLinks.renew>): Promise<ResponseOf<typeof orderLinks.renew>> {
  const tenant = await findTenant(services, request.tenant);
  if (!tenant) return {};
  const now = services.now();
  try {
    await inTenant(services.database, tenant.id, async (scope) => {
      const { order } = await linkedOrder(scope, services, request.link);
      await queueNotice(scope, { orderId: order.id, kind: 'link', about: `link:${Math.floor(now / RENEWED_EVERY_MS)}` }, now);
    });
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'not_found') return {};
    throw error;
  }
  sendNoticesSoon(services, tenant.id);
  return {};
}

async function linkedOrder(
  scope: TenantScope,
  { secrets, now }: Services,
  text: string,
): Promise<{ order: NoticedOrder; isOver: boolean }> {
  const link = readLink(orderSigner(secrets, scope.tenantId), text, now());
  const order = link && (await readNoticed(scope, link.id));
  if (!link || !order?.email || order.isBlocked || !link.isFor(order.email)) throw new BusinessError('not_found');
  if ((await findSurvivor(scope, link.contactId)) !== order.contactId) throw new BusinessError('not_found');
  return { order, isOver: link.isOver };
}
