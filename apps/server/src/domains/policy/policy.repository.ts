import type { PolicyType } from '@lobby/contract';
import { eq } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { policyAcceptance } from './policy.table.ts';

export type Acceptance = typeof policyAcceptance.$inferInsert;

/** What is accepted already keeps its time and its language. */
export async function insertAcceptances({ db }: PlatformScope, rows: readonly Acceptance[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(policyAcceptance)
      .values([...rows])
      .onConflictDoNothing();
}

export function findAcceptances({ db }: PlatformScope, userId: number): Promise<{ type: PolicyType; version: string }[]> {
  return db
    .select({ type: policyAcceptance.type, version: policyAcceptance.version })
    .from(policyAcceptance)
    .where(eq(policyAcceptance.userId, userId));
}
