import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of chance: a secret cannot be guessed, so a plain digest of it is enough at rest. */
const SECRET_BYTES = 32;
const KEY = /^i(\d{1,15})\.(?:([\w-]{43})|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))$/;

/** What a link says: the business, so that the row is looked up in its scope only, and which invitation. */
export type InviteKey = { tenantId: number } & ({ by: 'mail'; hash: Buffer } | { by: 'link'; id: string });

/** A new secret for the mail, and what is stored of it. */
export function makeMailKey(tenantId: number): { key: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { key: `i${tenantId}.${secret}`, hash: digest(secret) };
}

/** The key of a link that is handed on: whoever follows it has to prove the address. */
export function linkKey(tenantId: number, id: string): string {
  return `i${tenantId}.${id}`;
}

/** undefined for what was never a key. */
export function readKey(key: string): InviteKey | undefined {
  const [, tenant, secret, id] = KEY.exec(key) ?? [];
  if (tenant === undefined) return undefined;
  const tenantId = Number(tenant);
  if (secret !== undefined) return { tenantId, by: 'mail', hash: digest(secret) };
  return id === undefined ? undefined : { tenantId, by: 'link', id };
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
