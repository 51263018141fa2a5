import { articleImagePath, PART_BYTES, type UploadPurpose } from '@lobby/contract';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findArticleFile } from '#/domains/upload/article-files.ts';
import { finishUpload } from '#/domains/upload/finish-upload.ts';
import { partsOf, prepareUpload } from '#/domains/upload/prepare-upload.ts';
import { receivePart } from '#/domains/upload/receive-part.ts';
import type { Services } from '#/services.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The address of a picture that an export has named by its id, where it is still there. */
export async function knownImage(services: Services, tenantId: number, path: string): Promise<string | undefined> {
  const id = posix.basename(path).replace(/\.[^.]*$/, '');
  if (!UUID.test(id)) return undefined;
  const found = await inTenant(services.database, tenantId, (scope) => findArticleFile(scope, id));
  return found && articleImagePath(tenantId, id);
}

/** Takes a picture of an article in. @returns its address @throws BusinessError why it is not taken */
export async function keepImage(services: Services, actor: StaffActor, path: string, bytes: Uint8Array): Promise<string> {
  return articleImagePath(actor.tenantId, await keepPicture(services, actor, path, bytes, 'article'));
}

/** Takes a picture in like any uploaded one; the same bytes again are the same picture. @returns its id @throws BusinessError why it is not taken */
export async function keepPicture(
  services: Services,
  actor: StaffActor,
  path: string,
  bytes: Uint8Array,
  purpose: UploadPurpose,
): Promise<string> {
  const name = posix.basename(path);
  const request = { client_file_id: idOf(bytes), name, mime: '', bytes: bytes.length, purpose };
  const { id, received } = await prepareUpload(services, actor, request);
  for (let part = 0; part < partsOf(bytes.length); part += 1) {
    if (received.includes(part)) continue;
    const piece = Buffer.from(bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES));
    await receivePart(services, actor, { id, part }, { name, bytes: piece });
  }
  await finishUpload(services, actor, id);
  return id;
}

/** A name that the same bytes always have. */
function idOf(bytes: Uint8Array): string {
  const hex = createHash('sha256').update(bytes).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
