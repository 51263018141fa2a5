import { and, eq, inArray } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { appUser } from './user.table.ts';

export function findActiveAddresses({ db }: PlatformScope, ids: readonly number[]) {
  return db
    .select({ id: appUser.id, email: appUser.email, locale: appUser.locale })
    .from(appUser)
    .where(and(inArray(appUser.id, [...ids]), eq(appUser.status, 'active')));
}
