import type { TenantScope } from '#/database/transaction.ts';
import { survivorOf } from './contact.repository.ts';

/** The contact that one has become by a merge; the same id where it has not. */
export function findSurvivor(scope: TenantScope, id: string): Promise<string> {
  return survivorOf(scope, id);
}
