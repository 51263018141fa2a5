import type { Attachment, upload } from '@lobby/contract';
import { join } from 'node:path';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { listVisibleFiles } from '#/domains/canned/list-visible-files.ts';
import { BusinessError } from '#/errors.ts';
import { inWorkFolder } from '#/outside/files/work-folder.ts';
import type { Services } from '#/services.ts';
import { fileKey } from './file-key.ts';
import { assemble } from './finish-upload.ts';
import { haveRoom, UNUSED_TTL_MS } from './prepare-upload.ts';
import {
  findByClientId,
  findForStaff,
  findForVisitor,
  insertUpload,
  lockAnnouncements,
  saveReady,
  toAttachment,
  type UploadRow,
} from './upload.repository.ts';
import { uploaderOf, type Uploader } from './uploader.ts';

/**
 * Makes a file of a canned reply, or of a conversation that the caller sees, one of the caller's own, for another message: what
 * becomes of the one does nothing to the other. A repeat answers the same.
 * @throws BusinessError not_found where the caller sees no reply and no message with it; upload_over, too_many_uploads, quota_exceeded
 */
export function copyFile({ request, actor, services }: Call<typeof upload.copy>): Promise<Attachment> {
  const uploader = uploaderOf(actor);
  const copy = { tenantId: actor.tenantId, uploader, clientFileId: request.client_file_id };
  return copyFor(services, copy, async (scope) => {
    const visible = await listVisibleFiles(scope, actor, [request.id]);
    const [source] = await findForStaff(scope, uploader, [request.id], visible);
    return source?.conversationId === null && visible.length === 0 ? undefined : source;
  });
}

/** The same with a file of a visitor's own conversation, for the visitor. */
export function copyForVisitor(
  services: Services,
  { tenantId, contactId, id, clientFileId }: { tenantId: number; contactId: string; id: string; clientFileId: string },
): Promise<Attachment> {
  const copy = { tenantId, uploader: { kind: 'visitor' as const, id: contactId }, clientFileId };
  return copyFor(services, copy, async (scope) => (await findForVisitor(scope, contactId, [id]))[0]);
}

/** Whose a copy is to be, and the id under which a repeat finds it. */
interface WantedCopy {
  tenantId: number;
  uploader: Uploader;
  clientFileId: string;
}

async function copyFor(
  services: Services,
  wanted: WantedCopy,
  find: (scope: TenantScope) => Promise<UploadRow | undefined>,
): Promise<Attachment> {
  const { tenantId, uploader, clientFileId } = wanted;
  const { source, copy } = await announce(services, wanted, find);
  if (copy.state === 'ready') return toAttachment(copy);
  if (copy.state !== 'uploading') throw new BusinessError('upload_over');
  const stored = await store(services, tenantId, source, copy.id);
  const ready = await inTenant(services.database, tenantId, async (scope) => {
    const saved = await saveReady(scope, copy.id, stored, services.now() + UNUSED_TTL_MS);
    return saved ?? findByClientId(scope, uploader, clientFileId);
  });
  if (ready?.state !== 'ready') throw new BusinessError('upload_over');
  return toAttachment(ready);
}

function announce(
  services: Services,
  { tenantId, uploader, clientFileId }: WantedCopy,
  find: (scope: TenantScope) => Promise<UploadRow | undefined>,
): Promise<{ source: UploadRow; copy: UploadRow }> {
  const now = services.now();
  return inTenant(services.database, tenantId, async (scope) => {
    const source = await find(scope);
    if (!source) throw new BusinessError('not_found');
    const known = await findByClientId(scope, uploader, clientFileId);
    if (known) return { source, copy: known };
    await lockAnnouncements(scope);
    await haveRoom(scope, uploader, source.fileBytes, now);
    const { name, claimedMime, fileBytes: bytes } = source;
    const announced = { clientFileId, uploader, purpose: 'message', name, claimedMime, bytes };
    await insertUpload(scope, { ...announced, createdAt: now, expiresAt: now + UNUSED_TTL_MS });
    const copy = await findByClientId(scope, uploader, clientFileId);
    if (!copy) throw new BusinessError('internal');
    return { source, copy };
  });
}

/** The pieces lie a second time: nothing that happens to the one happens to the other. */
async function store(services: Services, tenantId: number, source: UploadRow, id: string) {
  return inWorkFolder('copy', async (folder) => {
    const path = join(folder, 'file');
    const { sha256 } = await assemble(services, [fileKey(tenantId, source.id, 'original')], path);
    await services.files.put(fileKey(tenantId, id, 'original'), { path });
    const thumb = join(folder, 'thumb');
    if (source.hasThumb) {
      await assemble(services, [fileKey(tenantId, source.id, 'thumb')], thumb);
      await services.files.put(fileKey(tenantId, id, 'thumb'), { path: thumb });
    }
    const { name, mime, fileBytes, width, height, hasThumb } = source;
    return { name, mime: mime ?? 'application/octet-stream', fileBytes, bytes: fileBytes, width, height, hasThumb, sha256 };
  });
}
