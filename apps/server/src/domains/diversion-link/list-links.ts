import type { diversionLinks } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { viewLink, viewLinks } from './view-link.ts';

/** All links of the caller's business. */
export function listLinks(call: Call<typeof diversionLinks.list>) {
  return inTenant(call.services.database, call.actor.tenantId, (scope) => viewLinks(scope, call));
}

/** @throws BusinessError not_found */
export function getLink(call: Call<typeof diversionLinks.get>) {
  return inTenant(call.services.database, call.actor.tenantId, (scope) => viewLink(scope, call, call.request.id));
}
