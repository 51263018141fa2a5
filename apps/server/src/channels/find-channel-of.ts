import { DEFAULT_HOME, type ChannelHome, type ChannelPreChat, type Locale, type WidgetWords } from '@lobby/contract';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { findTenant, type Tenant } from '#/domains/tenant/find-tenant.ts';
import type { Services } from '#/services.ts';
import { BusinessError } from '#/errors.ts';
import {
  findActiveChannel,
  findChannel,
  findChannelOfConversation,
  findFirstActive,
  lockChannel,
  readChannels,
  type StoredChannel,
} from './channel.repository.ts';
import { tenantOfKey } from './public-key.ts';

/** A channel, as other nouns see it. */
export type FoundChannel = StoredChannel;

/** The channel that a key names, with its business; undefined where either is paused or not there. */
export async function findChannelOf(
  services: Pick<Services, 'database' | 'now'>,
  key: string,
): Promise<{ channel: StoredChannel; tenant: Tenant } | undefined> {
  const tenantId = tenantOfKey(key);
  const tenant = tenantId === undefined ? undefined : await findTenant(services, String(tenantId));
  const channel = tenant && (await inTenant(services.database, tenant.id, (scope) => findActiveChannel(scope, key)));
  return tenant && channel && { channel, tenant };
}

/** The channel that a chat is framed by; undefined outside of one, and where it is paused or another business's. */
export async function findFramingChannel(scope: TenantScope, key: string | undefined): Promise<StoredChannel | undefined> {
  return key !== undefined && tenantOfKey(key) === scope.tenantId ? findActiveChannel(scope, key) : undefined;
}

/** What a conversation's channel asks before the chat; undefined outside of one, and where it has been removed. */
export async function findPreChatOf(scope: TenantScope, conversationId: string): Promise<ChannelPreChat | undefined> {
  return (await findChannelOfConversation(scope, conversationId))?.pre_chat;
}

/** What a conversation's channel says before a word is written; undefined outside of one, and where it has been removed. */
export async function findWords(scope: TenantScope, conversationId: string, locale: Locale): Promise<WidgetWords | undefined> {
  return (await findChannelOfConversation(scope, conversationId))?.look.texts[locale];
}

/** The ids of the business's channels. */
export async function listChannelIds(scope: TenantScope): Promise<string[]> {
  return (await readChannels(scope)).map(({ id }) => id);
}

/** A channel of the business. @throws BusinessError not_found */
export async function readChannel(scope: TenantScope, id: string): Promise<StoredChannel> {
  const channel = await findChannel(scope, id);
  if (!channel) throw new BusinessError('not_found');
  return channel;
}

/** The same, locked: others who would change it wait. @throws BusinessError not_found */
export async function readLocked(scope: TenantScope, id: string): Promise<StoredChannel> {
  const channel = await lockChannel(scope, id);
  if (!channel) throw new BusinessError('not_found');
  return channel;
}

/** The home of the chat that a channel frames; outside of one, that of the business's first channel. */
export async function findHome(scope: TenantScope, key: string | undefined): Promise<ChannelHome> {
  const channel = (await findFramingChannel(scope, key)) ?? (await findFirstActive(scope));
  return channel?.home ?? DEFAULT_HOME;
}
