import type { TenantScope } from '#/database/transaction.ts';
import { sumUsage } from './run/source.repository.ts';

/** Pages and files that count against the plan; those that wait for room do not yet. */
export async function countPages(scope: TenantScope): Promise<number> {
  return (await sumUsage(scope)).pages;
}

/** Characters of what was read that count against the plan. */
export async function countCharacters(scope: TenantScope): Promise<number> {
  return (await sumUsage(scope)).characters;
}
