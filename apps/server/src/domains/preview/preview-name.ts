import { createHash, randomBytes } from 'node:crypto';

/** Stands in an address where the name of a business does. No name of a business has two hyphens in a row. */
const NAME = /^p--([0-9a-z]{1,10})-([0-9a-f]{24})$/;
const KEY_BYTES = 12;

const digestOf = (name: string) => createHash('sha256').update(name).digest();

/** A new link's name, which holds the business and the key, and what is stored of it. */
export function newPreviewName(tenantId: number): { name: string; digest: Buffer } {
  const name = `p--${tenantId.toString(36)}-${randomBytes(KEY_BYTES).toString('hex')}`;
  return { name, digest: digestOf(name) };
}

/** Whose preview a name speaks of, and what is stored of it; undefined for anything else. */
export function readPreviewName(name: string): { tenantId: number; digest: Buffer } | undefined {
  const tenantId = Number.parseInt(NAME.exec(name)?.[1] ?? '', 36);
  return Number.isSafeInteger(tenantId) && tenantId > 0 ? { tenantId, digest: digestOf(name) } : undefined;
}
