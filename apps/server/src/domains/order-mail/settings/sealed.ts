import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';

const SECRET_BYTES = 32;
const hookContext = (tenantId: number) => `order mail hook of tenant ${tenantId}`;
const imapContext = (tenantId: number) => `order mail box of tenant ${tenantId}`;

/** A new secret with which mails that are posted are signed. */
export function newHookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

export const sealHookSecret = (secrets: SecretBox, tenantId: number, secret: string) => secrets.seal(secret, hookContext(tenantId));
/** @throws where it was sealed with another server's key */
export const openHookSecret = (secrets: SecretBox, tenantId: number, sealed: Buffer) =>
  secrets.open(Buffer.from(sealed), hookContext(tenantId));
export const sealPassword = (secrets: SecretBox, tenantId: number, password: string) => secrets.seal(password, imapContext(tenantId));
/** @throws where it was sealed with another server's key */
export const openPassword = (secrets: SecretBox, tenantId: number, sealed: Buffer) =>
  secrets.open(Buffer.from(sealed), imapContext(tenantId));

/** What a mail that is posted is signed with: the time, in seconds since 1970, and the mail itself. */
export function signatureOf(secret: string, timestamp: string, raw: Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('hex')}`;
}

/** A signature is good for so long before and after its time, in seconds. */
const SKEW_S = 300;

export function isSigned(
  secret: string,
  { timestamp, signature }: { timestamp: string; signature: string },
  raw: Uint8Array,
  now: number,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > SKEW_S) return false;
  const [given, made] = [Buffer.from(signature), Buffer.from(signatureOf(secret, timestamp, raw))];
  return given.length === made.length && timingSafeEqual(given, made);
}
