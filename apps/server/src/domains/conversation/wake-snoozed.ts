import { inPlatform, inTenant } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { findSnoozesOver } from './conversation.repository.ts';

/** Conversations that come back in one go of a tenant; the next minute brings more. */
const WAKE_MAX = 500;

/** Brings back the conversations whose time has come. @returns how many */
export async function wakeSnoozed({ database, ledger, now }: Services): Promise<number> {
  let woken = 0;
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    const ids = await inTenant(database, tenantId, (scope) => findSnoozesOver(scope, now(), WAKE_MAX));
    await Promise.all(ids.map((id) => ledger.submit(tenantId, id, { kind: 'unsnooze', agent: null })));
    woken += ids.length;
  }
  return woken;
}
