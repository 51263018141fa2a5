import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { withExtension } from './content/file-name.ts';
import { fileKey, type LinkedPiece } from './file-key.ts';
import { readLink } from './file-link.ts';
import { findReady } from './upload.repository.ts';

/** What the pieces beside the file itself are. */
const MADE_AS: Readonly<Record<Exclude<LinkedPiece, 'original'>, { mime: string; extension: string }>> = {
  thumb: { mime: 'image/webp', extension: 'webp' },
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  preview: { mime: 'image/jpeg', extension: 'jpg' },
  ogg: { mime: 'audio/ogg', extension: 'ogg' },
  m4a: { mime: 'audio/mp4', extension: 'm4a' },
};

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
  const made = piece === 'original' ? undefined : MADE_AS[piece];
  const name = made ? withExtension(row.name, made.extension) : row.name;
  return { key: fileKey(tenantId, id, piece), name, mime: made?.mime ?? row.mime ?? 'application/octet-stream', expiresAt };
}
