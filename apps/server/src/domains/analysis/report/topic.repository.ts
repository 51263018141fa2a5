import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { TOLD } from '#/database/figure-conditions.ts';
import type { TenantScope } from '#/database/transaction.ts';

const numbers = (all: readonly number[]) => sql`${sql.param(all)}::integer[]`;

/** What a topic is called, and which one it belongs to: translations of an entry are one topic with it. */
export interface NamedTopic {
  no: number;
  /** The same for all that are one topic. */
  root: string;
  /** Empty where the entry is gone. */
  name: string;
  isEntry: boolean;
}

/** Topics by their numbers, named in a language where the entry has a translation into it. */
export async function readTopics({ tenantId, db }: TenantScope, nos: readonly number[], locale: Locale): Promise<NamedTopic[]> {
  const { rows } =
    await db.execute(sql`SELECT t.no, coalesce(e.translation_of, t.entry_id)::text AS entry, t.title, t.entry_id IS NOT NULL AS "isEntry",
      coalesce(k.question, o.question, e.question, t.title) AS name
    FROM fact_topic t
      LEFT JOIN corpus_entry e ON e.tenant_id = t.tenant_id AND e.id = t.entry_id
      LEFT JOIN corpus_entry o ON o.tenant_id = e.tenant_id AND o.id = e.translation_of
      LEFT JOIN LATERAL (SELECT k.question FROM corpus_entry k WHERE k.tenant_id = e.tenant_id AND k.locale = ${locale}
        AND (k.id = coalesce(e.translation_of, e.id) OR k.translation_of = coalesce(e.translation_of, e.id)) ORDER BY k.id LIMIT 1) k ON true
    WHERE t.tenant_id = ${tenantId} AND t.no = ANY(${numbers(nos)})`);
  return (rows as unknown as (Omit<NamedTopic, 'root'> & { entry: string | null; title: string })[]).map(({ entry, title, ...topic }) => ({
    ...topic,
    root: entry ?? `title:${title}`,
  }));
}

/** Numbers of everything that is one topic with this one, itself among them. */
export async function findSameTopics({ tenantId, db }: TenantScope, no: number): Promise<number[]> {
  const { rows } =
    await db.execute(sql`SELECT t.no FROM fact_topic t LEFT JOIN corpus_entry e ON e.tenant_id = t.tenant_id AND e.id = t.entry_id
    WHERE t.tenant_id = ${tenantId} AND (t.no = ${no} OR coalesce(e.translation_of, t.entry_id) = (
      SELECT coalesce(a.translation_of, s.entry_id) FROM fact_topic s LEFT JOIN corpus_entry a ON a.tenant_id = s.tenant_id AND a.id = s.entry_id
      WHERE s.tenant_id = ${tenantId} AND s.no = ${no}))`);
  return (rows as unknown as { no: number }[]).map((row) => row.no);
}

/** A question that was asked about a topic. */
export interface TopicExample {
  no: number;
  locale: string;
  text: string;
  conversation_id: string;
}

/** Conversations of a topic whose question is looked at: the latest ones, for the sake of several languages. */
const LOOKED_AT = 12;

/** What visitors asked lately about topics, in the days of a period, as far as the caller sees it. */
export async function findExamples(
  { tenantId, db }: TenantScope,
  nos: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<TopicExample[]> {
  const { rows } = await db.execute(sql`SELECT f.topic AS no, f.locale, asked.question AS text, f.conversation_id
    FROM unnest(${numbers(nos)}) AS wanted(no)
      CROSS JOIN LATERAL (SELECT f.* FROM fact_conversation f WHERE f.tenant_id = ${tenantId} AND f.topic = wanted.no AND NOT f.erased
        AND f.day BETWEEN ${from}::date AND ${to}::date ORDER BY f.begun_at DESC LIMIT ${LOOKED_AT}) f
      CROSS JOIN LATERAL (SELECT r.question FROM bot_run r JOIN message m ON ${TOLD}
        WHERE r.tenant_id = ${tenantId} AND r.conversation_id = f.conversation_id ORDER BY r.trigger_seq LIMIT 1) asked
    WHERE asked.question <> '' ORDER BY f.begun_at DESC, f.conversation_id`);
  return rows as unknown as TopicExample[];
}
