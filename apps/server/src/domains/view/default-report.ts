import type { savedReports, SavedReport } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findDefault, listVisible, lockVisible, saveDefault } from './view.repository.ts';

/** The caller's own reports and the shared ones, by name, and which of them the analysis opens with. */
export function listReports({ actor, services }: Call<typeof savedReports.list>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const items = (await listVisible(scope, 'report', actor.userId)) as SavedReport[];
    const chosen = await findDefault(scope, actor.userId);
    // One that is not shared any more is nobody's but its owner's.
    return { items, default_id: items.some(({ id }) => id === chosen) ? (chosen ?? null) : null };
  });
}

/** Chooses the report that the analysis opens with for the caller, or none. @throws BusinessError not_found */
export function chooseReport({ request, actor, services }: Call<typeof savedReports.choose>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if (request.id !== null && !(await lockVisible(scope, 'report', actor.userId, request.id))) throw new BusinessError('not_found');
    await saveDefault(scope, actor.userId, request.id);
    return { default_id: request.id };
  });
}
