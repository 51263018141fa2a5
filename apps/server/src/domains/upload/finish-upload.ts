import type { Attachment } from '@lobby/contract';
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffActor, VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { takeTurns } from '#/take-turns.ts';
import { BusinessError } from '#/errors.ts';
import { inWorkFolder } from '#/outside/files/work-folder.ts';
import type { Services } from '#/services.ts';
import { withExtension } from './content/file-name.ts';
import { judgeContent } from './content/judge-content.ts';
import { HEAD_BYTES, sniffContent } from './content/sniff-content.ts';
import { fileKey, partKeys } from './file-key.ts';
import { isKindAllowed, partsOf, refusalOf, rulesFor, UNUSED_TTL_MS, type FileRefusal } from './prepare-upload.ts';
import { findOwn, saveBlocked, saveReady, toAttachment, type StoredFile, type UploadRow } from './upload.repository.ts';
import { uploaderOf } from './uploader.ts';

/** Files that are looked into at a time: drawing takes memory and threads that others need too. */
const inTurn = takeTurns(2);

/** Uploads that are being closed; a second call for one waits for the first. */
const closing = new Map<string, Promise<Attachment>>();

/**
 * Closes an upload: looks into the file, draws an image anew, and stores it. A repeat, also at the same time, answers the same.
 * @throws BusinessError not_found, upload_incomplete, upload_over, or why the file is not taken
 */
export async function finishUpload(services: Services, actor: StaffActor | VisitorActor, id: string): Promise<Attachment> {
  const key = `${actor.tenantId} ${actor.kind} ${id}`;
  const row = await findRow(services, actor, id);
  const settled = settledOf(row);
  if (settled) return settled;
  if (row.received.length < partsOf(row.fileBytes)) throw new BusinessError('upload_incomplete');
  const known = closing.get(key);
  if (known) return known;
  const work = inTurn(() => close(services, actor, row)).finally(() => closing.delete(key));
  closing.set(key, work);
  return work;
}

async function findRow({ database }: Services, actor: StaffActor | VisitorActor, id: string): Promise<UploadRow> {
  const row = await inTenant(database, actor.tenantId, (scope) => findOwn(scope, uploaderOf(actor), id));
  if (!row) throw new BusinessError('not_found');
  return row;
}

/** What an upload that is closed already answers. */
function settledOf(row: UploadRow): Attachment | undefined {
  if (row.state === 'ready') return toAttachment(row);
  if (row.state === 'blocked') throw new BusinessError(refusalOf(row.refusal));
  if (row.state === 'expired') throw new BusinessError('upload_over');
  return undefined;
}

async function close(services: Services, actor: StaffActor | VisitorActor, row: UploadRow): Promise<Attachment> {
  try {
    const ready = await inWorkFolder('upload', (folder) => closeIn(folder, services, actor, row));
    if (ready) return toAttachment(ready);
  } catch (error) {
    // Another server may have closed it meanwhile and removed the parts: then its answer counts.
    const settled = error instanceof BusinessError ? undefined : settledOf(await findRow(services, actor, row.id));
    if (!settled) throw error;
    return settled;
  }
  const settled = settledOf(await findRow(services, actor, row.id));
  if (!settled) throw new BusinessError('internal');
  return settled;
}

/** @returns undefined where another server has closed it meanwhile @throws BusinessError for a file that is not taken */
async function closeIn(
  folder: string,
  services: Services,
  actor: StaffActor | VisitorActor,
  row: UploadRow,
): Promise<UploadRow | undefined> {
  const { database, files, now } = services;
  const { tenantId } = actor;
  const parts = partKeys(tenantId, row.id, partsOf(row.fileBytes));
  const path = join(folder, 'file');
  const { sha256, head } = await assemble(services, parts, path);
  const stored = await store(services, tenantId, row, { path, sha256, head });
  const ready = await inTenant(database, tenantId, async (scope) => {
    if (typeof stored !== 'string') return saveReady(scope, row.id, stored, now() + UNUSED_TTL_MS);
    await saveBlocked(scope, row.id, stored, now() + UNUSED_TTL_MS);
    return undefined;
  });
  await files.remove(parts);
  if (typeof stored === 'string') throw new BusinessError(stored);
  return ready;
}

interface Assembled {
  path: string;
  sha256: Buffer;
  /** How the file begins. */
  head: Uint8Array;
}

/** Puts the parts together on disk; no file is ever in memory as a whole. */
export async function assemble(
  { files }: Pick<Services, 'files'>,
  parts: readonly string[],
  path: string,
): Promise<Omit<Assembled, 'path'>> {
  const hash = createHash('sha256');
  const head: Uint8Array[] = [];
  let missing = HEAD_BYTES;
  const target = await open(path, 'wx');
  try {
    for (const key of parts) {
      const part = await files.read(key);
      if (!part) throw new Error(`a part is missing: ${key}`);
      for await (const chunk of part.stream) {
        hash.update(chunk);
        await target.write(chunk);
        if (missing > 0) head.push(chunk.slice(0, missing));
        missing -= chunk.length;
      }
    }
  } finally {
    await target.close();
  }
  return { sha256: hash.digest(), head: Buffer.concat(head) };
}

async function store(services: Services, tenantId: number, row: UploadRow, file: Assembled): Promise<StoredFile | FileRefusal> {
  const { files } = services;
  const rules = await inTenant(services.database, tenantId, (scope) => rulesFor(scope, row.uploaderKind, row.purpose, services.now()));
  const verdict = judgeContent({ name: row.name, claimedMime: row.claimedMime, sniffed: await sniffContent(file.head) });
  if (verdict.kind === 'refused') return verdict.reason;
  const mime = verdict.kind === 'image' ? 'image/*' : verdict.mime;
  if (!isKindAllowed(rules, { name: row.name, mime })) return 'file_kind';
  const original = fileKey(tenantId, row.id, 'original');
  if (verdict.kind === 'file') {
    await files.put(original, { path: file.path });
    return {
      name: verdict.name,
      mime,
      fileBytes: row.fileBytes,
      bytes: row.fileBytes,
      width: null,
      height: null,
      hasThumb: false,
      sha256: file.sha256,
    };
  }
  // The picture library loads with the first upload.
  const { cleanImage } = await import('./content/clean-image.ts');
  const image = await cleanImage(file.path);
  if (typeof image === 'string') return image;
  await files.put(original, image.bytes);
  await files.put(fileKey(tenantId, row.id, 'thumb'), image.thumb);
  const { width, height } = image;
  const [fileBytes, bytes] = [image.bytes.length, image.bytes.length + image.thumb.length];
  const sha256 = createHash('sha256').update(image.bytes).digest();
  return { name: withExtension(verdict.name, image.extension), mime: image.mime, fileBytes, bytes, width, height, hasThumb: true, sha256 };
}
