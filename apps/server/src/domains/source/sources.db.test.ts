import { corpus, corpusSources } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pace } from '#/domains/source/web/pace.ts';
import { openSources } from '#test/open-sources.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { pageOf, serveSite, type Site } from '#test/serve-site.ts';

let app: TestApp;
let mina: SignedUp;
let sources: ReturnType<typeof openSources>;
let now = Date.UTC(2026, 5, 1, 9);
const DAY = 86_400_000;
const sites: Site[] = [];
/** The distance that was kept before each call of a site, in milliseconds. */
const gaps: number[] = [];

beforeAll(async () => {
  const pace: Pace = { turn: async (_site, gapMs) => void gaps.push(gapMs) };
  app = await openTestApp({ config: { callsPrivateAddresses: true }, now: () => now, pace });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp();
  sources = openSources(app, mina);
});
afterEach(() => {
  for (const site of sites.splice(0)) site.close();
});

async function serve(pages: Site['pages']): Promise<Site> {
  const site = await serveSite(pages);
  sites.push(site);
  return site;
}
const ask = async (question: string) =>
  (await app.call(corpus.ask, { question, locale: 'en-US' }, { token: mina.token })).data.items.filter(({ used }) => used);
const RETURNS = pageOf(
  'Returns',
  '<h1>Returns</h1><p>Unworn shoes can be sent back within thirty days of delivery. We pay the postage.</p>',
);
const HOME = pageOf('Kumo', '<h1>Kumo Outdoor</h1><p>We sell tents and shoes.</p><a href="/returns?utm_source=x#top">Returns</a>');

describe('a site', () => {
  test('is read page by page, and what it says is found with a link to the page', async () => {
    const site = await serve({ '/': HOME, '/returns': RETURNS });
    const source = await sources.add({ kind: 'site', address: site.origin });
    expect(source).toMatchObject({ state: 'ready', reason: null, pages: { total: 2, ready: 2, waiting: 0, failed: 0, held: 0 } });
    expect(site.asked).toEqual(['/robots.txt', '/', '/returns']);
    expect([...site.agents]).toEqual([expect.stringMatching(/^LobbyBot\/1\.0 \(\+http/)]);
    expect((await ask('Can I send shoes back?'))[0]).toMatchObject({
      entry_id: null,
      address: `${site.origin}/returns`,
      question: 'Returns',
    });
  });

  test('is called five times a second at the most, and as seldom as it asks for', async () => {
    gaps.length = 0;
    const quick = await serve({ '/': HOME, '/returns': RETURNS });
    await sources.add({ kind: 'site', address: quick.origin });
    expect(gaps).toEqual([200, 200]);
    gaps.length = 0;
    const slow = await serve({ '/robots.txt': 'User-agent: *\nCrawl-delay: 3\n', '/': HOME, '/returns': RETURNS });
    await sources.add({ kind: 'site', address: slow.origin });
    expect(gaps).toEqual([3_000, 3_000]);
  });

  test('is read once for a repeated call', async () => {
    const site = await serve({ '/': HOME });
    const request = { client_id: randomUUID(), kind: 'page' as const, address: site.origin };
    const [first, second] = [
      await app.call(corpusSources.create, request, { token: mina.token }),
      await app.call(corpusSources.create, request, { token: mina.token }),
    ];
    await app.services.sourceRunner.idle();
    expect(second.data.id).toBe(first.data.id);
    expect(site.asked).toEqual(['/robots.txt', '/']);
  });

  test('is obeyed: robots.txt, noindex, nofollow, canonical addresses; copies count once', async () => {
    const site = await serve({
      '/robots.txt': 'User-agent: *\nDisallow: /inside\n',
      '/': pageOf(
        'Kumo',
        `${['/inside/a', '/hidden', '/copy', '/original', '/other-name'].map((path) => `<a href="${path}">x</a>`).join('')}
          <p>Welcome to Kumo.</p><a rel="nofollow" href="/never">x</a>`,
      ),
      '/hidden': pageOf('Hidden', '<p>Not for indexes.</p>', '<meta name="robots" content="noindex">'),
      '/original': pageOf('Tents', '<p>Our tents stand in any wind.</p>'),
      '/copy': pageOf('Tents', '<p>Our tents stand in any wind.</p>'),
      '/other-name': pageOf('Tents too', '<p>Canonical elsewhere.</p>', '<link rel="canonical" href="/original">'),
    });
    const { id } = await sources.add({ kind: 'site', address: site.origin });
    const paths = await sources.paths(id);
    expect(paths.toSorted()).toEqual(
      [
        '/ ready',
        '/hidden skipped noindex',
        '/inside/a refused robots',
        '/other-name skipped duplicate',
        ...(paths.includes('/copy ready')
          ? ['/copy ready', '/original skipped duplicate']
          : ['/copy skipped duplicate', '/original ready']),
      ].toSorted(),
    );
    expect(site.asked).not.toContain('/inside/a');
    expect(site.asked).not.toContain('/never');
  });

  test('is never left: redirects and links to elsewhere are not followed, loops end', async () => {
    const other = await serve({ '/': pageOf('Other', '<p>Another shop.</p>') });
    const site = await serve({
      '/': pageOf('Kumo', `<p>Hello there.</p><a href="/away">x</a><a href="/loop">x</a><a href="${other.origin}/">x</a>`),
      '/away': (_request, response) => response.writeHead(302, { location: `${other.origin}/` }).end(),
      '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
    });
    const { id } = await sources.add({ kind: 'site', address: site.origin });
    expect((await sources.paths(id)).toSorted()).toEqual(['/ ready', '/away skipped other_origin', '/loop failed redirects']);
    expect(other.asked).toEqual([]);
  });

  test('has an end: a calendar that counts on, and a limit of pages', async () => {
    const day = (number: number) => pageOf(`Day ${number}`, `<p>Nothing on day ${number}.</p><a href="/day/${number + 1}">next</a>`);
    const site = await serve({ '/': pageOf('Kumo', '<p>Hi.</p><a href="/day/1">x</a>') });
    for (let number = 1; number < 20; number += 1) site.pages[`/day/${number}`] = day(number);
    const { id } = await sources.add({ kind: 'site', address: site.origin, options: { depth: 3 } });
    expect(await sources.paths(id)).toEqual(['/ ready', '/day/1 ready', '/day/2 ready', '/day/3 ready']);
    const few = await sources.add({ kind: 'site', address: site.origin, options: { depth: 3, max_pages: 2 } });
    expect(few).toMatchObject({ state: 'ready', limit: { code: 'page_limit' }, pages: { total: 2 } });
  });

  test('has an end where one page leads to every day of a calendar', async () => {
    const days = Array.from({ length: 200 }, (_, day) => `<a href="/day/${day}">x</a>`);
    const site = await serve({ '/': pageOf('Kumo', `<p>Hi.</p>${days.join('')}`) });
    const { pages } = await sources.add({ kind: 'site', address: site.origin });
    expect(pages.total).toBe(151);
  });

  test('is not followed into this network, though it was on the internet when it was named', async () => {
    const site = await serve({
      '/p': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
    });
    const { id } = await sources.add({ kind: 'page', address: `${site.origin}/p` });
    expect(await sources.paths(id)).toEqual(['/p skipped other_origin']);
  });

  test('is read to its end where the address of one page is in an encoding of its own', async () => {
    const untitled = '<html><body><main><p>Our café opens at nine.</p></main></body></html>';
    const site = await serve({
      '/': pageOf('Kumo', '<p>Hi.</p><a href="/caf%E9.html">x</a><a href="/a">x</a><a href="/%E9%">x</a>'),
      '/caf%E9.html': untitled,
      '/a': pageOf('A', '<p>About tents.</p>'),
      '/%E9%': pageOf('', '<p>Odd.</p>'),
    });
    const { id, state } = await sources.add({ kind: 'site', address: site.origin });
    expect([state, (await sources.paths(id)).toSorted()]).toEqual(['ready', ['/ ready', '/%E9% ready', '/a ready', '/caf%E9.html ready']]);
    expect((await sources.pages(id)).map(({ title }) => title)).toContain('/caf%E9.html');
  });

  test('is read as far as its rules and selectors say', async () => {
    const site = await serve({
      '/': pageOf('Kumo', '<p>Hi.</p><a href="/help/a">x</a><a href="/help/old/b">x</a><a href="/news">x</a>'),
      '/help/a': pageOf('Help', '<p class="lead">Read this.</p><p class="ad">Buy that.</p>'),
    });
    const options = { include: ['/help/*'], exclude: ['/help/old'], css_drop: '.ad' };
    const { id } = await sources.add({ kind: 'site', address: site.origin, options });
    expect(await sources.paths(id)).toEqual(['/ skipped excluded', '/help/a ready']);
    expect((await sources.passages(id)).map(({ body }) => body)).toEqual(['Read this.']);
  });

  test('fails with words in the caller’s language where nothing can be read', async () => {
    const { id, state, reason } = await sources.add({ kind: 'site', address: 'http://127.0.0.1:9' });
    expect([state, reason?.code]).toEqual(['failed', 'unreachable']);
    const { data } = await app.call(corpusSources.get, { id }, { token: mina.token, locale: 'ja-JP' });
    expect(data.reason?.text).toBe('サイトに接続できませんでした。URLを確認してください。');
  });

  test('loses what it repeats on its pages', async () => {
    const page = (title: string) =>
      pageOf(title, `<p>${title} is all that this page is about.</p><p>Free delivery on all orders over fifty euros.</p>`);
    const names = ['Tents', 'Shoes', 'Stoves', 'Lamps', 'Ropes'];
    const site = await serve({ '/': pageOf('Kumo', `<ul>${names.map((name) => `<li><a href="/${name}">x</a></li>`).join('')}</ul>`) });
    for (const name of names) site.pages[`/${name}`] = page(name);
    const { id } = await sources.add({ kind: 'site', address: site.origin });
    const bodies = (await sources.passages(id)).map(({ body }) => body);
    expect(bodies.toSorted()).toEqual(names.map((name) => `${name} is all that this page is about.`).toSorted());
  });
});

describe('one page', () => {
  const huge: Site['pages'][string] = (_request, response) => {
    response.setHeader('content-type', 'text/html');
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    for (let count = 0; count < 100; count += 1) response.write(chunk);
    response.end();
  };
  test.each<[string, Site['pages'][string], string]>([
    ['of 100 MB', huge, 'failed too_large'],
    ['that is a picture', (_request, response) => response.setHeader('content-type', 'image/png').end('x'), 'skipped not_text'],
    ['that is not there', (_request, response) => response.writeHead(404).end(), 'failed not_found'],
    ['behind a password', (_request, response) => response.writeHead(401).end(), 'failed forbidden'],
    ['of a broken server', (_request, response) => response.writeHead(500).end(), 'failed server_error'],
    ['without a word', '<html><body><script>document.write("hi")</script></body></html>', 'failed no_text'],
  ])('%s is told for what it is', async (_what, answer, outcome) => {
    const site = await serve({ '/p': answer });
    const { id, state } = await sources.add({ kind: 'page', address: `${site.origin}/p` });
    expect([state, await sources.paths(id)]).toEqual(['failed', [`/p ${outcome}`]]);
  });

  test('is read in whatever encoding it is written', async () => {
    const gbk = Buffer.concat([
      Buffer.from('<html><head><meta charset="gbk"><title>'),
      Buffer.from([0xcd, 0xcb, 0xbb, 0xbb, 0xbb, 0xf5]),
      Buffer.from('</title></head><body><p>'),
      Buffer.from([0xc6, 0xdf, 0xcc, 0xec, 0xc4, 0xda, 0xbf, 0xc9, 0xd2, 0xd4, 0xcd, 0xcb, 0xbb, 0xf5, 0xa1, 0xa3]),
      Buffer.from('</p></body></html>'),
    ]);
    const site = await serve({ '/': (_request, response) => response.setHeader('content-type', 'text/html').end(gbk) });
    const { id } = await sources.add({ kind: 'page', address: site.origin });
    expect(await sources.passages(id)).toMatchObject([{ title: '退换货', body: '七天内可以退货。', locale: 'zh-CN' }]);
  });

  test('is asked for as it was typed, parameters and all', async () => {
    const site = await serve({ '/rates?*': pageOf('Rates', '<p>Twelve dollars.</p>') });
    for (const kind of ['page', 'site'] as const) {
      site.asked.length = 0;
      const { state } = await sources.add({ kind, address: `${site.origin}/rates?from=HK&to=JP&ref=menu#top` });
      expect([state, ...site.asked]).toEqual(expect.arrayContaining(['ready', '/robots.txt', '/rates?from=HK&to=JP&ref=menu']));
      expect(site.asked).not.toContain('/rates?to=JP');
    }
  });

  test('never reaches this machine where the operator does not allow it', async () => {
    const guarded = await openTestApp();
    try {
      const nori = await guarded.signUp();
      const own = openSources(guarded, nori);
      for (const address of ['http://127.0.0.1:8080/', 'http://169.254.169.254/latest/meta-data/', 'http://[::1]/']) {
        expect(await own.add({ kind: 'page', address })).toMatchObject({ state: 'failed', reason: { code: 'private' } });
      }
    } finally {
      await guarded.close();
    }
  });

  test('is refused where the address is none', async () => {
    for (const address of ['', 'shop', 'ftp://shop.example', 'javascript:alert(1)', 'https://a:b@shop.example']) {
      const { code, data } = await app.call(
        corpusSources.create,
        { client_id: randomUUID(), kind: 'page', address },
        { token: mina.token },
      );
      expect([code, data]).toMatchObject([10001, { fields: [{ path: 'address' }] }]);
    }
  });
});

test('a sitemap is read with the sitemaps that it lists', async () => {
  const site = await serve({ '/a': pageOf('A', '<p>About tents.</p>'), '/b': pageOf('B', '<p>About shoes.</p>') });
  const xml = (inner: string) => `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e "boom">]>${inner}`;
  site.pages['/sitemap.xml'] = xml(
    `<sitemapindex><sitemap><loc>${site.origin}/one.xml</loc></sitemap><sitemap><loc>${site.origin}/gone.xml</loc></sitemap></sitemapindex>`,
  );
  site.pages['/one.xml'] = xml(
    `<urlset><url><loc>${site.origin}/a</loc></url><url><loc>${site.origin}/b</loc></url><url><loc>https://elsewhere.example/</loc></url></urlset>`,
  );
  const { id, state } = await sources.add({ kind: 'sitemap', address: `${site.origin}/sitemap.xml` });
  expect([state, (await sources.paths(id)).toSorted()]).toEqual(['ready', ['/a ready', '/b ready']]);
});

describe('reading again', () => {
  test('fetches little and writes nothing where nothing changed', async () => {
    const site = await serve({});
    let body = '<p>Open from nine.</p>';
    site.pages['/'] = (request, response) => {
      const etag = `"${body.length}"`;
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'text/html', etag }).end(pageOf('Hours', body));
    };
    const { id } = await sources.add({ kind: 'page', address: site.origin, refresh: 'daily' });
    const before = await sources.passages(id);
    expect(await sources.command(id)).toMatchObject({ state: 'ready', next_read_at: now + DAY });
    expect(await sources.passages(id)).toEqual(before);
    body = '<p>Open from nine to five.</p>';
    await sources.command(id);
    expect((await sources.passages(id)).map((passage) => passage.body)).toEqual(['Open from nine to five.']);
  });

  test('happens by itself when it is due, and keeps what was read where the site is away', async () => {
    const site = await serve({ '/': RETURNS });
    const { id } = await sources.add({ kind: 'page', address: site.origin, refresh: 'daily' });
    await app.services.sourceRunner.recover();
    await app.services.sourceRunner.idle();
    expect(site.asked).toHaveLength(2);
    now += DAY;
    site.close();
    await app.services.sourceRunner.recover();
    await app.services.sourceRunner.idle();
    expect(await sources.get(id)).toMatchObject({ state: 'stale', reason: { code: 'unreachable' }, passages: 1 });
    expect(await ask('Can I send shoes back?')).toHaveLength(1);
  });

  test('takes a page out of the answers when it is missing the second time', async () => {
    const site = await serve({ '/': HOME, '/returns': RETURNS });
    const { id } = await sources.add({ kind: 'site', address: site.origin });
    delete site.pages['/returns'];
    await sources.command(id);
    expect(await sources.paths(id)).toEqual(['/ ready', '/returns failed not_found']);
    const addresses = async () => (await ask('Who pays the postage of unworn shoes?')).map(({ address }) => address);
    expect(await addresses()).toContain(`${site.origin}/returns`);
    await sources.command(id);
    expect(await sources.paths(id)).toEqual(['/ ready', '/returns gone not_found']);
    expect(await addresses()).not.toContain(`${site.origin}/returns`);
  });

  test('tries one failed page alone', async () => {
    const site = await serve({ '/': HOME });
    const { id } = await sources.add({ kind: 'site', address: site.origin });
    const failed = (await sources.pages(id)).find(({ state }) => state === 'failed');
    site.pages['/returns'] = RETURNS;
    site.asked.length = 0;
    await sources.command(id, 'retry', failed?.id);
    expect(site.asked).toEqual(['/robots.txt', '/returns']);
    expect(await sources.paths(id)).toEqual(['/ ready', '/returns ready']);
  });
});

describe('a reading that is cut off', () => {
  test('goes on where it stopped, with the next server', async () => {
    const site = await serve({ '/': HOME });
    const reached = Promise.withResolvers<void>();
    site.pages['/returns'] = () => reached.resolve();
    const { data } = await app.call(
      corpusSources.create,
      { client_id: randomUUID(), kind: 'site', address: site.origin },
      { token: mina.token },
    );
    await reached.promise;
    await app.call(corpusSources.command, { id: data.id, command: 'pause' }, { token: mina.token });
    await app.services.sourceRunner.idle();
    expect(await sources.get(data.id)).toMatchObject({ state: 'paused', pages: { total: 2, ready: 1, waiting: 1 } });
    site.pages['/returns'] = RETURNS;
    site.asked.length = 0;
    expect(await sources.command(data.id, 'resume')).toMatchObject({ state: 'ready', pages: { ready: 2 } });
    expect(site.asked).toEqual(['/robots.txt', '/returns']);
  });

  test('is taken over when nothing is heard of its reader, and not before', async () => {
    const site = await serve({ '/': RETURNS });
    const { id } = await sources.add({ kind: 'page', address: site.origin });
    const { pool } = app.services.database;
    await pool.query(`UPDATE source_page SET state = 'parsing' WHERE source_id = $1`, [id]);
    await pool.query(
      `UPDATE corpus_source SET state = 'fetching', lease = gen_random_uuid(), lease_until = to_timestamp($2 / 1000.0) WHERE id = $1`,
      [id, now + 30_000],
    );
    site.asked.length = 0;
    await app.services.sourceRunner.recover();
    await app.services.sourceRunner.idle();
    expect(site.asked).toEqual([]);
    now += 60_000;
    await app.services.sourceRunner.recover();
    await app.services.sourceRunner.idle();
    expect(site.asked).toEqual(['/robots.txt', '/']);
    expect((await sources.get(id)).state).toBe('ready');
  });
});

describe('what was read', () => {
  test('can be left out page by page, and taken in again', async () => {
    const site = await serve({ '/': RETURNS });
    const { id } = await sources.add({ kind: 'page', address: site.origin });
    const [page] = await sources.pages(id);
    const use = (used: boolean) => app.call(corpusSources.usePage, { id, page_id: page?.id ?? '', used }, { token: mina.token });
    expect((await use(false)).data).toMatchObject({ used: false, passages: 0 });
    expect(await ask('Can I send shoes back?')).toHaveLength(0);
    await sources.command(id);
    expect(await ask('Can I send shoes back?')).toHaveLength(0);
    expect((await use(true)).data).toMatchObject({ used: true, passages: 1 });
    expect((await ask('Can I send shoes back?'))[0]).toMatchObject({ address: `${site.origin}/` });
  });

  test('goes with its source', async () => {
    const site = await serve({ '/': RETURNS });
    const { id } = await sources.add({ kind: 'page', address: site.origin });
    await app.call(corpusSources.remove, { id }, { token: mina.token });
    expect(await ask('Can I send shoes back?')).toHaveLength(0);
    expect((await app.call(corpusSources.get, { id }, { token: mina.token })).status).toBe(404);
  });

  test('proposes entries, a greeting and first questions in its language', async () => {
    const site = await serve({
      '/': pageOf(
        'ヘルプ | Kumo',
        '<h1>よくある質問</h1><h2>返品はできますか？</h2><p>到着から三十日以内なら返品できます。</p><details><summary>送料はいくらですか？</summary><p>全国一律五百円です。</p></details>',
        '<meta property="og:site_name" content="Kumo">',
      ),
    });
    const { id } = await sources.add({ kind: 'page', address: site.origin });
    const { data } = await app.call(corpusSources.proposals, { id }, { token: mina.token });
    expect(data).toMatchObject({
      greetings: [
        {
          locale: 'ja-JP',
          welcome: 'こんにちは。Kumoです。ご質問をどうぞ。',
          suggested_questions: ['返品はできますか？', '送料はいくらですか？'],
        },
        { locale: 'en-US', welcome: 'Hello, this is Kumo. Ask me anything about us.', suggested_questions: [] },
        { locale: 'zh-CN', welcome: '您好，这里是Kumo。有任何问题都可以问我。', suggested_questions: [] },
        { locale: 'zh-HK', welcome: '你好，這裏是Kumo。有任何問題都可以問我。', suggested_questions: [] },
      ],
      entries: [
        { question: '返品はできますか？', answer: '到着から三十日以内なら返品できます。' },
        { question: '送料はいくらですか？', answer: '全国一律五百円です。' },
      ],
    });
  });

  test('is nobody else’s', async () => {
    const site = await serve({ '/': RETURNS });
    const { id } = await sources.add({ kind: 'page', address: site.origin });
    const other = openSources(app, await app.signUp());
    expect(await other.pages(id)).toEqual([]);
    expect(await other.passages(id)).toEqual([]);
  });
});

test('a pasted text is read at once', async () => {
  const { id, name } = await sources.add({ kind: 'text', text: '営業時間のご案内\n\n平日は九時から十八時まで営業しています。' });
  expect(name).toBe('営業時間のご案内');
  expect(await sources.passages(id)).toMatchObject([{ locale: 'ja-JP', address: null, title: '営業時間のご案内' }]);
});
