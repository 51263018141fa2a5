import type { canned } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { keepCannedFiles } from '#/domains/upload/keep-canned-files.ts';
import { BusinessError } from '#/errors.ts';
import { deleteCanned, lockVisible } from './canned.repository.ts';
import { mayWrite } from './may-write.ts';
import { readViewer } from './read-viewer.ts';

/** Deletes a reply and its files; one that is gone already stays gone. @throws BusinessError refused */
export async function removeCanned({ request, actor, services }: Call<typeof canned.remove>): Promise<Record<string, never>> {
  await inTenant(services.database, actor.tenantId, async (scope) => {
    const stored = await lockVisible(scope, await readViewer(scope, actor), request.id);
    if (!stored) return;
    if (!mayWrite(actor, { scope: stored.reply.scope, ownerId: stored.ownerId })) throw new BusinessError('refused');
    await keepCannedFiles(scope, request.id, [], services.now());
    await deleteCanned(scope, request.id);
  });
  return {};
}
