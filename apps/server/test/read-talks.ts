import type { Database } from '#/database/open-database.ts';
import type { Talk } from './random-talks.ts';

const BROUGHT = `m.kind = 'event' AND m.event ->> 'name' = 'article_read'`;

/** As the database answers it: who wrote a message is kept as text, as it may also be somebody of a service. */
type StoredTalk = Omit<Talk, 'said'> & { said: (Omit<Talk['said'][number], 'agentId'> & { agentId: string | null })[] };

/** Conversations as the tables have them, each with the campaign that its address or else its link names. */
export async function readTalks(pool: Database['pool'], tenantId: number): Promise<Talk[]> {
  const { rows } = await pool.query<StoredTalk>(
    `SELECT c.id, c.contact_id AS "contactId", c.status, c.ended_as AS "endedAs", c.is_test AS "isTest", c.channel, c.language, c.team_id AS "teamId",
      c.csat_score::int AS csat, epoch_ms(c.last_message_at) AS "lastAt", epoch_ms(c.resolved_at) AS "resolvedAt",
      epoch_ms(n.created_at) AS "calledAt", nullif(n.briefing ->> 'trigger', '') AS trigger,
      (SELECT v.link_id FROM diversion_visit v WHERE v.conversation_id = c.id ORDER BY v.opened_at, v.id LIMIT 1) AS "linkId",
      (SELECT p.page FROM page_seen p WHERE p.conversation_id = c.id AND p.page IS NOT NULL ORDER BY p.seen_at LIMIT 1) AS page,
      coalesce((SELECT p.campaign ->> 'name' FROM page_seen p WHERE p.conversation_id = c.id AND p.campaign ->> 'name' <> '' ORDER BY p.seen_at LIMIT 1),
        (SELECT nullif(l.utm ->> 'campaign', '') FROM diversion_visit v JOIN diversion_link l ON l.id = v.link_id WHERE v.conversation_id = c.id
          ORDER BY v.opened_at, v.id LIMIT 1)) AS campaign,
      (SELECT count(*)::int FROM message m WHERE m.conversation_id = c.id AND ${BROUGHT}) AS brought,
      coalesce((SELECT jsonb_agg(jsonb_build_object('author', m.author_kind, 'kind', m.kind, 'at', epoch_ms(m.created_at), 'agentId', m.author_id, 'key', m.client_msg_id,
        'answerKind', m.answer_kind, 'verdict', m.verdict) ORDER BY m.seq) FROM message m WHERE m.conversation_id = c.id AND NOT (${BROUGHT})), '[]') AS said,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'at', epoch_ms(r.created_at), 'state', r.state, 'kind', r.answer_kind, 'cost', r.cost_micro,
        'verdict', (SELECT m.verdict FROM message m WHERE m.conversation_id = c.id AND m.client_msg_id = 'run:' || r.id)) ORDER BY r.trigger_seq)
        FROM bot_run r WHERE r.conversation_id = c.id), '[]') AS runs,
      coalesce((SELECT jsonb_agg(DISTINCT jsonb_build_object('seq', d.seq, 'reason', coalesce(d.reason, 'refused'))) FROM channel_delivery d
        WHERE d.conversation_id = c.id AND d.state = 'failed'), '[]') AS failed
    FROM conversation c
      LEFT JOIN LATERAL (SELECT * FROM conversation_note b WHERE b.conversation_id = c.id AND b.kind = 'briefing' ORDER BY b.created_at, b.id LIMIT 1) n ON true
    WHERE c.tenant_id = $1`,
    [tenantId],
  );
  return rows.map((talk) => ({
    ...talk,
    said: talk.said.map((each) => ({ ...each, agentId: each.agentId === null ? null : Number(each.agentId) })),
  }));
}
