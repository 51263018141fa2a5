import type { TenantScope } from '#/database/transaction.ts';
import { findNamesThere, findStaff } from './availability.repository.ts';
import { CONNECTION_GRACE_MS } from './presence.ts';
import { readSettings } from './session-settings.ts';

const MINUTE_MS = 60_000;

/** Whether somebody is there to answer a visitor, and whether any of them can take another conversation. */
export async function readStaff(scope: TenantScope, now: number): Promise<{ there: boolean; free: boolean }> {
  const { auto_away_minutes: autoAway } = await readSettings(scope);
  return findStaff(scope, now - CONNECTION_GRACE_MS, now - autoAway * MINUTE_MS);
}

/** Names of some who are there to answer. */
export async function readNamesThere(scope: TenantScope, now: number, limit: number): Promise<string[]> {
  const { auto_away_minutes: autoAway } = await readSettings(scope);
  return findNamesThere(scope, now - CONNECTION_GRACE_MS, now - autoAway * MINUTE_MS, limit);
}
