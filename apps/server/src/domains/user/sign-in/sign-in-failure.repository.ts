import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { signInFailure } from './sign-in.table.ts';
import type { FailureCount } from './sign-in-wait.ts';

/** Until the transaction ends, attempts under these subjects are judged one after the other. */
export async function lockSubjects({ db }: PlatformScope, names: string[]): Promise<void> {
  // In one order, so that two attempts never wait for each other.
  for (const name of names.toSorted()) await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sign_in ${name}`}, 0))`);
}

/** What is known of each subject that has failed. */
export async function findFailures({ db }: PlatformScope, names: string[]): Promise<Map<string, FailureCount>> {
  const rows = await db.select().from(signInFailure).where(inArray(signInFailure.subject, names));
  return new Map(
    rows.map(({ subject, failures, lastFailureAt, blockedUntil }) => [
      subject,
      { failures, lastFailureAt: lastFailureAt.getTime(), blockedUntil: blockedUntil.getTime() },
    ]),
  );
}

export async function saveFailure(
  { db }: PlatformScope,
  subject: string,
  { failures, lastFailureAt, blockedUntil }: FailureCount,
): Promise<void> {
  const row = { failures, lastFailureAt: new Date(lastFailureAt), blockedUntil: new Date(blockedUntil) };
  await db
    .insert(signInFailure)
    .values({ subject, ...row })
    .onConflictDoUpdate({ target: signInFailure.subject, set: row });
}

export async function forgetFailures({ db }: PlatformScope, subject: string): Promise<void> {
  await db.delete(signInFailure).where(eq(signInFailure.subject, subject));
}

export async function deleteFailuresBefore({ db }: PlatformScope, before: Date): Promise<void> {
  await db.delete(signInFailure).where(lt(signInFailure.lastFailureAt, before));
}
