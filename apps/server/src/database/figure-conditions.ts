import type { ConversationFigure, ConversationFilter } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';

/** SQL: a conversation `c` that figures count: with a message, no thread of a work order, no chat with a draft, no spam. */
export const COUNTED = sql.raw(`c.last_seq > 0 AND c.status <> 'thread' AND c.ended_as IS DISTINCT FROM 'spam'`);

/** SQL: a conversation `c` that a person has. */
export const WITH_PEOPLE = sql.raw(`c.status IN ('open', 'waiting')`);

/** SQL: a conversation `c` to which a person was called, or came. */
export const HAD_PERSON =
  sql.raw(`(c.first_human_reply_at IS NOT NULL OR c.status IN ('queued', 'open', 'waiting') OR c.agent_id IS NOT NULL
  OR EXISTS (SELECT FROM conversation_note b WHERE b.tenant_id = c.tenant_id AND b.conversation_id = c.id AND b.kind = 'briefing'))`);

/** SQL: a line that says which help article the visitor brings along, before or beside what they write. */
export const isBrought = (message: string) => `(${message}.kind = 'event' AND ${message}.event ->> 'name' = 'article_read')`;
/** Articles that are looked past for the first word of a visitor; whoever brings more is not looked at closer. */
export const BROUGHT_MAX = 20;

/** SQL: messages `m` that make their conversation count. */
export const OF_MESSAGES = {
  // Who has brought an article and written nothing has not begun to talk.
  begun: sql.raw(`(m.seq <= ${BROUGHT_MAX + 1} AND NOT ${isBrought('m')} AND NOT EXISTS (SELECT FROM message b
    WHERE b.tenant_id = m.tenant_id AND b.conversation_id = m.conversation_id AND b.seq < m.seq AND NOT ${isBrought('b')}))`),
  asked: sql.raw(`(m.author_kind = 'bot' AND m.answer_kind IN ('exact', 'generated', 'no_answer', 'clarify'))`),
  answered: sql.raw(`(m.author_kind = 'bot' AND m.answer_kind IN ('exact', 'generated'))`),
  unanswered: sql.raw(`(m.author_kind = 'bot' AND m.answer_kind = 'no_answer')`),
  judged: sql.raw(`m.verdict IS NOT NULL`),
  disliked: sql.raw(`m.verdict = 'down'`),
} as const satisfies Partial<Record<ConversationFigure, SQL>>;

/** SQL: notes `n` that say that the bot called a person. */
export const HANDED_OVER = sql.raw(`n.kind = 'briefing'`);

/** SQL: messages `m` of the visitor of a conversation `c` that somebody has not seen. */
export const unseenBy = (userId: number): SQL => sql`m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.author_kind = 'contact'
  AND m.seq > coalesce((SELECT r.seen_seq FROM conversation_reader r WHERE r.tenant_id = c.tenant_id AND r.conversation_id = c.id AND r.user_id = ${userId}), 0)`;

/** SQL: a conversation `c` in which somebody of the team is wanted: in the queue, or a person has it. */
export const WANTS_PEOPLE = sql.raw(`c.status IN ('queued', 'open', 'waiting')`);

/** SQL: what a conversation `c` fulfils that a figure counts in a time, as somebody sees it. */
export function ofFigure(
  tenantId: number,
  figure: ConversationFigure,
  { since, until }: Pick<ConversationFilter, 'since' | 'until'>,
  userId: number,
): SQL {
  if (figure === 'with_people') return WITH_PEOPLE;
  if (figure === 'unread') return sql`${WANTS_PEOPLE} AND EXISTS (SELECT FROM message m WHERE ${unseenBy(userId)})`;
  const alias = figure === 'handed_over' ? 'n' : 'm';
  const at = (moment: number) => sql`to_timestamp(${moment} / 1000.0)`;
  const within = sql`${since === undefined ? sql`` : sql` AND ${sql.raw(alias)}.created_at >= ${at(since)}`}${
    until === undefined ? sql`` : sql` AND ${sql.raw(alias)}.created_at < ${at(until)}`
  }`;
  return figure === 'handed_over'
    ? sql`c.id IN (SELECT n.conversation_id FROM conversation_note n WHERE n.tenant_id = ${tenantId} AND ${HANDED_OVER}${within})`
    : sql`c.id IN (SELECT m.conversation_id FROM message m WHERE m.tenant_id = ${tenantId} AND ${OF_MESSAGES[figure]}${within})`;
}

/** SQL: the run `r` answered or offered something, and the message `m` says what that came from. */
export const TOLD = sql.raw(`r.state = 'posted' AND r.answer_kind IN ('exact', 'generated', 'clarify') AND m.client_msg_id = 'run:' || r.id
  AND m.tenant_id = r.tenant_id AND m.conversation_id = r.conversation_id AND jsonb_array_length(coalesce(m.sources, '[]')) > 0`);
