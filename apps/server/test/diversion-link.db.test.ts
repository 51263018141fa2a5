import {
  conversations,
  corpus,
  diversionLinks,
  messages,
  teams,
  visitor,
  type DiversionDraft,
  type DiversionLink,
  type Locale,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#/config.ts';
import { purge } from '#/jobs/purge.ts';
import { addColleague } from './add-colleague.ts';
import { comeOnline } from './come-online.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const RATES = readConfig({}).rates;

let app: TestApp;
let mina: SignedUp;
let now = Date.UTC(2026, 5, 1, 9);
beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { rates: { ...RATES, linkOpens: 100_000, sessions: 100_000 } } });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
});

const SAID = { title: '', text: '', button: '', prefill: '' };
const EMPTY = { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' };
const target = (more: Partial<DiversionDraft['targets'][number]> = {}): DiversionDraft['targets'][number] => ({
  id: randomUUID(),
  kind: 'web_chat',
  ref: '',
  weight: 1,
  daily_cap: null,
  total_cap: null,
  hours: 'always',
  languages: [],
  countries: [],
  enabled: true,
  ...more,
});
const draft = (more: Partial<DiversionDraft> = {}): DiversionDraft => ({
  name: 'Wholesale',
  strategy: 'round_robin',
  online_only: false,
  sticky: 'none',
  landing: 'direct',
  texts: { 'en-US': SAID, 'zh-CN': SAID, 'zh-HK': SAID, 'ja-JP': SAID },
  starts_at: null,
  expires_at: null,
  max_visits: null,
  fallback: { kind: 'page', address: '' },
  utm: { source: '', medium: '', campaign: '' },
  bot_offer: { enabled: false, words: [], when_text: '', intents: [], label: EMPTY },
  targets: [target()],
  ...more,
});
const asMina = () => ({ token: mina.token });

async function publish(more: Partial<DiversionDraft> = {}): Promise<DiversionLink> {
  const made = await app.call(diversionLinks.create, { id: randomUUID(), ...draft(more) }, asMina());
  expect(made).toMatchObject({ code: 1 });
  return (await app.call(diversionLinks.act, { id: made.data.id, action: 'publish' }, asMina())).data;
}

interface Visitor {
  userAgent?: string;
  cookie?: string;
  locale?: Locale;
  referer?: string;
}
const open = async (path: string, { userAgent = PHONE, cookie, locale = 'en-US', referer }: Visitor = {}) => {
  const headers = { 'user-agent': userAgent, 'accept-language': locale, ...(cookie && { cookie }), ...(referer && { referer }) };
  const response = await app.fetch(path, { headers });
  const cookies = new Map(response.headers.getSetCookie().map((line) => [line.split('=')[0] ?? '', line.split(';')[0] ?? '']));
  return {
    status: response.status,
    address: response.headers.get('location'),
    cookies,
    html: response.status === 302 ? '' : await response.text(),
    set: response.headers.getSetCookie(),
  };
};
const get = async (id: string) => (await app.call(diversionLinks.get, { id }, asMina())).data;
const stats = async (id: string) => (await app.call(diversionLinks.stats, { id }, asMina())).data;

/** Begins a chat in the browser that opened a link. */
async function beginChat(cookie: string | undefined, locale: Locale = 'en-US', token?: string) {
  const response = await app.fetch(visitor.session.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...(token && { token }) },
    body: JSON.stringify({ tenant: mina.slug, locale }),
  });
  const { data } = (await response.json()) as { data: { token: string; conversation_id: string; bot: { suggested_questions: string[] } } };
  const say = async (text: string) => {
    await app.call(visitor.messages, { conversation_id: data.conversation_id, client_msg_id: randomUUID(), text }, { token: data.token });
    await app.services.botRunner.idle();
  };
  return { ...data, say };
}

describe('two hundred visitors at the same moment', () => {
  test('are shared out exactly by weight, each counted once', async () => {
    const urls = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
    const targets = urls.map((ref, index) => target({ kind: 'url', ref, weight: [5, 3, 2][index] ?? 1 }));
    const link = await publish({ strategy: 'weighted', targets });
    const opened = await Promise.all(Array.from({ length: 200 }, () => open(`/l/${link.slug}`)));
    expect(urls.map((url) => opened.filter(({ address }) => address === url).length)).toEqual([100, 60, 40]);
    const after = await get(link.id);
    expect([after.visits, after.targets.map(({ served_total: total }) => total)]).toEqual([200, [100, 60, 40]]);
    expect(after.today).toMatchObject({ opened: 200, redirected: 200, chats: 0 });
  });

  test('never pass a cap: of a target a day, of a target in all, of the link', async () => {
    const [day, all, rest] = ['https://day.example/', 'https://all.example/', 'https://rest.example/'];
    const targets = [
      target({ kind: 'url', ref: day, daily_cap: 30 }),
      target({ kind: 'url', ref: all, total_cap: 20 }),
      target({ kind: 'url', ref: rest }),
    ];
    const link = await publish({ targets, max_visits: 150, fallback: { kind: 'url', address: 'https://over.example/' } });
    const opened = await Promise.all(Array.from({ length: 200 }, () => open(`/l/${link.slug}`)));
    const count = (url: string) => opened.filter(({ address }) => address === url).length;
    expect([count(day), count(all), count(rest), count('https://over.example/')]).toEqual([30, 20, 100, 50]);
    expect(await get(link.id)).toMatchObject({ status: 'exhausted', visits: 200 });
  });
});

test('a daily cap counts the day of the business anew', async () => {
  const link = await publish({ targets: [target({ kind: 'url', ref: 'https://a.example/', daily_cap: 1 })] });
  expect((await open(`/l/${link.slug}`)).address).toBe('https://a.example/');
  expect((await open(`/l/${link.slug}`)).status).toBe(200);
  now += DAY;
  expect((await open(`/l/${link.slug}`)).address).toBe('https://a.example/');
  expect((await get(link.id)).targets[0]).toMatchObject({ served_today: 1, served_total: 2 });
});

test('the same visitor within thirty minutes makes one visit and meets the same target; later another one', async () => {
  const link = await publish({
    targets: [target({ kind: 'url', ref: 'https://a.example/' }), target({ kind: 'url', ref: 'https://b.example/' })],
  });
  const first = await open(`/l/${link.slug}`);
  const cookie = first.cookies.get('lobby_browser') ?? '';
  expect(first.set[0]).toMatch(/^lobby_browser=[\w-]{22}; .*Path=\/l; HttpOnly; SameSite=Lax$/);
  const again = await Promise.all(Array.from({ length: 5 }, () => open(`/l/${link.slug}`, { cookie })));
  expect(again.map(({ address }) => address)).toEqual(Array.from({ length: 5 }, () => 'https://a.example/'));
  expect((await get(link.id)).visits).toBe(1);
  now += 31 * MINUTE;
  expect((await open(`/l/${link.slug}`, { cookie })).address).toBe('https://b.example/');
  expect((await get(link.id)).visits).toBe(2);
});

test('a sticky link leads a visitor to the same target for thirty days', async () => {
  const targets = [target({ kind: 'url', ref: 'https://a.example/' }), target({ kind: 'url', ref: 'https://b.example/' })];
  const link = await publish({ sticky: 'visitor_30d', targets });
  const cookie = (await open(`/l/${link.slug}`)).cookies.get('lobby_browser') ?? '';
  now += 29 * DAY;
  expect((await open(`/l/${link.slug}`, { cookie })).address).toBe('https://a.example/');
  now += 31 * DAY;
  expect((await open(`/l/${link.slug}`, { cookie })).address).toBe('https://b.example/');
});

describe('robots', () => {
  test.each([
    ['a preview', { userAgent: 'WhatsApp/2.23.20.0' }],
    ['no browser at all', { userAgent: '' }],
  ])('%s gets a page that describes the link, and is not counted', async (_, who) => {
    const texts = { ...draft().texts, 'ja-JP': { ...SAID, title: '卸売のご相談', text: '1 時間以内にお返事します。' } };
    const link = await publish({ texts });
    const seen = await open(`/l/${link.slug}`, { ...who, locale: 'ja-JP' });
    expect(seen.status).toBe(200);
    expect(seen.html).toContain('<meta property="og:title" content="卸売のご相談" />');
    expect(seen.html).toContain('チャットを始める');
    expect((await get(link.id)).visits).toBe(0);
  });

  test.each([
    ['a phone of Cubot', PHONE.replace('iPhone; CPU', 'Linux; Android 11; CUBOT KINGKONG 5; CPU')],
    ['an app that scans codes', `${PHONE} QRCodeScanner/2.1`],
  ])('%s is none: it is led on, and counted', async (_who, userAgent) => {
    const link = await publish();
    expect(await open(`/l/${link.slug}`, { userAgent })).toMatchObject({ status: 302, address: `/chat/${mina.slug}` });
    expect((await get(link.id)).visits).toBe(1);
  });

  test('whoever presses the button of the page is led on, whatever their program is called', async () => {
    const link = await publish();
    const pressed = { userAgent: 'okhttp/4.9' };
    expect((await open(`/l/${link.slug}`, pressed)).html).toContain(`href="/l/${link.slug}/go"`);
    expect(await open(`/l/${link.slug}/go`, pressed)).toMatchObject({ status: 302, address: `/chat/${mina.slug}` });
    expect((await get(link.id)).visits).toBe(1);
    const engine = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    expect((await open(`/l/${link.slug}/go`, engine)).status).toBe(200);
  });

  test('asking for the head alone counts nothing', async () => {
    const link = await publish();
    await app.fetch(`/l/${link.slug}`, { method: 'HEAD', headers: { 'user-agent': PHONE } });
    expect((await get(link.id)).visits).toBe(0);
  });
});

test('a landing page shows the words of the visitor’s language; its button leads on in the same visit', async () => {
  const texts = { ...draft().texts, 'zh-HK': { ...SAID, title: '<b>批發</b>', text: '一小時內回覆', button: '開始' } };
  const link = await publish({ landing: 'page', texts, max_visits: 1 });
  const shown = await open(`/l/${link.slug}`, { locale: 'zh-HK' });
  expect(shown.html).toContain('<html lang="zh-HK">');
  expect(shown.html).toContain('&lt;b&gt;批發&lt;/b&gt;');
  expect(shown.html).toContain(`href="/l/${link.slug}/go"`);
  const gone = await open(`/l/${link.slug}/go`, { cookie: shown.cookies.get('lobby_browser') ?? '' });
  expect(gone).toMatchObject({ status: 302, address: `/chat/${mina.slug}` });
  expect(await get(link.id)).toMatchObject({ visits: 1, today: { opened: 1, redirected: 1 } });
});

test('nothing in the address decides where a link leads', async () => {
  const link = await publish();
  expect((await open(`/l/${link.slug}?url=https://evil.example&target=https://evil.example&next=//evil.example`)).address).toBe(
    `/chat/${mina.slug}`,
  );
});

test.each([
  ['javascript:alert(1)', 'url'],
  ['ftp://a.example', 'url'],
  ['https://bank.example@evil.example/', 'url'],
  ['5123', 'whatsapp'],
  ['@me', 'telegram'],
  ['kumo', 'line'],
  ['999999', 'agent'],
] as const)('%s is no target of kind %s', async (ref, kind) => {
  const { code, data } = await app.call(
    diversionLinks.create,
    { id: randomUUID(), ...draft({ targets: [target({ kind, ref })] }) },
    asMina(),
  );
  expect([code, (data as unknown as { fields: { path: string }[] }).fields[0]?.path]).toEqual([10001, 'targets.0.ref']);
});

describe('a link that is not open', () => {
  const closed = async (more: Partial<DiversionDraft>) => open(`/l/${(await publish(more)).slug}`);

  test('before it is published, and after it is archived, it is nowhere', async () => {
    const made = (await app.call(diversionLinks.create, { id: randomUUID(), ...draft() }, asMina())).data;
    expect((await open(`/l/${made.slug}`)).status).toBe(404);
    await app.call(diversionLinks.act, { id: made.id, action: 'archive' }, asMina());
    expect((await open(`/l/${made.slug}`)).status).toBe(404);
    expect((await open('/l/nowhere-7')).status).toBe(404);
  });

  test('paused, or before its time, it says so and points at the chat', async () => {
    const link = await publish();
    await app.call(diversionLinks.act, { id: link.id, action: 'pause' }, asMina());
    const paused = await open(`/l/${link.slug}`, { locale: 'zh-CN' });
    expect(paused.html).toContain('此链接暂停使用');
    expect(paused.html).toContain(`href="/chat/${mina.slug}"`);
    expect((await closed({ starts_at: now + HOUR })).html).toContain('This link isn’t open yet');
    expect((await get(link.id)).visits).toBe(0);
  });

  test.each([
    ['page', '', 'This link is no longer open'],
    ['web_chat', '', '/chat/'],
    ['faq', '', '/faq'],
    ['url', 'https://over.example/', 'https://over.example/'],
  ] as const)('after its end it falls back to %s', async (kind, address, expected) => {
    const link = await publish({ expires_at: now + HOUR, fallback: { kind, address } });
    now += HOUR;
    const opened = await open(`/l/${link.slug}`);
    expect(opened.address ?? opened.html).toContain(expected);
    expect(await get(link.id)).toMatchObject({ status: 'expired', today: { opened: 1, redirected: 0, fallback: 1 } });
  });
});

describe('writing', () => {
  test('twice the same makes one link; a second link with the same address is refused', async () => {
    const request = { id: randomUUID(), slug: `sale-${mina.tenantId}`, ...draft() };
    const [first, second] = [
      await app.call(diversionLinks.create, request, asMina()),
      await app.call(diversionLinks.create, request, asMina()),
    ];
    expect(second.data).toEqual(first.data);
    expect((await app.call(diversionLinks.list, {}, asMina())).data.items).toHaveLength(1);
    const nori = await app.signUp();
    expect(await app.call(diversionLinks.create, { ...request, id: randomUUID() }, { token: nori.token })).toMatchObject({
      status: 409,
      data: { reason: 'slug_taken' },
    });
  });

  test('of two who save, the second gets the newer copy', async () => {
    const link = await publish();
    const change = { id: link.id, ...draft({ name: 'Retail', targets: link.targets.map(({ id }) => target({ id, weight: 7 })) }) };
    expect((await app.call(diversionLinks.update, { ...change, version: link.version }, asMina())).data).toMatchObject({
      name: 'Retail',
      status: 'active',
    });
    expect(await app.call(diversionLinks.update, { ...change, version: link.version }, asMina())).toMatchObject({
      status: 409,
      data: { current: { name: 'Retail' } },
    });
  });

  test('a target that stays keeps what was counted; one that goes still has its name in the statistics', async () => {
    const [kept, gone] = [target({ kind: 'url', ref: 'https://kept.example/' }), target({ kind: 'url', ref: 'https://gone.example/' })];
    const link = await publish({ targets: [kept, gone] });
    await open(`/l/${link.slug}`);
    await open(`/l/${link.slug}`);
    const { data } = await app.call(
      diversionLinks.update,
      { id: link.id, version: link.version, ...draft({ targets: [{ ...kept, weight: 4 }] }) },
      asMina(),
    );
    expect(data.targets).toMatchObject([{ weight: 4, served_total: 1 }]);
    expect((await stats(link.id)).targets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['https://gone.example/', 'https://kept.example/']),
    );
  });

  test('a step that cannot be taken answers with how the link stands; one that is taken already does nothing', async () => {
    const link = await publish();
    expect((await app.call(diversionLinks.act, { id: link.id, action: 'publish' }, asMina())).data.version).toBe(link.version);
    expect(await app.call(diversionLinks.act, { id: link.id, action: 'restore' }, asMina())).toMatchObject({
      status: 409,
      data: { current: { status: 'active' } },
    });
  });

  test('another business finds nothing', async () => {
    const link = await publish();
    const nori = await app.signUp();
    for (const call of [diversionLinks.get, diversionLinks.stats, diversionLinks.visits])
      expect((await app.call(call, { id: link.id }, { token: nori.token })).status).toBe(404);
  });
});

describe('a visit that becomes a chat', () => {
  test('is counted as one open, one chat and one new person; the same person later is a known one', async () => {
    const link = await publish();
    const opened = await open(`/l/${link.slug}`, { referer: 'https://www.instagram.com/p/1' });
    const visit = opened.cookies.get('lobby_visit');
    expect(opened.set.find((line) => line.startsWith('lobby_visit'))).toContain(`Path=${visitor.session.path}; HttpOnly`);
    const chat = await beginChat(visit);
    expect((await stats(link.id)).total).toMatchObject({ opened: 1, redirected: 1, chats: 0, new_people: 0 });
    await chat.say('Do you ship to Kobe?');
    expect(await stats(link.id)).toMatchObject({
      total: { opened: 1, chats: 1, new_people: 1, known_people: 0, resolved: 0 },
      sources: [{ key: 'instagram.com', chats: 1 }],
      languages: [{ key: 'en-US', chats: 1 }],
      hours: [{ opened: 1 }],
    });
    const { items } = (await app.call(diversionLinks.visits, { id: link.id }, asMina())).data;
    expect(items).toMatchObject([
      { outcome: 'redirected', device: 'mobile', os: 'iOS', source: 'instagram.com', conversation_id: chat.conversation_id, is_new: true },
    ]);
    now += HOUR;
    const later = await open(`/l/${link.slug}`, { cookie: opened.cookies.get('lobby_browser') ?? '' });
    await (await beginChat(later.cookies.get('lobby_visit'), 'en-US', chat.token)).say('And to Osaka?');
    await app.call(conversations.resolve, { id: chat.conversation_id }, asMina());
    expect((await stats(link.id)).total).toMatchObject({ opened: 2, chats: 2, new_people: 1, known_people: 1, resolved: 2 });
  });

  test('after an earlier one that led to nothing is the one that counts', async () => {
    const link = await publish();
    const first = await open(`/l/${link.slug}`);
    const { token } = await beginChat(first.cookies.get('lobby_visit'));
    now += HOUR;
    const second = await open(`/l/${link.slug}`, { cookie: first.cookies.get('lobby_browser') ?? '' });
    await (await beginChat(second.cookies.get('lobby_visit'), 'en-US', token)).say('Hello again');
    expect((await stats(link.id)).total).toMatchObject({ opened: 2, chats: 1, new_people: 1, known_people: 0 });
  });

  test('is not joined by a cookie that was changed, has ended, or is another business’s', async () => {
    const link = await publish();
    const cookie = (await open(`/l/${link.slug}`)).cookies.get('lobby_visit') ?? '';
    await (await beginChat(`${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`)).say('changed');
    const other = mina;
    mina = await app.signUp();
    await (await beginChat(cookie)).say('elsewhere');
    mina = other;
    now += 31 * MINUTE;
    await (await beginChat(cookie)).say('late');
    expect((await stats(link.id)).total).toMatchObject({ opened: 1, chats: 0 });
  });

  test('offers what the link says first', async () => {
    const texts = { ...draft().texts, 'en-US': { ...SAID, prefill: 'I ask about wholesale' } };
    const visit = (await open(`/l/${(await publish({ texts })).slug}`)).cookies.get('lobby_visit');
    expect((await beginChat(visit)).bot.suggested_questions[0]).toBe('I ask about wholesale');
    expect((await beginChat(undefined)).bot.suggested_questions).not.toContain('I ask about wholesale');
  });

  test('of a person goes to that person with its first words, and the bot keeps silent', async () => {
    const leo = await addColleague(app, mina, 'Leo');
    const link = await publish({ targets: [target({ kind: 'agent', ref: String(leo.userId) })] });
    const chat = await beginChat((await open(`/l/${link.slug}`)).cookies.get('lobby_visit'));
    expect((await app.call(conversations.list, { view: 'all' }, asMina())).data.items).toEqual([]);
    await chat.say('Hello Leo');
    expect((await app.call(conversations.get, { id: chat.conversation_id }, asMina())).data).toMatchObject({
      status: 'open',
      agent: { name: 'Leo' },
    });
    const { items } = (await app.call(messages.list, { id: chat.conversation_id }, asMina())).data;
    expect(items.map(({ author_kind: author }) => author)).toEqual(['contact']);
  });

  test('of a team waits in the queue of that team', async () => {
    const team = (await app.call(teams.create, { name: 'Wholesale', member_ids: [mina.userId] }, asMina())).data;
    const link = await publish({ targets: [target({ kind: 'team', ref: team.id })] });
    const chat = await beginChat((await open(`/l/${link.slug}`)).cookies.get('lobby_visit'));
    await chat.say('Hello');
    expect((await app.call(conversations.list, { view: 'queued', team: team.id }, asMina())).data.items.map(({ id }) => id)).toEqual([
      chat.conversation_id,
    ]);
  });
});

test('only people and teams who are there get visits where that is wished', async () => {
  const leo = await addColleague(app, mina, 'Leo');
  const link = await publish({
    online_only: true,
    targets: [target({ kind: 'agent', ref: String(leo.userId) }), target({ kind: 'url', ref: 'https://form.example/' })],
    strategy: 'priority',
  });
  expect(link.targets.map(({ health }) => health)).toEqual(['offline', 'ok']);
  expect((await open(`/l/${link.slug}`)).address).toBe('https://form.example/');
  const leave = await comeOnline(app, { ...leo, tenantId: mina.tenantId });
  expect((await open(`/l/${link.slug}`)).address).toBe(`/chat/${mina.slug}`);
  leave();
});

test('a hundred simulated visits are shared out as the real ones would be, and count nothing', async () => {
  const targets = [target({ weight: 3 }), target({ kind: 'url', ref: 'https://a.example/', total_cap: 10 })];
  const link = await publish({ strategy: 'weighted', targets });
  const { data } = await app.call(diversionLinks.simulate, { id: link.id, locale: 'en-US' }, asMina());
  expect(data).toEqual({
    targets: [
      { id: targets[0]?.id, name: null, visits: 90 },
      { id: targets[1]?.id, name: 'https://a.example/', visits: 10 },
    ],
    fallback: 0,
  });
  expect((await get(link.id)).visits).toBe(0);
});

test('visits are exported as CSV, safe to open', async () => {
  const link = await publish();
  await open(`/l/${link.slug}?utm_source=%3Dcmd()`);
  const { response } = await app.call(diversionLinks.export, { id: link.id }, asMina());
  const [, row] = (await response.text()).split('\r\n');
  expect(row).toMatch(/^2026-[^,]+,redirected,[^,]*,en-US,US,mobile,iOS,'=cmd\(\),[A-Z2-9]{6},,$/);
});

test('sixty opens a minute from one address are served, the next is asked to wait in its language', async () => {
  const strict = await openTestApp({ config: { rates: { ...RATES, linkOpens: 60 } } });
  try {
    const answers = [];
    for (let index = 0; index < 61; index += 1)
      answers.push(await strict.fetch('/l/nowhere', { headers: { 'user-agent': PHONE, 'accept-language': 'zh-HK' } }));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
    expect(await answers.at(-1)?.text()).toContain('請稍候');
  } finally {
    await strict.close();
  }
});

describe('the bot', () => {
  const LABEL = { ...EMPTY, 'en-US': 'Talk to wholesale' };

  test('offers a link under its answer once a chat, where the question has one of its words', async () => {
    await app.call(
      corpus.create,
      { question: 'What are your wholesale prices?', answer: 'From fifty pieces on, 20 % less.', locale: 'en-US' },
      asMina(),
    );
    const link = await publish({
      bot_offer: { enabled: true, words: ['wholesale', 'bulk order'], when_text: '', intents: [], label: LABEL },
    });
    const chat = await beginChat(undefined);
    for (const text of ['What are your wholesale prices?', 'What are your wholesale prices?']) await chat.say(text);
    const { items } = (await app.call(messages.list, { id: chat.conversation_id }, asMina())).data;
    const buttons = items.filter(({ author_kind: author }) => author === 'bot').map(({ sources }) => sources?.[0]?.buttons);
    expect(buttons).toEqual([[{ kind: 'url', label: 'Talk to wholesale', target: `http://localhost:3000/l/${link.slug}` }], undefined]);
  });

  const offers = async (text: string, locale: Locale = 'en-US') => {
    const chat = await beginChat(undefined, locale);
    await chat.say(text);
    const { items } = (await app.call(messages.list, { id: chat.conversation_id }, asMina())).data;
    return items
      .filter(({ author_kind: author }) => author === 'bot')
      .flatMap(({ sources }) => (sources ?? []).flatMap(({ buttons }) => (buttons ?? []).map(({ label }) => label)));
  };

  test('offers it alone where it knows no answer, and not at all without the words or while the link is paused', async () => {
    const link = await publish({ bot_offer: { enabled: true, words: ['bulk order'], when_text: '', intents: [], label: LABEL } });
    expect(await offers('Can I place a bulk order?')).toEqual(['Talk to wholesale']);
    expect(await offers('Do you sell teapots?')).toEqual([]);
    await app.call(diversionLinks.act, { id: link.id, action: 'pause' }, asMina());
    expect(await offers('Can I place a bulk order?')).toEqual([]);
  });

  test('offers it where the question fits its description, under its name in the visitor’s language', async () => {
    const label = { ...EMPTY, 'en-US': 'Talk to wholesale', 'ja-JP': '卸売の窓口へ' };
    const offer = { words: [], when_text: 'Visitors who want to buy in bulk or resell our products', intents: ['卸売で仕入れたい'] };
    await publish({ bot_offer: { enabled: true, ...offer, label } });
    expect(await offers('Can I buy your tea in bulk?')).toEqual(['Talk to wholesale']);
    expect(await offers('お茶を卸売で仕入れたいです', 'ja-JP')).toEqual(['卸売の窓口へ']);
    expect(await offers('Where is your shop?')).toEqual([]);
    const nothing = { enabled: true, words: [], when_text: '', intents: [], label };
    expect(await app.call(diversionLinks.create, { id: randomUUID(), ...draft({ bot_offer: nothing }) }, asMina())).toMatchObject({
      code: 10_001,
      data: { fields: [{ path: 'bot_offer.words' }] },
    });
  });
});

describe('by country', () => {
  const targets = () => [
    target({ kind: 'url', ref: 'https://jp.example/', countries: ['JP'] }),
    target({ kind: 'url', ref: 'https://hk.example/', countries: ['HK', 'MO'] }),
    target({ kind: 'url', ref: 'https://world.example/' }),
  ];
  const openFrom = async (at: TestApp, slug: string, headers: Record<string, string>) =>
    (await at.fetch(`/l/${slug}`, { headers: { 'user-agent': PHONE, ...headers } })).headers.get('location');

  test('those that name the country come first, the others take the rest; the language of the browser says where nobody else does', async () => {
    const link = await publish({ strategy: 'by_country', targets: targets() });
    const from = (headers: Record<string, string>) => openFrom(app, link.slug, headers);
    expect(await from({ 'accept-language': 'ja' })).toBe('https://jp.example/');
    expect(await from({ 'accept-language': 'zh-HK,zh;q=0.9' })).toBe('https://hk.example/');
    expect(await from({ 'accept-language': 'zh' })).toBe('https://world.example/');
    expect(await from({ 'accept-language': 'zh-MO', 'cf-ipcountry': 'JP' })).toBe('https://hk.example/');
    const { countries } = await stats(link.id);
    expect(Object.fromEntries(countries.map(({ key, opened }) => [key ?? '', opened]))).toEqual({ JP: 1, HK: 1, MO: 1, '': 1 });
    expect((await app.call(diversionLinks.visits, { id: link.id }, asMina())).data.items.map(({ country }) => country)).toEqual([
      'MO',
      null,
      'HK',
      'JP',
    ]);
  });

  test('a target for a country gets nobody else by any other strategy', async () => {
    const link = await publish({ strategy: 'round_robin', targets: targets().slice(0, 2) });
    expect(await openFrom(app, link.slug, { 'accept-language': 'fr-FR' })).toBeNull();
    expect((await stats(link.id)).total).toMatchObject({ opened: 1, fallback: 1 });
  });

  test('a simulation is of visitors of one country, or of an unknown one', async () => {
    const link = await publish({ strategy: 'by_country', targets: targets() });
    const split = async (country?: string) => {
      const { data } = await app.call(diversionLinks.simulate, { id: link.id, locale: 'en-US', country }, asMina());
      return data.targets.map(({ visits }) => visits);
    };
    expect(await split('MO')).toEqual([0, 100, 0]);
    expect(await split('JP')).toEqual([100, 0, 0]);
    expect(await split()).toEqual([0, 0, 100]);
  });

  test('a proxy that is trusted says it, in the header that is set', async () => {
    const trusting = await openTestApp({
      now: () => now,
      config: { trustProxy: true, countryHeader: 'X-Country', rates: { ...RATES, linkOpens: 100_000 } },
    });
    const [outer, owner] = [app, mina];
    try {
      app = trusting;
      mina = await trusting.signUp();
      const link = await publish({ strategy: 'by_country', targets: targets() });
      expect(await openFrom(trusting, link.slug, { 'accept-language': 'ja', 'x-country': 'HK' })).toBe('https://hk.example/');
      expect(await openFrom(trusting, link.slug, { 'accept-language': 'ja', 'x-country': 'XX' })).toBe('https://world.example/');
    } finally {
      [app, mina] = [outer, owner];
      await trusting.close();
    }
  });
});

test('visits are forgotten after four hundred days; what was counted stays', async () => {
  const link = await publish();
  await open(`/l/${link.slug}`);
  now += 401 * DAY;
  await purge(app.services);
  const { rows } = await app.services.database.pool.query('SELECT id FROM diversion_visit WHERE link_id = $1', [link.id]);
  expect(rows).toEqual([]);
});
