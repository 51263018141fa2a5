import { eq, lt, sql } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import type { SignInFailures } from './sign-in-lock.ts';
import { loginAttempt } from './user.table.ts';

/** Until the transaction ends, attempts on the address are judged one after the other. */
export async function lockAttempts({ db }: PlatformScope, email: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`login_attempt ${email}`}, 0))`);
}

export async function findFailures({ db }: PlatformScope, email: string): Promise<SignInFailures | undefined> {
  const [found] = await db.select().from(loginAttempt).where(eq(loginAttempt.email, email));
  return (
    found && { failures: found.failures, firstFailureAt: found.firstFailureAt.getTime(), lockedUntil: found.lockedUntil?.getTime() ?? null }
  );
}

export async function saveFailures(
  { db }: PlatformScope,
  email: string,
  { failures, firstFailureAt, lockedUntil }: SignInFailures,
): Promise<void> {
  const row = { failures, firstFailureAt: new Date(firstFailureAt), lockedUntil: lockedUntil === null ? null : new Date(lockedUntil) };
  await db
    .insert(loginAttempt)
    .values({ email, ...row })
    .onConflictDoUpdate({ target: loginAttempt.email, set: row });
}

export async function forgetFailures({ db }: PlatformScope, email: string): Promise<void> {
  await db.delete(loginAttempt).where(eq(loginAttempt.email, email));
}

export async function deleteFailuresBefore({ db }: PlatformScope, before: Date): Promise<void> {
  await db.delete(loginAttempt).where(lt(loginAttempt.firstFailureAt, before));
}
