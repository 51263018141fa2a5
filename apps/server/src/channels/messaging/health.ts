import { MESSAGING_REACTIONS, MESSAGING_TEXT_MAX, type messaging } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { ServiceRefusal } from '#/channels/port/adapter.ts';
import { ServiceUnreachable } from '#/channels/port/call-service.ts';
import { describeCapabilities } from '#/channels/port/describe-capabilities.ts';
import { isCapped, planCost } from '#/channels/port/plan-cost.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { findCaredFor } from './care.repository.ts';
import { findConnection, saveQuota, type StoredConnection } from './connection.repository.ts';
import { openConnection } from './connections.ts';
import { findPlaceOf, readDeliveries, requeueDelivery } from './delivery.repository.ts';
import { readLate } from './message-name.repository.ts';
import { readMarks } from './read-marks.ts';
import { findEvent, readEvents, requeueEvent } from './event.repository.ts';
import { adapterOf } from './manage-connections.ts';
import { maskEvent } from './mask-event.ts';
import { windowEnd } from './plan-message.ts';
import { readAddresses } from './person.repository.ts';
import { countDays, countFailures, readGap } from './volume.repository.ts';
import { readSpent } from './cost.repository.ts';
import { describeMonth } from './keep-cap.ts';

/** Three times as long as nearly every pause of the last month: something may be wrong. */
const QUIET_TIMES = 3;
/** What a service says of the month is asked anew after so long, in milliseconds. */
const QUOTA_TTL_MS = 600_000;

async function readStored(scope: TenantScope, id: string): Promise<StoredConnection> {
  const stored = await findConnection(scope, id);
  if (!stored) throw new BusinessError('not_found');
  return stored;
}

/** @throws BusinessError not_found */
export function listEvents({ request, actor, services }: Call<typeof messaging.events>) {
  const { id, cursor, state, limit } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await readStored(scope, id);
    const before = cursor === undefined || !/^\d{1,19}$/.test(cursor) ? undefined : cursor;
    const found = await readEvents(scope, id, { before, state, limit: limit + 1 });
    const items = found.slice(0, limit).map((event) => ({ ...event, raw: maskEvent(event.raw) }));
    return { items, next_cursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  });
}

/** @throws BusinessError not_found */
export async function replayEvent({ request, actor, services }: Call<typeof messaging.replay>) {
  const { id, event_id: eventId } = request;
  const event = await inTenant(services.database, actor.tenantId, async (scope) => {
    await readStored(scope, id);
    await requeueEvent(scope, id, eventId, services.now());
    return findEvent(scope, id, eventId);
  });
  if (!event) throw new BusinessError('not_found');
  services.channelWorker.wake(actor.tenantId);
  return { ...event, raw: maskEvent(event.raw) };
}

/** @throws BusinessError not_found */
export function describeHealth({ request, actor, services }: Call<typeof messaging.health>) {
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const stored = await readStored(scope, request.id);
    const gap = await readGap(scope, request.id, now);
    return {
      days: await countDays(scope, request.id, now),
      failures: await countFailures(scope, request.id, now),
      month: await describeMonth(scope, stored, now),
      is_quiet: gap !== null && now - gap.lastAt > gap.gapMs * QUIET_TIMES,
    };
  });
}

/** The channel of a conversation as whoever answers in it needs it. @throws BusinessError not_found */
export async function describeOfConversation({ request, actor, services }: Call<typeof messaging.ofConversation>) {
  const { tenantId } = actor;
  const found = await inTenant(services.database, tenantId, async (scope) => {
    const place = await findPlaceOf(scope, request.id);
    if (!place) throw new BusinessError('not_found');
    const { contactId, channelId } = place;
    const stored = channelId === null ? undefined : await findConnection(scope, channelId);
    const people = stored ? await readAddresses(scope, stored.channelId, contactId) : [];
    const hasPhone = stored ? (await findCaredFor(scope, request.id))?.hasPhone === true : false;
    const told = { deliveries: await readDeliveries(scope, request.id), late: await readLate(scope, request.id) };
    return { stored, people, hasPhone, ...told, marks: stored ? await readMarks(scope, request.id) : [] };
  });
  const { stored, people, hasPhone, deliveries, late, marks } = found;
  if (!stored) return { channel: null, deliveries, late, marks };
  await refreshQuota(services, tenantId, stored);
  const now = services.now();
  const [latest] = people;
  const canReply = people.some(({ replyToken, replyUntil }) => replyToken !== null && (replyUntil ?? 0) > now);
  const cost = planCost(stored, { canReply });
  const { cap, currency } = stored.settings.cost;
  const adapter = adapterOf(services, stored.kind);
  const closesAt = windowEnd(stored.kind, latest?.lastInAt ?? null);
  const spent =
    cap === null || cost.way === 'free'
      ? undefined
      : await inTenant(services.database, tenantId, (scope) => readSpent(scope, stored.channelId, currency, now));
  const isCappedNow = spent !== undefined && isCapped(stored.settings.cost, cost, spent);
  const isOver = closesAt !== null && closesAt <= now;
  return {
    channel: {
      id: stored.channelId,
      kind: stored.kind,
      name: stored.name,
      state: stored.state,
      paused: stored.status === 'paused',
      address: shownAddress(latest?.address),
      blocked: people.length > 0 && people.every(({ isBlocked }) => isBlocked),
      asks_phone: !hasPhone && adapter.asksPhone === true && latest?.address.startsWith('tg:-') !== true,
      text_max: MESSAGING_TEXT_MAX[stored.kind],
      carries: describeCapabilities(adapter.capabilities),
      // Chats of business accounts take none of the bot; elsewhere it may be a message that is taken and paid for like any other.
      reacts: latest?.address.includes('@') === true || isOver || isCappedNow ? [] : [...(MESSAGING_REACTIONS[stored.kind] ?? [])],
      window_closes_at: closesAt,
      price: {
        kind: cost.way,
        used: stored.quotaUsed,
        limit: stored.quotaLimit,
        micros: cost.micros,
        currency: cost.currency,
        is_capped: isCappedNow,
      },
    },
    deliveries,
    late,
    marks,
  };
}

/** Of an address what people know of each other: a number, and no name of a service's own. */
function shownAddress(address: string | undefined): string | null {
  return address?.startsWith('wa:') === true ? `+${address.slice('wa:'.length)}` : null;
}

/** What of the month is left; where the service does not say, what was known stays. */
async function refreshQuota(services: Services, tenantId: number, stored: StoredConnection): Promise<void> {
  const adapter = services.channelWorker.adapters[stored.kind];
  const now = services.now();
  if (!adapter?.quota || (stored.quotaAt !== null && now - stored.quotaAt < QUOTA_TTL_MS)) return;
  try {
    const quota = await adapter.quota(openConnection(services.secrets, tenantId, stored));
    await inTenant(services.database, tenantId, (scope) => saveQuota(scope, stored.channelId, quota, now));
    [stored.quotaLimit, stored.quotaUsed] = [quota.limit, quota.used];
  } catch (error) {
    if (!(error instanceof ServiceRefusal || error instanceof ServiceUnreachable)) throw error;
    services.log.info({ err: error, tenant: tenantId, channel: stored.channelId }, 'a service did not say what is left of the month');
  }
}

/** @throws BusinessError not_found */
export async function resendMessage({ request, actor, services }: Call<typeof messaging.resend>) {
  const { id, seq } = request;
  const delivery = await inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await findPlaceOf(scope, id))) throw new BusinessError('not_found');
    await requeueDelivery(scope, id, seq, services.now());
    return (await readDeliveries(scope, id, seq))[0];
  });
  if (!delivery) throw new BusinessError('not_found');
  services.channelWorker.wake(actor.tenantId);
  return delivery;
}
