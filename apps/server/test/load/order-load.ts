import type { Database } from '#/database/open-database.ts';
import { keepOrderSearch } from '#/domains/work-order/search/keep-order-search.ts';
import { fillTenant } from './fill-tenant.ts';

/** The first number: what the demo has comes before it. */
const FIRST = 1_001;

const SUBJECTS = [
  'Zip on the Ridge 2 jacket came apart',
  '徒步鞋 43 码换 42 码',
  '背囊拉鏈甩開',
  'テントのポール破損、交換部品の在庫確認',
  'Refund not on card after 9 days',
  '领取优惠券后没有到账',
  '想更改送貨地址',
  '領収書の宛名を変更してほしい',
];
const MORE = 'it is the left one of the two, and it came off on the third day. '.repeat(5);

/** SQL: a UUID of a number; the group keeps the tables apart. */
const uuid = (group: string) => `('018f0000-0000-7000-${group}-' || lpad(to_hex(n.no), 12, '0'))::uuid`;
const PEOPLE = `(ARRAY['陳雨','田中 美咲','Grace Lam','周文倩','Oliver Grant'])[1 + n.no % 5] || ' ' || n.no`;
const SUBJECT_SQL = `(ARRAY[${SUBJECTS.map((each) => `'${each}'`).join(',')}])[1 + n.no % 8] || ' #' || n.no`;

/** Statements that fill a business with work orders as years of work leave them: one in ten is not settled. */
function statements(tenant: number, agent: number, orders: number): string[] {
  const at = `now() - (${orders} - n.place) * interval '5 minutes'`;
  const due = `now() + ((n.no % 60) - 20) * interval '1 day'`;
  const status = `CASE WHEN n.place <= ${orders} * 0.9 THEN (ARRAY['closed','closed','closed','solved','cancelled'])[1 + n.no % 5] ELSE (ARRAY['new','open','pending','on_hold'])[1 + n.no % 4] END`;
  const from = `FROM (SELECT place, place + ${FIRST - 1} AS no FROM generate_series(1, ${orders}) place) n`;
  const type = `'018f0000-0000-7000-8b00-000000000001'`;
  const mine = `CASE WHEN n.no % 3 = 0 THEN`;
  return [
    `INSERT INTO work_order_type (tenant_id, id, name, icon, fields, default_priority, auto_reply, customer_can_create, enabled, position, updated_at)
      VALUES (${tenant}, ${type}, '{"en-US": "Repair"}', 'wrench', '[]', 'normal', '{}', true, true, 0, now())`,
    `INSERT INTO contact (tenant_id, id, no, name, email, locale, first_seen_at, last_seen_at)
      SELECT ${tenant}, ${uuid('9000')}, 10000000 + n.no, ${PEOPLE}, 'visitor' || n.no || '@example.com', 'en-US', ${at}, ${at} ${from}`,
    `INSERT INTO conversation (tenant_id, id, no, contact_id, status, owner_kind, language, last_seq, last_author_kind, last_body, last_message_at, created_at, updated_at)
      SELECT ${tenant}, ${uuid('8a00')}, -n.no, ${uuid('9000')}, 'thread', 'none', 'en-US', 1, 'contact', 'It came off', ${at}, ${at}, ${at} ${from}`,
    `INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body, created_at)
      SELECT ${tenant}, ${uuid('8a00')}, 1, 'seed', 'contact', 'text', ${SUBJECT_SQL}, ${at} ${from}`,
    `INSERT INTO work_order (tenant_id, id, no, client_id, type_id, conversation_id, contact_id, origin, subject, find_text, priority, status, status_at, assignee_id,
        assignee_name, resolve_due_at, due_at, language, form, fields, created_at, updated_at)
      SELECT ${tenant}, ${uuid('8c00')}, n.no, ${uuid('8d00')}, ${type}, ${uuid('8a00')}, ${uuid('9000')}, 'chat_form', ${SUBJECT_SQL},
        lower(${SUBJECT_SQL}) || E'\\n${MORE}', (ARRAY['low','normal','normal','normal','high','urgent'])[1 + n.no % 6], ${status}, ${at},
        ${mine} ${agent} END, ${mine} 'Demo' END, ${due}, CASE WHEN n.no % 4 < 2 THEN ${due} END, 'en-US', '[]', '{}', ${at}, ${at} ${from}`,
  ];
}

/** Fills a business with work orders and what they are found by. @param agent who has every third of them */
export async function loadOrders(database: Database, tenant: number, agent: number, orders: number): Promise<void> {
  await fillTenant(database, tenant, statements(tenant, agent, orders));
  await keepOrderSearch({ database });
  await database.pool.query('VACUUM ANALYZE');
}
