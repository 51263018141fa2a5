import { enterUser } from '#/database/enter-scope.ts';
import type { PlatformScope } from '#/database/transaction.ts';
import { findMembership } from '#/domains/tenant/find-membership.ts';
import { findUserById } from './user.repository.ts';

/** What everybody knows about a person and so cannot be a password: address, name, and those of the business. */
export async function findOwnWords(scope: PlatformScope, userId: number): Promise<string[]> {
  await enterUser(scope, userId);
  const [person, business] = [await findUserById(scope, userId), await findMembership(scope, userId)];
  return [person?.email, person?.name, business?.name, business?.slug].filter((word) => word !== undefined);
}
