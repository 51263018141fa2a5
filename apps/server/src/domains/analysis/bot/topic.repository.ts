import { sql } from 'drizzle-orm';
import { TOLD } from '#/database/figure-conditions.ts';
import type { TenantScope } from '#/database/transaction.ts';

const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;

/** Longest title of a page that names a topic, in characters. */
const TITLE_MAX = 300;

const ENTRY = sql.raw(`(m.sources -> 0 ->> 'entry_id')::uuid`);
/** SQL: the title of what is no entry; entries change theirs, and are known by their id. */
const TITLE = sql.raw(
  `CASE WHEN m.sources -> 0 ->> 'entry_id' IS NULL THEN left(coalesce(m.sources -> 0 ->> 'title', ''), ${TITLE_MAX}) ELSE '' END`,
);

/** SQL: the topic of each of these conversations that has one: `id`, `entry_id`, `title`. */
export const topicsOf = (tenantId: number, ids: readonly string[]) => sql`SELECT DISTINCT ON (r.conversation_id) r.conversation_id AS id,
    ${ENTRY} AS entry_id, ${TITLE} AS title
  FROM bot_run r JOIN message m ON ${TOLD}
  WHERE r.tenant_id = ${tenantId} AND r.conversation_id = ANY(${uuids(ids)})
  ORDER BY r.conversation_id, r.trigger_seq`;

/** Gives numbers to topics of these conversations that have none yet. Called by whoever counts the business, one at a time. */
export async function numberTopics({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<void> {
  await db.execute(sql`INSERT INTO fact_topic (tenant_id, no, entry_id, title)
    SELECT ${tenantId}, (SELECT coalesce(max(no), 0) FROM fact_topic WHERE tenant_id = ${tenantId}) + row_number() OVER (ORDER BY n.entry_id, n.title), n.entry_id, n.title
    FROM (SELECT DISTINCT entry_id, title FROM (${topicsOf(tenantId, ids)}) each) n
    WHERE (n.entry_id IS NOT NULL OR n.title <> '') AND NOT EXISTS (SELECT FROM fact_topic t
      WHERE t.tenant_id = ${tenantId} AND t.entry_id IS NOT DISTINCT FROM n.entry_id AND t.title = n.title)`);
}
