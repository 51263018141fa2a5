import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';

/** How long an export can be begun to be fetched, in milliseconds; what is under way goes on. */
export const EXPORT_LINK_TTL_MS = 600_000;
const SIGNATURE_BYTES = 24;
const CONTEXT = 'contact export';
const LINK = /^((\d{1,15})\.([0-9a-f-]{36})\.(\d{13}))\.([\w-]{32})$/;

export interface ExportedContact {
  tenantId: number;
  contactId: string;
}

/** A path from which a browser fetches the export without a token, straight onto the disk. */
export function exportPath({ tenantId, contactId }: ExportedContact, secrets: SecretBox, expiresAt: number): string {
  const named = `${tenantId}.${contactId}.${expiresAt}`;
  return `/files/contact/${named}.${sign(named, secrets).toString('base64url')}`;
}

/** Whose export a link leads to; undefined where it was not signed here, was changed, or has ended. */
export function readExportLink(link: string, secrets: SecretBox, now: number): ExportedContact | undefined {
  const [, named, tenantId, contactId, expiresAt, signature] = LINK.exec(link) ?? [];
  if (named === undefined || contactId === undefined || signature === undefined || Number(expiresAt) <= now) return undefined;
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, sign(named, secrets))) return undefined;
  return { tenantId: Number(tenantId), contactId };
}

function sign(named: string, secrets: SecretBox): Buffer {
  return secrets.digest(named, CONTEXT).subarray(0, SIGNATURE_BYTES);
}
