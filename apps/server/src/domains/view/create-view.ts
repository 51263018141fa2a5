import type { SavedView, savedViews } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { checkRoom } from './check-room.ts';
import { insertView } from './view.repository.ts';

/** @throws BusinessError invalid_request where there are as many as there may be */
export function createView({ request, actor, locale, services }: Call<typeof savedViews.create>): Promise<SavedView> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await checkRoom(scope, request.shared, actor.userId, locale);
    return insertView(scope, request, { userId: actor.userId, name: actor.name, at: services.now() });
  });
}
