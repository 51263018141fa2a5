import { WEBHOOK_HEADERS } from '@lobby/contract';
import { createHmac, randomBytes } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';

/** Before a secret, so that scanners of secrets know it (Standard Webhooks 1.0.0). */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

const contextOf = (tenantId: number, webhookId: string) => `webhook:${tenantId}:${webhookId}`;

export function sealSecret(secrets: SecretBox, tenantId: number, webhookId: string, secret: string): Buffer {
  return secrets.seal(secret, contextOf(tenantId, webhookId));
}

export function openSecret(secrets: SecretBox, tenantId: number, webhookId: string, sealed: Buffer): string {
  return secrets.open(sealed, contextOf(tenantId, webhookId));
}

/**
 * The headers by which a receiver knows who sent a delivery, that it was not changed, and when it was sent.
 * @param secrets those that are in force, the newest first: each signs
 * @param now milliseconds since 1970
 */
export function signedHeaders(secrets: readonly string[], eventId: string, body: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${eventId}.${timestamp}.${body}`)
      .digest('base64');
  return {
    [WEBHOOK_HEADERS.id]: eventId,
    [WEBHOOK_HEADERS.timestamp]: timestamp,
    [WEBHOOK_HEADERS.signature]: secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
