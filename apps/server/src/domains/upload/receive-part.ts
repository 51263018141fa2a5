import { PART_BYTES } from '@lobby/contract';
import type { StaffActor, UploadedFile, VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { fileKey } from './file-key.ts';
import { partsOf, UNUSED_TTL_MS } from './prepare-upload.ts';
import { findOwn, noteReceived } from './upload.repository.ts';
import { uploaderOf } from './uploader.ts';

interface Part {
  id: string;
  /** From 0 on. */
  part: number;
}

/**
 * Keeps one part of a file. The same part again takes the place of the first.
 * @returns the parts that have arrived
 * @throws BusinessError not_found, upload_over or invalid_request for a part of another size
 */
export async function receivePart(
  services: Services,
  actor: StaffActor | VisitorActor,
  { id, part }: Part,
  file: UploadedFile | undefined,
): Promise<{ received: number[] }> {
  const { database, files, now } = services;
  const row = await inTenant(database, actor.tenantId, (scope) => findOwn(scope, uploaderOf(actor), id));
  if (!row) throw new BusinessError('not_found');
  if (row.state !== 'uploading') throw new BusinessError('upload_over');
  if (!file || file.bytes.length !== sizeOf(part, row.fileBytes)) throw new BusinessError('invalid_request', { fields: [] });
  await files.put(fileKey(actor.tenantId, id, `part-${part}`), file.bytes);
  const received = await inTenant(database, actor.tenantId, (scope) => noteReceived(scope, id, part, now() + UNUSED_TTL_MS));
  if (received) return { received };
  // It was closed or given up meanwhile: nothing of it stays.
  await files.remove([fileKey(actor.tenantId, id, `part-${part}`)]);
  throw new BusinessError('upload_over');
}

/** Bytes that a part has to have; undefined where there is no such part. */
function sizeOf(part: number, bytes: number): number | undefined {
  const last = partsOf(bytes) - 1;
  if (part > last) return undefined;
  return part < last ? PART_BYTES : bytes - last * PART_BYTES;
}
