import type { ResponseOf, upload } from '@lobby/contract';
import type { StaffActor, VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { linkTo } from './file-link.ts';
import { findForStaff, findForVisitor } from './upload.repository.ts';
import { uploaderOf } from './uploader.ts';

/** Links to those of the files that the caller may see. */
export async function linkFiles(
  { database, secrets, now }: Services,
  actor: StaffActor | VisitorActor,
  ids: string[],
): Promise<ResponseOf<typeof upload.links>> {
  const { tenantId } = actor;
  const found = await inTenant(database, tenantId, (scope) =>
    actor.kind === 'staff' ? findForStaff(scope, uploaderOf(actor), ids) : findForVisitor(scope, actor.contactId, ids),
  );
  return {
    items: found.map(({ id, hasThumb }) => {
      const original = linkTo({ tenantId, id, piece: 'original' }, secrets, now());
      const thumb = hasThumb ? linkTo({ tenantId, id, piece: 'thumb' }, secrets, now()) : undefined;
      return { id, url: original.path, ...(thumb ? { thumb_url: thumb.path } : {}), expires_at: original.expiresAt };
    }),
  };
}
