import type { orderMails, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findMailedOrder } from '#/domains/work-order/find-mailed-order.ts';
import { BusinessError } from '#/errors.ts';
import { listHeld, listThreadMails } from './inbound/mail.repository.ts';
import { listNotices } from './notice/notice.repository.ts';

/** Notices of one work order that are shown. */
const NOTICES_SHOWN = 50;

/** Mails of a work order that the caller sees, both ways. @throws BusinessError not_found */
export function listMailsOfOrder({ request, actor, services }: Call<typeof orderMails.list>): Promise<ResponseOf<typeof orderMails.list>> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await findMailedOrder(scope, request.id))) throw new BusinessError('not_found');
    return {
      messages: await listThreadMails(scope, request.id),
      notices: await listNotices(scope, request.id, NOTICES_SHOWN),
      held: await listHeld(scope, request.id),
    };
  });
}
