import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';
import type { LinkedPiece } from './file-key.ts';

/** A link works for this long at most, in milliseconds, and for half of it at least. */
const LINK_TTL_MS = 3_600_000;
/** Links made within the same step are the same, so that a browser finds what it has fetched already. */
const STEP_MS = LINK_TTL_MS / 2;
/** Bytes of a signature. */
const SIGNATURE_BYTES = 24;
const CONTEXT = 'file link';

export interface LinkedFile {
  tenantId: number;
  id: string;
  piece: LinkedPiece;
}

/** A path that leads to a file without a token, and when it ends. */
export function linkTo(file: LinkedFile, secrets: SecretBox, now: number): { path: string; expiresAt: number } {
  const expiresAt = (Math.floor(now / STEP_MS) + 2) * STEP_MS;
  const named = `${file.tenantId}.${file.id}.${file.piece}.${expiresAt}`;
  return { path: `/files/${named}.${sign(named, secrets).toString('base64url')}`, expiresAt };
}

/** The file that a link leads to; undefined where it was not signed here, was changed, or has ended. */
export function readLink(link: string, secrets: SecretBox, now: number): (LinkedFile & { expiresAt: number }) | undefined {
  const [, named, tenantId, id, piece, expiresAt, signature] = LINK.exec(link) ?? [];
  if (named === undefined || id === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, sign(named, secrets))) return undefined;
  return Number(expiresAt) > now
    ? { tenantId: Number(tenantId), id, piece: piece as LinkedPiece, expiresAt: Number(expiresAt) }
    : undefined;
}

const LINK = /^((\d{1,15})\.([0-9a-f-]{36})\.(original|thumb|jpeg|png|ogg|m4a|preview)\.(\d{13}))\.([\w-]{32})$/;

function sign(named: string, secrets: SecretBox): Buffer {
  return secrets.digest(named, CONTEXT).subarray(0, SIGNATURE_BYTES);
}
