import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';

/** A visit leads to a chat that begins within so long, in milliseconds. */
export const VISIT_TOKEN_TTL_MS = 30 * 60_000;
/** Bytes of a signature, and of what is kept of a browser's number. */
const SIGNATURE_BYTES = 24;
const DIGEST_BYTES = 16;
const CONTEXT = 'diversion visit';

/** What the browser shows when the chat begins: which visit led there. */
export function visitToken(tenantId: number, visitId: string, secrets: SecretBox, now: number): string {
  const named = `${tenantId}.${visitId}.${now + VISIT_TOKEN_TTL_MS}`;
  return `${named}.${sign(named, secrets).toString('base64url')}`;
}

const TOKEN = /^((\d{1,15})\.([0-9a-f-]{36})\.(\d{13}))\.([\w-]{32})$/;

/** The visit that a token names; undefined where it was not signed here, is another business's, or has ended. */
export function readVisitToken(token: string | undefined, tenantId: number, secrets: SecretBox, now: number): string | undefined {
  const [, named, owner, visitId, expiresAt, signature] = TOKEN.exec(token ?? '') ?? [];
  if (named === undefined || signature === undefined || Number(owner) !== tenantId || Number(expiresAt) <= now) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return given.length === SIGNATURE_BYTES && timingSafeEqual(given, sign(named, secrets)) ? visitId : undefined;
}

function sign(named: string, secrets: SecretBox): Buffer {
  return secrets.digest(named, CONTEXT).subarray(0, SIGNATURE_BYTES);
}

/** What is kept of the number that a browser shows: another one in each business, so that no two can compare. */
export function visitorDigest(browser: string, tenantId: number, secrets: SecretBox): Buffer {
  return secrets.digest(browser, `diversion visitor ${tenantId}`).subarray(0, DIGEST_BYTES);
}
