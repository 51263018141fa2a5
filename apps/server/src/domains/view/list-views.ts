import type { savedViews } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import type { ViewKind } from './view-kind.ts';
import { listVisible } from './view.repository.ts';

/** The caller's own views of a list and the shared ones, by name. */
export const listViews =
  (kind: ViewKind) =>
  async ({ actor, services }: Call<typeof savedViews.list>) => ({
    items: await inTenant(services.database, actor.tenantId, (scope) => listVisible(scope, kind, actor.userId)),
  });
