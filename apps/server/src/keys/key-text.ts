import { createHash, randomBytes } from 'node:crypto';

/** Fixed, so that scanners of secrets know it; then the tenant, the secret, and a checksum that tells a slip of the pen. */
const PREFIX = 'lobby_live_';
/** Keys that were made under the earlier prefix go on. */
const KEY = /^(?:lobby|ck)_live_(\d{1,15})_([A-Za-z0-9_-]{43})([0-9a-f]{8})$/;
const SECRET_BYTES = 32;
const CHECKSUM_LENGTH = 8;
/** Characters of the secret that tell keys apart on the screen. */
const SHOWN = 4;

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const checksum = (text: string) => sha256(text).toString('hex').slice(0, CHECKSUM_LENGTH);

/** A new key of a tenant and what is stored of it. */
export function makeKeyText(tenantId: number): { key: string; prefix: string; digest: Buffer } {
  const opening = `${PREFIX}${tenantId}_`;
  const body = `${opening}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const key = body + checksum(body);
  return { key, prefix: key.slice(0, opening.length + SHOWN), digest: sha256(key) };
}

/** Whose key it is and what is stored of it; undefined for anything that is no key, such as one that was mistyped. */
export function readKeyText(key: string): { tenantId: number; digest: Buffer } | undefined {
  const tenantId = KEY.exec(key)?.[1];
  if (tenantId === undefined || checksum(key.slice(0, -CHECKSUM_LENGTH)) !== key.slice(-CHECKSUM_LENGTH)) return undefined;
  return { tenantId: Number(tenantId), digest: sha256(key) };
}
