import { randomBytes } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';

const SECRET_BYTES = 32;
const contextOf = (tenantId: number, secretId: string) => `channel secret ${secretId} of ${tenantId}`;

/** A new secret that a site signs with; the whole text is the key, in UTF-8. */
export function newChannelSecret(): string {
  return `lbs_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

export function sealChannelSecret(secrets: SecretBox, tenantId: number, secretId: string, secret: string): Buffer {
  return secrets.seal(secret, contextOf(tenantId, secretId));
}

/** @throws where it was sealed with another server's key */
export function openChannelSecret(secrets: SecretBox, tenantId: number, secretId: string, sealed: Buffer): string {
  return secrets.open(sealed, contextOf(tenantId, secretId));
}
