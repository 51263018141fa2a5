import type { OauthProvider } from '@lobby/contract';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { oauthState, userIdentity } from './oauth.table.ts';

export async function insertState({ db }: PlatformScope, row: typeof oauthState.$inferInsert): Promise<void> {
  await db.insert(oauthState).values(row);
}

/** Takes a state out, so that nobody else can: undefined where it was used, has expired or never was. */
export async function takeState({ db }: PlatformScope, stateHash: Buffer, now: Date) {
  const [taken] = await db
    .delete(oauthState)
    .where(and(eq(oauthState.stateHash, stateHash), gt(oauthState.expiresAt, now)))
    .returning();
  return taken;
}

/** Keeps a name with a state that waits for this provider; a later one changes nothing. */
export async function saveGivenName(
  { db }: PlatformScope,
  provider: OauthProvider,
  stateHash: Buffer,
  givenName: string,
  now: Date,
): Promise<void> {
  await db
    .update(oauthState)
    .set({ givenName })
    .where(
      and(
        eq(oauthState.stateHash, stateHash),
        eq(oauthState.provider, provider),
        isNull(oauthState.givenName),
        gt(oauthState.expiresAt, now),
      ),
    );
}

export async function deleteStatesExpiredBefore({ db }: PlatformScope, now: Date): Promise<void> {
  await db.delete(oauthState).where(lte(oauthState.expiresAt, now));
}

export async function findIdentity({ db }: PlatformScope, provider: OauthProvider, subject: string) {
  const [found] = await db
    .select({ id: userIdentity.id, userId: userIdentity.userId })
    .from(userIdentity)
    .where(and(eq(userIdentity.provider, provider), eq(userIdentity.subject, subject)));
  return found;
}

/** @returns false where somebody else was faster */
export async function insertIdentity({ db }: PlatformScope, row: typeof userIdentity.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(userIdentity).values(row).onConflictDoNothing().returning({ id: userIdentity.id });
  return inserted.length > 0;
}

export async function touchIdentity({ db }: PlatformScope, id: string, email: string | undefined, now: Date): Promise<void> {
  await db
    .update(userIdentity)
    .set({ lastUsedAt: now, ...(email !== undefined && { email }) })
    .where(eq(userIdentity.id, id));
}

/** In the order in which they were connected. Until the transaction ends, nobody else disconnects one. */
export function listIdentities({ db }: PlatformScope, userId: number) {
  return db
    .select()
    .from(userIdentity)
    .where(eq(userIdentity.userId, userId))
    .orderBy(asc(userIdentity.createdAt), asc(userIdentity.id))
    .for('update');
}

export async function deleteIdentity({ db }: PlatformScope, id: string): Promise<void> {
  await db.delete(userIdentity).where(eq(userIdentity.id, id));
}
