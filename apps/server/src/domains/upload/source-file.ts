import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { fileKey } from './file-key.ts';
import { findReady, saveKept, saveLetGo } from './upload.repository.ts';
import type { Uploader } from './uploader.ts';

/** Keeps an own file that was uploaded for the corpus for as long as its source is there. @returns its name; undefined where there is none */
export function keepSourceFile(scope: TenantScope, uploader: Uploader, id: string): Promise<string | undefined> {
  return saveKept(scope, uploader, id, 'source');
}

/** Lets go of the file of a source; the next purge removes it. */
export function letGoSourceFile(scope: TenantScope, id: string, now: number): Promise<void> {
  return saveLetGo(scope, id, 'source', now);
}

/** Copies the file of a source to a place on this machine; undefined where it is gone. */
export async function fetchSourceFile(
  { database, files }: Pick<Services, 'database' | 'files'>,
  tenantId: number,
  id: string,
  path: string,
): Promise<{ bytes: number; sha256: string } | undefined> {
  const row = await inTenant(database, tenantId, (scope) => findReady(scope, id));
  const stored = row && (await files.read(fileKey(tenantId, id, 'original')));
  if (!stored) return undefined;
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(stored.stream, hashing, createWriteStream(path));
  return { bytes: stored.bytes, sha256: hash.digest('base64url') };
}
