import type { TenantScope } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { findHours, type StoredHours } from './hours.repository.ts';

const NINE_MIN = 540;
const SIX_MIN = 1_080;
const WEEKDAY = [{ start: NINE_MIN, end: SIX_MIN }];

/** The hours of the business, then those of its teams. Until somebody sets them it never closes. */
export async function readAllHours(scope: TenantScope): Promise<StoredHours[]> {
  const stored = await findHours(scope);
  return stored[0]?.team_id === null ? stored : [defaults(await tenantTimezone(scope)), ...stored];
}

/** The week stands ready for whoever turns round-the-clock off. */
function defaults(timezone: string): StoredHours {
  const days = [[], WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, []];
  return { team_id: null, timezone, always_open: true, days, exceptions: [], holiday_country: null, version: 0 };
}
