import { analysis, channels, type RequestInput } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { writeFactDays } from '#/domains/analysis/bot/day-fact.repository.ts';
import { keepTenantFacts, rebuildFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { eraseConversations } from '#/domains/conversation/erase-conversations.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { dice } from '#test/dice.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { randomTalk, storeTalk, type Talk } from '#test/random-talks.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
type Asked = RequestInput<typeof analysis.report>;
const teamId = randomUUID();

let app: TestApp;
let mina: SignedUp;
let kim: Colleague;
let talks: Talk[];
let asked: Asked[];
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp();
  kim = await addColleague(app, mina, 'Kim');
  const { tenantId, token } = mina;
  const { data: channel } = await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: [] }, { token });
  await run(sql`INSERT INTO team (tenant_id, id, name) VALUES (${tenantId}, ${teamId}, 'Tents')`);
  const contacts = await run(
    sql`INSERT INTO contact (tenant_id, locale) SELECT ${tenantId}, 'en-US' FROM generate_series(1, 9) RETURNING id`,
  );
  const maker = {
    roll: dice(11),
    now: NOW,
    agents: [kim.userId],
    teams: [teamId],
    links: [],
    contacts: contacts.map(({ id }) => String(id)),
  };
  talks = Array.from({ length: 60 }, () => randomTalk(maker));
  for (const [index, talk] of talks.entries()) await storeTalk(app, tenantId, talk, index + 1, channel.id);
  await keepTenantFacts(app.services, tenantId);
  asked = [{ days: 28 }, { days: 7, locale: 'ja-JP' }, { days: 14, agent: kim.userId, team: teamId }, { days: 90, channel: 'web' }];
});

const run = (query: ReturnType<typeof sql>) =>
  inTenant(app.services.database, mina.tenantId, async ({ db }) => (await db.execute(query)).rows);
const daysWritten = async () => (await run(sql`SELECT day::text FROM fact_day`)).length;
const daysToWrite = async () => (await run(sql`SELECT DISTINCT day FROM fact_conversation`)).length;

/** Every figure of both pages, however they are narrowed. */
async function figures() {
  const all = [];
  for (const request of asked)
    for (const call of [analysis.report, analysis.channels] as const) {
      const { until: _until, ...data } = (await app.call(call, request, { token: mina.token })).data as { until: number };
      all.push(data);
    }
  return all;
}
/** What the figures are where no day has a row. */
async function figuresOfFacts() {
  await run(sql`DELETE FROM fact_day`);
  return figures();
}

test('figures are the same from rows of days, from facts one by one, and from some of each', async () => {
  expect(await daysWritten()).toBe(await daysToWrite());
  const written = await figures();
  expect(written[0]).toMatchObject({ total: { conversations: expect.toSatisfy((count: number) => count > 30) as number } });
  await run(sql`DELETE FROM fact_day WHERE extract(day FROM day)::int % 2 = 0`);
  expect(await daysWritten()).toBeGreaterThan(3);
  expect(await daysWritten()).toBeLessThan(await daysToWrite());
  expect(await figures()).toEqual(written);
  expect(await figuresOfFacts()).toEqual(written);
});

const changes: [string, () => Promise<unknown>][] = [
  ['a fact that is changed', () => run(sql`UPDATE fact_conversation SET messages = messages + 3 WHERE agent_id = ${kim.userId}`)],
  ['a fact that moves to another day', () => run(sql`UPDATE fact_conversation SET day = day - 1 WHERE answered`)],
  ['facts that are gone', () => run(sql`DELETE FROM fact_conversation WHERE asked`)],
  ['a team that is removed', () => run(sql`DELETE FROM team WHERE id = ${teamId}`)],
  [
    'conversations that are erased',
    () =>
      inTenant(app.services.database, mina.tenantId, (scope) =>
        eraseConversations(
          app.services.hooks,
          scope,
          talks.slice(0, 20).map(({ id }) => id),
        ),
      ),
  ],
];
test.each(changes)('%s changes the figures at once, though nobody has written its day again', async (_name, change) => {
  const before = await figures();
  await change();
  const after = await figures();
  expect(after).not.toEqual(before);
  expect(await figuresOfFacts()).toEqual(after);
  await inTenant(app.services.database, mina.tenantId, writeFactDays);
  expect([await daysWritten(), await figures()]).toEqual([await daysToWrite(), after]);
});

test('work that is cut off in the middle leaves the figures as they were', async () => {
  const before = await figures();
  const cutOff = inTenant(app.services.database, mina.tenantId, async (scope) => {
    await scope.db.execute(sql`UPDATE fact_conversation SET messages = messages + 3, day = day - 1`);
    await writeFactDays(scope);
    throw new Error('killed');
  });
  await expect(cutOff).rejects.toThrow('killed');
  expect(await daysWritten()).toBe(await daysToWrite());
  expect(await figures()).toEqual(before);
});

test('in another time zone every day is another one, once they are counted anew; and figures are whole until then', async () => {
  const before = await figures();
  await run(sql`UPDATE tenant SET timezone = 'Pacific/Auckland' WHERE id = ${mina.tenantId}`);
  await keepTenantFacts(app.services, mina.tenantId);
  const after = await figures();
  expect(after).not.toEqual(before);
  expect(await figuresOfFacts()).toEqual(after);
  await rebuildFacts(app.services, mina.tenantId);
  expect([await daysWritten(), await figures()]).toEqual([await daysToWrite(), after]);
});

test('whoever sees a part reads no row of a day, and nobody one of another business', async () => {
  await app.services.database.pool.query(`UPDATE tenant_member SET reach = 'own' WHERE user_id = $1`, [kim.userId]);
  const { data } = await app.call(analysis.report, { days: 28 }, { token: kim.token });
  expect(data.total.conversations).toBe(0);
  const other = await app.signUp();
  expect((await app.call(analysis.report, { days: 28 }, { token: other.token })).data.total.conversations).toBe(0);
  const rows = await inTenant(
    app.services.database,
    other.tenantId,
    async ({ db }) => (await db.execute(sql`SELECT day FROM fact_day`)).rows,
  );
  expect(rows).toEqual([]);
});
