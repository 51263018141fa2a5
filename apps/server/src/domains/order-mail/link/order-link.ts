import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';

/** How long a link of a mail works, in days and in milliseconds. */
export const LINK_DAYS = 30;
const LINK_TTL_MS = LINK_DAYS * 86_400_000;
const SIGNATURE_BYTES = 24;
const CONTEXT = 'work order link';
const LINK = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{13})\.([\w-]{32})$/;

export interface LinkedOrder {
  orderId: string;
  contactId: string;
  /** The address that it is mailed to: with another one, links that went to the old one end. */
  email: string;
}

/** What opens a work order without an account, for one customer at one address. */
export function makeLink(secrets: SecretBox, tenantId: number, { orderId, contactId, email }: LinkedOrder, now: number): string {
  const named = `${orderId}.${contactId}.${now + LINK_TTL_MS}`;
  return `${named}.${sign(secrets, tenantId, named, email).toString('base64url')}`;
}

export interface ReadLink {
  orderId: string;
  contactId: string;
  isOver: boolean;
  /** Whether it was signed here, for this address. */
  isFor(email: string): boolean;
}

/** What a link says of itself; nothing of it is to be believed before `isFor` is asked. */
export function readLink(secrets: SecretBox, tenantId: number, link: string, now: number): ReadLink | undefined {
  const [, orderId, contactId, expiresAt, signature] = LINK.exec(link) ?? [];
  if (orderId === undefined || contactId === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return {
    orderId,
    contactId,
    isOver: Number(expiresAt) <= now,
    isFor(email) {
      const made = sign(secrets, tenantId, `${orderId}.${contactId}.${expiresAt}`, email);
      return given.length === made.length && timingSafeEqual(given, made);
    },
  };
}

function sign(secrets: SecretBox, tenantId: number, named: string, email: string): Buffer {
  return secrets.digest(`${tenantId}.${named}.${email.toLowerCase()}`, CONTEXT).subarray(0, SIGNATURE_BYTES);
}

/** The page that a link opens. Behind the sign of the fragment it is in no log of a server, and no other site is told of it. */
export function linkUrl(origin: string, slug: string, conversationPage: string, link: string): string {
  return `${origin}/chat/${slug}/work-order/chat-${conversationPage}#link=${link}`;
}
