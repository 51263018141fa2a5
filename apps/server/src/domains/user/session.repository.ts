import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { appUser, loginSession } from './user.table.ts';

/** A session that is neither ended nor past its end, with its user. */
export async function findLiveSession({ db }: PlatformScope, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({
      id: loginSession.id,
      lastSeenAt: loginSession.lastSeenAt,
      userId: appUser.id,
      email: appUser.email,
      name: appUser.name,
      status: appUser.status,
    })
    .from(loginSession)
    .innerJoin(appUser, eq(appUser.id, loginSession.userId))
    .where(and(eq(loginSession.tokenHash, tokenHash), isNull(loginSession.revokedAt), gt(loginSession.expiresAt, now)));
  return found;
}

export async function insertSession({ db }: PlatformScope, session: typeof loginSession.$inferInsert): Promise<void> {
  await db.insert(loginSession).values(session);
}

export async function touchSession({ db }: PlatformScope, id: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(loginSession).set({ lastSeenAt: now, expiresAt }).where(eq(loginSession.id, id));
}

export async function revokeSession({ db }: PlatformScope, id: string, now: Date): Promise<void> {
  await db
    .update(loginSession)
    .set({ revokedAt: now })
    .where(and(eq(loginSession.id, id), isNull(loginSession.revokedAt)));
}

/** Removes sessions that ended before `before`. */
export async function deleteSessionsEndedBefore({ db }: PlatformScope, before: Date): Promise<void> {
  await db.delete(loginSession).where(or(lte(loginSession.expiresAt, before), lte(loginSession.revokedAt, before)));
}
