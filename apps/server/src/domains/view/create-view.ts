import type { savedReports, savedViews, workOrderViews } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { checkRoom } from './check-room.ts';
import type { AnyView, ViewKind } from './view-kind.ts';
import { insertView } from './view.repository.ts';

type CreateCall = Call<typeof savedViews.create> | Call<typeof workOrderViews.create> | Call<typeof savedReports.create>;

/** @throws BusinessError invalid_request where there are as many as there may be */
export const createView =
  (kind: ViewKind) =>
  ({ request, actor, locale, services }: CreateCall): Promise<AnyView> =>
    inTenant(services.database, actor.tenantId, async (scope) => {
      await checkRoom(scope, kind, request.shared, actor.userId, locale);
      return insertView(scope, kind, request, { userId: actor.userId, name: actor.name, at: services.now() });
    });
