import { inPlatform, inTenant } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { findOpenOrders } from './order.repository.ts';
import { recheckOrder } from './recheck-order.ts';

/** Asks after every open order, so that neither a lost report nor a closed browser loses money; ends those whose time is over. */
export async function recheckOrders(services: Services): Promise<void> {
  const { database, log } = services;
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    for (const order of await inTenant(database, tenantId, findOpenOrders)) {
      // One order that cannot be asked after must not keep the others waiting.
      await recheckOrder(services, order).catch((error: unknown) =>
        log.warn({ err: error, order: order.no }, 'an order could not be checked'),
      );
    }
  }
}
