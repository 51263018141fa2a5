import type { savedReports, savedViews, workOrderViews } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { checkRoom } from './check-room.ts';
import { mayChange } from './may-change.ts';
import type { AnyView, ViewKind } from './view-kind.ts';
import { lockVisible, replaceView } from './view.repository.ts';

type UpdateCall = Call<typeof savedViews.update> | Call<typeof workOrderViews.update> | Call<typeof savedReports.update>;

/** Changes a view; the second of two writers gets `stale_version` with the newer copy. @throws BusinessError not_found, refused */
export const updateView =
  (kind: ViewKind) =>
  ({ request, actor, locale, services }: UpdateCall): Promise<AnyView> => {
    const { id, version, ...draft } = request;
    return inTenant(services.database, actor.tenantId, async (scope) => {
      const stored = await lockVisible(scope, kind, actor.userId, id);
      if (!stored) throw new BusinessError('not_found');
      if (!mayChange(actor, stored)) throw new BusinessError('refused');
      if (stored.version !== version) throw new BusinessError('stale_version', { current: stored });
      if (draft.shared !== stored.shared) await checkRoom(scope, kind, draft.shared, stored.owner.id, locale);
      return replaceView(scope, id, draft, services.now());
    });
  };
