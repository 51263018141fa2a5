import type { Connection } from '#/channels/port/adapter.ts';
import { isCapped, planCost } from '#/channels/port/plan-cost.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { readSpent } from './cost.repository.ts';
import { addresseeOf, readAddresses } from './person.repository.ts';
import { windowEnd } from './plan-message.ts';

/** Within the window, not blocked, and within what the month may cost. */
export async function isReachable(
  scope: TenantScope,
  connection: Pick<Connection, 'channelId' | 'kind' | 'settings'>,
  contactId: string,
  now: number,
): Promise<boolean> {
  const { channelId, kind, settings } = connection;
  const people = await readAddresses(scope, channelId, contactId);
  const { addresses, reply } = addresseeOf(people, now);
  const end = windowEnd(kind, people[0]?.lastInAt ?? null);
  if (addresses.length === 0 || (end !== null && end <= now)) return false;
  const cost = planCost(connection, { canReply: reply !== undefined });
  return !isCapped(settings.cost, cost, await readSpent(scope, channelId, settings.cost.currency, now));
}
