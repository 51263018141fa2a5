import type { PolicyType } from '@lobby/contract';
import { eq, sql } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import type { PolicyDigest } from '#/outside/policies/open-policies.ts';
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

/** Keeps what is not known yet. @returns those that are known with other words */
export async function keepDigests({ db }: PlatformScope, texts: readonly PolicyDigest[]): Promise<PolicyDigest[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS t (type text, version text, locale text, digest text)`;
  await db.execute(sql`INSERT INTO policy_text (type, version, locale, digest) SELECT type, version, locale, digest FROM ${given}
    ON CONFLICT DO NOTHING`);
  const { rows } = await db.execute(sql`SELECT t.* FROM ${given} JOIN policy_text k USING (type, version, locale) WHERE k.digest <> t.digest
    ORDER BY type, locale`);
  return rows as unknown as PolicyDigest[];
}
