import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^v(\d{1,15})\.[A-Za-z0-9_-]{43}$/;
const SECRET_BYTES = 32;

/** A new visitor token. It names the tenant, so that the row is looked up in that tenant's scope only. */
export function newVisitorToken(tenantId: number): string {
  return `v${tenantId}.${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** The tenant that a token speaks of; undefined for anything that is no visitor token. */
export function tenantOfToken(token: string | undefined): number | undefined {
  const tenantId = TOKEN.exec(token ?? '')?.[1];
  return tenantId === undefined ? undefined : Number(tenantId);
}

/** What is stored of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
