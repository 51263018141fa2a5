import type { AppInstall, appInstalls } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { findFramingChannel } from '#/channels/find-channel-of.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { requireConsent } from '#/domains/privacy/give-consent.ts';
import { BusinessError } from '#/errors.ts';
import { deleteInstall, readInstalls, upsertInstall } from './install.repository.ts';

/** Keeps where push notifications for the visitor go. @throws BusinessError channel_off, consent_required */
export async function registerInstall({ request, actor, services }: Call<typeof appInstalls.register>): Promise<Record<string, never>> {
  const { channel: key, ...device } = request;
  await requireConsent(services, actor);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const channel = await findFramingChannel(scope, key);
    if (channel?.kind !== 'app') throw new BusinessError('channel_off');
    const contactId = await findSurvivor(scope, actor.contactId);
    await upsertInstall(scope, { ...device, channelId: channel.id, contactId }, services.now());
    return {};
  });
}

/** Sends nothing more to a device of the visitor. */
export async function removeInstall({ request, actor, services }: Call<typeof appInstalls.remove>): Promise<Record<string, never>> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await deleteInstall(scope, await findSurvivor(scope, actor.contactId), request.device_token);
    return {};
  });
}

/** Devices of a contact, for the business's own server. */
export function listInstalls(scope: TenantScope, contactId: string): Promise<AppInstall[]> {
  return readInstalls(scope, contactId);
}
