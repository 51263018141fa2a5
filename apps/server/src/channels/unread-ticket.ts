import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';

const SIGNATURE_BYTES = 18;
const CONTEXT = 'unread ticket';
const TICKET = /^((\d{1,15})\.([0-9a-f-]{36}))\.([\w-]{24})$/;

/** Lets a page ask how many messages wait for a visitor. It opens no conversation and shows nobody's words. */
export function unreadTicket(tenantId: number, contactId: string, secrets: SecretBox): string {
  const named = `${tenantId}.${contactId}`;
  return `${named}.${sign(named, secrets).toString('base64url')}`;
}

/** Whose ticket it is; undefined where it was not signed here or is of another business. */
export function readUnreadTicket(ticket: string | undefined, tenantId: number, secrets: SecretBox): string | undefined {
  const [, named, owner, contactId, signature] = TICKET.exec(ticket ?? '') ?? [];
  if (named === undefined || signature === undefined || Number(owner) !== tenantId) return undefined;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(named, secrets)) ? contactId : undefined;
}

function sign(named: string, secrets: SecretBox): Buffer {
  return secrets.digest(named, CONTEXT).subarray(0, SIGNATURE_BYTES);
}
