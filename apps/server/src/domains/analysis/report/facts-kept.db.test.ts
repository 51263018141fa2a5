import { analysis, channels } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { checkTenantFacts, keepTenantFacts, rebuildFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { eraseConversations } from '#/domains/conversation/erase-conversations.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { dice } from '#test/dice.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { randomTalk, storeTalk, type Talk } from '#test/random-talks.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const MONTH = { days: 28 };

let app: TestApp;
let mina: SignedUp;
let kim: Colleague;
let talks: Talk[];
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW });
  mina = await app.signUp();
  kim = await addColleague(app, mina, 'Kim');
  const { tenantId, token } = mina;
  const { data: channel } = await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: [] }, { token });
  const contacts = await run(
    sql`INSERT INTO contact (tenant_id, locale) SELECT ${tenantId}, 'en-US' FROM generate_series(1, 9) RETURNING id`,
  );
  const maker = { roll: dice(5), now: NOW, agents: [kim.userId], teams: [], links: [], contacts: contacts.map(({ id }) => String(id)) };
  talks = Array.from({ length: 40 }, () => randomTalk(maker));
  for (const [index, talk] of talks.entries()) await storeTalk(app, tenantId, talk, index + 1, channel.id);
  await keepTenantFacts(app.services, tenantId);
});
afterAll(() => app.close());

const run = (query: ReturnType<typeof sql>) =>
  inTenant(app.services.database, mina.tenantId, async ({ db }) => (await db.execute(query)).rows);
const report = async (asked = MONTH, token = mina.token) => (await app.call(analysis.report, asked, { token })).data;
const settle = () => keepTenantFacts(app.services, mina.tenantId);

test('facts are the same when they are built anew, and the nightly check finds nothing', async () => {
  const before = await report();
  expect(before.total.conversations).toBeGreaterThan(20);
  await rebuildFacts(app.services, mina.tenantId);
  expect(await report()).toEqual(before);
  expect(await checkTenantFacts(app.services, mina.tenantId)).toEqual([]);
});

test('a fact that is wrong or lost is found at night, and mended', async () => {
  const before = await report();
  // What has changed within the last minute is counted again anyway.
  const [first, second] =
    await run(sql`SELECT f.conversation_id AS id FROM fact_conversation f JOIN conversation c ON c.id = f.conversation_id
    WHERE c.updated_at < ${new Date(NOW - 3_600_000).toISOString()} ORDER BY 1 LIMIT 2`);
  await run(sql`UPDATE fact_conversation SET messages = messages + 5 WHERE conversation_id = ${first?.['id']}`);
  await run(sql`DELETE FROM fact_conversation WHERE conversation_id = ${second?.['id']}`);
  expect(await report()).not.toEqual(before);
  expect((await checkTenantFacts(app.services, mina.tenantId)).toSorted()).toEqual([first?.['id'], second?.['id']]);
  expect(await report()).toEqual(before);
  expect(await checkTenantFacts(app.services, mina.tenantId)).toEqual([]);
});

test('they follow a failed delivery, another language, a merged contact and spam, though nothing was said', async () => {
  const talk = talks.find(({ id, said, status, endedAs }) => said.length > 0 && status !== 'thread' && endedAs === null && id) as Talk;
  const fact = async () =>
    (await run(sql`SELECT cardinality(failed) AS failures, locale, person FROM fact_conversation WHERE conversation_id = ${talk.id}`))[0];
  const deliveries = await run(sql`SELECT DISTINCT channel_id AS id FROM channel_delivery WHERE tenant_id = ${mina.tenantId} LIMIT 1`);
  const failuresBefore = Number((await fact())?.['failures']);
  await run(sql`INSERT INTO channel_delivery (tenant_id, conversation_id, seq, part, channel_id, state, request_id, due_at, created_at)
    VALUES (${mina.tenantId}, ${talk.id}, 99, 0, ${deliveries[0]?.['id']}, 'sending', gen_random_uuid(), now(), now())`);
  await run(
    sql`UPDATE channel_delivery SET state = 'failed', reason = 'blocked' WHERE tenant_id = ${mina.tenantId} AND conversation_id = ${talk.id} AND seq = 99`,
  );
  const other = talks.find(({ contactId }) => contactId !== talk.contactId)?.contactId;
  const language = talk.language === 'ja-JP' ? 'zh-HK' : 'ja-JP';
  await run(
    sql`UPDATE conversation SET language = ${language}, contact_id = ${other} WHERE tenant_id = ${mina.tenantId} AND id = ${talk.id}`,
  );
  await settle();
  expect(await fact()).toEqual({ failures: failuresBefore + 1, locale: language, person: other });
  await run(
    sql`UPDATE conversation SET status = 'resolved', ended_as = 'spam', updated_at = ${new Date(NOW).toISOString()} WHERE tenant_id = ${mina.tenantId} AND id = ${talk.id}`,
  );
  await settle();
  expect(await fact()).toBeUndefined();
  expect(await checkTenantFacts(app.services, mina.tenantId)).toEqual([]);
});

test('they follow a campaign that is named later, by a page, by a visit of a link, and by the link itself', async () => {
  const { tenantId } = mina;
  const counted = talks.filter(({ said, status, endedAs }) => said.length > 0 && status !== 'thread' && endedAs !== 'spam');
  const talk = counted.findLast(({ campaign, lastAt }) => campaign === null && lastAt < NOW - 3_600_000) as Talk;
  const link = randomUUID();
  const campaign = async () =>
    (await run(sql`SELECT campaign FROM fact_conversation WHERE tenant_id = ${tenantId} AND conversation_id = ${talk.id}`))[0]?.[
      'campaign'
    ];
  expect(await campaign()).toBe('');
  await run(sql`INSERT INTO diversion_link (tenant_id, id, slug, name, strategy, online_only, sticky, landing, texts, fallback, utm, bot_offer, created_by, created_at, updated_at)
    VALUES (${tenantId}, ${link}, 'late', 'Late', 'turn', false, 'none', 'page', '{}', '{}', '{"campaign": "Poster"}', '{}', 'Mina', now(), now())`);
  await run(sql`INSERT INTO diversion_visit (tenant_id, link_id, opened_at, visitor, outcome, language, device, source, ref_code)
    VALUES (${tenantId}, ${link}, now(), '\\x00', 'redirected', 'ja-JP', 'phone', '', '')`);
  await run(sql`UPDATE diversion_visit SET conversation_id = ${talk.id} WHERE tenant_id = ${tenantId} AND link_id = ${link}`);
  await settle();
  expect(await campaign()).toBe('Poster');
  await run(sql`UPDATE diversion_link SET utm = '{"campaign": " Poster 2 "}' WHERE tenant_id = ${tenantId} AND id = ${link}`);
  await settle();
  expect(await campaign()).toBe('Poster 2');
  for (const [name, at] of [
    ['Later', 2],
    ['First', 1],
  ] as const) {
    await run(sql`INSERT INTO page_seen (tenant_id, conversation_id, seen_at, campaign)
      VALUES (${tenantId}, ${talk.id}, to_timestamp(${at}), ${JSON.stringify({ source: null, medium: null, name })}::jsonb)`);
    await settle();
    expect(await campaign()).toBe(name);
  }
  expect(await checkTenantFacts(app.services, tenantId)).toEqual([]);
  await run(sql`DELETE FROM page_seen WHERE tenant_id = ${tenantId} AND conversation_id = ${talk.id}`);
  await run(sql`UPDATE diversion_visit SET conversation_id = NULL WHERE tenant_id = ${tenantId} AND link_id = ${link}`);
  await settle();
  expect(await campaign()).toBe('');
});

test('who sees a part of the conversations sees the figures of that part, and not what is of everybody', async () => {
  const [own, others] = await run(
    sql`SELECT conversation_id AS id FROM fact_conversation WHERE tenant_id = ${mina.tenantId} ORDER BY begun_at LIMIT 2`,
  );
  await run(
    sql`UPDATE conversation SET agent_id = ${kim.userId}, agent_name = 'Kim', status = 'open', owner_kind = 'agent' WHERE id = ${own?.['id']}`,
  );
  await app.services.database.pool.query(`UPDATE tenant_member SET reach = 'own' WHERE user_id = $1`, [kim.userId]);
  const { total, orders, gaps, currency } = await report(MONTH, kim.token);
  expect([total.conversations, orders, gaps, currency]).toEqual([1, null, null, null]);
  const { data: rows } = await app.call(analysis.conversations, { ...MONTH, part: 'conversations' }, { token: kim.token });
  expect(rows.items.map(({ id }) => id)).toEqual([own?.['id']]);
  expect(others).toBeDefined();
  const channelsSeen = (await app.call(analysis.channels, MONTH, { token: kim.token })).data;
  expect(channelsSeen.total.conversations).toBe(1);
  await app.services.database.pool.query(`UPDATE tenant_member SET role = 'editor', reach = 'all' WHERE user_id = $1`, [kim.userId]);
  expect((await app.call(analysis.report, MONTH, { token: kim.token })).status).toBe(403);
});

test('what is erased still counts, in the list too, and leads nowhere; so it is once built anew', async () => {
  await settle();
  const before = await report();
  const ids = talks.slice(0, 12).map(({ id }) => id);
  const among = before.total.conversations;
  await inTenant(app.services.database, mina.tenantId, (scope) => eraseConversations(app.services.hooks, scope, ids));
  const { people, ...after } = (await report()).total;
  expect(people).toBeGreaterThanOrEqual(before.total.people);
  expect(after).toEqual(Object.fromEntries(Object.entries(before.total).filter(([name]) => name !== 'people')));
  await rebuildFacts(app.services, mina.tenantId);
  expect((await report()).total).toEqual({ ...after, people });
  const { data } = await app.call(analysis.conversations, { ...MONTH, part: 'conversations', limit: 100 }, { token: mina.token });
  const erased = data.items.filter(({ no }) => no === null);
  expect(data.items).toHaveLength(among);
  expect(erased.length).toBeGreaterThan(5);
  expect(erased.filter(({ id, contact_name: name }) => ids.includes(id) || name !== null)).toEqual([]);
  const pages = await run(sql`SELECT page, person, campaign FROM fact_conversation WHERE tenant_id = ${mina.tenantId} AND erased`);
  expect(
    pages.filter(({ page, person, campaign }) => page !== '' || campaign !== '' || talks.some(({ contactId }) => contactId === person)),
  ).toEqual([]);
});

test('the file has a line for each conversation, and no word of anybody', async () => {
  const response = await app.fetch(`${analysis.export.path}?days=28`, { headers: { token: mina.token, 'accept-language': 'ja-JP' } });
  expect(response.headers.get('content-disposition')).toContain('analysis-2026-10-24-2026-11-20.csv');
  const lines = Buffer.from(await response.arrayBuffer())
    .toString('utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  const { total } = await report();
  expect(lines[0]).toContain('会話');
  expect(lines).toHaveLength(1 + total.conversations);
  const columns = (lines[0] ?? '').split(',');
  const campaigns = lines.slice(1).map((line) => line.split(',')[columns.indexOf('キャンペーン')] ?? '');
  const fromCampaigns = (await app.call(analysis.channels, MONTH, { token: mina.token })).data.campaigns;
  expect(fromCampaigns.length).toBeGreaterThan(0);
  for (const { key, conversations } of fromCampaigns)
    expect([key, conversations]).toEqual([key, campaigns.filter((each) => each === key).length]);
  const ratings = lines.slice(1).map((line) => line.split(',')[columns.indexOf('評価')] ?? '');
  expect(ratings.reduce((sum, rating) => sum + Number(rating), 0)).toBe(total.stars);
  expect(lines.filter((line) => line.startsWith('削除済み')).length).toBeGreaterThan(5);
});

test('the same as XLSX, with numbers as numbers; two at once are two files, each whole', async () => {
  const take = async (format: string) => {
    const response = await app.fetch(`${analysis.export.path}?days=28&format=${format}`, {
      headers: { token: mina.token, 'accept-language': 'ja-JP' },
    });
    return Buffer.from(await response.arrayBuffer());
  };
  const [book, again, csv] = await Promise.all([take('xlsx'), take('xlsx'), take('csv')]);
  const [sheet] = await readXlsxFile(book);
  const lines = csv.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
  expect((sheet?.data ?? []).map((row) => row.map((cell) => cell ?? '').join(','))).toEqual(lines);
  const [other] = await readXlsxFile(again);
  expect(other?.data).toEqual(sheet?.data);
  const messages = sheet?.data[0]?.indexOf('メッセージ数') ?? -1;
  expect(sheet?.data[1]?.[messages]).toBeTypeOf('number');
});

test.each([
  ['a range of ten years', { from: '2016-01-01', to: '2026-01-01' }, 'to'],
  ['an end before the beginning', { from: '2026-11-20', to: '2026-11-01' }, 'to'],
  ['a day that no calendar has', { from: '2026-11-31', to: '2026-12-01' }, 'from'],
  ['a beginning without an end', { from: '2026-11-01' }, 'to'],
  ['more than a leap year', { days: 367 }, 'days'],
  ['a person below nobody', { days: 7, agent: -1 }, 'agent'],
  ['a campaign without a name', { days: 7, campaign: '' }, 'campaign'],
  ['a campaign with a longer name than any has', { days: 7, campaign: 'x'.repeat(101) }, 'campaign'],
  ['a channel that there is not', { days: 7, channel: 'pigeon' as 'web' }, 'channel'],
])('%s is no period or filter, and says where', async (_what, asked, path) => {
  for (const call of [analysis.report, analysis.channels, analysis.export]) {
    const { status, data } = await app.call(call, asked, { token: mina.token });
    expect([status, (data as unknown as { fields: { path: string }[] }).fields[0]?.path]).toEqual([400, path]);
  }
});

test('a range of the future has nothing, day by day; a cursor of one’s own making is refused', async () => {
  const { total, days } = await report({ from: '2027-01-01', to: '2027-01-07' } as unknown as typeof MONTH);
  expect([total.conversations, total.first_reply_ms, days.length]).toEqual([0, null, 7]);
  for (const cursor of ['x', '2026-13-45 00:00:00+00 00000000-0000-0000-0000-000000000000', "2026-01-01 00:00:00+00 ' OR true"]) {
    const { status } = await app.call(analysis.conversations, { ...MONTH, part: 'conversations', cursor }, { token: mina.token });
    expect([cursor, status]).toEqual([cursor, 400]);
  }
});
