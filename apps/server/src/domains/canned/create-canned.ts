import { CANNED_OWN_MAX, CANNED_SHARED_MAX, type canned, type CannedReply } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { keepCannedFiles, takeCannedFiles } from '#/domains/upload/keep-canned-files.ts';
import { BusinessError } from '#/errors.ts';
import { insertCanned, isShortcutTaken, lockAndCount } from './canned.repository.ts';
import { checkPictures, checkTeams, checkVariables, shortcutTaken, tooManyCanned } from './check-canned.ts';
import { mayWrite } from './may-write.ts';

/** @throws BusinessError refused where a member writes for others; invalid_request for variables, shortcut and count; upload_over */
export async function createCanned({ request, actor, locale, services }: Call<typeof canned.create>): Promise<CannedReply> {
  if (!mayWrite(actor, { scope: request.scope, ownerId: actor.userId })) throw new BusinessError('refused');
  checkVariables(request, locale);
  checkTeams(request, locale);
  const max = request.scope === 'me' ? CANNED_OWN_MAX : CANNED_SHARED_MAX;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await lockAndCount(scope, request.scope, actor.userId)) >= max) throw tooManyCanned(locale, max);
    if (await isShortcutTaken(scope, request, actor.userId, null)) throw shortcutTaken(locale);
    const attachments = await takeCannedFiles(scope, actor, null, request.attachments);
    checkPictures(request, attachments);
    const stored = await insertCanned(scope, { ...request, attachments }, { userId: actor.userId, name: actor.name, at: services.now() });
    await keepCannedFiles(scope, stored.id, attachments, services.now());
    return stored;
  });
}
