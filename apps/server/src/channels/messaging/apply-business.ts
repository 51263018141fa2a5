import type { ChannelReason } from '@lobby/contract';
import type { Inbound } from '#/channels/port/adapter.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Applying } from './apply-event.ts';
import { saveBusiness } from './business.repository.ts';
import { changeState } from './change-state.ts';
import type { LeasedEvent } from './event.repository.ts';

/** Why a channel may not answer for an account any more. Pure. */
export function lostReason({ name, state }: Pick<Inbound & { kind: 'business' }, 'name' | 'state'>): ChannelReason {
  return { code: state === 'ended' ? 'business_ended' : 'business_no_reply', about: name };
}

/**
 * Somebody's own account has been connected with the bot, or may be answered for no more: of one that the business answers for its admins are
 * told. @returns false where something later is known
 */
export async function applyBusiness(
  { services, connection }: Applying,
  { order }: Pick<LeasedEvent, 'order'>,
  { id, name, state, canRead }: Inbound & { kind: 'business' },
): Promise<boolean> {
  const { tenantId, channelId, settings } = connection;
  const isNews = await inTenant(services.database, tenantId, (scope) =>
    saveBusiness(scope, channelId, { id, name, state, canRead }, order),
  );
  if (!isNews || !settings.business_ids.includes(id)) return isNews;
  if (state === 'connected') await changeState(services, connection, 'connected', null, ['degraded']);
  else await changeState(services, connection, 'degraded', lostReason({ name, state }));
  return true;
}
