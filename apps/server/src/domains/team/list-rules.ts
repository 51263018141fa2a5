import type { AssignmentRule } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findRules } from './team.repository.ts';

/** The assignment rules in their order. */
export function listRules(scope: TenantScope): Promise<AssignmentRule[]> {
  return findRules(scope);
}
