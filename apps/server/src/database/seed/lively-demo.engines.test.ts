import { analysis, conversations, demo, gaps, help, LOCALES, teams, tenant, user, visitor } from '@lobby/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendVisitors } from '#/demo/send-visitor.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { readOpening } from '#/domains/hours/read-opening.ts';
import { hasTenants } from '#/domains/tenant/has-tenants.ts';
import { comeOnline } from '#test/come-online.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { DEMO_ACCOUNT, DEMO_SLUG } from './demo-account.ts';
import { furnishDemo } from './furnish-demo.ts';
import { removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed-demo.ts';
import { SHOP_SLUG } from './shop/shop-names.ts';

let app: TestApp;
let token: string;
let late = 0;
beforeAll(async () => {
  app = await openTestApp({ config: { seed: 'demo', lively: true }, now: () => Date.now() + late });
  await Promise.all([seedDemo(app.services), seedDemo(app.services)]);
  await furnishDemo(app.services);
  ({ token } = (await app.call(user.login, { ...DEMO_ACCOUNT })).data);
});
afterAll(() => app.close());

async function rows<Row extends object>(statement: string): Promise<Row[]> {
  return (await app.services.database.pool.query<Row>(statement)).rows;
}

async function countOf(table: string): Promise<number> {
  return (await rows<{ count: number }>(`SELECT count(*) AS count FROM ${table}`))[0]?.count ?? 0;
}

/** What must not be, each with the rows where it is: the rules that hold for what really happened. */
const BROKEN: Record<string, string> = {
  'a message before its conversation began': `SELECT m.id FROM message m JOIN conversation c ON c.id = m.conversation_id WHERE m.created_at < c.created_at AND c.status <> 'thread'`,
  'a message that is earlier than the one before it': `SELECT m.id FROM message m JOIN message b ON b.conversation_id = m.conversation_id AND b.seq = m.seq - 1 WHERE m.created_at < b.created_at`,
  'a hole in the numbers of messages': `SELECT c.id FROM conversation c WHERE c.last_seq <> (SELECT count(*) FROM message m WHERE m.conversation_id = c.id)`,
  'something that has not happened yet': `SELECT id FROM message WHERE created_at > now() + interval '1 minute' UNION ALL SELECT id FROM bot_run WHERE finished_at > now() + interval '1 minute'`,
  'a person who writes before they joined': `SELECT m.id FROM message m JOIN conversation c ON c.id = m.conversation_id WHERE m.author_kind = 'agent' AND c.status <> 'thread' AND NOT EXISTS
      (SELECT FROM message j WHERE j.conversation_id = m.conversation_id AND j.seq < m.seq AND j.event->>'name' = 'agent_joined')`,
  'a bot that speaks after a person joined, but to ask whether it helped': `SELECT m.id FROM message m JOIN message j ON j.conversation_id = m.conversation_id AND j.seq < m.seq AND j.event->>'name' = 'agent_joined'
      WHERE m.author_kind = 'bot' AND m.answer_kind IS NOT NULL`,
  'an end that still waits': `SELECT id FROM conversation WHERE status = 'resolved' AND (waiting_since IS NOT NULL OR owner_kind <> 'none' OR resolved_at IS NULL)`,
  'an end without its line': `SELECT id FROM conversation c WHERE status = 'resolved' AND NOT EXISTS (SELECT FROM message m WHERE m.conversation_id = c.id AND m.event->>'name' IN ('resolved', 'ended'))`,
  'a wait without anybody who waits': `SELECT id FROM conversation WHERE status IN ('queued', 'open') AND (waiting_since IS NULL OR waiting_since > now())`,
  'a rating without its line': `SELECT id FROM conversation c WHERE csat_score IS NOT NULL AND NOT EXISTS (SELECT FROM message m WHERE m.conversation_id = c.id AND m.event->>'name' = 'rated' AND (m.event->>'score')::int = c.csat_score)`,
  'a rating before the end': `SELECT id FROM conversation WHERE csat_at < resolved_at`,
  'an answer of the bot without its run': `SELECT m.id FROM message m WHERE m.answer_kind IN ('exact', 'no_answer', 'small_talk') AND NOT EXISTS (SELECT FROM bot_run r WHERE 'run:' || r.id = m.client_msg_id)`,
  'a run that is not over': `SELECT id FROM bot_run WHERE state = 'queued' OR finished_at < created_at`,
  'an answer that the corpus does not give': `SELECT m.id FROM message m WHERE m.answer_kind = 'exact' AND NOT EXISTS (SELECT FROM corpus_entry e WHERE e.id::text = m.sources->0->>'entry_id' AND e.answer = m.body)`,
  'an entry that counts other answers than there are': `SELECT e.id FROM corpus_entry e WHERE e.hit_count <> (SELECT count(*) FROM message m WHERE m.answer_kind = 'exact' AND m.sources->0->>'entry_id' = e.id::text)`,
  'a judgement of something else than an answer': `SELECT id FROM message WHERE verdict IS NOT NULL AND answer_kind <> 'exact'`,
  'a contact who wrote before they came': `SELECT k.id FROM contact k JOIN conversation c ON c.contact_id = k.id WHERE c.created_at < k.first_seen_at AND c.status <> 'thread'`,
  'two conversations of one contact at a time': `SELECT a.id FROM conversation a JOIN conversation b ON b.contact_id = a.contact_id AND b.id > a.id AND a.status <> 'thread' AND b.status <> 'thread'
      WHERE b.created_at < a.updated_at AND a.created_at < b.updated_at`,
  'numbers that are not in the order of beginnings': `SELECT a.id FROM conversation a JOIN conversation b ON b.tenant_id = a.tenant_id AND b.no = a.no + 1 WHERE a.status <> 'thread' AND b.status <> 'thread' AND b.created_at < a.created_at`,
  'a visit that led to a chat which began before': `SELECT v.id FROM diversion_visit v JOIN conversation c ON c.id = v.conversation_id WHERE c.created_at < v.opened_at`,
  'a link that counts other visits than there are': `SELECT l.id FROM diversion_link l WHERE l.visits <> (SELECT count(*) FROM diversion_visit v WHERE v.link_id = l.id)`,
  'a conversation on a service without the person there': `SELECT c.id FROM conversation c WHERE c.channel NOT IN ('web') AND c.status <> 'thread' AND NOT EXISTS (SELECT FROM channel_person p WHERE p.channel_id = c.channel_id AND p.contact_id = c.contact_id)`,
};

describe('the shop of the demo', () => {
  test('is one, beside the business that knows Lobby, whoever seeds at once and however often', async () => {
    const before = [await countOf('conversation'), await countOf('help_article'), await countOf('attachment')];
    await seedDemo(app.services);
    await furnishDemo(app.services);
    expect([await countOf('conversation'), await countOf('help_article'), await countOf('attachment')]).toEqual(before);
    expect((await rows<{ slug: string }>('SELECT slug FROM tenant ORDER BY slug')).map(({ slug }) => slug)).toEqual([DEMO_SLUG, SHOP_SLUG]);
  });

  test.each(Object.entries(BROKEN))('has not %s', async (_, statement) => {
    expect(await rows(statement)).toEqual([]);
  });

  test('has conversations of four languages in each state, on every channel', async () => {
    const { counts, items } = (await app.call(conversations.list, { view: 'all' }, { token })).data;
    expect(counts).toMatchObject({ queued: 4, bot: 4, snoozed: 2, mine: 4 });
    expect(new Set(items.map(({ language }) => language)).size).toBe(4);
    const channels = await rows<{ channel: string }>(`SELECT DISTINCT channel FROM conversation WHERE status <> 'thread' ORDER BY channel`);
    expect(channels.map(({ channel }) => channel)).toEqual(['email', 'line', 'telegram', 'web', 'whatsapp']);
    expect(await countOf(`conversation WHERE status = 'resolved'`)).toBeGreaterThan(300);
    expect(await countOf('conversation WHERE csat_score IS NOT NULL')).toBeGreaterThan(40);
  });

  test('has figures that count what is there', async () => {
    const { data } = await app.call(analysis.bot, {}, { token });
    expect(data.total.conversations).toBeGreaterThan(80);
    const [counted] = await rows<{
      runs: number;
      facts: number;
    }>(`SELECT (SELECT count(*) FROM bot_run WHERE clarifies IS NULL AND state IN ('posted', 'handed_off')) AS runs,
      (SELECT sum(questions) FROM bot_fact_day) AS facts`);
    expect(Number(counted?.facts)).toBe(Number(counted?.runs));
  });

  test('counts times within its hours, which are those that it tells its visitors, otherwise than by the clock', async () => {
    const { total } = (await app.call(analysis.report, { days: 28 }, { token })).data;
    expect(total.first_reply_open_ms).toBeGreaterThan(0);
    expect(total.first_reply_open_ms).toBeLessThan(total.first_reply_ms ?? 0);
    expect(total.resolution_open_ms).toBeLessThan(total.resolution_ms ?? 0);
  });

  test('is open to visitors at every hour of the week, although the shop is not', async () => {
    const [shop] = await rows<{ id: string }>(`SELECT id FROM tenant WHERE slug = '${SHOP_SLUG}'`);
    const hours = Array.from({ length: 168 }, (_, hour) => Date.now() + hour * 3_600_000);
    const openings = await inTenant(app.services.database, Number(shop?.id), async (scope) => {
      const found = [];
      for (const at of hours) found.push(await readOpening(scope, at));
      return found;
    });
    expect(openings.filter(({ anyOpen }) => !anyOpen)).toEqual([]);
    // Six days of nine hours.
    expect(openings.filter(({ open }) => open)).toHaveLength(54);
  });

  test('shows the questions that nobody could answer from the first look on', async () => {
    const { items } = (await app.call(gaps.list, {}, { token })).data;
    expect(items.length).toBeGreaterThan(2);
    expect(items[0]?.asked_count).toBeGreaterThan(1);
  });

  test('has a help center with pictures that everybody sees', async () => {
    const { data } = await app.call(help.list, {}, { token });
    expect(data.total).toBe(4);
    const [text] = await rows<{ body: string }>(`SELECT live_body AS body FROM help_text WHERE live_body LIKE '%![%' LIMIT 1`);
    const picture = /\((\/[^)]+)\)/.exec(text?.body ?? '')?.[1] ?? '';
    expect((await app.fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
  });

  test.each(LOCALES)('answers visitors out of its own corpus in %s, and the home page’s bot still knows Lobby', async (locale) => {
    const profile = async (slug: string) => (await app.call(tenant.profile, { tenant: slug, locale })).data;
    const [shop, lobby] = [await profile(SHOP_SLUG), await profile(DEMO_SLUG)];
    expect([shop.name, lobby.name, lobby.bot_name]).toEqual(['Northfold', 'Lobby', 'Lobby']);
    expect(shop.suggested_questions).toHaveLength(4);
    expect((await app.call(visitor.session, { tenant: SHOP_SLUG, locale })).code).toBe(1);
  });
});

describe('visitors of the demo', () => {
  const visitors = () => sendVisitors(app.services);
  const begun = () => countOf("conversation WHERE channel = 'web' AND last_seq > 0 AND created_at > now() - interval '10 minutes'");

  test('come while somebody is there to see them, one at a time, until they are stopped', async () => {
    expect(await visitors()).toBe(0);
    const { data: me } = await app.call(user.info, {}, { token });
    expect(me.is_demo).toBe(true);
    const person = { tenantId: me.tenant_id, userId: me.id, token };
    const leave = await comeOnline(app, person);
    const before = await begun();
    expect([await visitors(), await visitors()]).toEqual([1, 0]);
    await app.services.botRunner.idle();
    expect(await begun()).toBe(before + 1);
    late += 5 * 60_000;
    await comeOnline(app, person);
    expect(await visitors()).toBe(1);
    await app.services.botRunner.idle();
    expect((await app.call(demo.save, { visited: false }, { token })).data).toEqual({ visited: false });
    late += 5 * 60_000;
    await app.call(teams.setPresence, { presence: 'online' }, { token });
    expect(await visitors()).toBe(0);
    leave();
  });
});

test('is removed with all that it had, and does not come back', async () => {
  const { database, files, now } = app.services;
  const keys = await rows<{ id: string }>('SELECT id FROM attachment');
  expect(keys.length).toBeGreaterThan(0);
  expect(await removeDemo({ database, files, now: now() })).toBe(2);
  const left = await rows<{
    name: string;
  }>(`SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('tenant_id', 'business_id', 'user_id')
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace`);
  for (const { name } of [...left, { name: 'tenant' }, { name: 'app_user' }])
    expect({ name, rows: await countOf(name) }).toEqual({ name, rows: 0 });
  expect(await removeDemo({ database, files, now: now() })).toBe(0);
  await seedDemo(app.services);
  expect(await inPlatform(database, hasTenants)).toBe(false);
});

test('leaves a real business beside it as it is', async () => {
  const mixed = await openTestApp({ config: { seed: 'demo', lively: false } });
  await seedDemo(mixed.services);
  const mina = await mixed.signUp();
  const { database, files, now } = mixed.services;
  expect(await removeDemo({ database, files, now: now() })).toBe(1);
  const { data: me } = await mixed.call(user.info, {}, { token: mina.token });
  expect(me).toMatchObject({ tenant_slug: mina.slug });
  expect(me.is_demo).toBeUndefined();
  expect((await mixed.call(demo.get, {}, { token: mina.token })).code).not.toBe(1);
  await mixed.close();
});
