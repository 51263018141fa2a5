import type { MessagingKind } from '@lobby/contract';
import type { ChannelAdapter, Connection, Credentials } from '#/channels/port/adapter.ts';
import { createEmail } from '#/channels/email/email.ts';
import { createLine } from '#/channels/line/line.ts';
import { createTelegram } from '#/channels/telegram/telegram.ts';
import { createWhatsApp } from '#/channels/whatsapp/whatsapp.ts';
import type { Services } from '#/services.ts';
import type { SecretBox } from '#/secret-box.ts';
import type { StoredConnection } from './connection.repository.ts';

export type Adapters = Readonly<Partial<Record<MessagingKind, ChannelAdapter>>>;

/** Every service that people can write on. The next one is a folder, and a line here. */
export function createAdapters(
  { services: origins, mailFrom }: Pick<Services['config'], 'services' | 'mailFrom'>,
  { guardedFetch, mailer }: Pick<Services, 'guardedFetch' | 'mailer'>,
): Adapters {
  return {
    telegram: createTelegram(origins.telegram),
    line: createLine(origins.line, origins.lineData),
    whatsapp: createWhatsApp(origins.whatsapp, guardedFetch),
    email: createEmail(mailer, mailFrom),
  };
}

const contextOf = (tenantId: number, channelId: string) => `channel connection ${channelId} of ${tenantId}`;

export function sealCredentials(secrets: SecretBox, tenantId: number, channelId: string, credentials: Credentials): Buffer {
  return secrets.seal(JSON.stringify(credentials), contextOf(tenantId, channelId));
}

/** A stored connection as adapters take it. @throws where it was sealed with another server's key */
export function openConnection(secrets: SecretBox, tenantId: number, stored: StoredConnection): Connection {
  const { channelId, kind, name, status, pathId, accountId, account, settings } = stored;
  const credentials = JSON.parse(secrets.open(stored.credentials, contextOf(tenantId, channelId))) as Credentials;
  return { tenantId, channelId, kind, name, isPaused: status === 'paused', pathId, accountId, account, settings, credentials };
}
