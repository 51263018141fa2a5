import { createHash } from 'node:crypto';

/** What a mail is known by: its name, or where it has none all of it. */
export function mailKey(raw: Buffer, messageId: string | null): string {
  const named = messageId === null ? raw : Buffer.from(messageId);
  return createHash('sha256').update(named).digest('hex');
}
