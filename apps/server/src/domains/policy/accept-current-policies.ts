import type { Locale } from '@lobby/contract';
import type { PlatformScope } from '#/database/transaction.ts';
import { ACCEPTED_TYPES } from './due-policies.ts';
import type { Policies } from '#/outside/policies/open-policies.ts';
import { insertAcceptances } from './policy.repository.ts';

/** Records that a person who signs up accepted what holds today, in the transaction that makes the account. */
export async function acceptCurrentPolicies(
  scope: PlatformScope,
  policies: Policies,
  { userId, locale }: { userId: number; locale: Locale },
  now: number,
): Promise<void> {
  const rows = ACCEPTED_TYPES.map((type) => ({ userId, type, version: policies.version(type), locale, acceptedAt: new Date(now) }));
  await insertAcceptances(scope, rows);
}
