import type { policy } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { duePolicies } from './due-policies.ts';
import { findAcceptances } from './policy.repository.ts';

/** What the signed-in person has still to accept. */
export async function listDuePolicies({ actor, locale, services }: Call<typeof policy.due>) {
  const accepted = await inPlatform(services.database, (scope) => findAcceptances(scope, actor.userId));
  return { items: duePolicies(services.policies, accepted, locale) };
}
