import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';

/** How long a link of a mail works, in days and in milliseconds. */
export const LINK_DAYS = 30;
const LINK_TTL_MS = LINK_DAYS * 86_400_000;
const SIGNATURE_BYTES = 24;
const LINK = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{13})\.([\w-]{32})$/;

/** What links of one kind are signed with: one of another kind opens nothing. */
export interface LinkSigner {
  secrets: SecretBox;
  context: string;
  tenantId: number;
}

export interface LinkedPlace {
  /** What it opens. */
  id: string;
  contactId: string;
  /** The address that it is mailed to: with another one, links that went to the old one end. */
  email: string;
}

/** What opens a place without an account, for one customer at one address. */
export function makeLink(signer: LinkSigner, { id, contactId, email }: LinkedPlace, now: number): string {
  const named = `${id}.${contactId}.${now + LINK_TTL_MS}`;
  return `${named}.${sign(signer, named, email).toString('base64url')}`;
}

export interface ReadLink {
  id: string;
  contactId: string;
  isOver: boolean;
  /** Whether it was signed here, for this address. */
  isFor(email: string): boolean;
}

/** What a link says of itself; nothing of it is to be believed before `isFor` is asked. */
export function readLink(signer: LinkSigner, link: string, now: number): ReadLink | undefined {
  const [, id, contactId, expiresAt, signature] = LINK.exec(link) ?? [];
  if (id === undefined || contactId === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return {
    id,
    contactId,
    isOver: Number(expiresAt) <= now,
    isFor(email) {
      const made = sign(signer, `${id}.${contactId}.${expiresAt}`, email);
      return given.length === made.length && timingSafeEqual(given, made);
    },
  };
}

function sign({ secrets, context, tenantId }: LinkSigner, named: string, email: string): Buffer {
  return secrets.digest(`${tenantId}.${named}.${email.toLowerCase()}`, context).subarray(0, SIGNATURE_BYTES);
}
