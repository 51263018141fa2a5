import type { TenantScope } from '#/database/transaction.ts';
import { upsertHours } from '#/domains/hours/hours.repository.ts';

const [ELEVEN_MIN, EIGHT_PM_MIN] = [11 * 60, 20 * 60];
const OPEN = [{ start: ELEVEN_MIN, end: EIGHT_PM_MIN }];
/** Tuesday to Sunday, as the shop's entry about its hours says. */
const WEEK = [OPEN, [], OPEN, OPEN, OPEN, OPEN, OPEN];

/**
 * The hours of the shop, within which its times are counted. Those who care for its customers have none: whoever tries the demo, at whatever time
 * of the day, can be answered by a person.
 */
export async function seedHours(scope: TenantScope, careId: string, now: number): Promise<void> {
  const hours = { timezone: 'Asia/Hong_Kong', days: WEEK, exceptions: [], holiday_country: null, version: 0 };
  await upsertHours(scope, { ...hours, team_id: null, always_open: false }, now);
  await upsertHours(scope, { ...hours, team_id: careId, always_open: true }, now);
}
