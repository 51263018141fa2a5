import { createHash } from 'node:crypto';

/** Names what becomes of something that came from outside: the same `key` and `what` give the same id again, so that a repeat makes nothing twice. */
export function idFrom(tenantId: number, key: string, what: string): string {
  const hex = createHash('sha256').update(`${tenantId} ${key} ${what}`).digest('hex');
  // Version 8 is the one for names of one's own making (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
