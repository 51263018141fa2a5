import {
  CHANNELS_MAX,
  DEFAULT_MESSAGING,
  MESSAGING_CREDENTIALS,
  type channels,
  type MessagingChannel,
  type MessagingKind,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call } from '#/call.ts';
import { ServiceRefusal, type Account, type ChannelAdapter, type Connection, type Credentials } from '#/channels/port/adapter.ts';
import { ServiceUnreachable } from '#/channels/port/call-service.ts';
import { describeMailboxes } from '#/channels/mailbox/find-mailboxes.ts';
import { tryMailbox } from '#/channels/mailbox/try-mailbox.ts';
import { lockAndCountChannels } from '#/channels/count-channels.ts';
import { publishPause } from '#/channels/publish-change.ts';
import { readLocked } from '#/channels/find-channel-of.ts';
import { addServiceChannel, saveServiceChannel } from '#/channels/service-channel.ts';
import { GONE, OF_ACCOUNT } from '#/channels/port/standing.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { readBusinesses } from './business.repository.ts';
import { changeState, reasonOf } from './change-state.ts';
import { openConnection, sealCredentials } from './connections.ts';
import { findByAccount, findConnection, insertConnection, replaceConnection, type StoredConnection } from './connection.repository.ts';
import { newPathId } from './path-id.ts';
import { countDay } from './volume.repository.ts';

/** Where services send what is written. */
export const HOOK_PATH = '/api/hook';

export function webhookUrl({ config }: Pick<Services, 'config'>, { kind, pathId }: Pick<StoredConnection, 'kind' | 'pathId'>): string {
  return `${publicOrigin(config)}${HOOK_PATH}/${kind}/${pathId}`;
}

type Given = Partial<Record<keyof Credentials, string | undefined>>;

function credentialsFrom(kind: MessagingKind, given: Given, before: Credentials = {}): Credentials {
  const named = MESSAGING_CREDENTIALS[kind].map((name) => [name, given[name] ?? before[name]] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** Asks a service; what it refuses is said to whoever asked in its own words. @throws BusinessError channel_refused, channel_unreachable */
export async function askService<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServiceRefusal) throw new BusinessError('channel_refused', {}, { said: error.message });
    if (error instanceof ServiceUnreachable) throw new BusinessError('channel_unreachable');
    throw error;
  }
}

/** @throws BusinessError not_found where this Lobby has none for the service */
export function adapterOf({ channelWorker }: Pick<Services, 'channelWorker'>, kind: MessagingKind): ChannelAdapter {
  const adapter = channelWorker.adapters[kind];
  if (!adapter) throw new BusinessError('not_found');
  return adapter;
}

/**
 * Connects a service: its credentials are tried, and it is told where to send. A repeat answers with the channel that is there.
 * @throws BusinessError channel_refused, channel_unreachable, channel_exists, quota_exceeded
 */
export async function createConnection({ request, actor, services }: Call<typeof channels.create>): Promise<MessagingChannel> {
  const kind = request.kind as MessagingKind;
  const { id = randomUUID(), name } = request;
  const known = await inTenant(services.database, actor.tenantId, (scope) => findConnection(scope, id));
  if (known) return viewOne(services, actor.tenantId, id);
  const adapter = adapterOf(services, kind);
  const credentials = credentialsFrom(kind, request);
  const account = await askService(() => adapter.identify(credentials));
  const pathId = newPathId(actor.tenantId);
  const connection: Connection = {
    tenantId: actor.tenantId,
    channelId: id,
    kind,
    name,
    isPaused: false,
    pathId,
    accountId: account.id,
    account: account.account,
    credentials,
    settings: DEFAULT_MESSAGING,
  };
  const isMade = await inTenant(services.database, actor.tenantId, async (scope) => {
    const count = await lockAndCountChannels(scope);
    if (await findConnection(scope, id)) return false;
    await refuseTaken(scope, account, undefined);
    if (count >= CHANNELS_MAX) throw new BusinessError('quota_exceeded', { limit: CHANNELS_MAX }, { limit: CHANNELS_MAX });
    await addServiceChannel(scope, { id, kind, name, by: actor.name }, services.now());
    const sealed = sealCredentials(services.secrets, scope.tenantId, id, credentials);
    await insertConnection(scope, id, {
      pathId,
      accountId: account.id,
      account: account.account,
      link: account.link,
      credentials: sealed,
      settings: DEFAULT_MESSAGING,
    });
    return true;
  });
  if (isMade) await subscribe(services, adapter, connection);
  return viewOne(services, actor.tenantId, id);
}

/** That a service cannot be told where to send is no reason to lose what was entered: the check list says so. */
async function subscribe(services: Services, adapter: ChannelAdapter, connection: Connection): Promise<void> {
  try {
    await adapter.subscribe(connection, webhookUrl(services, connection));
    await changeState(services, connection, 'connected', null, undefined, OF_ACCOUNT);
  } catch (error) {
    if (!(error instanceof ServiceRefusal || error instanceof ServiceUnreachable)) throw error;
    services.log.info(
      { err: error, tenant: connection.tenantId, channel: connection.channelId },
      'a service could not be told where to send',
    );
    const isSignedOut = error instanceof ServiceRefusal && error.isSignedOut;
    await changeState(services, connection, isSignedOut ? 'auth_expired' : 'degraded', reasonOf(error), undefined, GONE);
  }
}

/** One account is one channel: the second would take the messages of the first. */
async function refuseTaken(scope: TenantScope, { id }: Account, channelId: string | undefined): Promise<void> {
  const other = await findByAccount(scope, id);
  if (other && other.channelId !== channelId) throw new BusinessError('channel_exists', {}, { name: other.name });
}

/** @throws BusinessError not_found, stale_version, channel_refused, channel_unreachable, channel_exists, channel_other */
export async function updateConnection({ request, actor, services, locale }: Call<typeof channels.update>): Promise<MessagingChannel> {
  const { tenantId } = actor;
  const { id, version, name, status, settings, mailbox } = request;
  const before = await inTenant(services.database, tenantId, (scope) => findConnection(scope, id));
  if (!before) throw new BusinessError('not_found');
  if (before.version !== version) throw new BusinessError('stale_version', { current: await viewOne(services, tenantId, id) });
  const adapter = adapterOf(services, before.kind);
  const was = openConnection(services.secrets, tenantId, before);
  const isNew = MESSAGING_CREDENTIALS[before.kind].some((each) => request[each] !== undefined);
  const credentials = credentialsFrom(before.kind, request, was.credentials);
  const account = isNew
    ? await askService(() => adapter.identify(credentials))
    : { id: before.accountId, account: before.account, link: before.link };
  // Another bot counts its messages anew: what is written to it would be taken for what is there already.
  if (account.id !== before.accountId && adapter.isMovable !== true)
    throw new BusinessError('channel_other', {}, { account: before.account ?? before.name });
  const changed: Connection = {
    ...was,
    name: name ?? was.name,
    isPaused: (status ?? before.status) === 'paused',
    accountId: account.id,
    account: account.account,
    credentials,
    settings: settings ?? was.settings,
  };
  if (mailbox && before.kind !== 'email') throw new BusinessError('invalid_request', { fields: [{ path: 'mailbox', message: '' }] });
  const keepMailbox = mailbox === undefined ? undefined : await tryMailbox(services, { tenantId, channelId: id, locale }, mailbox);
  await inTenant(services.database, tenantId, async (scope) => {
    const channel = await readLocked(scope, id);
    if (channel.version !== version) throw new BusinessError('stale_version', { current: await view(scope, services, id) });
    await refuseTaken(scope, account, id);
    const saved = { id, kind: before.kind, name: changed.name, status: status ?? before.status };
    await saveServiceChannel(scope, channel, saved, services.now());
    await publishPause(scope, channel.status, saved, actor, services.now());
    const sealed = sealCredentials(services.secrets, tenantId, id, credentials);
    await replaceConnection(scope, id, {
      accountId: account.id,
      account: account.account,
      link: account.link,
      credentials: sealed,
      settings: changed.settings,
    });
    await keepMailbox?.(scope);
  });
  if (isNew) await subscribe(services, adapter, changed);
  return viewOne(services, tenantId, id);
}

/** The service is told to send nothing any more; where it cannot be asked, what it sends is refused. */
export async function leaveService(services: Services, tenantId: number, id: string): Promise<void> {
  const stored = await inTenant(services.database, tenantId, (scope) => findConnection(scope, id));
  if (!stored) return;
  const connection = openConnection(services.secrets, tenantId, stored);
  try {
    await adapterOf(services, stored.kind).unsubscribe(connection);
  } catch (error) {
    if (!(error instanceof ServiceRefusal || error instanceof ServiceUnreachable)) throw error;
    services.log.info({ err: error, tenant: tenantId, channel: id }, 'a service could not be told that it is left');
  }
}

async function viewOne(services: Services, tenantId: number, id: string): Promise<MessagingChannel> {
  return inTenant(services.database, tenantId, (scope) => view(scope, services, id));
}

async function view(scope: TenantScope, services: Services, id: string): Promise<MessagingChannel> {
  const stored = await findConnection(scope, id);
  if (!stored) throw new BusinessError('not_found');
  return (await describeConnections(scope, services, [stored]))[0] as MessagingChannel;
}

/** Channels on services as they travel. */
export async function describeConnections(
  scope: TenantScope,
  services: Services,
  stored: readonly StoredConnection[],
): Promise<MessagingChannel[]> {
  const ids = stored.map(({ channelId }) => channelId);
  const volumes = await countDay(scope, ids, services.now());
  const mailed = stored.filter(({ kind }) => kind === 'email').map(({ channelId }) => channelId);
  const mailboxes = await describeMailboxes(scope, mailed);
  const businesses = await readBusinesses(scope, ids);
  return stored.map((each) => ({
    id: each.channelId,
    kind: each.kind,
    name: each.name,
    status: each.status,
    // A mailbox that cannot be read is a trouble of what comes in: what goes out is not stopped by it.
    state: each.state === 'connected' && mailboxes.get(each.channelId)?.fault ? 'degraded' : each.state,
    state_reason: each.stateReason,
    webhook_url: webhookUrl(services, each),
    account: each.account,
    link: each.link,
    settings: each.settings,
    mailbox: mailboxes.get(each.channelId) ?? null,
    businesses: businesses.get(each.channelId) ?? [],
    last_in_at: each.lastInAt,
    last_out_at: each.lastOutAt,
    day: volumes.get(each.channelId) ?? { received: 0, sent: 0, failed: 0 },
    version: each.version,
    created_at: each.createdAt,
  }));
}
