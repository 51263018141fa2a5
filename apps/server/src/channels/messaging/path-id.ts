import { randomBytes } from 'node:crypto';

const BYTES = 24;
const PATH_ID = /^([0-9a-z]{1,11})-[\w-]{32}$/;
const BASE = 36;

/** The last word of the address that a service sends to: whose it is, and what nobody can guess. */
export function newPathId(tenantId: number): string {
  return `${tenantId.toString(BASE)}-${randomBytes(BYTES).toString('base64url')}`;
}

/** Whose address it is; undefined for anything that is none. Pure. */
export function tenantOfPath(pathId: string): number | undefined {
  const tenantId = Number.parseInt(PATH_ID.exec(pathId)?.[1] ?? '', BASE);
  return Number.isSafeInteger(tenantId) && tenantId > 0 ? tenantId : undefined;
}
