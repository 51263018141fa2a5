import { and, desc, eq, gt, inArray, like, lt, lte, ne, sql } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import type { MailPayload } from './mail-payload.ts';
import { outbox } from './mail.table.ts';

export interface NewMail {
  recipient: string;
  contactId: string | null;
  payload: MailPayload;
  uniqueKey: string | null;
}

/** Stores a mail, or nothing where there is one under the same key. */
export async function insertMail({ db }: PlatformScope, mail: NewMail, now: Date): Promise<void> {
  await db
    .insert(outbox)
    .values({ kind: 'mail', ...mail, nextTryAt: now, createdAt: now })
    .onConflictDoNothing();
}

/** Mails to one contact are another's, who is the same person. @param among only these of them @returns their ids */
export async function moveMails({ db }: PlatformScope, from: string, to: string, among?: readonly string[]): Promise<string[]> {
  const moved = await db
    .update(outbox)
    .set({ contactId: to })
    .where(and(eq(outbox.contactId, from), among && inArray(outbox.id, [...among])))
    .returning({ id: outbox.id });
  return moved.map(({ id }) => id);
}

/** How mails under these keys stand; one that is settled long since is not there any more. */
export function findByKeys({ db }: PlatformScope, keys: string[]) {
  return db
    .select({ key: outbox.uniqueKey, state: outbox.state, lastError: outbox.lastError })
    .from(outbox)
    .where(inArray(outbox.uniqueKey, keys));
}

export function countByRecipient({ db }: PlatformScope, recipient: string, name: string, since: Date): Promise<number> {
  const isOne = and(eq(outbox.recipient, recipient), gt(outbox.createdAt, since), like(outbox.uniqueKey, `${name}:%`));
  return db.$count(outbox, isOne);
}

export function findLatestMails({ db }: PlatformScope, recipient: string | undefined, limit: number) {
  return db
    .select({ id: outbox.id, recipient: outbox.recipient, payload: outbox.payload, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.kind, 'mail'), recipient === undefined ? undefined : eq(outbox.recipient, recipient)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit);
}

/** Takes mails that are due, so that until `leaseEnd` nobody else sends them; rows that another sender holds are passed over. */
export async function claimDueMails(
  { db }: PlatformScope,
  { now, leaseEnd, limit, withFiles }: { now: Date; leaseEnd: Date; limit: number; withFiles: boolean },
) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.state, 'waiting'),
        lte(outbox.nextTryAt, now),
        withFiles ? undefined : sql`NOT jsonb_exists(${outbox.payload}, 'files')`,
      ),
    )
    .orderBy(outbox.nextTryAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextTryAt: leaseEnd })
    .where(sql`${outbox.id} IN (${due})`)
    .returning({ id: outbox.id, recipient: outbox.recipient, payload: outbox.payload, attempts: outbox.attempts });
}

export async function markSent({ db }: PlatformScope, id: string, providerId: string, now: Date): Promise<void> {
  await db.update(outbox).set({ state: 'sent', providerId, sentAt: now, lastError: null }).where(eq(outbox.id, id));
}

/** @param nextTryAt undefined gives the mail up */
export async function markFailed({ db }: PlatformScope, id: string, lastError: string, nextTryAt: Date | undefined): Promise<void> {
  await db
    .update(outbox)
    .set(nextTryAt ? { lastError, nextTryAt } : { lastError, state: 'failed' })
    .where(eq(outbox.id, id));
}

export async function deleteSettledMailsBefore({ db }: PlatformScope, before: Date): Promise<void> {
  await db.delete(outbox).where(and(ne(outbox.state, 'waiting'), lt(outbox.createdAt, before)));
}
