import type { SeedStatement } from './seed-statements.ts';

/** What work orders are about, in the languages of the product. */
const SUBJECTS = `(ARRAY['Zip on the Ridge 2 jacket came apart','徒步鞋 43 码换 42 码','背囊拉鏈甩開','テントのポール破損、交換部品の在庫確認','Refund not on card after 9 days','领取优惠券后没有到账','想更改送貨地址','領収書の宛名を変更してほしい'])`;

/** SQL: a UUID of a number; the group keeps work orders and their threads apart. */
const uuid = (group: string, no: string) => `('018f0000-0000-7000-${group}-' || lpad(to_hex(${no}), 12, '0'))::uuid`;
const TYPE = uuid('8b00', '1');

/** Fills a tenant that has as many contacts with work orders as a year of work leaves them: one in ten is not settled. */
export function orderStatements(tenant: number, agent: number, orders: number): SeedStatement[] {
  const no = 'n.no';
  const at = `now() - (${orders} - ${no}) * interval '5 minutes'`;
  const status = `CASE WHEN ${no} <= ${orders} * 0.9 THEN (ARRAY['closed','closed','closed','solved','cancelled'])[1 + ${no} % 5] ELSE (ARRAY['new','open','pending','on_hold'])[1 + ${no} % 4] END`;
  const subject = `${SUBJECTS}[1 + ${no} % 8] || ' #' || ${no}`;
  return [
    {
      what: 'a type',
      sql: `INSERT INTO work_order_type (tenant_id, id, name, icon, fields, default_priority, auto_reply, customer_can_create, enabled, position, updated_at)
        VALUES (${tenant}, ${TYPE}, '{"en-US": "Repair"}', 'wrench', '[]', 'normal', '{}', true, true, 0, now()) ON CONFLICT DO NOTHING`,
    },
    {
      what: 'threads',
      sql: `INSERT INTO conversation (tenant_id, id, no, contact_id, status, owner_kind, language, last_seq, last_author_kind, last_body, last_message_at, created_at, updated_at)
        SELECT ${tenant}, ${uuid('8a00', no)}, -1000000 - ${no}, ${uuid('9000', no)}, 'thread', 'none', 'en-US', 1, 'contact', 'It came off', ${at}, ${at}, ${at}
        FROM generate_series(1, ${orders}) n(no) ON CONFLICT DO NOTHING`,
    },
    {
      what: 'messages of threads',
      sql: `INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body, created_at)
        SELECT ${tenant}, ${uuid('8a00', no)}, 1, 'seed', 'contact', 'text', ${subject}, ${at} FROM generate_series(1, ${orders}) n(no) ON CONFLICT DO NOTHING`,
    },
    {
      what: 'work orders',
      sql: `INSERT INTO work_order (tenant_id, id, no, client_id, type_id, conversation_id, contact_id, origin, subject, find_text, priority, status, status_at, assignee_id,
          assignee_name, resolve_due_at, due_at, language, form, fields, created_at, updated_at)
        SELECT ${tenant}, ${uuid('8c00', no)}, 1000000 + ${no}, ${uuid('8d00', no)}, ${TYPE}, ${uuid('8a00', no)}, ${uuid('9000', no)}, 'chat_form', ${subject},
          lower(${subject}) || E'\\n' || repeat('it is the left one of the two, and it came off on the third day. ', 5), (ARRAY['low','normal','normal','normal','high','urgent'])[1 + ${no} % 6],
          ${status}, ${at}, CASE WHEN ${no} % 3 = 0 THEN ${agent} END, CASE WHEN ${no} % 3 = 0 THEN 'Demo' END, ${at} + interval '2 days', ${at} + interval '2 days', 'en-US', '[]', '{}', ${at}, ${at}
        FROM generate_series(1, ${orders}) n(no) ON CONFLICT DO NOTHING`,
    },
    { what: 'statistics of work orders', sql: 'VACUUM ANALYZE work_order, conversation, message' },
  ];
}
