import type { savedViews } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { mayChange } from './may-change.ts';
import type { ViewKind } from './view-kind.ts';
import { deleteView, lockVisible } from './view.repository.ts';

/** Deletes a view; one that is gone already stays gone. @throws BusinessError refused */
export const removeView =
  (kind: ViewKind) =>
  async ({ request, actor, services }: Call<typeof savedViews.remove>): Promise<Record<string, never>> => {
    await inTenant(services.database, actor.tenantId, async (scope) => {
      const stored = await lockVisible(scope, kind, actor.userId, request.id);
      if (!stored) return;
      if (!mayChange(actor, stored)) throw new BusinessError('refused');
      await deleteView(scope, request.id);
    });
    return {};
  };
