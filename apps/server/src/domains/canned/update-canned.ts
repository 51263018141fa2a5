import { CANNED_OWN_MAX, CANNED_SHARED_MAX, type canned, type CannedReply } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { keepCannedFiles, takeCannedFiles } from '#/domains/upload/keep-canned-files.ts';
import { BusinessError } from '#/errors.ts';
import { isShortcutTaken, lockAndCount, lockVisible, replaceCanned } from './canned.repository.ts';
import { checkPictures, checkTeams, checkVariables, shortcutTaken, tooManyCanned } from './check-canned.ts';
import { mayWrite } from './may-write.ts';
import { readViewer } from './read-viewer.ts';

/** Changes a reply; the second of two writers gets `stale_version` with the newer copy. */
export async function updateCanned({ request, actor, locale, services }: Call<typeof canned.update>): Promise<CannedReply> {
  const { id, version, ...draft } = request;
  checkVariables(draft, locale);
  checkTeams(draft, locale);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const count = await lockAndCount(scope, draft.scope, actor.userId);
    const stored = await lockVisible(scope, await readViewer(scope, actor), id);
    if (!stored) throw new BusinessError('not_found');
    const now = { scope: stored.reply.scope, ownerId: stored.ownerId };
    if (!mayWrite(actor, now) || !mayWrite(actor, { scope: draft.scope, ownerId: actor.userId })) throw new BusinessError('refused');
    if (stored.reply.version !== version) throw new BusinessError('stale_version', { current: stored.reply });
    const max = draft.scope === 'me' ? CANNED_OWN_MAX : CANNED_SHARED_MAX;
    if ((draft.scope === 'me') !== (now.scope === 'me') && count >= max) throw tooManyCanned(locale, max);
    if (await isShortcutTaken(scope, draft, actor.userId, id)) throw shortcutTaken(locale);
    const attachments = await takeCannedFiles(scope, actor, id, draft.attachments);
    checkPictures(draft, attachments);
    await keepCannedFiles(scope, id, attachments, services.now());
    return replaceCanned(scope, id, { ...draft, attachments }, { userId: actor.userId, name: actor.name, at: services.now() });
  });
}
