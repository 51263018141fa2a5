import type { UploadPurpose } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { fileKey } from './file-key.ts';
import { findOwn, saveKept, saveLetGo } from './upload.repository.ts';
import { uploaderOf, type Uploader } from './uploader.ts';

/** The bytes of an own picture that was uploaded for a purpose; undefined where there is none. */
export async function readPictureFile(
  { database, files }: Pick<Services, 'database' | 'files'>,
  actor: StaffActor,
  id: string,
  purpose: UploadPurpose,
): Promise<Uint8Array | undefined> {
  const row = await inTenant(database, actor.tenantId, (scope) => findOwn(scope, uploaderOf(actor), id));
  if (row?.state !== 'ready' || row.purpose !== purpose) return undefined;
  const stored = await files.read(fileKey(actor.tenantId, id, 'original'));
  return stored && new Uint8Array(await new Response(stored.stream).arrayBuffer());
}

/** Keeps an own picture for as long as somebody shows it. @returns whether there was one that nobody showed */
export async function keepPictureFile(scope: TenantScope, uploader: Uploader, id: string, purpose: UploadPurpose): Promise<boolean> {
  return (await saveKept(scope, uploader, id, purpose)) !== undefined;
}

/** Lets go of a picture; the next purge removes it. */
export function letGoPictureFile(scope: TenantScope, id: string, purpose: UploadPurpose, now: number): Promise<void> {
  return saveLetGo(scope, id, purpose, now);
}
