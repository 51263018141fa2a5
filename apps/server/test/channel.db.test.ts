import { CHANNEL_HELLOS_MAX, channels, DEFAULT_LOOK, visitor, widget, type Channel } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '#/outside/guarded/guarded-fetch.ts';
import { addColleague } from './add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { webChannel } from './writes/web-channel.ts';

const MINUTE = 60_000;
const SHOP = 'https://shop.example';

let app: TestApp;
let mina: SignedUp;
let now = Date.UTC(2026, 5, 1, 9);

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
});

const as = () => ({ token: mina.token });
const make = async (origins: string[] = [SHOP]) =>
  webChannel((await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: origins }, as())).data);
const read = async ({ id }: { id: string }): Promise<Channel> => webChannel((await app.call(channels.get, { id }, as())).data);
/** The loader's one call, as a page of a site makes it. */
const setUp = async (key: string, { origin = SHOP, lang = '', ticket = '' }: { origin?: string; lang?: string; ticket?: string } = {}) => {
  const query = new URLSearchParams({ ...(lang && { lang }), ...(ticket && { ticket }) });
  const response = await app.fetch(`${widget.setup.path.replace('{key}', encodeURIComponent(key))}?${query.toString()}`, {
    headers: { origin },
  });
  const body = (await response.json()) as {
    msg: string;
    data: { reason?: string; frame: string; texts: Record<string, string>; visitor: unknown };
  };
  return { status: response.status, cors: response.headers.get('access-control-allow-origin'), ...body };
};

describe('a channel', () => {
  test('is added with the snippet that a page takes, and once however often it is asked for', async () => {
    const id = randomUUID();
    const draft = {
      id,
      kind: 'web' as const,
      name: ' Shop ',
      allowed_origins: [SHOP, SHOP, 'https://*.shop.example', 'http://localhost:5173'],
    };
    const both = await Promise.all([app.call(channels.create, draft, as()), app.call(channels.create, draft, as())]);
    const [first, again] = both.map(({ data }) => webChannel(data)) as [Channel, Channel];
    expect(first).toMatchObject({ id, name: 'Shop', status: 'active', look: DEFAULT_LOOK, version: 1, first_hello_at: null });
    expect(first.allowed_origins).toEqual([SHOP, 'https://*.shop.example', 'http://localhost:5173']);
    expect(first.snippet).toBe(`<script async src="http://lobby.test/widget.js" data-key="${first.public_key}"></script>`);
    expect(again.public_key).toBe(first.public_key);
    expect((await app.call(channels.list, {}, as())).data.items).toHaveLength(1);
  });

  test.each([
    'shop.example',
    'http://shop.example',
    'https://shop.example/path',
    'https://*',
    'javascript:alert(1)',
    'https://a.example; script-src *',
  ])('takes no %s for a site', async (site) => {
    const { code, data } = await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: [site] }, as());
    expect(code).toBe(10001);
    expect(data).toMatchObject({ fields: [{ path: 'allowed_origins.0' }] });
  });

  test('keeps what a change does not name, and refuses one that was made from an older copy', async () => {
    const { id, version } = await make();
    const changed = await app.call(channels.update, { id, version, name: 'Store' }, as());
    expect(changed.data).toMatchObject({ name: 'Store', allowed_origins: [SHOP], status: 'active', version: version + 1 });
    const late = await app.call(channels.update, { id, version, status: 'paused' }, as());
    expect([late.status, late.data]).toEqual([409, expect.objectContaining({ current: expect.objectContaining({ name: 'Store' }) })]);
  });

  test('is of its business alone, and changed by whoever may change its settings', async () => {
    const { id, version } = await make();
    const other = await app.signUp();
    for (const call of [channels.get, channels.remove] as const)
      expect((await app.call(call, { id }, { token: other.token })).status).toBe(404);
    const agent = await addColleague(app, mina, 'Ben');
    expect((await app.call(channels.list, {}, { token: agent.token })).data.items).toHaveLength(1);
    expect((await app.call(channels.update, { id, version, name: 'Mine' }, { token: agent.token })).status).toBe(403);
  });

  test('that is removed or paused is shown nowhere', async () => {
    const paused = await make();
    await app.call(channels.update, { id: paused.id, version: 1, status: 'paused' }, as());
    const removed = await make();
    await app.call(channels.remove, { id: removed.id }, as());
    for (const { public_key: key } of [paused, removed]) {
      expect(await setUp(key)).toMatchObject({ status: 404, cors: '*', data: { reason: 'channel_off' } });
      const page = await app.fetch(`/chat/${mina.slug}?channel=${key}&locale=ja-JP`);
      expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('このチャットは停止中です')]);
    }
    expect((await app.call(channels.remove, { id: removed.id }, as())).status).toBe(404);
  });
});

describe('the launcher', () => {
  test('is set up for a page of an allowed site, in the language of the page, and the hello is written down', async () => {
    const channel = await make([SHOP, 'https://*.shop.example']);
    const told = await setUp(channel.public_key, { origin: 'https://jp.shop.example', lang: 'ja' });
    expect(told).toMatchObject({
      status: 200,
      cors: '*',
      data: { locale: 'ja-JP', color: '#2563eb', text_color: '#ffffff', visitor: null },
    });
    expect(told.data.frame).toBe(`/chat/${mina.slug}?channel=${channel.public_key}&locale=ja-JP`);
    expect(told.data.texts['close']).toBe('チャットを閉じる');
    expect(await read(channel)).toMatchObject({
      first_hello_at: now,
      last_hello_at: now,
      last_origin: 'https://jp.shop.example',
      refused_at: null,
    });
    const began = now;
    now += MINUTE;
    await setUp(channel.public_key);
    expect(await read(channel)).toMatchObject({ first_hello_at: began, last_hello_at: now, last_origin: SHOP });
  });

  test.each(['https://evil.example', 'https://shop.example.evil.example', 'https://evilshop.example', 'http://shop.example', 'null'])(
    'stays away from %s, which its owner is told until it is allowed',
    async (origin) => {
      const channel = await make();
      expect(await setUp(channel.public_key, { origin })).toMatchObject({ status: 403, cors: '*', data: { reason: 'site_not_allowed' } });
      expect(await read(channel)).toMatchObject({ refused_origin: origin, refused_at: now, last_origin: null });
      await app.call(channels.update, { id: channel.id, version: 1, allowed_origins: ['https://other.example'] }, as());
      expect(await read(channel)).toMatchObject({ refused_origin: origin });
    },
  );

  test('is no longer told to be refused once its site is allowed', async () => {
    const channel = await make([]);
    await setUp(channel.public_key);
    await app.call(channels.update, { id: channel.id, version: 1, allowed_origins: [SHOP] }, as());
    expect(await read(channel)).toMatchObject({ refused_origin: null, refused_at: null });
    expect((await setUp(channel.public_key)).status).toBe(200);
  });

  test.each(['w1_0000000000000000', 'w_', 'constructor', '%00', 'wzzzzzzzzzzz_0000000000000000', 'x'.repeat(64)])(
    'knows no key %s',
    async (key) => {
      expect((await setUp(key)).status).toBe(404);
    },
  );
});

describe('a chat in the frame of a channel', () => {
  const frame = (key: string, referrer?: string) =>
    app.fetch(`/chat/${mina.slug}?channel=${key}`, {
      headers: { 'sec-fetch-dest': 'iframe', 'accept-language': 'en', ...(referrer !== undefined && { referer: referrer }) },
    });
  const ancestors = (response: Response) => /frame-ancestors .*$/.exec(response.headers.get('content-security-policy') ?? '')?.[0];

  test('stands in the sites of its channel; on others there is a sentence for their owner', async () => {
    const { public_key: key } = await make([SHOP, 'https://*.shop.example']);
    for (const referrer of [`${SHOP}/cart`, 'http://lobby.test/demo-shop', undefined])
      expect(ancestors(await frame(key, referrer))).toBe(`frame-ancestors 'self' ${SHOP} https://*.shop.example`);
    const refused = await frame(key, 'https://evil.example/');
    expect([refused.status, ancestors(refused)]).toEqual([403, 'frame-ancestors *']);
    const text = await refused.text();
    expect(text).toContain('https://evil.example isn’t one of the sites');
    expect(text).not.toContain('<script');
    const nameless = await (await frame(key, 'android-app://com.example/')).text();
    expect(nameless).toContain('has no web address of its own');
    expect(nameless).not.toContain('null');
  });

  test('is told the colour and the words of its channel, and a ticket that tells no more than what waits', async () => {
    const channel = await make();
    const texts = { ...DEFAULT_LOOK.texts, 'en-US': { label: 'Ask us', teaser: 'Need a size?', disclosure: 'Nora is a robot.' } };
    await app.call(channels.update, { id: channel.id, version: 1, look: { ...DEFAULT_LOOK, color: '#facc15', texts } }, as());
    const begin = { tenant: mina.slug, locale: 'en-US' as const, channel: channel.public_key };
    const { data } = await app.call(visitor.session, begin);
    expect(data.look).toEqual({ color: '#facc15', text_color: '#18181b' });
    expect(data.bot.disclosure).toBe('Nora is a robot.');
    const { token, conversation_id: id } = data;
    const inJapanese = await app.call(visitor.locale, { conversation_id: id, locale: 'ja-JP' }, { token });
    expect(inJapanese.data.bot.disclosure).toBe('AIアシスタントが応答しています。誤りを含む場合があります。');

    const ticket = data.ticket ?? '';
    expect((await setUp(channel.public_key, { ticket })).data.visitor).toEqual({ unread: 0, live: false });
    await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Do you sell tents?' }, { token });
    await app.services.botRunner.idle();
    expect((await setUp(channel.public_key, { ticket })).data.visitor).toEqual({ unread: 1, live: true });
    const last = (await app.call(visitor.sync, { conversation_id: id }, { token })).data.last_seq;
    await app.call(visitor.read, { conversation_id: id, seq: last }, { token });
    now += 61 * MINUTE;
    expect((await setUp(channel.public_key, { ticket })).data.visitor).toEqual({ unread: 0, live: false });
    // It opens nothing, and one that was tampered with or is another business's tells nothing.
    expect((await app.call(visitor.sync, { conversation_id: id }, { token: ticket })).status).toBe(401);
    expect((await setUp(channel.public_key, { ticket: ticket.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')) })).data.visitor).toBeNull();
    const other = await app.signUp();
    const theirs = webChannel(
      (await app.call(channels.create, { kind: 'web', name: 'x', allowed_origins: [SHOP] }, { token: other.token })).data,
    );
    expect((await setUp(theirs.public_key, { ticket })).data.visitor).toBeNull();
  });

  test('outside of a channel, or with the key of another business, has neither look nor ticket', async () => {
    const other = await app.signUp();
    const theirs = webChannel(
      (await app.call(channels.create, { kind: 'web', name: 'x', allowed_origins: [SHOP] }, { token: other.token })).data,
    );
    for (const channel of [undefined, theirs.public_key, 'constructor']) {
      const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'zh-HK', ...(channel !== undefined && { channel }) });
      expect([data.look, data.ticket, data.bot.disclosure]).toEqual([null, null, '你正與 AI 助手對話，回覆或有錯漏。']);
    }
    const page = await app.fetch(`/chat/${mina.slug}?channel=${theirs.public_key}`);
    expect(page.status).toBe(404);
  });
});

describe('an installation', () => {
  let site: Server;
  let origin: string;
  let page = { html: '', headers: {} as Record<string, string>, status: 200 };
  const guarded = () => createGuardedFetch({ isAllowed: () => true });

  beforeAll(async () => {
    site = createServer((_request, response) =>
      response.writeHead(page.status, { 'content-type': 'text/html', ...page.headers }).end(page.html),
    );
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => void site.close());
  beforeEach(() => {
    app.services.guardedFetch = guarded();
  });

  const verify = async (id: string, url = origin) => (await app.call(channels.verify, { id, url }, as())).data;
  const brief = ({ checks }: Awaited<ReturnType<typeof verify>>) =>
    Object.fromEntries(checks.map(({ check, result, value }) => [check, value === null ? result : `${result} ${value}`]));

  test('is found with its key, and waits for a browser until one has come', async () => {
    const channel = await make([origin]);
    page = { html: `<html><head>${channel.snippet}</head></html>`, headers: {}, status: 200 };
    const fine = {
      reached: 'ok',
      key: 'ok',
      script_src: 'ok',
      connect_src: 'ok',
      frame_src: 'ok',
      loader: 'ok http://lobby.test/widget.js',
      origin: `ok ${origin}`,
    };
    expect(brief(await verify(channel.id))).toEqual({ ...fine, hello: `waiting ${origin}` });
    await setUp(channel.public_key, { origin });
    expect(brief(await verify(channel.id))).toEqual({ ...fine, hello: `ok ${origin}` });
  });

  test('is known to be there on each of several sites that show it in turn', async () => {
    const channel = await make([origin, SHOP, 'https://*.shop.example']);
    page = { html: `<html><head>${channel.snippet}</head></html>`, headers: {}, status: 200 };
    await setUp(channel.public_key, { origin });
    await setUp(channel.public_key, { origin: SHOP });
    expect(brief(await verify(channel.id))['hello']).toBe(`ok ${origin}`);
    // Whoever may make up subdomains fills no table: sites that have not come for longest are forgotten.
    for (let no = 0; no < CHANNEL_HELLOS_MAX; no += 1) {
      now += 1_000;
      await setUp(channel.public_key, { origin: `https://s${no}.shop.example` });
    }
    expect(brief(await verify(channel.id))['hello']).toBe(`waiting ${origin}`);
    expect(await read(channel)).toMatchObject({ last_origin: `https://s${CHANNEL_HELLOS_MAX - 1}.shop.example` });
  });

  test('that is not there, has another key, stands on a site that is not allowed, or under a policy, is told what is missing', async () => {
    const channel = await make();
    page = { html: '<p>Hello', headers: {}, status: 200 };
    expect(brief(await verify(channel.id))).toMatchObject({ reached: 'ok', loader: 'failed', key: 'skipped', origin: `failed ${origin}` });
    page.html =
      '<meta http-equiv="Content-Security-Policy" content="connect-src \'self\'"><script src="http://lobby.test/widget.js" data-key="w1_other">';
    page.headers = { 'content-security-policy': "default-src 'self'; script-src 'nonce-a'" };
    expect(brief(await verify(channel.id))).toMatchObject({
      key: 'failed w1_other',
      script_src: 'failed script-src http://lobby.test',
      connect_src: "failed connect-src 'self' http://lobby.test",
      frame_src: "failed frame-src 'self' http://lobby.test",
    });
  });

  test('on a page that does not open says why', async () => {
    const channel = await make();
    page = { html: '', headers: {}, status: 503 };
    expect(brief(await verify(channel.id))).toMatchObject({ reached: 'failed 503', loader: 'skipped', hello: 'skipped' });
    page = { html: 'x'.repeat(3_000_000), headers: {}, status: 200 };
    expect(brief(await verify(channel.id))['reached']).toBe('failed too_large');
    app.services.guardedFetch = createGuardedFetch();
    for (const [url, why] of [
      [origin, 'private'],
      ['ftp://shop.example', 'address'],
      ['not an address', 'address'],
      ['http://[::127.0.0.1]/', 'private'],
    ])
      expect(brief(await verify(channel.id, url))['reached']).toBe(`failed ${why}`);
  });

  test('on a page of a million tags is searched in a moment', async () => {
    const channel = await make([origin]);
    page = { html: '<b>'.repeat(600_000), headers: {}, status: 200 };
    const began = performance.now();
    expect(brief(await verify(channel.id))['loader']).toBe('failed');
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
