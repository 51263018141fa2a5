import { sql, type SQL } from 'drizzle-orm';
import { BROUGHT_MAX, COUNTED, isBrought } from '#/database/figure-conditions.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { numberTopics, topicsOf } from './topic.repository.ts';

// Facts are worked out from the tables of other nouns, which are read and never written; what the bot did comes from its own facts.

const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;

const COLUMNS = sql.raw(
  `conversation_id, begun_at, day, hour, channel, locale, link_id, campaign, page, person, agent_id, team_id, messages, asked, answered, offered,
  resolved, matured, lasting, handed_by, first_reply_ms, resolution_ms, abandoned, csat_score, saved_answers, cost_micro, failed, topic, called_at`,
);

/** SQL: the message `m` was written by a person of the business. */
const BY_PERSON = sql.raw(`m.author_kind = 'agent' AND m.kind <> 'event'`);

/** SQL: the facts of these conversations as the tables have them. */
function workedOut(tenantId: number, ids: readonly string[], timezone: string): SQL {
  return sql`WITH talk AS (
      SELECT c.*, n.called_at, coalesce(n.handed_by, '') AS handed_by FROM conversation c
        LEFT JOIN LATERAL (SELECT created_at AS called_at, briefing ->> 'trigger' AS handed_by FROM conversation_note
          WHERE tenant_id = c.tenant_id AND conversation_id = c.id AND kind = 'briefing' ORDER BY created_at, id LIMIT 1) n ON true
      WHERE c.tenant_id = ${tenantId} AND c.id = ANY(${uuids(ids)}) AND ${COUNTED}),
    said AS (
      SELECT talk.id, count(*) FILTER (WHERE m.kind <> 'event') AS messages,
        (array_agg(m.created_at ORDER BY m.seq) FILTER (WHERE NOT ${sql.raw(isBrought('m'))} AND m.seq <= ${BROUGHT_MAX} + 1))[1] AS begun_at,
        (array_agg(m.author_id ORDER BY m.seq) FILTER (WHERE ${BY_PERSON}))[1] AS agent_id,
        min(m.created_at) FILTER (WHERE ${BY_PERSON}) AS person_at,
        min(m.created_at) FILTER (WHERE ${BY_PERSON} AND m.created_at >= talk.called_at) AS replied_at
      FROM talk JOIN message m ON m.tenant_id = ${tenantId} AND m.conversation_id = talk.id GROUP BY talk.id),
    ran AS (
      SELECT r.conversation_id AS id, coalesce(sum(r.cost_micro), 0) AS cost_micro, coalesce(bool_or(r.state = 'posted' AND r.answer_kind = 'clarify'), false) AS offered,
        count(*) FILTER (WHERE r.state = 'posted' AND r.answer_kind IN ('exact', 'generated')) AS answers
      FROM bot_run r WHERE r.tenant_id = ${tenantId} AND r.conversation_id = ANY(${uuids(ids)}) GROUP BY 1)
    SELECT talk.id, begun_at, (begun_at AT TIME ZONE ${timezone})::date,
      ((extract(isodow FROM begun_at AT TIME ZONE ${timezone}) - 1) * 24 + extract(hour FROM begun_at AT TIME ZONE ${timezone}))::smallint,
      talk.channel, talk.language,
      led.link_id, coalesce(advertised.campaign, btrim(led.campaign), ''),
      coalesce((SELECT p.page FROM page_seen p WHERE p.tenant_id = ${tenantId} AND p.conversation_id = talk.id AND p.page IS NOT NULL ORDER BY p.seen_at LIMIT 1), ''),
      talk.contact_id, CASE WHEN said.agent_id ~ '^[0-9]{1,15}$' THEN said.agent_id::bigint END, talk.team_id, said.messages,
      b.conversation_id IS NOT NULL, coalesce(b.answered, false), b.conversation_id IS NOT NULL AND coalesce(ran.offered, false), coalesce(b.resolved, false),
      coalesce(b.matured, false), coalesce(b.lasting, false), talk.handed_by,
      CASE WHEN talk.called_at IS NOT NULL THEN epoch_ms(replied_at) - epoch_ms(talk.called_at)
        WHEN b.conversation_id IS NULL AND person_at IS NOT NULL THEN epoch_ms(greatest(person_at, begun_at)) - epoch_ms(begun_at) END,
      CASE WHEN talk.status = 'resolved' AND talk.ended_as IS NULL AND talk.resolved_at IS NOT NULL THEN greatest(0, epoch_ms(talk.resolved_at) - epoch_ms(begun_at)) END,
      talk.ended_as IS NOT DISTINCT FROM 'abandoned', talk.csat_score, CASE WHEN b.resolved THEN coalesce(ran.answers, 0) ELSE 0 END,
      coalesce(ran.cost_micro, 0),
      ARRAY(SELECT d.reason FROM (SELECT DISTINCT seq, coalesce(reason, 'refused') AS reason FROM channel_delivery
        WHERE tenant_id = ${tenantId} AND conversation_id = talk.id AND state = 'failed') d ORDER BY d.reason),
      coalesce(topic.no, 0), talk.called_at
    FROM talk JOIN said ON said.id = talk.id AND said.begun_at IS NOT NULL
      LEFT JOIN ran ON ran.id = talk.id
      LEFT JOIN LATERAL (SELECT v.link_id, l.utm ->> 'campaign' AS campaign FROM diversion_visit v
        JOIN diversion_link l ON l.tenant_id = v.tenant_id AND l.id = v.link_id
        WHERE v.tenant_id = ${tenantId} AND v.conversation_id = talk.id ORDER BY v.opened_at, v.id LIMIT 1) led ON true
      LEFT JOIN LATERAL (SELECT btrim(p.campaign ->> 'name') AS campaign FROM page_seen p
        WHERE p.tenant_id = ${tenantId} AND p.conversation_id = talk.id AND btrim(p.campaign ->> 'name') <> '' ORDER BY p.seen_at LIMIT 1) advertised ON true
      LEFT JOIN (${topicsOf(tenantId, ids)}) about ON about.id = talk.id
      LEFT JOIN fact_topic topic ON topic.tenant_id = ${tenantId} AND topic.entry_id IS NOT DISTINCT FROM about.entry_id AND topic.title = about.title
      LEFT JOIN bot_fact_conversation b ON b.tenant_id = ${tenantId} AND b.conversation_id = talk.id`;
}

/** Works the facts of these conversations out again; what figures no longer count has none. The facts of the bot come first. */
export async function writeFacts(scope: TenantScope, ids: readonly string[], timezone: string): Promise<void> {
  const { tenantId, db } = scope;
  await numberTopics(scope, ids);
  await db.execute(sql`DELETE FROM fact_conversation WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${uuids(ids)})`);
  await db.execute(sql`INSERT INTO fact_conversation (tenant_id, ${COLUMNS})
    SELECT ${tenantId}, worked_out.* FROM (${workedOut(tenantId, ids, timezone)}) worked_out`);
}

/** Times of a conversation that are also counted in opening hours. */
interface FactTimes {
  id: string;
  teamId: string | null;
  /** Epoch milliseconds. */
  begunAt: number;
  calledAt: number | null;
  firstReplyMs: number | null;
  resolutionMs: number | null;
}

/** The times of those of these conversations that have any. */
export async function listTimes({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<FactTimes[]> {
  const { rows } =
    await db.execute(sql`SELECT conversation_id AS id, team_id AS "teamId", epoch_ms(begun_at) AS "begunAt", epoch_ms(called_at) AS "calledAt",
      first_reply_ms AS "firstReplyMs", resolution_ms AS "resolutionMs" FROM fact_conversation
    WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${uuids(ids)}) AND (first_reply_ms IS NOT NULL OR resolution_ms IS NOT NULL)`);
  return rows as unknown as FactTimes[];
}

/** Keeps how much of them lay within opening hours, in milliseconds. */
export async function saveOpenTimes(
  { tenantId, db }: TenantScope,
  times: readonly { id: string; firstReply: number | null; resolution: number | null }[],
): Promise<void> {
  await db.execute(sql`UPDATE fact_conversation f SET first_reply_open_ms = t.reply, resolution_open_ms = t.resolution
    FROM unnest(${uuids(times.map(({ id }) => id))}, ${sql.param(times.map(({ firstReply }) => firstReply))}::bigint[],
      ${sql.param(times.map(({ resolution }) => resolution))}::bigint[]) AS t(id, reply, resolution)
    WHERE f.tenant_id = ${tenantId} AND f.conversation_id = t.id`);
}

/** Forgets the facts of conversations that are still there. */
export async function clearFacts({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`DELETE FROM fact_conversation WHERE tenant_id = ${tenantId} AND NOT erased`);
}

/**
 * Keeps the facts of conversations that are about to be erased, so that nothing leads back to them or to whose they were. What the address of a
 * visitor named goes too; a campaign that the business's own link names stays.
 */
export async function keepNameless({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<void> {
  await db.execute(sql`UPDATE fact_conversation f SET erased = true, conversation_id = gen_random_uuid(), person = gen_random_uuid(), page = '',
      campaign = CASE WHEN EXISTS (SELECT FROM diversion_link l WHERE l.tenant_id = f.tenant_id AND l.id = f.link_id AND btrim(l.utm ->> 'campaign') = f.campaign)
        THEN f.campaign ELSE '' END
    WHERE f.tenant_id = ${tenantId} AND f.conversation_id = ANY(${uuids(ids)})`);
}

/** A page of conversations that are settled for the count: nothing in them has changed since, and nothing says to look at them again. */
export async function listSettled(
  { tenantId, db }: TenantScope,
  { since, before, after }: { since: number; before: number; after: string | undefined },
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT c.id FROM conversation c
    WHERE c.tenant_id = ${tenantId} AND c.last_seq > 0 AND c.updated_at >= to_timestamp(${since} / 1000.0) AND c.updated_at < to_timestamp(${before} / 1000.0)
      ${after === undefined ? sql`` : sql`AND c.id > ${after}::uuid`}
      AND NOT EXISTS (SELECT FROM bot_fact_due d WHERE d.tenant_id = c.tenant_id AND d.conversation_id = c.id)
    ORDER BY c.id LIMIT ${limit}`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** What is kept of these conversations, told apart by one word each. */
export async function fingerprints({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } =
    await db.execute(sql`SELECT id, coalesce(md5(f::text), '-') || coalesce(md5(b::text), '-') AS print FROM unnest(${uuids(ids)}) AS id
    LEFT JOIN fact_conversation f ON f.tenant_id = ${tenantId} AND f.conversation_id = id
    LEFT JOIN bot_fact_conversation b ON b.tenant_id = ${tenantId} AND b.conversation_id = id`);
  return new Map((rows as unknown as { id: string; print: string }[]).map(({ id, print }) => [id, print]));
}
