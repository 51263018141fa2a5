import { createHash } from 'node:crypto';

/** What a mail is known by: its name, or where it has none all of it. */
export function mailKey(raw: Buffer, messageId: string | null): string {
  const named = messageId === null ? raw : Buffer.from(messageId);
  return createHash('sha256').update(named).digest('hex');
}

/** Names what becomes of a mail: the same mail again gives the same id. */
export function idFromMail(tenantId: number, key: string, what: string): string {
  const hex = createHash('sha256').update(`${tenantId} ${key} ${what}`).digest('hex');
  // Version 8 is the one for names of one's own making (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
