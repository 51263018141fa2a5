import type { TestCase } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface SetRow {
  id: string;
  name: string;
  is_gate: boolean;
  cases: number;
}

const SET = sql.raw(`s.id, s.name, s.is_gate,
  (SELECT count(*) FROM test_case c WHERE c.tenant_id = s.tenant_id AND c.set_id = s.id)::int AS cases`);
const CASE = sql.raw('id, locale, turns, must_contain, must_not, must_cite, outcome, conversation_id');

export async function findSets({ tenantId, db }: TenantScope): Promise<SetRow[]> {
  const { rows } = await db.execute(sql`SELECT ${SET} FROM test_set s WHERE s.tenant_id = ${tenantId} ORDER BY s.id`);
  return rows as unknown as SetRow[];
}

export async function findSet({ tenantId, db }: TenantScope, id: string): Promise<SetRow | undefined> {
  const { rows } = await db.execute(sql`SELECT ${SET} FROM test_set s WHERE s.tenant_id = ${tenantId} AND s.id = ${id}`);
  return rows[0] as unknown as SetRow | undefined;
}

export async function insertSet({ tenantId, db }: TenantScope, name: string, now: number): Promise<string> {
  const { rows } = await db.execute(
    sql`INSERT INTO test_set (tenant_id, name, changed_at) VALUES (${tenantId}, ${name}, to_timestamp(${now} / 1000.0)) RETURNING id`,
  );
  return (rows[0] as unknown as { id: string }).id;
}

/** One set at most is at the gate: another one leaves it first. */
export async function updateSet({ tenantId, db }: TenantScope, id: string, name: string, isGate: boolean): Promise<void> {
  if (isGate) await db.execute(sql`UPDATE test_set SET is_gate = false WHERE tenant_id = ${tenantId} AND is_gate AND id <> ${id}`);
  await db.execute(sql`UPDATE test_set SET name = ${name}, is_gate = ${isGate} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function deleteSet({ tenantId, db }: TenantScope, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM test_set WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return (rowCount ?? 0) > 0;
}

export async function findCases({ tenantId, db }: TenantScope, setId: string): Promise<TestCase[]> {
  const { rows } = await db.execute(sql`SELECT ${CASE} FROM test_case WHERE tenant_id = ${tenantId} AND set_id = ${setId} ORDER BY id`);
  return rows as unknown as TestCase[];
}

/** Every change of a case makes earlier runs of its set outdated. @param rows their ids where they are changed */
export async function writeCases(
  { tenantId, db }: TenantScope,
  setId: string,
  rows: (Omit<TestCase, 'id'> & { id?: string | undefined })[],
  now: number,
): Promise<TestCase[]> {
  const written =
    await db.execute(sql`INSERT INTO test_case (tenant_id, id, set_id, locale, turns, must_contain, must_not, must_cite, outcome, conversation_id)
    SELECT ${tenantId}, coalesce(r.id, uuidv7()), ${setId}, r.locale, r.turns, r.must_contain, r.must_not, r.must_cite, r.outcome, r.conversation_id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, locale text, turns jsonb, must_contain jsonb, must_not jsonb, must_cite jsonb, outcome text, conversation_id uuid)
    ON CONFLICT (tenant_id, id) DO UPDATE SET locale = excluded.locale, turns = excluded.turns, must_contain = excluded.must_contain,
      must_not = excluded.must_not, must_cite = excluded.must_cite, outcome = excluded.outcome WHERE test_case.set_id = excluded.set_id
    RETURNING ${CASE}`);
  await touchSet({ tenantId, db }, setId, now);
  return written.rows as unknown as TestCase[];
}

export async function deleteCase({ tenantId, db }: TenantScope, setId: string, caseId: string, now: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM test_case WHERE tenant_id = ${tenantId} AND set_id = ${setId} AND id = ${caseId}`);
  await touchSet({ tenantId, db }, setId, now);
  return (rowCount ?? 0) > 0;
}

async function touchSet({ tenantId, db }: TenantScope, id: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE test_set SET changed_at = to_timestamp(${now} / 1000.0) WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** What a visitor wrote in a conversation, oldest first, and its language; undefined where there is none. */
export async function readAsked(
  { tenantId, db }: TenantScope,
  conversationId: string,
  limit: number,
): Promise<{ language: TestCase['locale']; said: string[] } | undefined> {
  const { rows } = await db.execute(sql`SELECT c.language, coalesce((SELECT jsonb_agg(m.body ORDER BY m.seq) FROM
      (SELECT seq, body FROM message WHERE tenant_id = c.tenant_id AND conversation_id = c.id AND author_kind = 'contact' AND kind = 'text' AND body <> ''
        ORDER BY seq LIMIT ${limit}) m), '[]') AS said
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId}`);
  return rows[0] as unknown as { language: TestCase['locale']; said: string[] } | undefined;
}
