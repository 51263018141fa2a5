import { CHANNELS_MAX, isMessagingKind, WIDGET_PATH, type AnyChannel, type Channel, type channels, type WidgetLook } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { drawUpload, dropPicture, erasePicture, exchangePicture } from '#/domains/picture/put-picture.ts';
import { BusinessError } from '#/errors.ts';
import { addChannel } from './add-channel.ts';
import { allowsOrigin } from './allows-origin.ts';
import { deleteChannel, findChannel, lockChannel, readChannels, replaceChannel, type StoredChannel } from './channel.repository.ts';
import { lockAndCountChannels } from './count-channels.ts';
import { readChannel, readLocked } from './find-channel-of.ts';
import { checkHours } from './launcher-hours.ts';
import { publishChange, publishPause } from './publish-change.ts';
import { findConnection, readConnections } from './messaging/connection.repository.ts';
import { createConnection, describeConnections, leaveService, updateConnection } from './messaging/manage-connections.ts';

export function listChannels(call: Call<typeof channels.list>): Promise<{ items: AnyChannel[] }> {
  return inTenant(call.services.database, call.actor.tenantId, async (scope) => {
    const connections = await describeConnections(scope, call.services, await readConnections(scope));
    const connected = new Map(connections.map((each) => [each.id, each]));
    const stored = await readChannels(scope);
    return { items: stored.map((each) => connected.get(each.id) ?? view(each, call)) };
  });
}

/** @throws BusinessError not_found */
export function getChannel({ request, actor, services, origin }: Call<typeof channels.get>): Promise<AnyChannel> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const connection = await findConnection(scope, request.id);
    if (!connection) return view(await readChannel(scope, request.id), { services, origin });
    return (await describeConnections(scope, services, [connection]))[0] as AnyChannel;
  });
}

/** Adds a channel; a repeat answers with the one that is there. @throws BusinessError quota_exceeded, channel_refused, channel_exists */
export async function createChannel(call: Call<typeof channels.create>): Promise<AnyChannel> {
  const { request, actor, services } = call;
  const { kind } = request;
  if (isMessagingKind(kind)) return createConnection(call);
  await drawLogo(call, null);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { id = randomUUID() } = request;
    const count = await lockAndCountChannels(scope);
    const before = await findChannel(scope, id);
    if (before) return view(before, call);
    if (count >= CHANNELS_MAX) throw new BusinessError('quota_exceeded', { limit: CHANNELS_MAX }, { limit: CHANNELS_MAX });
    await exchangeLogo(scope, call, null, request.look.logo_id);
    return view(await addChannel(scope, { ...request, kind, id }, actor.name, services.now()), call);
  });
}

/** @throws BusinessError not_found; stale_version with the newer copy, where somebody saved since `version` */
export async function updateChannel(call: Call<typeof channels.update>): Promise<AnyChannel> {
  const { request, actor, services } = call;
  const stored = await inTenant(services.database, actor.tenantId, (scope) => readChannel(scope, request.id));
  if (isMessagingKind(stored.kind)) return updateConnection(call);
  if (request.mailbox) throw new BusinessError('invalid_request', { fields: [{ path: 'mailbox', message: '' }] });
  await drawLogo(call, stored.look.logo_id);
  const { answer, gone } = await inTenant(services.database, actor.tenantId, async (scope) => {
    const before = await lockChannel(scope, request.id);
    if (!before) throw new BusinessError('not_found');
    if (before.version !== request.version) throw new BusinessError('stale_version', { current: view(before, call) });
    if (request.hours) await checkHours(scope, before.hours, request.hours);
    const origins = request.allowed_origins && before.kind !== 'app' ? [...new Set(request.allowed_origins)] : before.allowed_origins;
    const { refused_origin: refused } = before;
    const changed: StoredChannel = {
      ...before,
      name: request.name ?? before.name,
      status: request.status ?? before.status,
      look: request.look ?? before.look,
      home: request.home ?? before.home,
      hours: request.hours ?? before.hours,
      pre_chat: request.pre_chat ?? before.pre_chat,
      app: before.app && (request.app ?? before.app),
      allowed_origins: origins,
      refused_origin: refused !== null && allowsOrigin(origins, refused) ? null : refused,
    };
    await exchangeLogo(scope, call, before.look.logo_id, changed.look.logo_id);
    await replaceChannel(scope, changed, services.now());
    await publishPause(scope, before.status, changed, actor, services.now());
    const gone = before.look.logo_id === changed.look.logo_id ? null : before.look.logo_id;
    return { answer: view(await readChannel(scope, request.id), call), gone };
  });
  await erasePicture(services, gone);
  return answer;
}

/** @throws BusinessError not_found */
export async function removeChannel({ request, actor, services }: Call<typeof channels.remove>): Promise<Record<string, never>> {
  await leaveService(services, actor.tenantId, request.id);
  const gone = await inTenant(services.database, actor.tenantId, async (scope) => {
    const removed = await readLocked(scope, request.id);
    const { look } = removed;
    await deleteChannel(scope, request.id);
    await publishChange(scope, removed, 'removed', actor, services.now());
    await dropPicture(scope, look.logo_id, 'logo', services.now());
    return look.logo_id;
  });
  await erasePicture(services, gone);
  return {};
}

type Writing = Pick<Call<typeof channels.create | typeof channels.update>, 'actor' | 'services'>;

/** Draws a logo that is new to the channel. @throws BusinessError not_found, image_unreadable */
async function drawLogo(
  { request, actor, services }: Writing & { request: { look?: WidgetLook | undefined } },
  before: string | null,
): Promise<void> {
  const after = request.look?.logo_id ?? null;
  if (after !== null && after !== before) await drawUpload(services, actor, after, 'logo');
}

function exchangeLogo(scope: TenantScope, { actor, services }: Writing, before: string | null, after: string | null): Promise<void> {
  return exchangePicture(scope, actor, { before, after, purpose: 'logo', now: services.now() });
}

function view(stored: StoredChannel, { services, origin }: Pick<Call, 'services' | 'origin'>): Channel {
  const { kind } = stored;
  if (isMessagingKind(kind)) throw new TypeError('a channel on a service has no widget');
  return { ...stored, kind, snippet: snippetOf(services.config.origin ?? origin, stored.public_key) };
}

function snippetOf(origin: string, publicKey: string): string {
  return `<script async src="${origin}${WIDGET_PATH}" data-key="${publicKey}"></script>`;
}
