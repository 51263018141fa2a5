import type { Permission, Reach } from '@lobby/contract';
import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { loginSession } from './user.table.ts';

/** Whom a token stands for; the business is theirs only where there is one. Times in milliseconds since 1970. */
export interface FoundStaff extends Record<string, unknown> {
  session_id: string;
  last_seen_at: number;
  user_id: number;
  email: string;
  name: string;
  status: string;
  tenant_id: number | null;
  role: string | null;
  reach: Reach | null;
  /** Of a role that the business made itself. */
  granted: Permission[] | null;
  subscription_end: number | null;
}

/** The users and the businesses of sessions that are neither ended nor past their end, in the order of their tokens. */
export async function findStaff({ db }: PlatformScope, tokenHashes: readonly Buffer[], now: Date): Promise<(FoundStaff | undefined)[]> {
  const asked = JSON.stringify(tokenHashes.map((hash) => hash.toString('hex')));
  const { rows } = await db.execute<FoundStaff & { place: number }>(sql`SELECT * FROM staff_of_tokens(${asked}::jsonb, ${now})`);
  const found = new Map(rows.map((row) => [row.place, row]));
  return tokenHashes.map((_hash, place) => found.get(place));
}

/** A user's sessions that go on, the latest seen first. */
export function findLiveSessionsOf({ db }: PlatformScope, userId: number, now: Date) {
  return db
    .select({
      id: loginSession.id,
      ip: loginSession.ip,
      userAgent: loginSession.userAgent,
      createdAt: loginSession.createdAt,
      lastSeenAt: loginSession.lastSeenAt,
    })
    .from(loginSession)
    .where(and(eq(loginSession.userId, userId), isNull(loginSession.revokedAt), gt(loginSession.expiresAt, now)))
    .orderBy(desc(loginSession.lastSeenAt), desc(loginSession.id));
}

export async function insertSession({ db }: PlatformScope, session: typeof loginSession.$inferInsert): Promise<void> {
  await db.insert(loginSession).values(session);
}

export async function touchSession({ db }: PlatformScope, id: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(loginSession).set({ lastSeenAt: now, expiresAt }).where(eq(loginSession.id, id));
}

/** Ends a user's sessions that go on: one, all others than one, or all. @returns those that were ended */
export async function revokeSessions(
  { db }: PlatformScope,
  userId: number,
  which: { only: string } | { except: string } | 'all',
  now: Date,
): Promise<string[]> {
  const chosen = which === 'all' ? undefined : 'only' in which ? eq(loginSession.id, which.only) : ne(loginSession.id, which.except);
  const ended = await db
    .update(loginSession)
    .set({ revokedAt: now })
    .where(and(eq(loginSession.userId, userId), isNull(loginSession.revokedAt), gt(loginSession.expiresAt, now), chosen))
    .returning({ id: loginSession.id });
  return ended.map(({ id }) => id);
}

/** Removes sessions that ended before `before`. */
export async function deleteSessionsEndedBefore({ db }: PlatformScope, before: Date): Promise<void> {
  await db.delete(loginSession).where(or(lte(loginSession.expiresAt, before), lte(loginSession.revokedAt, before)));
}
