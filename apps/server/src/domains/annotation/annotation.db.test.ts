import { analysis, ANNOTATION_TEXT_MAX, ANNOTATIONS_MAX, annotations, bot, teams, tenant, type RequestInput } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addColleague } from '#test/add-colleague.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

/** 1 June 2026, 15:30 in UTC: in Tokyo it is the 2nd already. */
const NOW = Date.UTC(2026, 5, 1, 15, 30);
const JUNE = { from: '2026-06-01', to: '2026-06-30' };

let app: TestApp;
let now = NOW;
let mina: SignedUp;
beforeAll(async () => {
  app = await openTestApp({ config: { rates: NO_LIMITS }, now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  mina = await app.signUp();
});

const asMina = () => ({ token: mina.token });
const write = (draft: Partial<RequestInput<typeof annotations.create>> = {}, token = mina.token) =>
  app.call(annotations.create, { id: randomUUID(), day: '2026-06-03', text: 'Price change', ...draft }, { token });
const read = async (days = JUNE, token = mina.token) => {
  const report = (await app.call(analysis.report, days, { token })).data;
  const channels = (await app.call(analysis.channels, days, { token })).data;
  expect(channels).toMatchObject({ annotations: report.annotations, published: report.published });
  return report;
};

test('an annotation stands with the figures of its day, for the whole business and no other', async () => {
  const { data: late } = await write({ day: '2026-06-30' });
  const { data: first } = await write({ day: '2026-06-01', text: '  値上げ\nしました ' });
  await write({ day: '2026-07-01' });
  await write({ day: '2026-05-31' });
  expect(first).toEqual({ id: first.id, day: '2026-06-01', text: '値上げ しました', version: 1 });
  expect((await read()).annotations).toEqual([first, late]);
  const leo = await addColleague(app, mina, 'Leo');
  await app.call(teams.changeRole, { id: leo.userId, role: 'agent', reach: 'own' }, asMina());
  expect((await read(JUNE, leo.token)).annotations).toEqual([first, late]);
  const other = await app.signUp();
  expect((await read(JUNE, other.token)).annotations).toEqual([]);
  expect((await app.call(annotations.update, { ...first, text: 'Mine' }, { token: other.token })).data).toMatchObject({
    reason: 'not_found',
  });
  expect((await app.call(annotations.remove, { id: first.id }, { token: other.token })).code).toBe(1);
  // A name that another business has taken is as free as any.
  expect((await write({ id: first.id, text: 'Theirs' }, other.token)).data).toMatchObject({ text: 'Theirs' });
  expect((await read()).annotations).toEqual([first, late]);
});

test('a repeat writes nothing, the second of two writers is shown the newer one, and what is deleted stays so', async () => {
  const id = randomUUID();
  const [one, two] = await Promise.all([write({ id }), write({ id, text: 'Another' })]);
  expect(two.data).toEqual(one.data);
  const edit = { id, version: 1, day: '2026-06-04', text: 'Sale' };
  const { data: changed } = await app.call(annotations.update, edit, asMina());
  expect(changed).toEqual({ id, version: 2, day: '2026-06-04', text: 'Sale' });
  const stale = await app.call(annotations.update, { ...edit, text: 'Older' }, asMina());
  expect(stale).toMatchObject({ status: 409, data: { reason: 'stale_version', current: changed } });
  const remove = async () => (await app.call(annotations.remove, { id }, asMina())).code;
  expect([await remove(), await remove()]).toEqual([1, 1]);
  expect((await app.call(annotations.update, { ...edit, version: 2 }, asMina())).data).toMatchObject({ reason: 'not_found' });
  expect((await read()).annotations).toEqual([]);
});

test('whoever may not change what others share reads annotations, and writes none', async () => {
  const { data: kept } = await write();
  const leo = await addColleague(app, mina, 'Leo');
  for (const role of ['agent', 'viewer'] as const) {
    await app.call(teams.changeRole, { id: leo.userId, role, reach: 'all' }, asMina());
    expect((await write({}, leo.token)).data).toMatchObject({ reason: 'refused' });
    expect((await app.call(annotations.update, kept, { token: leo.token })).data).toMatchObject({ reason: 'refused' });
    expect((await app.call(annotations.remove, { id: kept.id }, { token: leo.token })).data).toMatchObject({ reason: 'refused' });
  }
  expect((await read(JUNE, leo.token)).annotations).toEqual([kept]);
  await app.call(teams.changeRole, { id: leo.userId, role: 'supervisor', reach: 'all' }, asMina());
  expect((await write({}, leo.token)).code).toBe(1);
});

test.each([
  ['nothing', { text: '  ' }],
  ['nothing that is seen', { text: '\u200B' }],
  ['too much', { text: 'x'.repeat(ANNOTATION_TEXT_MAX + 1) }],
  ['no day', { day: '2026-02-30' }],
])('an annotation that says %s is refused', async (_what, over) => {
  expect(await write(over)).toMatchObject({ status: 400, data: { reason: 'invalid_request' } });
  expect((await read()).annotations).toEqual([]);
});

test('there are no more of them than a business may have', async () => {
  await app.services.database.pool.query(
    `INSERT INTO annotation (tenant_id, id, day, body) SELECT $1, gen_random_uuid(), '2025-01-01', 'x' FROM generate_series(2, $2)`,
    [mina.tenantId, ANNOTATIONS_MAX],
  );
  const { data: last } = await write();
  const full = await write();
  expect(full).toMatchObject({ status: 400, data: { reason: 'invalid_request', fields: [{ path: 'text' }] } });
  expect(JSON.stringify(full.data)).toContain(String(ANNOTATIONS_MAX));
  // A repeat of what was written is no further one.
  expect((await write({ id: last.id })).data).toEqual(last);
});

test('publishing the bot notes itself, by the day of the business, several versions of a day together', async () => {
  const publish = async (note: string) => {
    const { version } = (await app.call(bot.get, {}, asMina())).data;
    return app.call(bot.publish, { version, note }, asMina());
  };
  // The version that came with the bot is no news, whenever that was.
  const { pool } = app.services.database;
  await pool.query(`UPDATE bot_version SET published_at = '2026-06-01T12:00:00Z' WHERE tenant_id = $1`, [mina.tenantId]);
  expect((await read()).published).toEqual([]);
  await publish('Warmer\ngreeting');
  await publish('n'.repeat(200));
  now += 86_400_000;
  await publish('');
  const utc = [
    { day: '2026-06-01', first_no: 2, no: 3, note: `${'n'.repeat(ANNOTATION_TEXT_MAX - 1)}…` },
    { day: '2026-06-02', first_no: 4, no: 4, note: '' },
  ];
  expect((await read()).published).toEqual(utc);
  const settings = (await app.call(tenant.settings, {}, asMina())).data;
  expect((await app.call(tenant.updateSettings, { ...settings, timezone: 'Asia/Tokyo' }, asMina())).code).toBe(1);
  expect((await read()).published.map(({ day }) => day)).toEqual(['2026-06-02', '2026-06-03']);
  expect((await read({ from: '2026-06-03', to: '2026-06-03' })).published).toEqual([{ ...utc[1], day: '2026-06-03' }]);
  const other = await app.signUp();
  expect((await read(JUNE, other.token)).published).toEqual([]);
});
