import {
  channels,
  DEFAULT_CHANNEL_HOURS,
  DEFAULT_LOOK,
  hours,
  teams,
  visitor,
  widget,
  type Channel,
  type ChannelHours,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { webChannel } from './writes/web-channel.ts';

const SHOP = 'https://shop.example';
const HOUR = 3_600_000;
/** A Monday. */
const NOON = Date.UTC(2026, 5, 1, 12);
const EVENING = NOON + 8 * HOUR;
const NINE_TO_SIX = [{ start: 540, end: 1_080 }];
const WEEK = { timezone: 'UTC', always_open: false, exceptions: [], holiday_country: null, version: 0 };

let app: TestApp;
let mina: SignedUp;
let channel: Channel;
let nightTeam: string;
let now = NOON;
const as = () => ({ token: mina.token });

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  mina = await app.signUp({ name: 'Mina' });
  await app.call(hours.save, { ...WEEK, team_id: null, days: Array.from({ length: 7 }, () => NINE_TO_SIX) }, as());
  nightTeam = (await app.call(teams.create, { name: 'Night', member_ids: [] }, as())).data.id;
  const night = Array.from({ length: 7 }, () => [{ start: 1_140, end: 1_440 }]);
  await app.call(hours.save, { ...WEEK, team_id: nightTeam, days: night }, as());
  const look = { ...DEFAULT_LOOK, texts: { ...DEFAULT_LOOK.texts, 'en-US': { label: '', teaser: 'We answer at once', disclosure: '' } } };
  channel = webChannel((await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: [SHOP], look }, as())).data);
});
afterAll(() => app.close());

/** The loader's one call, as a page makes it. */
async function setUp(at: number, { lang = 'en', ticket = '' } = {}) {
  now = at;
  const query = new URLSearchParams({ lang, ticket });
  const response = await app.fetch(`${widget.setup.path.replace('{key}', channel.public_key)}?${query.toString()}`, {
    headers: { origin: SHOP },
  });
  return (await response.json()) as { msg: string; data: { reason?: string; texts?: { teaser: string } } };
}
const teaser = async (at: number, lang?: string) => (await setUp(at, lang === undefined ? {} : { lang })).data.texts?.teaser;
async function choose(change: Partial<ChannelHours>) {
  const { version } = webChannel((await app.call(channels.get, { id: channel.id }, as())).data);
  return app.call(channels.update, { id: channel.id, version, hours: { ...DEFAULT_CHANNEL_HOURS, ...change } }, as());
}

test('until its owner says otherwise a launcher is the same at all times', async () => {
  expect(channel.hours).toEqual(DEFAULT_CHANNEL_HOURS);
  expect([await teaser(NOON), await teaser(EVENING)]).toEqual(['We answer at once', 'We answer at once']);
});

test('outside the hours that count it says what is so then, in each language that has it in words', async () => {
  const texts = { ...DEFAULT_CHANNEL_HOURS.texts, 'en-US': ' Back at nine ', 'ja-JP': '9時に再開します' };
  await choose({ texts });
  expect([await teaser(NOON), await teaser(EVENING), await teaser(EVENING, 'ja')]).toEqual([
    'We answer at once',
    'Back at nine',
    '9時に再開します',
  ]);
  await choose({ texts, team_id: nightTeam });
  expect([await teaser(NOON), await teaser(EVENING)]).toEqual(['Back at nine', 'We answer at once']);
});

test('outside the hours it is hidden where its owner wants so, but from a visitor who is in the middle of something', async () => {
  await choose({ hides_launcher: true });
  expect((await setUp(NOON)).data.reason).toBeUndefined();
  const begun = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', channel: channel.public_key });
  const { token, conversation_id: id, ticket } = begun.data;
  const theirs = { ticket: ticket ?? '' };
  now = EVENING;
  await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Do you sell tents?' }, { token });
  await app.services.botRunner.idle();
  expect(await setUp(EVENING)).toMatchObject({ msg: 'The chat is hidden outside business hours.', data: { reason: 'outside_hours' } });
  expect((await setUp(EVENING, theirs)).data.reason).toBeUndefined();
  // An answer waits to be read, however long ago it came.
  expect((await setUp(EVENING + 3 * HOUR, theirs)).data.reason).toBeUndefined();
  const last = (await app.call(visitor.sync, { conversation_id: id }, { token })).data.last_seq;
  await app.call(visitor.read, { conversation_id: id, seq: last }, { token });
  expect((await setUp(EVENING + 3 * HOUR, theirs)).data.reason).toBe('outside_hours');
  // A page that shows nothing now has the line in it all the same.
  expect(webChannel((await app.call(channels.get, { id: channel.id }, as())).data).last_hello_at).toBe(EVENING + 3 * HOUR);
});

test('the hours of a team that is removed give way to those of the business, and no stranger’s are taken', async () => {
  const other = await app.signUp();
  const theirs = (await app.call(teams.create, { name: 'Theirs', member_ids: [] }, { token: other.token })).data.id;
  expect((await choose({ team_id: theirs })).status).toBe(404);
  await choose({ hides_launcher: true, team_id: nightTeam });
  expect((await setUp(EVENING)).data.reason).toBeUndefined();
  now = NOON;
  await app.call(teams.remove, { id: nightTeam }, as());
  expect((await setUp(EVENING)).data.reason).toBe('outside_hours');
  expect((await choose({ hides_launcher: false, team_id: nightTeam })).status).toBe(200);
});
