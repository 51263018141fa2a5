import { randomBytes } from 'node:crypto';

const KEY_BYTES = 12;
/** The business to base 36, then what tells its channels apart. */
const KEY = /^w([0-9a-z]{1,11})_[\w-]{16}$/;
const BASE = 36;

/** A new name for a channel on a page, which also tells whose it is. */
export function newPublicKey(tenantId: number): string {
  return `w${tenantId.toString(BASE)}_${randomBytes(KEY_BYTES).toString('base64url')}`;
}

/** Whose channel a key names; undefined for anything that is no key. Pure. */
export function tenantOfKey(key: string): number | undefined {
  const tenantId = Number.parseInt(KEY.exec(key)?.[1] ?? '', BASE);
  return Number.isSafeInteger(tenantId) && tenantId > 0 ? tenantId : undefined;
}
