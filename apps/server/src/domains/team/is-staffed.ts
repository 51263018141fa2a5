import type { TenantScope } from '#/database/transaction.ts';
import { isAnybodyThere } from './availability.repository.ts';
import { CONNECTION_GRACE_MS } from './presence.ts';
import { readSettings } from './session-settings.ts';

const MINUTE_MS = 60_000;

/** Whether somebody is there to answer a visitor, however much they have to do. */
export async function isStaffed(scope: TenantScope, now: number): Promise<boolean> {
  const { auto_away_minutes: autoAway } = await readSettings(scope);
  return isAnybodyThere(scope, now - CONNECTION_GRACE_MS, now - autoAway * MINUTE_MS);
}
