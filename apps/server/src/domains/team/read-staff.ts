import type { TenantScope } from '#/database/transaction.ts';
import { pictureAddressOf } from '#/domains/picture/picture-file.ts';
import { findPeopleThere, findStaff } from './availability.repository.ts';
import { CONNECTION_GRACE_MS } from './presence.ts';
import { readSettings } from './session-settings.ts';

const MINUTE_MS = 60_000;

/** Whether somebody is there to answer a visitor, and whether any of them can take another conversation. */
export async function readStaff(scope: TenantScope, now: number): Promise<{ there: boolean; free: boolean }> {
  const { auto_away_minutes: autoAway } = await readSettings(scope);
  return findStaff(scope, now - CONNECTION_GRACE_MS, now - autoAway * MINUTE_MS);
}

/** Some who are there to answer, with their faces. */
export async function readPeopleThere(scope: TenantScope, now: number, limit: number): Promise<{ name: string; face: string | null }[]> {
  const { auto_away_minutes: autoAway } = await readSettings(scope);
  const found = await findPeopleThere(scope, now - CONNECTION_GRACE_MS, now - autoAway * MINUTE_MS, limit);
  return found.map(({ name, face }) => ({ name, face: pictureAddressOf(face) }));
}
