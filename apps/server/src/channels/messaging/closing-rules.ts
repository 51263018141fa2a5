import type { TenantScope } from '#/database/transaction.ts';
import { readOwnClosing } from './care.repository.ts';

/** The rules of channels that close conversations in a way of their own, by the channel. */
export async function readClosingRules(scope: TenantScope) {
  return readOwnClosing(scope);
}
