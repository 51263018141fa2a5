/** A statement, and what it is for. */
export interface SeedStatement {
  readonly what: string;
  readonly sql: string;
}

/** What visitors write, in the languages of the product; the word is the rarer the higher its number. */
const WORDS = `(ARRAY['Where is my order','帐篷什么时候发货','帳篷幾時送到','テントの配送状況を教えてください','refund for the torn tent','可以退款吗','返品したいです','size 43 shoes'])`;

/** SQL: a UUID of a number; the group keeps contacts and conversations apart. */
const uuid = (group: string, no: string) => `('018f0000-0000-7000-${group}-' || lpad(to_hex(${no}), 12, '0'))::uuid`;

/**
 * Fills a tenant with conversations as a year of work leaves them: most are resolved, some hundred wait, one in fifty has a
 * note that names somebody. `tenant` and `agent` are ids of rows that exist.
 */
export function seedStatements(tenant: number, agent: number, conversations: number, messages: number): SeedStatement[] {
  const no = 'n.no';
  const at = `now() - (${conversations} - ${no}) * interval '5 minutes'`;
  const status = `CASE WHEN ${no} <= ${conversations} * 0.95 THEN 'resolved' WHEN ${no} % 10 < 4 THEN 'bot' WHEN ${no} % 10 < 6 THEN 'queued' WHEN ${no} % 10 < 8 THEN 'open' WHEN ${no} % 10 = 8 THEN 'waiting' ELSE 'snoozed' END`;
  const text = `${WORDS}[1 + (${no} * 7 + m.seq) % 8] || ' #' || ${no} || '-' || m.seq`;
  return [
    { what: 'scope', sql: `SELECT set_config('app.tenant_id', '${tenant}', false)` },
    {
      what: 'contacts',
      sql: `INSERT INTO contact (tenant_id, id, no, name, email, locale, first_seen_at, last_seen_at)
        SELECT ${tenant}, ${uuid('9000', no)}, 10000000 + ${no}, (ARRAY['陳雨','田中 美咲','Grace Lam','周文倩','Oliver Grant'])[1 + ${no} % 5] || ' ' || ${no},
          'visitor' || ${no} || '@example.com', 'en-US', ${at}, ${at} FROM generate_series(1, ${conversations}) n(no) ON CONFLICT DO NOTHING`,
    },
    {
      what: 'conversations',
      sql: `INSERT INTO conversation (tenant_id, id, no, contact_id, status, owner_kind, agent_id, agent_name, language, last_seq, last_author_kind, last_body,
          last_message_at, queued_at, waiting_since, resolved_at, priority, tags, snoozed_until, created_at, updated_at)
        SELECT ${tenant}, ${uuid('8000', no)}, 1000000 + ${no}, ${uuid('9000', no)}, s.status,
          CASE s.status WHEN 'bot' THEN 'bot' WHEN 'queued' THEN 'queue' WHEN 'resolved' THEN 'none' ELSE 'agent' END,
          CASE WHEN s.status IN ('open', 'waiting', 'snoozed') OR (s.status = 'resolved' AND ${no} % 2 = 0) THEN ${agent} END,
          CASE WHEN s.status IN ('open', 'waiting', 'snoozed') OR (s.status = 'resolved' AND ${no} % 2 = 0) THEN 'Demo' END,
          (ARRAY['en-US','zh-CN','zh-HK','ja-JP'])[1 + ${no} % 4], ${messages}, 'contact', 'last words of ' || ${no}, ${at},
          CASE WHEN s.status = 'queued' THEN ${at} END, CASE WHEN s.status IN ('queued', 'open') THEN ${at} END,
          CASE WHEN s.status = 'resolved' THEN ${at} END, (ARRAY['low','normal','normal','normal','high','urgent'])[1 + ${no} % 6],
          CASE WHEN ${no} % 20 = 0 THEN ARRAY['vip'] WHEN ${no} % 7 = 0 THEN ARRAY['返品', 'refund'] ELSE '{}' END,
          CASE WHEN s.status = 'snoozed' THEN now() + interval '30 days' END, ${at}, ${at}
        FROM generate_series(1, ${conversations}) n(no), LATERAL (SELECT ${status} AS status) s ON CONFLICT DO NOTHING`,
    },
    {
      what: 'messages',
      sql: `INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body, created_at)
        SELECT ${tenant}, ${uuid('8000', no)}, m.seq, 'seed:' || m.seq, CASE WHEN m.seq % 2 = 1 THEN 'contact' ELSE 'bot' END, 'text', ${text}, ${at}
        FROM generate_series(1, ${conversations}) n(no), generate_series(1, ${messages}) m(seq) ON CONFLICT DO NOTHING`,
    },
    {
      what: 'notes',
      sql: `INSERT INTO conversation_note (tenant_id, conversation_id, client_msg_id, after_seq, kind, author_id, author_name, body, mentions)
        SELECT ${tenant}, ${uuid('8000', no)}, 'seed', 1, 'note', ${agent}, 'Demo', 'Have a look', ARRAY[${agent}]::bigint[]
        FROM generate_series(1, ${conversations}, 50) n(no) ON CONFLICT DO NOTHING`,
    },
    {
      what: 'one long thread',
      sql: `INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body, created_at)
        SELECT ${tenant}, ${uuid('8000', String(conversations))}, m.seq, 'seed:' || m.seq, CASE WHEN m.seq % 2 = 1 THEN 'contact' ELSE 'bot' END, 'text',
          ${WORDS}[1 + m.seq % 8] || ' ' || m.seq, now() - (20000 - m.seq) * interval '1 minute'
        FROM generate_series(1, 20000) m(seq) ON CONFLICT DO NOTHING`,
    },
    {
      what: 'its length',
      sql: `UPDATE conversation SET last_seq = 20000, updated_at = now() WHERE tenant_id = ${tenant} AND id = ${uuid('8000', String(conversations))}`,
    },
    { what: 'statistics', sql: 'VACUUM ANALYZE' },
  ];
}
