import type { ResponseOf, upload } from '@lobby/contract';
import type { StaffActor, VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordReading } from '#/domains/audit/record-audit.ts';
import { listVisibleFiles } from '#/domains/canned/list-visible-files.ts';
import type { Services } from '#/services.ts';
import { linkTo } from './file-link.ts';
import { findForStaff, findForVisitor } from './upload.repository.ts';
import { uploaderOf } from './uploader.ts';

/** Links to those of the files that the caller may see; that a colleague gets one is written down once an hour. */
export async function linkFiles(
  { database, secrets, now }: Services,
  actor: StaffActor | VisitorActor,
  ids: string[],
  ip: string,
): Promise<ResponseOf<typeof upload.links>> {
  const { tenantId } = actor;
  const found = await inTenant(database, tenantId, async (scope) => {
    if (actor.kind === 'visitor') return findForVisitor(scope, actor.contactId, ids);
    const files = await findForStaff(scope, uploaderOf(actor), ids, await listVisibleFiles(scope, actor, ids));
    // Own files that no message has are nobody's business.
    const opened = files.flatMap(({ id, conversationId }) => (conversationId === null ? [] : [['file', id] as const]));
    await recordReading(scope, { actor, ip }, 'file.open', opened, now());
    return files;
  });
  return {
    items: found.map(({ id, hasThumb }) => {
      const original = linkTo({ tenantId, id, piece: 'original' }, secrets, now());
      const thumb = hasThumb ? linkTo({ tenantId, id, piece: 'thumb' }, secrets, now()) : undefined;
      return { id, url: original.path, ...(thumb ? { thumb_url: thumb.path } : {}), expires_at: original.expiresAt };
    }),
  };
}
