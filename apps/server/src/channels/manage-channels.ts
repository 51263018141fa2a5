import { CHANNELS_MAX, WIDGET_PATH, type Channel, type channels } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { addChannel } from './add-channel.ts';
import { allowsOrigin } from './allows-origin.ts';
import { deleteChannel, findChannel, lockChannel, readChannels, replaceChannel, type StoredChannel } from './channel.repository.ts';
import { lockAndCountChannels } from './count-channels.ts';
import { readChannel } from './find-channel-of.ts';

export async function listChannels(call: Call<typeof channels.list>): Promise<{ items: Channel[] }> {
  const stored = await inTenant(call.services.database, call.actor.tenantId, readChannels);
  return { items: stored.map((each) => view(each, call)) };
}

/** @throws BusinessError not_found */
export async function getChannel(call: Call<typeof channels.get>): Promise<Channel> {
  return view(await inTenant(call.services.database, call.actor.tenantId, (scope) => readChannel(scope, call.request.id)), call);
}

/** Adds a channel; a repeat answers with the one that is there. @throws BusinessError quota_exceeded */
export function createChannel(call: Call<typeof channels.create>): Promise<Channel> {
  const { request, actor, services } = call;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { id = randomUUID() } = request;
    const count = await lockAndCountChannels(scope);
    const before = await findChannel(scope, id);
    if (before) return view(before, call);
    if (count >= CHANNELS_MAX) throw new BusinessError('quota_exceeded', { limit: CHANNELS_MAX }, { limit: CHANNELS_MAX });
    return view(await addChannel(scope, { ...request, id }, actor.name, services.now()), call);
  });
}

/** @throws BusinessError not_found; stale_version with the newer copy, where somebody saved since `version` */
export function updateChannel(call: Call<typeof channels.update>): Promise<Channel> {
  const { request, actor, services } = call;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const before = await lockChannel(scope, request.id);
    if (!before) throw new BusinessError('not_found');
    if (before.version !== request.version) throw new BusinessError('stale_version', { current: view(before, call) });
    const origins = request.allowed_origins && before.kind !== 'app' ? [...new Set(request.allowed_origins)] : before.allowed_origins;
    const { refused_origin: refused } = before;
    const changed: StoredChannel = {
      ...before,
      name: request.name ?? before.name,
      status: request.status ?? before.status,
      look: request.look ?? before.look,
      home: request.home ?? before.home,
      app: before.app && (request.app ?? before.app),
      allowed_origins: origins,
      refused_origin: refused !== null && allowsOrigin(origins, refused) ? null : refused,
    };
    await replaceChannel(scope, changed, services.now());
    return view(await readChannel(scope, request.id), call);
  });
}

/** @throws BusinessError not_found */
export async function removeChannel({ request, actor, services }: Call<typeof channels.remove>): Promise<Record<string, never>> {
  const isRemoved = await inTenant(services.database, actor.tenantId, (scope) => deleteChannel(scope, request.id));
  if (!isRemoved) throw new BusinessError('not_found');
  return {};
}

function view(stored: StoredChannel, { services, origin }: Pick<Call, 'services' | 'origin'>): Channel {
  return { ...stored, snippet: snippetOf(services.config.origin ?? origin, stored.public_key) };
}

function snippetOf(origin: string, publicKey: string): string {
  return `<script async src="${origin}${WIDGET_PATH}" data-key="${publicKey}"></script>`;
}
