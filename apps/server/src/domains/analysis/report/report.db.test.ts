import {
  analysis,
  ANALYSIS_PARTS,
  ANALYSIS_SUMS,
  channels,
  corpus,
  hours as hoursCalls,
  type AnalysisPart,
  type RequestInput,
} from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { keepTenantFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { countOne, groupOf, groupsOf, sumOf, totalOf, type Counted, type CountRule } from '#test/count-talks.ts';
import { dice } from '#test/dice.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { randomTalk, storeTalk, type Talk } from '#test/random-talks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Clocks went forward in New York on 8 March 2026. */
const NOW = Date.UTC(2026, 2, 12, 18);
const ZONE = 'America/New_York';
const TALKS = 240;
/** The period that is asked for; its days and those before it hold most of what there is. */
const PERIOD = { from: '2026-03-02', to: '2026-03-12' };
const BEFORE = { from: '2026-02-19', to: '2026-03-01' };

let app: TestApp;
let mina: SignedUp;
let kim: Colleague;
const talks: Talk[] = [];
const [teamId, linkId] = [randomUUID(), randomUUID()];
/** Monday to Friday from nine to six; the team works on weekends, from ten to two. */
const WEEK = { business: { days: [1, 2, 3, 4, 5], from: 9, to: 18 }, team: { days: [0, 6], from: 10, to: 14 } };
const HOURS = ([null, teamId] as const).map((team) => {
  const { days, from, to } = team === null ? WEEK.business : WEEK.team;
  return {
    team_id: team,
    timezone: ZONE,
    always_open: false,
    days: Array.from({ length: 7 }, (_, day) => (days.includes(day) ? [{ start: from * 60, end: to * 60 }] : [])),
    exceptions: [],
    holiday_country: null,
    version: 0,
  };
});
/** Milliseconds between a moment and another that lie within those hours, day by day. */
function openMs(team: string | null, from: number, to: number): number {
  const { days, from: opens, to: closes } = team === null ? WEEK.business : WEEK.team;
  const toUtc = (local: number) => local + (local < Date.UTC(2026, 2, 8, 2) ? 5 : 4) * HOUR;
  let open = 0;
  for (let day = Math.floor(from / DAY) - 1; day * DAY <= to; day++) {
    if (!days.includes((day + 4) % 7)) continue;
    open += Math.max(0, Math.min(to, toUtc(day * DAY + closes * HOUR)) - Math.max(from, toUtc(day * DAY + opens * HOUR)));
  }
  return open;
}

/** An entry, its translation, and another one. */
let root: string;
let translation: string;
let other: string;

beforeAll(async () => {
  app = await openTestApp({ now: () => NOW });
  mina = await app.signUp();
  kim = await addColleague(app, mina, 'Kim');
  const { tenantId, token } = mina;
  const { data: channel } = await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: [] }, { token });
  const contacts = await inTenant(app.services.database, tenantId, async ({ db }) => {
    await db.execute(sql`UPDATE tenant SET timezone = ${ZONE} WHERE id = ${tenantId}`);
    await db.execute(sql`INSERT INTO team (tenant_id, id, name) VALUES (${tenantId}, ${teamId}, 'Tents')`);
    await db.execute(sql`INSERT INTO diversion_link (tenant_id, id, slug, name, strategy, online_only, sticky, landing, texts, fallback, utm, bot_offer, created_by, created_at, updated_at)
      VALUES (${tenantId}, ${linkId}, 'spring', 'Spring', 'turn', false, 'none', 'page', '{}', '{}', '{"source": "street", "campaign": "Poster"}', '{}', 'Mina', now(), now())`);
    const { rows } = await db.execute(
      sql`INSERT INTO contact (tenant_id, locale) SELECT ${tenantId}, 'en-US' FROM generate_series(1, 40) RETURNING id`,
    );
    return (rows as unknown as { id: string }[]).map(({ id }) => id);
  });
  const create = async (question: string, more: Partial<RequestInput<typeof corpus.create>> = {}) =>
    (await app.call(corpus.create, { question, answer: 'Yes.', locale: 'en-US', ...more }, { token })).data.id;
  root = await create('Is it waterproof?');
  translation = await create('防水ですか', { locale: 'ja-JP', translation_of: root });
  other = await create('Where do you deliver?');
  const sources = [
    ...[root, translation, other].map((id) => ({ entry_id: id, title: 'As it was called then' })),
    { entry_id: null, title: 'Returns' },
  ];
  const maker = { roll: dice(29), now: NOW, agents: [mina.userId, kim.userId], teams: [teamId], links: [linkId], contacts, sources };
  for (let no = 1; no <= TALKS; no++) {
    const talk = randomTalk(maker);
    talks.push(talk);
    await storeTalk(app, tenantId, talk, no, channel.id);
  }
  for (const hours of HOURS) await app.call(hoursCalls.save, hours, { token });
  await keepTenantFacts(app.services, tenantId);
});
afterAll(() => app.close());

type Asked = RequestInput<typeof analysis.report>;
const report = async (asked: Asked = PERIOD) => (await app.call(analysis.report, asked, { token: mina.token })).data;
const channelReport = async (asked: Asked = PERIOD) => (await app.call(analysis.channels, asked, { token: mina.token })).data;

const RULE: CountRule = { now: NOW, zone: ZONE, openMs };
const countedIn = ({ from, to }: { from: string; to: string }, fits: (counted: Counted) => boolean = () => true) =>
  talks.flatMap((talk) => countOne(talk, RULE) ?? []).filter((each) => each.day >= from && each.day <= to && fits(each));
/** Which campaign a conversation came from: that of the address, or else that of the link. */
const campaignOf = ({ talk }: Counted) => talk.campaign ?? (talk.linkId === null ? null : 'Poster');

/** Every row behind a count. */
async function rowsOf(asked: Omit<RequestInput<typeof analysis.conversations>, 'limit' | 'cursor'>) {
  const rows = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await app.call(analysis.conversations, { ...asked, limit: 23, ...(cursor && { cursor }) }, { token: mina.token });
    expect(page.code).toBe(1);
    rows.push(...page.data.items);
    cursor = page.data.next_cursor;
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  return rows;
}
const timesOf = (rows: readonly { times: number }[]) => rows.reduce((sum, { times }) => sum + times, 0);

describe('every figure is what one counts by hand', () => {
  test('in all, and in as many days before', async () => {
    const { total, before } = await report();
    expect(total).toEqual(totalOf(countedIn(PERIOD)));
    expect(before).toEqual(totalOf(countedIn(BEFORE)));
    for (const part of ANALYSIS_SUMS) expect([part, total[part]]).not.toEqual([part, 0]);
  });

  test('by day, hour of the week, reason, person and team', async () => {
    const data = await report();
    const all = countedIn(PERIOD);
    for (const { key, ...sums } of data.days) expect([key, sums]).toEqual([key, sumOf(all.filter(({ day }) => day === key))]);
    for (const { key, ...sums } of data.days_before) expect([key, sums]).toEqual([key, sumOf(countedIn(BEFORE, ({ day }) => day === key))]);
    expect([data.days.length, data.days_before.length]).toEqual([11, 11]);
    expect(data.hours).toEqual(Array.from({ length: 168 }, (_, hour) => all.filter((each) => each.hour === String(hour)).length));
    const reasons = groupsOf(all, ({ talk }) => talk.trigger);
    expect(Object.fromEntries(data.reasons.map(({ key, count }) => [key, count]))).toEqual(
      Object.fromEntries([...reasons].map(([key, group]) => [key, group.length])),
    );
    const agents = groupsOf(all, ({ agentId }) => agentId?.toString());
    expect(data.agents).toHaveLength(agents.size);
    for (const { key, name, ...totals } of data.agents) expect([name !== '', totals]).toEqual([true, groupOf(agents.get(key) ?? [])]);
    expect(data.teams.map(({ key, name, conversations }) => [key, name, conversations])).toEqual([
      [teamId, 'Tents', all.filter(({ talk }) => talk.teamId === teamId).length],
    ]);
  });

  test('by topic, translations together, with what was asked in which language', async () => {
    const topicOf = ({ talk }: Counted) => {
      const source = talk.runs.find(({ source: each }) => each !== undefined)?.source;
      return source?.entry_id === translation ? root : (source?.entry_id ?? source?.title);
    };
    const all = countedIn(PERIOD);
    const topics = groupsOf(all, topicOf);
    const data = await report();
    const names: Record<string, string> = { 'Is it waterproof?': root, 'Where do you deliver?': other, Returns: 'Returns' };
    expect(Object.fromEntries(data.topics.map(({ name, kind }) => [name, kind]))).toEqual({
      'Is it waterproof?': 'entry',
      Returns: 'page',
      'Where do you deliver?': 'entry',
    });
    for (const { key, name, kind: _kind, locales, examples, ...sums } of data.topics) {
      const group = topics.get(names[name] ?? '') ?? [];
      expect([name, sums]).toEqual([name, sumOf(group)]);
      const counts = groupsOf(group, ({ talk }) => talk.language);
      expect(Object.fromEntries(locales.map((locale) => [locale.key, locale.count]))).toEqual(
        Object.fromEntries([...counts].map(([locale, { length }]) => [locale, length])),
      );
      expect(examples.length).toBeGreaterThan(0);
      expect(new Set(examples.map(({ locale }) => locale)).size).toBe(examples.length);
      for (const example of examples)
        expect(group.map(({ talk }) => [talk.id, talk.language])).toContainEqual([example.conversation_id, example.locale]);
      const rows = await rowsOf({ ...PERIOD, part: 'asked', topic: Number(key) });
      expect(rows.map(({ id }) => id).toSorted()).toEqual(
        group
          .filter(({ asked }) => asked > 0)
          .map(({ talk }) => talk.id)
          .toSorted(),
      );
    }
    const inJapanese = await app.call(analysis.report, PERIOD, { token: mina.token, locale: 'ja-JP' });
    expect(inJapanese.data.topics.map(({ name }) => name)).toContain('防水ですか');
  });

  test('by channel, language, link, campaign and page, and what was not delivered', async () => {
    const data = await channelReport();
    const all = countedIn(PERIOD);
    expect([data.total, data.before]).toEqual([totalOf(all), totalOf(countedIn(BEFORE))]);
    for (const [rows, key] of [
      [data.channels, ({ talk }: Counted) => talk.channel],
      [data.languages, ({ talk }: Counted) => talk.language],
      [data.links, ({ talk }: Counted) => talk.linkId],
      [data.campaigns, campaignOf],
    ] as const) {
      const groups = groupsOf(all, key);
      expect(rows.map((row) => row.key).toSorted()).toEqual([...groups.keys()].toSorted());
      for (const row of rows) expect(row).toMatchObject(groupOf(groups.get(row.key) ?? []));
    }
    expect(data.channels).toHaveLength(6);
    expect(data.campaigns.map(({ key }) => key).toSorted()).toEqual(['2026', 'Poster', 'Spring sale']);
    const pages = groupsOf(all, ({ talk }) => talk.page);
    expect(data.pages).toHaveLength(2);
    for (const { key, ...sums } of data.pages) expect(sumOf(pages.get(key) ?? [])).toMatchObject(sums);
    const failures = Map.groupBy(
      all.flatMap(({ talk }) => talk.failed.map(({ reason }) => `${talk.channel} ${reason}`)),
      (each) => each,
    );
    expect(data.failures.map(({ channel, reason, count }) => `${channel} ${reason} ${count}`).toSorted()).toEqual(
      [...failures].map(([key, group]) => `${key} ${group.length}`).toSorted(),
    );
  });

  test('and opens exactly the rows that it counts', async () => {
    const all = countedIn(PERIOD);
    for (const part of ANALYSIS_PARTS) {
      const rows = await rowsOf({ ...PERIOD, part });
      const counted = all.filter((each) => each[part] > 0);
      expect([part, timesOf(rows)]).toEqual([part, sumOf(all)[part]]);
      expect([part, rows.map(({ id }) => id).toSorted()]).toEqual([part, counted.map(({ talk }) => talk.id).toSorted()]);
    }
    const narrowed: [Partial<Parameters<typeof rowsOf>[0]> & { part: AnalysisPart }, (counted: Counted) => number][] = [
      [{ part: 'handed_over', trigger: 'button' }, ({ talk }) => Number(talk.trigger === 'button')],
      [{ part: 'conversations', link: linkId }, ({ talk }) => Number(talk.linkId === linkId)],
      [{ part: 'messages', page: 'https://shop.example/' }, (each) => (each.talk.page === 'https://shop.example/' ? each.messages : 0)],
      [{ part: 'answered', campaign: 'Poster' }, (each) => (campaignOf(each) === 'Poster' ? each.answered : 0)],
      [{ part: 'conversations', hour: 40 }, ({ hour }) => Number(hour === '40')],
      [{ part: 'failures', reason: 'blocked' }, ({ talk }) => talk.failed.filter(({ reason }) => reason === 'blocked').length],
      [{ part: 'rated', agent: kim.userId }, (each) => (each.agentId === kim.userId ? each.rated : 0)],
    ];
    for (const [asked, of] of narrowed)
      expect([asked, timesOf(await rowsOf({ ...PERIOD, ...asked }))]).toEqual([asked, all.reduce((sum, each) => sum + of(each), 0)]);
  });

  test('narrowed by each filter and by all of them, also to who never was', async () => {
    const filters: [Asked, (counted: Counted) => boolean][] = [
      [{ channel: 'telegram' }, ({ talk }) => talk.channel === 'telegram'],
      [{ locale: 'ja-JP' }, ({ talk }) => talk.language === 'ja-JP'],
      [{ agent: kim.userId }, ({ agentId }) => agentId === kim.userId],
      [{ agent: 0 }, ({ agentId }) => agentId === undefined],
      [{ team: teamId }, ({ talk }) => talk.teamId === teamId],
      [{ team: teamId, agent: kim.userId }, ({ talk, agentId }) => talk.teamId === teamId && agentId === kim.userId],
      [{ campaign: '2026' }, (each) => campaignOf(each) === '2026'],
      [{ campaign: 'Poster', channel: 'web' }, (each) => campaignOf(each) === 'Poster' && each.talk.channel === 'web'],
      [{ campaign: 'Never' }, () => false],
      [{ agent: 999_999_999 }, () => false],
      [{ team: randomUUID() }, () => false],
    ];
    for (const [asked, fits] of filters) {
      const { total, days } = await report({ ...PERIOD, ...asked });
      expect([asked, total]).toEqual([asked, totalOf(countedIn(PERIOD, fits))]);
      expect(sumOf(countedIn(PERIOD, fits)).conversations).toBe(days.reduce((sum, { conversations }) => sum + conversations, 0));
    }
  });

  test('and anew once other hours are open', async () => {
    const before = (await report()).total;
    expect(before.first_reply_open_ms).not.toBe(before.first_reply_ms);
    const [business] = HOURS;
    await app.call(hoursCalls.save, { ...business, always_open: true, version: 1 } as (typeof HOURS)[number], { token: mina.token });
    await app.call(hoursCalls.remove, { team_id: teamId }, { token: mina.token });
    await keepTenantFacts(app.services, mina.tenantId);
    const { total } = await report();
    expect(total).toEqual({ ...before, first_reply_open_ms: before.first_reply_ms, resolution_open_ms: before.resolution_ms });
  });
});
