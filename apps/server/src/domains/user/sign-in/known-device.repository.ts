import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { knownDevice } from './sign-in.table.ts';

/** The devices that have signed in to an account from a network. */
export async function findDevicesOn({ db }: PlatformScope, userId: number, network: string): Promise<string[]> {
  const rows = await db
    .select({ device: knownDevice.device })
    .from(knownDevice)
    .where(and(eq(knownDevice.userId, userId), eq(knownDevice.network, network)));
  return rows.map(({ device }) => device);
}

/** @returns false where the device was not known */
export async function touchDevice({ db }: PlatformScope, userId: number, network: string, device: string, now: Date): Promise<boolean> {
  const touched = await db
    .update(knownDevice)
    .set({ lastSeenAt: now })
    .where(and(eq(knownDevice.userId, userId), eq(knownDevice.network, network), eq(knownDevice.device, device)))
    .returning({ userId: knownDevice.userId });
  return touched.length > 0;
}

/** @returns false where somebody was faster */
export async function insertDevice({ db }: PlatformScope, userId: number, network: string, device: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insert(knownDevice)
    .values({ userId, network, device, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoNothing()
    .returning({ userId: knownDevice.userId });
  return inserted.length > 0;
}

/** Whether an account has signed in anywhere but there. */
export async function hasOtherDevice({ db }: PlatformScope, userId: number, network: string, device: string): Promise<boolean> {
  const [found] = await db
    .select({ userId: knownDevice.userId })
    .from(knownDevice)
    .where(and(eq(knownDevice.userId, userId), or(ne(knownDevice.network, network), ne(knownDevice.device, device))))
    .limit(1);
  return found !== undefined;
}

export async function deleteDevicesNotSeenSince({ db }: PlatformScope, before: Date): Promise<void> {
  await db.delete(knownDevice).where(lt(knownDevice.lastSeenAt, before));
}
