import type { Gap, Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A gap with what it is compared by. */
export interface ComparedGap {
  id: string;
  kind: Gap['kind'];
  question: string;
  locale: Locale;
  askedCount: number;
  /** Of what answered without helping: the entry, or the one that it is a translation of. */
  rootId: string | null;
  comparedBy: string;
  vector: Buffer | null;
  vectorOf: string;
}

export async function comparedGaps({ tenantId, db }: TenantScope, limit: number): Promise<ComparedGap[]> {
  const { rows } =
    await db.execute(sql`SELECT g.id, g.kind, g.question, g.locale, g.asked_count AS "askedCount", g.compared_by AS "comparedBy",
      coalesce(e.translation_of, e.id) AS "rootId", g.vector, g.vector_of AS "vectorOf"
    FROM corpus_gap g LEFT JOIN corpus_entry e ON e.tenant_id = g.tenant_id AND e.id = g.nearest_id AND g.kind = 'disliked'
    WHERE g.tenant_id = ${tenantId} AND g.status = 'open' ORDER BY g.last_at DESC, g.id LIMIT ${limit}`);
  return rows as unknown as ComparedGap[];
}

export async function keepVector({ tenantId, db }: TenantScope, id: string, vector: Buffer, vectorOf: string): Promise<void> {
  await db.execute(sql`UPDATE corpus_gap SET vector = ${vector}, vector_of = ${vectorOf} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function markCompared({ tenantId, db }: TenantScope, ids: readonly string[], by: string): Promise<void> {
  await db.execute(sql`UPDATE corpus_gap SET compared_by = ${by} WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[])`);
}

/** Short wordings of entries that are linked translations of each other, a list a family; and a stamp that changes with them. */
export async function linkedWordings({ tenantId, db }: TenantScope, lengthMax: number): Promise<{ groups: string[][]; stamp: string }> {
  const { rows } = await db.execute(sql`WITH family AS (
      SELECT coalesce(e.translation_of, e.id) AS root, e.locale, w.text FROM corpus_entry e
        CROSS JOIN LATERAL unnest(array_prepend(e.question, e.wordings)) AS w(text)
      WHERE e.tenant_id = ${tenantId} AND e.status <> 'archived' AND char_length(w.text) <= ${lengthMax})
    SELECT root, array_to_json(array_agg(DISTINCT text)) AS texts FROM family
    GROUP BY root HAVING count(DISTINCT locale) > 1 ORDER BY root`);
  const groups = (rows as unknown as { texts: string[] }[]).map(({ texts }) => texts);
  return { groups, stamp: JSON.stringify(groups) };
}

/** Pairs that people took apart, the smaller id first. */
export async function apartPairs({ tenantId, db }: TenantScope): Promise<{ left: string; right: string }[]> {
  const { rows } = await db.execute(sql`SELECT left_id AS left, right_id AS right FROM corpus_gap_apart WHERE tenant_id = ${tenantId}`);
  return rows as unknown as { left: string; right: string }[];
}

export async function keepApart({ tenantId, db }: TenantScope, one: string, other: string): Promise<void> {
  const [left, right] = [one, other].toSorted();
  await db.execute(
    sql`INSERT INTO corpus_gap_apart (tenant_id, left_id, right_id) VALUES (${tenantId}, ${left}, ${right}) ON CONFLICT DO NOTHING`,
  );
}

/** Holds gaps until the transaction ends, always in the same order. @returns those that are there */
export async function lockGaps({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<{ id: string; kind: Gap['kind'] }[]> {
  const { rows } = await db.execute(sql`SELECT id, kind FROM corpus_gap
    WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[]) ORDER BY id FOR UPDATE`);
  return rows as unknown as { id: string; kind: Gap['kind'] }[];
}

/** Why questions of one gap stand in another now. */
export interface MoveReason {
  bond: 'meaning' | 'words' | 'hand';
  shared: readonly string[];
}

/** Moves everything of a gap into another one and removes it; what was taken apart from it is apart from the other. */
export async function pourInto({ tenantId, db }: TenantScope, from: string, into: string, { bond, shared }: MoveReason): Promise<void> {
  await db.execute(sql`UPDATE corpus_gap_question SET gap_id = ${into},
      bond = CASE WHEN bond IN ('first', 'alike') THEN ${bond} ELSE bond END,
      shared = CASE WHEN bond IN ('first', 'alike') THEN ${sql.param(shared)}::text[] ELSE shared END
    WHERE tenant_id = ${tenantId} AND gap_id = ${from}`);
  await db.execute(sql`UPDATE corpus_gap g SET asked_count = g.asked_count + f.asked_count, last_at = greatest(g.last_at, f.last_at),
      noted_at = greatest(g.noted_at, f.noted_at), answered_in = '{}'
    FROM corpus_gap f WHERE g.tenant_id = ${tenantId} AND g.id = ${into} AND f.tenant_id = g.tenant_id AND f.id = ${from}`);
  await db.execute(sql`INSERT INTO corpus_gap_apart (tenant_id, left_id, right_id)
    SELECT tenant_id, least(other, ${into}::uuid), greatest(other, ${into}::uuid)
    FROM (SELECT tenant_id, CASE WHEN left_id = ${from} THEN right_id ELSE left_id END AS other FROM corpus_gap_apart
      WHERE tenant_id = ${tenantId} AND (left_id = ${from} OR right_id = ${from})) p
    WHERE other <> ${into} ON CONFLICT DO NOTHING`);
  await db.execute(sql`DELETE FROM corpus_gap WHERE tenant_id = ${tenantId} AND id = ${from}`);
}

/** Takes ways of asking out of a gap into a new one. @returns its id; undefined where none or all of them are meant */
export async function takeOut({ tenantId, db }: TenantScope, from: string, questions: readonly string[]): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT question = ANY(${sql.param(questions)}::text[]) AS taken, count(*)::int AS count,
      (array_agg(question ORDER BY asked_at))[1] AS question, (array_agg(locale ORDER BY asked_at))[1] AS locale, epoch_ms(max(asked_at)) AS last
    FROM corpus_gap_question WHERE tenant_id = ${tenantId} AND gap_id = ${from} GROUP BY 1 ORDER BY 1`);
  const [kept, taken] = rows as unknown as { count: number; question: string; locale: Locale }[];
  if (!kept || !taken) return undefined;
  const made =
    await db.execute(sql`INSERT INTO corpus_gap (tenant_id, kind, question, locale, status, asked_count, nearest_id, last_at, created_at)
    SELECT tenant_id, kind, ${taken.question}, ${taken.locale}, 'open', ${taken.count},
      CASE WHEN kind = 'disliked' THEN nearest_id END, last_at, created_at
    FROM corpus_gap WHERE tenant_id = ${tenantId} AND id = ${from} RETURNING id`);
  const { id } = made.rows[0] as { id: string };
  await db.execute(sql`UPDATE corpus_gap_question SET gap_id = ${id}, bond = 'hand', shared = '{}'
    WHERE tenant_id = ${tenantId} AND gap_id = ${from} AND question = ANY(${sql.param(questions)}::text[])`);
  for (const each of [id, from]) {
    await db.execute(sql`UPDATE corpus_gap g SET last_at = coalesce((SELECT max(asked_at) FROM corpus_gap_question q
        WHERE q.tenant_id = g.tenant_id AND q.gap_id = g.id), g.last_at), answered_in = '{}'
      WHERE g.tenant_id = ${tenantId} AND g.id = ${each}`);
  }
  // What names the gap that is left is one of the ways of asking that it has left.
  await db.execute(sql`UPDATE corpus_gap SET asked_count = asked_count - ${taken.count}, vector_of = '', compared_by = '',
      question = CASE WHEN question = ANY(${sql.param(questions)}::text[]) THEN ${kept.question} ELSE question END,
      locale = CASE WHEN question = ANY(${sql.param(questions)}::text[]) THEN ${kept.locale} ELSE locale END
    WHERE tenant_id = ${tenantId} AND id = ${from}`);
  return id;
}
