import { eq } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { appUser } from './user.table.ts';

export async function findUserById({ db }: PlatformScope, id: number) {
  const [found] = await db.select().from(appUser).where(eq(appUser.id, id));
  return found;
}

/** The account as it is now; until the transaction ends, nobody else changes it. */
export async function lockUser({ db }: PlatformScope, id: number) {
  const [found] = await db.select().from(appUser).where(eq(appUser.id, id)).for('no key update');
  return found;
}

export async function findUserByEmail({ db }: PlatformScope, email: string) {
  const [found] = await db
    .select({ id: appUser.id, passwordHash: appUser.passwordHash, status: appUser.status })
    .from(appUser)
    .where(eq(appUser.email, email));
  return found;
}

/** @returns the new id, or undefined where the address has an account */
export async function insertUser({ db }: PlatformScope, row: typeof appUser.$inferInsert): Promise<number | undefined> {
  const [inserted] = await db.insert(appUser).values(row).onConflictDoNothing({ target: appUser.email }).returning({ id: appUser.id });
  return inserted?.id;
}

export async function updateUser(
  { db }: PlatformScope,
  id: number,
  change: Partial<Pick<typeof appUser.$inferInsert, 'name' | 'locale' | 'passwordHash'>>,
): Promise<void> {
  await db.update(appUser).set(change).where(eq(appUser.id, id));
}

export async function markSignedIn({ db }: PlatformScope, id: number, now: Date): Promise<void> {
  await db.update(appUser).set({ lastLoginAt: now }).where(eq(appUser.id, id));
}
