import { WEBHOOK_ROTATION_MS, WEBHOOKS_MAX, type EventType, type Webhook, type webhooks } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { OutgoingRefused } from '#/outside/guarded/outgoing-refused.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { newSecret, sealSecret } from './sign-delivery.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  lockAndCountWebhooks,
  lockWebhook,
  readWebhooks,
  replaceSecret,
  replaceWebhook,
  type StoredWebhook,
} from './webhook.repository.ts';

export async function listWebhooks({ actor, services }: Call<typeof webhooks.list>): Promise<{ items: Webhook[] }> {
  const stored = await inTenant(services.database, actor.tenantId, readWebhooks);
  return { items: stored.map((each) => view(each, services.now())) };
}

/** @throws BusinessError not_found */
export function getWebhook({ request, actor, services }: Call<typeof webhooks.get>): Promise<Webhook> {
  return inTenant(services.database, actor.tenantId, async (scope) => view(existing(await findWebhook(scope, request.id)), services.now()));
}

/** Adds a webhook; a repeat under the same id answers with the one that is there, without its secret. @throws BusinessError quota_exceeded, address_refused */
export async function createWebhook({ request, actor, services }: Call<typeof webhooks.create>): Promise<Webhook & { secret?: string }> {
  const { id = randomUUID(), url, name, events } = request;
  const { tenantId } = actor;
  await requirePublic(services, url);
  const now = services.now();
  const secret = newSecret();
  return inTenant(services.database, tenantId, async (scope) => {
    const count = await lockAndCountWebhooks(scope);
    const before = await findWebhook(scope, id);
    if (before) return view(before, now);
    if (count >= WEBHOOKS_MAX) throw new BusinessError('quota_exceeded', { limit: WEBHOOKS_MAX }, { limit: WEBHOOKS_MAX });
    const sealed = sealSecret(services.secrets, tenantId, id, secret);
    await insertWebhook(scope, { id, url, name, events: once(events), secret: sealed, by: actor.name }, now);
    return { ...view(existing(await findWebhook(scope, id)), now), secret };
  });
}

/** @throws BusinessError not_found, address_refused; stale_version with the newer copy, where somebody saved since `version` */
export async function updateWebhook({ request, actor, services }: Call<typeof webhooks.update>): Promise<Webhook> {
  const { id, version, url, name, events, status } = request;
  if (url !== undefined) await requirePublic(services, url);
  const now = services.now();
  const changed = await inTenant(services.database, actor.tenantId, async (scope) => {
    const before = existing(await lockWebhook(scope, id));
    if (version !== undefined && version !== before.version) throw new BusinessError('stale_version', { current: view(before, now) });
    const next = { id, url: url ?? before.url, name: name ?? before.name, events: events ? once(events) : before.events };
    await replaceWebhook(scope, { ...next, status: status ?? before.status }, now);
    return view(existing(await findWebhook(scope, id)), now);
  });
  services.webhookSender.wake(actor.tenantId);
  return changed;
}

/** @throws BusinessError not_found */
export async function removeWebhook({ request, actor, services }: Call<typeof webhooks.remove>): Promise<Record<string, never>> {
  const isRemoved = await inTenant(services.database, actor.tenantId, (scope) => deleteWebhook(scope, request.id));
  if (!isRemoved) throw new BusinessError('not_found');
  return {};
}

/** Makes a new secret, told this once; the one before signs beside it for a day. @throws BusinessError not_found */
export async function rotateSecret({ request, actor, services }: Call<typeof webhooks.rotate>): Promise<Webhook & { secret: string }> {
  const { id } = request;
  const now = services.now();
  const secret = newSecret();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    existing(await lockWebhook(scope, id));
    await replaceSecret(scope, id, sealSecret(services.secrets, actor.tenantId, id, secret), now + WEBHOOK_ROTATION_MS, now);
    return { ...view(existing(await findWebhook(scope, id)), now), secret };
  });
}

/** An address of this network is refused when it is named already; each try checks it again, where the connection is made. */
async function requirePublic({ guardedAddress }: Pick<Services, 'guardedAddress'>, url: string): Promise<void> {
  try {
    await guardedAddress(new URL(url).hostname);
  } catch (error) {
    // A name that leads nowhere today may lead somewhere tomorrow.
    if (error instanceof OutgoingRefused && error.reason === 'unreachable') return;
    throw error instanceof OutgoingRefused ? new BusinessError('address_refused') : error;
  }
}

function existing<Found>(webhook: Found | undefined): Found {
  if (!webhook) throw new BusinessError('not_found');
  return webhook;
}

const once = (events: readonly EventType[]): EventType[] => [...new Set(events)];

function view({ secret: _secret, old_secret: _old, old_secret_until: until, ...webhook }: StoredWebhook, now: number): Webhook {
  return { ...webhook, old_secret_until: until !== null && until > now ? until : null };
}
