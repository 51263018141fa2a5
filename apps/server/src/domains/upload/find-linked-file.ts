import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { fileKey } from './file-key.ts';
import { readLink } from './file-link.ts';
import { findReady } from './upload.repository.ts';

export interface FoundFile {
  /** Where it lies in the file store. */
  key: string;
  name: string;
  mime: string;
  /** Until when its link works, in milliseconds since 1970. */
  expiresAt: number;
}

/** The file that a link leads to, while there is one: taken back, it is gone at once. */
export async function findLinkedFile({ database, secrets, now }: Services, link: string): Promise<FoundFile | undefined> {
  const linked = readLink(link, secrets, now());
  if (!linked) return undefined;
  const { tenantId, id, piece, expiresAt } = linked;
  const row = await inTenant(database, tenantId, (scope) => findReady(scope, id));
  if (!row || (piece === 'thumb' && !row.hasThumb)) return undefined;
  const mime = piece === 'thumb' ? 'image/webp' : (row.mime ?? 'application/octet-stream');
  return { key: fileKey(tenantId, id, piece), name: row.name, mime, expiresAt };
}
