import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { resetKey } from './user.table.ts';

export async function insertResetKey({ db }: PlatformScope, row: typeof resetKey.$inferInsert): Promise<void> {
  await db.insert(resetKey).values(row);
}

/** The address whose password a key may set; undefined for a key that was used, has expired or never was. */
export async function findLiveResetKey({ db }: PlatformScope, keyHash: Buffer, now: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ email: resetKey.email })
    .from(resetKey)
    .where(and(eq(resetKey.keyHash, keyHash), isNull(resetKey.usedAt), gt(resetKey.expiresAt, now)));
  return found?.email;
}

/** @returns false where the key was used before */
export async function takeResetKey({ db }: PlatformScope, keyHash: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .update(resetKey)
    .set({ usedAt: now })
    .where(and(eq(resetKey.keyHash, keyHash), isNull(resetKey.usedAt)))
    .returning({ email: resetKey.email });
  return taken.length > 0;
}

/** Ends the other keys of an address. */
export async function endResetKeys({ db }: PlatformScope, email: string, now: Date): Promise<void> {
  await db
    .update(resetKey)
    .set({ usedAt: now })
    .where(and(eq(resetKey.email, email), isNull(resetKey.usedAt)));
}

export async function deleteResetKeysExpiredBefore({ db }: PlatformScope, before: Date): Promise<void> {
  await db.delete(resetKey).where(lt(resetKey.expiresAt, before));
}
