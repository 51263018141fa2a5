import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { emailCode } from './email-code.table.ts';

/** Until the transaction ends, nobody else makes or checks a code for the address. */
export async function lockAddress({ db }: PlatformScope, email: string, emailType: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`email_code ${emailType} ${email}`}, 0))`);
}

/** The newest code for an address and a purpose, of those that one network asked for or of all; older ones no longer count. */
export async function findLatestCode({ db }: PlatformScope, email: string, emailType: string, network?: string) {
  const [found] = await db
    .select()
    .from(emailCode)
    .where(
      and(
        eq(emailCode.email, email),
        eq(emailCode.emailType, emailType),
        network === undefined ? undefined : eq(emailCode.network, network),
      ),
    )
    .orderBy(desc(emailCode.createdAt), desc(emailCode.id))
    .limit(1);
  return found;
}

/** A link of a mail that can still be used. */
export async function findLiveLink({ db }: PlatformScope, linkHash: Buffer, now: Date) {
  const [found] = await db
    .select({ id: emailCode.id, email: emailCode.email })
    .from(emailCode)
    .where(and(eq(emailCode.linkHash, linkHash), isNull(emailCode.usedAt), gt(emailCode.linkExpiresAt, now)));
  return found;
}

/** When the code was asked for that is the `count`-th latest since `since`, in one network or in all; undefined where there are fewer. */
export async function findEarlierCode(
  { db }: PlatformScope,
  { email, emailType, network, since, count }: { email: string; emailType: string; network?: string; since: Date; count: number },
): Promise<Date | undefined> {
  const [found] = await db
    .select({ createdAt: emailCode.createdAt })
    .from(emailCode)
    .where(
      and(
        eq(emailCode.email, email),
        eq(emailCode.emailType, emailType),
        gt(emailCode.createdAt, since),
        network === undefined ? undefined : eq(emailCode.network, network),
      ),
    )
    .orderBy(desc(emailCode.createdAt))
    .offset(count - 1)
    .limit(1);
  return found?.createdAt;
}

export async function insertCode({ db }: PlatformScope, row: typeof emailCode.$inferInsert): Promise<void> {
  await db.insert(emailCode).values(row);
}

export async function countTry({ db }: PlatformScope, id: string): Promise<void> {
  await db
    .update(emailCode)
    .set({ tries: sql`${emailCode.tries} + 1` })
    .where(eq(emailCode.id, id));
}

/** @returns false where the code was used before */
export async function markUsed({ db }: PlatformScope, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(emailCode)
    .set({ usedAt: now })
    .where(and(eq(emailCode.id, id), isNull(emailCode.usedAt)))
    .returning({ id: emailCode.id });
  return used.length > 0;
}

export async function deleteCodesExpiredBefore({ db }: PlatformScope, before: Date): Promise<void> {
  await db.delete(emailCode).where(lt(emailCode.expiresAt, before));
}
