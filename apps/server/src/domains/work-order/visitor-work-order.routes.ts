import type { visitorWorkOrders } from '@lobby/contract';
import type { Call, Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { seeNotices } from '#/domains/order-mail/notice/see-notices.ts';
import { asSurvivor } from '#/domains/visitor/as-survivor.ts';
import { actOnOwn } from './act-on-own.ts';
import { listOwnOrders, readOwnForms } from './list-own-orders.ts';
import { beginForm } from './offer/begin-form.ts';
import { rateOwn } from './rate-own.ts';
import { submitOrder } from './submit-order.ts';
import { tellOwn } from './tell-own.ts';

export const visitorWorkOrderRoutes: Routes<typeof visitorWorkOrders> = {
  forms: asSurvivor(readOwnForms),
  draft: asSurvivor(beginForm),
  list: asSurvivor(listOwnOrders),
  get: asSurvivor(({ request, actor, services }: Call<typeof visitorWorkOrders.get>) =>
    inTenant(services.database, actor.tenantId, async (scope) => {
      const own = await tellOwn(scope, actor.contactId, request.id, request.locale);
      await seeNotices(scope, request.id);
      return own;
    }),
  ),
  create: asSurvivor(submitOrder),
  act: asSurvivor(actOnOwn),
  rate: asSurvivor(rateOwn),
};
