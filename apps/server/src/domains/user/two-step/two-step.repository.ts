import { and, eq, isNull, lt } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { recoveryCode, twoStep } from './two-step.table.ts';

export async function findTwoStep({ db }: PlatformScope, userId: number) {
  const [found] = await db.select().from(twoStep).where(eq(twoStep.userId, userId));
  return found;
}

/** Keeps a new secret until its first code; one that waited before is gone. @returns false where two-step codes are on */
export async function savePending({ db }: PlatformScope, userId: number, secret: Buffer, now: Date): Promise<boolean> {
  const saved = await db
    .insert(twoStep)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({ target: twoStep.userId, set: { secret, lastStep: 0, createdAt: now }, setWhere: isNull(twoStep.enabledAt) })
    .returning({ userId: twoStep.userId });
  return saved.length > 0;
}

export async function markEnabled({ db }: PlatformScope, userId: number, now: Date): Promise<void> {
  await db.update(twoStep).set({ enabledAt: now }).where(eq(twoStep.userId, userId));
}

/** Uses the code of a step up, and those before it. @returns false where it was used before */
export async function takeStep({ db }: PlatformScope, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(twoStep)
    .set({ lastStep: step })
    .where(and(eq(twoStep.userId, userId), lt(twoStep.lastStep, step)))
    .returning({ userId: twoStep.userId });
  return taken.length > 0;
}

/** Turns two-step codes off; the recovery codes go along. */
export async function deleteTwoStep({ db }: PlatformScope, userId: number): Promise<void> {
  await db.delete(twoStep).where(eq(twoStep.userId, userId));
}

export async function replaceRecoveryCodes({ db }: PlatformScope, userId: number, hashes: Buffer[]): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await db.insert(recoveryCode).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** @returns false for a code that is not there or was used before */
export async function takeRecoveryCode({ db }: PlatformScope, userId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)))
    .returning({ userId: recoveryCode.userId });
  return taken.length > 0;
}

export function countRecoveryCodes({ db }: PlatformScope, userId: number): Promise<number> {
  return db.$count(recoveryCode, and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));
}
