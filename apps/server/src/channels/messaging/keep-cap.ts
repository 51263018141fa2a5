import { CHANNEL_CAP_REACHED, type FeeCategory, type messaging, type MessagingSettings, type ResponseOf } from '@lobby/contract';
import type { Addressee, Connection, Part, SendResult } from '#/channels/port/adapter.ts';
import type { Inbound } from '#/channels/port/inbound.ts';
import type { StoredConnection } from './connection.repository.ts';
import { findTemplate } from './template.repository.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { feeOf, forecast, isCapped, planCost, type Cost } from '#/channels/port/plan-cost.ts';
import { countCosts, markCapTold, readSpent } from './cost.repository.ts';

type Keeping = Pick<Services, 'database' | 'now'>;

/** What the next call to a service will cost. */
export async function planCostOf(
  { database }: Keeping,
  connection: Connection,
  to: Addressee,
  batch: readonly { payload: Part | null }[],
): Promise<Cost> {
  const { tenantId, channelId } = connection;
  const payload = batch[0]?.payload;
  const call = payload?.kind === 'text' ? payload.template : undefined;
  const template = call && (await inTenant(database, tenantId, (scope) => findTemplate(scope, channelId, call.name, call.language)));
  // One that is gone meanwhile is refused by the service; until then it is of the kind that most are.
  const category: FeeCategory | undefined = call && (template?.category ?? 'utility');
  return planCost(connection, { canReply: to.reply !== undefined, template: category });
}

/** What was sent cost what was planned, unless it went another way: what a call holds beside its first part goes free. */
export function costOfSent(planned: Cost, way: Cost['way']): Cost {
  if (way === planned.way || (way === 'fee' && planned.way === 'free' && planned.category !== null)) return planned;
  return { way, category: null, micros: way === 'fee' ? null : 0, currency: planned.currency };
}

/** Why a message stays: the month is to cost no more. Whoever runs the business is told once a month. */
export async function refusalOfCap({ database, now }: Keeping, connection: Connection, cost: Cost): Promise<SendResult | undefined> {
  const { tenantId, channelId, kind, name, settings } = connection;
  if (settings.cost.cap === null || cost.way === 'free') return undefined;
  return inTenant(database, tenantId, async (scope): Promise<SendResult | undefined> => {
    const spent = await readSpent(scope, channelId, settings.cost.currency, now());
    if (!isCapped(settings.cost, cost, spent)) return undefined;
    if (await markCapTold(scope, channelId, now())) {
      const facts = { channel: { id: channelId, kind, name }, state: 'failing', reason: CHANNEL_CAP_REACHED };
      await publishEvents(scope, [{ type: 'channel.health', subjectId: channelId, facts }], now());
    }
    return { state: 'failed', reason: 'cap', error: null };
  });
}

/** What a month has cost, and will. */
export async function describeMonth(
  scope: TenantScope,
  { channelId, kind, settings: { cost }, quotaLimit, quotaUsed }: StoredConnection,
  now: number,
): Promise<ResponseOf<typeof messaging.health>['month']> {
  const { micros, quota } = await readSpent(scope, channelId, cost.currency, now);
  const next: Cost = {
    way: kind === 'line' ? 'quota' : kind === 'whatsapp' ? 'fee' : 'free',
    category: null,
    micros: null,
    currency: null,
  };
  return {
    ...(await countCosts(scope, channelId, cost.currency, now)),
    limit: quotaLimit,
    used: quotaUsed,
    currency: cost.currency,
    micros,
    forecast: forecast(kind === 'line' ? quota : micros, now) ?? null,
    cap: cost.cap,
    is_capped: isCapped(cost, next, { micros, quota }),
  };
}

/** What a service says that it charges a message as, by the rates of the business. */
export function costOfCharge(
  { way, category }: NonNullable<(Inbound & { kind: 'status' })['charge']>,
  settings: MessagingSettings['cost'],
): Cost {
  if (way === 'free') return { way, category, micros: 0, currency: settings.currency };
  return category === null ? { way, category, micros: null, currency: settings.currency } : feeOf(category, settings);
}
