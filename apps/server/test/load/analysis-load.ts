import type { Database } from '#/database/open-database.ts';
import { fillTenant } from './fill-tenant.ts';

/** Days over which the conversations lie, today the last; as many before it have none. */
const DAYS = 365;
/** Messages of each conversation. */
export const MESSAGES_EACH = 10;

/** SQL: a UUID of a number; the group keeps the tables apart. */
const uuid = (group: string, no: string) => `('018f0000-0000-7000-${group}-' || lpad(to_hex(${no}), 12, '0'))::uuid`;
const CHANNELS = `'{web,web,web,web,line,line,whatsapp,telegram,email,web}'::text[]`;
const LANGUAGES = `'{ja-JP,ja-JP,zh-HK,zh-CN,en-US,en-US,en-US}'::text[]`;
const PAGES = 40;
const CAMPAIGNS = 70;
const LINKS = 12;
const TEAMS = 4;

/** Statements that fill a business with a year of conversations: six in seven with the bot, three in ten with one of twenty people. */
function statements(tenant: number, agents: readonly number[], conversations: number): string[] {
  const from = (step = 1) => `FROM generate_series(1, ${conversations}, ${step}) no`;
  const rate = `(${DAYS * 86_400 - 7_200} / ${conversations}.0)`;
  const at = (seconds = '0') => `now() - interval '1 hour' - ((${conversations} - no) * ${rate} - (${seconds})) * interval '1 second'`;
  const id = uuid('8a00', 'no');
  const contact = uuid('9000', `no * 7919 % ${Math.ceil(conversations * 0.6)}`);
  const asks = 'no % 7 <> 0';
  const called = 'no % 10 IN (1, 4, 8)';
  const agent = `('{${agents.join(',')}}'::bigint[])[1 + no / 10 % ${agents.length}]`;
  const isPerson = `${called} AND seq > 6 AND seq % 2 = 0`;
  const isBot = `${asks} AND NOT (${called} AND seq > 5) AND seq % 2 = 0`;
  return [
    `INSERT INTO team (tenant_id, id, name) SELECT ${tenant}, ${uuid('8b00', 'no')}, 'Team ' || no FROM generate_series(1, ${TEAMS}) no`,
    `INSERT INTO diversion_link (tenant_id, id, slug, name, strategy, online_only, sticky, landing, texts, fallback, utm, bot_offer, created_by, created_at, updated_at)
      SELECT ${tenant}, ${uuid('8c00', 'no')}, 'bench' || no, 'Link ' || no, 'turn', false, 'none', 'page', '{}', '{}', '{}', '{}', 'Mina', now(), now() FROM generate_series(1, ${LINKS}) no`,
    `INSERT INTO contact (tenant_id, id, no, locale) SELECT ${tenant}, ${uuid('9000', 'no')}, 10000000 + no, 'en-US' FROM generate_series(0, ${Math.ceil(conversations * 0.6)}) no`,
    `INSERT INTO conversation (tenant_id, id, no, contact_id, status, owner_kind, channel, language, team_id, last_seq, last_author_kind, last_body, last_message_at, csat_score,
        resolved_at, ended_as, created_at, updated_at)
      SELECT ${tenant}, ${id}, 10000000 + no, ${contact}, 'resolved', 'none', (${CHANNELS})[1 + no % 10], (${LANGUAGES})[1 + no / 3 % 7],
        CASE WHEN ${called} THEN ${uuid('8b00', `1 + no / 10 % ${TEAMS}`)} END, ${MESSAGES_EACH}, 'contact', 'Thank you', ${at('600')}, CASE WHEN no % 5 = 0 THEN 1 + no / 5 % 5 END,
        ${at('900 + no % 4000')}, CASE WHEN ${called} AND no % 13 = 0 THEN 'abandoned' END, ${at()}, ${at('900 + no % 4000')} ${from()}`,
    `INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, author_id, kind, body, answer_kind, created_at)
      SELECT ${tenant}, ${id}, seq, CASE WHEN ${isBot} THEN 'run:' || ${uuid('8d00', `no * 16 + seq`)} ELSE 'bench' || seq END,
        CASE WHEN ${isBot} THEN 'bot' WHEN ${isPerson} THEN 'agent' ELSE 'contact' END, CASE WHEN ${isPerson} THEN ${agent}::text END, 'text', 'It came off on the third day',
        CASE WHEN ${isBot} THEN 'generated' END, ${at(`seq * (5 + no % 50)`)} ${from()}, generate_series(1, ${MESSAGES_EACH}) seq`,
    `INSERT INTO bot_run (tenant_id, id, conversation_id, trigger_seq, owner_epoch, state, question, answer_kind, language, cost_micro, created_at, finished_at)
      SELECT ${tenant}, ${uuid('8d00', `no * 16 + seq`)}, ${id}, seq - 1, 0, 'posted', 'It came off', (ARRAY['generated','exact','clarify','no_answer'])[1 + (no / 7 + seq) % 4],
        (${LANGUAGES})[1 + no / 3 % 7], no % 900, ${at(`seq * (5 + no % 50)`)}, ${at(`seq * (5 + no % 50)`)} ${from()}, generate_series(2, ${MESSAGES_EACH}, 2) seq WHERE ${isBot}`,
    `INSERT INTO conversation_note (tenant_id, conversation_id, after_seq, kind, briefing, created_at)
      SELECT ${tenant}, ${id}, 5, 'briefing', jsonb_build_object('trigger', (ARRAY['button','misses','words'])[1 + no / 10 % 3]), ${at(`5 * (5 + no % 50)`)} ${from()} WHERE ${called}`,
    `INSERT INTO page_seen (tenant_id, conversation_id, seen_at, page, campaign) SELECT ${tenant}, ${id}, ${at()}, 'https://shop.example/page/' || no % ${PAGES},
        CASE WHEN no % 4 = 0 THEN jsonb_build_object('name', 'campaign ' || no % ${CAMPAIGNS}) END ${from()} WHERE no % 3 = 0`,
    `INSERT INTO diversion_visit (tenant_id, link_id, opened_at, visitor, outcome, language, device, source, ref_code, conversation_id)
      SELECT ${tenant}, ${uuid('8c00', `1 + no / 6 % ${LINKS}`)}, ${at()}, '\\x00', 'redirected', 'en-US', 'phone', '', '', ${id} ${from(6)}`,
  ];
}

/** Fills a business with conversations as a year leaves them; their facts are left to whoever counts. */
export function loadConversations(database: Database, tenant: number, agents: readonly number[], conversations: number): Promise<void> {
  return fillTenant(database, tenant, statements(tenant, agents, conversations));
}
