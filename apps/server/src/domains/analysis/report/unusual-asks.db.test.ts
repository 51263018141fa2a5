import { analysis, channels, contacts, teams, tenant, type ChannelKind } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { checkTenantFacts, keepTenantFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { eraseConversations } from '#/domains/conversation/erase-conversations.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { countOne, groupsOf, sumOf } from '#test/count-talks.ts';
import { dice } from '#test/dice.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { randomTalk, storeTalk, type Talk } from '#test/random-talks.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 4);
const MONTH = { from: '2026-11-01', to: '2026-11-19' };

let app: TestApp;
let mina: SignedUp;
let kim: Colleague;
let channelId: string;
let contactIds: string[];
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp();
  kim = await addColleague(app, mina, 'Kim');
  ({ id: channelId } = (await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: [] }, asMina())).data);
  const rows = await run(
    sql`INSERT INTO contact (tenant_id, locale, name) SELECT ${mina.tenantId}, 'en-US', 'Visitor ' || no FROM generate_series(1, 9) no RETURNING id`,
  );
  contactIds = rows.map(({ id }) => String(id));
});

const asMina = () => ({ token: mina.token });
const run = (query: ReturnType<typeof sql>) =>
  inTenant(app.services.database, mina.tenantId, async ({ db }) => (await db.execute(query)).rows);
const settle = () => keepTenantFacts(app.services, mina.tenantId);
const report = async (asked: { from: string; to: string; agent?: number }) => (await app.call(analysis.report, asked, asMina())).data;

async function moveTo(timezone: string): Promise<void> {
  const { data: settings } = await app.call(tenant.settings, {}, asMina());
  await app.call(tenant.updateSettings, { ...settings, timezone }, asMina());
}

/** Conversations at random, of which Kim answered some. */
async function addTalks(seed: number): Promise<Talk[]> {
  const maker = { roll: dice(seed), now: NOW, agents: [kim.userId], teams: [], links: [], contacts: contactIds };
  const talks = Array.from({ length: 40 }, () => randomTalk(maker));
  for (const [index, talk] of talks.entries()) await storeTalk(app, mina.tenantId, talk, index + 1, channelId);
  await settle();
  return talks;
}
const countIn = (talks: readonly Talk[], zone: string, { from, to }: { from: string; to: string }) =>
  talks
    .flatMap((talk) => countOne(talk, { now: NOW, zone, openMs: (_team, since, until) => until - since }) ?? [])
    .filter(({ day }) => day >= from && day <= to);

test('a zone changed in the middle of a month: every day of it is one of the new zone, and what was erased keeps its day', async () => {
  await moveTo('Asia/Tokyo');
  const talks = await addTalks(3);
  const before = await report(MONTH);
  expect(before.days.map(({ key, conversations }) => [key, conversations])).toEqual(
    before.days.map(({ key }) => [key, countIn(talks, 'Asia/Tokyo', { from: key, to: key }).length]),
  );
  const erased = talks.slice(0, 8);
  await inTenant(app.services.database, mina.tenantId, (scope) =>
    eraseConversations(
      app.services.hooks,
      scope,
      erased.map(({ id }) => id),
    ),
  );
  await moveTo('America/Los_Angeles');
  // Until they are counted anew, figures are those of before, whole.
  expect((await report(MONTH)).total.conversations).toBe(before.total.conversations);
  await settle();
  const after = await report(MONTH);
  expect(after.timezone).toBe('America/Los_Angeles');
  for (const { key, ...sums } of after.days) {
    const day = { from: key, to: key };
    const counted = [...countIn(talks.slice(8), 'America/Los_Angeles', day), ...countIn(erased, 'Asia/Tokyo', day)];
    expect([key, sums]).toEqual([key, sumOf(counted)]);
  }
  expect(after.days).not.toEqual(before.days);
  expect(await checkTenantFacts(app.services, mina.tenantId)).toEqual([]);
});

test.each([
  ['a day of 25 hours', Date.UTC(2026, 9, 24), { from: '2026-10-24', to: '2026-10-26' }, [24, 25, 24], { hour: 145, times: 2 }],
  ['a day of 23 hours', Date.UTC(2026, 2, 28), { from: '2026-03-28', to: '2026-03-30' }, [24, 23, 24], { hour: 145, times: 0 }],
])(
  'a range across a change of the clocks has %s, once, with everything that began in it',
  async (_what, start, days, counts, { hour, times }) => {
    await moveTo('Europe/London');
    // One each hour, and three days more than are asked for.
    const each = Array.from({ length: 96 }, (_, no): Talk => {
      const at = start - 12 * HOUR + no * HOUR;
      const said = [{ author: 'contact', kind: 'text', at, agentId: null, key: randomUUID(), answerKind: null, verdict: null }];
      const ended = {
        status: 'resolved',
        endedAs: null,
        isTest: false,
        calledAt: null,
        trigger: null,
        csat: null,
        lastAt: at,
        resolvedAt: at,
      };
      const place = { channel: 'web' as ChannelKind, language: 'en-US' as const, teamId: null, linkId: null, page: null, campaign: null };
      return { id: randomUUID(), contactId: contactIds[0] ?? '', said, brought: 0, runs: [], failed: [], ...ended, ...place };
    });
    for (const [index, talk] of each.entries()) await storeTalk(app, mina.tenantId, talk, index + 1, channelId);
    await settle();
    const data = await report(days);
    const byDay = groupsOf(countIn(each, 'Europe/London', days), ({ day }) => day);
    expect(data.days.map(({ key, conversations }) => [key, conversations])).toEqual([...byDay].map(([key, all]) => [key, all.length]));
    expect(data.days.map(({ conversations }) => conversations)).toEqual(counts);
    expect(data.hours[hour]).toBe(times);
    const rows = await app.call(analysis.conversations, { ...days, part: 'conversations', hour, limit: 100 }, asMina());
    expect(rows.data.items).toHaveLength(times);
  },
);

test('a deleted agent in the filter finds what was theirs, in figures and rows; an agent who never was finds nothing', async () => {
  const talks = await addTalks(5);
  await app.call(teams.removeMember, { id: kim.userId }, asMina());
  const { timezone } = await report(MONTH);
  const theirs = countIn(talks, timezone, MONTH).filter(({ agentId }) => agentId === kim.userId);
  expect(theirs.length).toBeGreaterThan(2);
  const { total, agents } = await report({ ...MONTH, agent: kim.userId });
  expect(total).toMatchObject(sumOf(theirs));
  expect(agents.map(({ key, name }) => [key, name])).toEqual([[String(kim.userId), 'Kim']]);
  const rows = await app.call(analysis.conversations, { ...MONTH, part: 'conversations', agent: kim.userId, limit: 100 }, asMina());
  expect(rows.data.items.map(({ id }) => id).toSorted()).toEqual(theirs.map(({ talk }) => talk.id).toSorted());
  expect((await report({ ...MONTH, agent: 999_999_999 })).total.conversations).toBe(0);
});

test('an erased contact still counts, and no row and no line of the file names them', async () => {
  const talks = await addTalks(7);
  const [contactId = ''] = contactIds;
  const before = (await report(MONTH)).total;
  const theirs = countIn(talks, (await report(MONTH)).timezone, MONTH).filter(({ talk }) => talk.contactId === contactId);
  expect(theirs.length).toBeGreaterThan(0);
  expect((await app.call(contacts.erase, { id: contactId }, asMina())).code).toBe(1);
  const { people, ...after } = (await report(MONTH)).total;
  expect({ ...after, people: before.people }).toEqual(before);
  expect(people).toBe(before.people - 1 + theirs.length);
  const rows = (await app.call(analysis.conversations, { ...MONTH, part: 'conversations', limit: 100 }, asMina())).data.items;
  expect(rows).toHaveLength(before.conversations);
  expect(rows.filter(({ no }) => no === null)).toHaveLength(theirs.length);
  expect(JSON.stringify(rows)).not.toContain('Visitor 1"');
  const file = await app.fetch(`${analysis.export.path}?from=${MONTH.from}&to=${MONTH.to}`, { headers: asMina() });
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines).toHaveLength(1 + before.conversations);
  expect(lines.filter((line) => line.startsWith('Erased'))).toHaveLength(theirs.length);
});
