import { CHANNEL_REASONS, type ChannelReason, type MessagingChannel } from '@lobby/contract';
import type { Inbound } from '#/channels/port/inbound.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Applying } from './apply-event.ts';
import { readBusinesses, saveBusiness } from './business.repository.ts';
import { changeState } from './change-state.ts';
import type { LeasedEvent } from './event.repository.ts';

/** Why a channel may not answer for an account any more. Pure. */
export function lostReason({ name, state }: Pick<MessagingChannel['businesses'][number], 'name' | 'state'>): ChannelReason {
  return { code: state === 'ended' ? 'business_ended' : 'business_no_reply', about: name };
}

/** What the accounts of others have nothing to do with. */
const OTHERS = CHANNEL_REASONS.filter((code) => code !== 'business_no_reply' && code !== 'business_ended');

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
  const { isNews, lost } = await inTenant(services.database, tenantId, async (scope) => ({
    isNews: await saveBusiness(scope, channelId, { id, name, state, canRead }, order),
    lost: ((await readBusinesses(scope, [channelId])).get(channelId) ?? []).find(
      (each) => settings.business_ids.includes(each.id) && each.state !== 'connected',
    ),
  }));
  if (!isNews || !settings.business_ids.includes(id)) return isNews;
  if (lost) await changeState(services, connection, 'degraded', lostReason(lost));
  else await changeState(services, connection, 'connected', null, ['degraded'], OTHERS);
  return true;
}
