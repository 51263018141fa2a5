import {
  analysis,
  ANALYSIS_SUMS,
  conversations,
  hours,
  messages,
  user,
  visitor,
  type AnalysisReport,
  type AnalysisSums,
  type ChannelReport,
} from '@lobby/contract';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { openDatabase, type Database } from '#/database/open-database.ts';
import { checkTenantFacts, keepTenantFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { countOne, groupsOf, sumOf, totalOf, type Counted } from './count-talks.ts';
import { dice } from './dice.ts';
import { openPostClient, type PostClient } from './load/post-client.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { readTalks } from './read-talks.ts';
import { scaled } from './scale.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

/** Visitors who talk, and how often both the server and whoever counts are killed meanwhile. */
const [VISITORS, KILLS] = [scaled(160), Math.max(2, scaled(20))];
const TIMEOUT = scaled(600_000) + 120_000;
const COUNTER = fileURLToPath(new URL('count-facts.child.ts', import.meta.url));
/** The business of the demo. */
const TENANT = 1;
const DAYS = 28;
const CAMPAIGNS = ['Autumn', '2026', null];

const roll = dice(53);
const pick = <T>(...among: readonly T[]): T => among[Math.floor(roll() * among.length)] as T;

let postgres: PostgresServer;
let server: ServerProcess;
let client: PostClient;
let token: string;
let database: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await prepareServer({ LOBBY_SEED: 'demo', DATABASE_URL: postgres.url });
  await start();
  database = await openDatabase({ url: postgres.url });
}, TIMEOUT);
afterAll(async () => {
  client.close();
  await server.stop();
  await database.close();
  await postgres.stop();
}, TIMEOUT);

async function start(): Promise<void> {
  await server.start();
  client = openPostClient(server.origin, 8);
  ({ token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }));
}

/** A visitor who asks, judges, calls a person, is answered, rates: some of it, and only as far as the server lives. */
async function talk(): Promise<void> {
  const page = {
    url: `https://shop.example/${pick('tents', 'packs')}`,
    campaign: { source: 'mail', medium: null, name: pick(...CAMPAIGNS) },
  };
  const steps = {
    asks: 1 + Math.floor(roll() * 2),
    verdict: pick('up' as const, 'down' as const, null),
    calls: roll() < 0.5,
    ends: roll() < 0.6,
    stars: pick(0, 2, 5),
  };
  const text = pick('How do I put the chat on my site?', 'Is the moon made of cheese?');
  const { conversation_id: id, token: own } = await client.call(visitor.session, { tenant: 'demo', locale: pick('en-US', 'ja-JP'), page });
  for (let nth = 0; nth < steps.asks; nth += 1)
    await client.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, own);
  if (steps.verdict !== null) {
    const { rows } = await database.pool.query<{ seq: number }>(
      `SELECT seq::int FROM message WHERE conversation_id = $1 AND author_kind = 'bot' AND answer_kind IS NOT NULL LIMIT 1`,
      [id],
    );
    if (rows[0]) await client.call(visitor.feedback, { conversation_id: id, seq: rows[0].seq, verdict: steps.verdict }, own);
  }
  if (steps.calls) {
    await client.call(visitor.handoff, { conversation_id: id }, own);
    await client.call(conversations.takeover, { id }, token);
    await client.call(messages.send, { id, client_msg_id: randomUUID(), text: 'How can I help?' }, token);
  }
  if (steps.ends) await client.call(visitor.end, { conversation_id: id }, own);
  if (steps.ends && steps.stars > 0) await client.call(visitor.csat, { conversation_id: id, score: steps.stars }, own);
}

/** What the pages show, without names and what is said of it besides. */
function shownIn(report: AnalysisReport, places: ChannelReport) {
  const plain = (groups: readonly AnalysisSums[]) =>
    Object.fromEntries(groups.map((group) => [(group as unknown as { key: string }).key, onlySums(group)]));
  const { total } = report;
  return {
    totals: [total, places.total],
    days: plain(report.days.filter(({ conversations: count }) => count > 0)),
    hours: report.hours,
    reasons: Object.fromEntries(report.reasons.map(({ key, count }) => [key, count])),
    agents: plain(report.agents),
    channels: plain(places.channels),
    languages: plain(places.languages),
    campaigns: plain(places.campaigns),
    pages: Object.fromEntries(places.pages.map(({ key, conversations: count }) => [key, count])),
  };
}
const onlySums = (group: AnalysisSums) => Object.fromEntries(ANALYSIS_SUMS.map((sum) => [sum, group[sum]]));

function countedByHand(all: readonly Counted[]): ReturnType<typeof shownIn> {
  const plain = (key: (counted: Counted) => string | null | undefined) =>
    Object.fromEntries([...groupsOf(all, key)].map(([name, group]) => [name, onlySums(sumOf(group))]));
  const counts = (key: (counted: Counted) => string | null | undefined) =>
    Object.fromEntries([...groupsOf(all, key)].map(([name, group]) => [name, group.length]));
  const total = totalOf(all);
  return {
    totals: [total, total],
    days: plain(({ day }) => day),
    hours: Array.from({ length: 168 }, (_, hour) => all.filter((each) => each.hour === String(hour)).length),
    reasons: counts(({ talk: { trigger } }) => trigger),
    agents: plain(({ agentId }) => agentId?.toString()),
    channels: plain(({ talk: { channel } }) => channel),
    languages: plain(({ talk: { language } }) => language),
    campaigns: plain(({ talk: { campaign } }) => campaign),
    pages: counts(({ talk: { page } }) => page),
  };
}

const startCounting = () => spawn(process.execPath, [COUNTER, postgres.url, String(TENANT)], { stdio: ['ignore', 'ignore', 'inherit'] });

/** Kills whoever counts in the middle of writing facts: held up there until it is gone. */
async function killCounting(counter: ChildProcess): Promise<void> {
  const holder = await database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT lock_fact_days($1)', [TENANT]);
  const held = `SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND query LIKE '%fact_conversation%'`;
  await expect.poll(async () => (await database.pool.query(held)).rows.length, { timeout: TIMEOUT / 2, interval: 20 }).toBe(1);
  counter.kill('SIGKILL');
  await once(counter, 'exit');
  await holder.query('ROLLBACK');
  holder.release();
}

test(
  'figures are what one counts by hand, whoever kills the server and whoever counts while things happen',
  async () => {
    const [business] = (await client.call(hours.list, {}, token)).items;
    if (business) await client.call(hours.save, { ...business, always_open: true }, token);
    let cutOff = 0;
    let counter = startCounting();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const talks = Array.from({ length: Math.ceil(VISITORS / KILLS) }, () => talk());
      const settled = Promise.allSettled(talks);
      await killCounting(counter);
      await server.kill();
      for (const { status } of await settled) if (status === 'rejected') cutOff += 1;
      client.close();
      if (kill + 1 < KILLS) counter = startCounting();
      await start();
    }
    await Promise.all(Array.from({ length: 4 }, () => talk()));

    const zone =
      (await database.pool.query<{ timezone: string }>('SELECT timezone FROM tenant WHERE id = $1', [TENANT])).rows[0]?.timezone ?? '';
    const asked = { days: DAYS };
    // What the bot still does of what was cut off changes both; then they are looked at again.
    await expect
      .poll(
        async () => {
          await keepTenantFacts({ database, now: Date.now }, TENANT);
          const [report, places] = [await client.call(analysis.report, asked, token), await client.call(analysis.channels, asked, token)];
          const all = (await readTalks(database.pool, TENANT))
            .flatMap((each) => countOne(each, { now: Date.now(), zone, openMs: (_team, from, to) => to - from }) ?? [])
            .filter(({ day }) => day >= report.from && day <= report.to);
          return { shown: shownIn(report, places), counted: countedByHand(all), n: all.length };
        },
        { timeout: TIMEOUT / 2, interval: 200 },
      )
      .toSatisfy(({ shown, counted, n }: { shown: object; counted: object; n: number }) => {
        expect(shown).toEqual(counted);
        return n > 4;
      });
    expect(await checkTenantFacts({ database, now: Date.now }, TENANT)).toEqual([]);
    expect(cutOff).toBeGreaterThan(0);
    expect(server.crashes, server.log).toBe(0);
  },
  TIMEOUT,
);
