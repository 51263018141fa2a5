import { randomBytes } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';

const SECRET_BYTES = 32;
const contextOf = (tenantId: number) => `ai bot of tenant ${tenantId}`;

/** A new secret that requests are signed with. */
export function newBotSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** The secret as it is stored. */
export function sealBotSecret(secrets: SecretBox, tenantId: number, secret: string): Buffer {
  return secrets.seal(secret, contextOf(tenantId));
}

/** @throws where it was sealed with another server's key */
export function openBotSecret(secrets: SecretBox, tenantId: number, sealed: Buffer): string {
  return secrets.open(sealed, contextOf(tenantId));
}
