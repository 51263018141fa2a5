import type { PlatformScope } from '#/database/transaction.ts';
import { findFailures, saveFailure } from './sign-in-failure.repository.ts';
import { afterFailure } from './sign-in-wait.ts';

/** How often something else than a password was entered wrongly, by name; nobody waits for these. */
export async function readWrongEntries(scope: PlatformScope, names: string[]): Promise<(name: string) => number> {
  const counts = await findFailures(scope, names);
  return (name) => counts.get(name)?.failures ?? 0;
}

/** Counts one more under each name. */
export async function countWrongEntry(scope: PlatformScope, names: string[], now: number): Promise<void> {
  const counts = await findFailures(scope, names);
  for (const name of names) await saveFailure(scope, name, afterFailure(counts.get(name), Infinity, now));
}
