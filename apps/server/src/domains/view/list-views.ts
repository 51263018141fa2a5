import type { savedViews } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listVisible } from './view.repository.ts';

/** The caller's own views and the shared ones, by name. */
export async function listViews({ actor, services }: Call<typeof savedViews.list>) {
  return { items: await inTenant(services.database, actor.tenantId, (scope) => listVisible(scope, actor.userId)) };
}
