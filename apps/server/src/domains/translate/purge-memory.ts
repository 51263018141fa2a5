import type { TenantScope } from '#/database/transaction.ts';
import { forgetBefore } from './memory.repository.ts';

/** What was translated longer ago than this is translated anew, in milliseconds. */
const MEMORY_TTL_MS = 180 * 86_400_000;

/** Removes what the memory of translations has kept too long. */
export function purgeMemory(scope: TenantScope, now: number): Promise<void> {
  return forgetBefore(scope, now - MEMORY_TTL_MS);
}
