import { corpusSources } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { openSources } from '#test/open-sources.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { pageOf, serveSite, type Site } from '#test/serve-site.ts';

let app: TestApp;
let mina: SignedUp;
let sources: ReturnType<typeof openSources>;
const now = Date.UTC(2026, 5, 1, 9);
const DAY = 86_400_000;
const sites: Site[] = [];

beforeAll(async () => {
  app = await openTestApp({ config: { callsPrivateAddresses: true }, now: () => now });
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

describe('a plan that is full', () => {
  /** Pages of a source that was read long ago. */
  const fill = (pages: number, characters: number) =>
    inTenant(app.services.database, mina.tenantId, async ({ tenantId, db }) => {
      const { rows } =
        await db.execute(sql`INSERT INTO corpus_source (tenant_id, client_id, kind, name, options, refresh, state, created_at)
        VALUES (${tenantId}, gen_random_uuid(), 'text', 'Old', '{}', 'never', 'ready', now()) RETURNING id`);
      const id = rows[0]?.['id'] as string;
      await db.execute(sql`INSERT INTO source_page (tenant_id, source_id, address, pattern, depth, state, characters)
        SELECT ${tenantId}, ${id}, 'p' || n, '', 0, 'ready', ${Math.floor(characters / pages)}::integer FROM generate_series(1, ${pages}::integer) n`);
      return id;
    });
  const usage = async () => (await app.call(corpusSources.list, {}, { token: mina.token })).data.usage;
  const remove = (id: string) => app.call(corpusSources.remove, { id }, { token: mina.token });
  const recover = async () => {
    await app.services.sourceRunner.recover();
    await app.services.sourceRunner.idle();
  };
  const site = () =>
    serve({
      '/': pageOf('Kumo', '<p>We sell tents.</p><a href="/shoes">x</a><a href="/stoves">x</a>'),
      '/shoes': pageOf('Shoes', '<p>Shoes for every rock.</p>'),
      '/stoves': pageOf('Stoves', '<p>Stoves that boil in the wind.</p>'),
    });

  test('keeps what was read, lets the rest wait and says why, and reads it once there is room', async () => {
    const old = await fill(298, 298);
    const { origin, asked } = await site();
    const { id, state, limit, pages } = await sources.add({ kind: 'site', address: origin });
    expect([state, limit?.code, pages]).toEqual(['ready', 'plan_pages', { total: 3, ready: 2, waiting: 0, failed: 0, held: 1 }]);
    expect((await sources.paths(id)).filter((path) => path.includes('held'))).toEqual([
      expect.stringMatching(/^\/(shoes|stoves) held plan_pages$/),
    ]);
    expect(await usage()).toMatchObject({ pages: 300, pages_max: 300, waiting: 1 });
    await recover();
    expect(asked).toHaveLength(3);
    await remove(old);
    await recover();
    expect(await sources.get(id)).toMatchObject({ state: 'ready', limit: null, pages: { ready: 3, held: 0 } });
    expect(asked).toHaveLength(5);
    expect(await usage()).toMatchObject({ pages: 3, waiting: 0 });
  });

  test('reads what waited when a larger plan is paid, and loses nothing to a smaller one', async () => {
    await fill(299, 299);
    const { origin } = await site();
    const { id } = await sources.add({ kind: 'site', address: origin });
    expect((await sources.get(id)).pages).toMatchObject({ ready: 1, held: 2 });
    await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 2, now, now + 31 * DAY));
    await recover();
    expect((await sources.get(id)).pages).toMatchObject({ ready: 3, held: 0 });
    await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 1, now, now + 31 * DAY));
    expect(await sources.command(id)).toMatchObject({ state: 'ready', pages: { ready: 3, held: 0 } });
    expect(await usage()).toMatchObject({ pages: 302, pages_max: 300 });
  });

  test('refuses one more source in words that name the limit, and keeps none of it', async () => {
    await fill(300, 300);
    const request = { client_id: randomUUID(), kind: 'text' as const, text: 'Open from nine.' };
    const { data, msg } = await app.call(corpusSources.create, request, { token: mina.token });
    expect([data, msg]).toEqual([
      { reason: 'quota_exceeded', limit: 300 },
      'Your plan allows 300 source pages and files. Remove some or choose a larger plan.',
    ]);
    expect((await app.call(corpusSources.list, {}, { token: mina.token })).data.items).toHaveLength(1);
  });

  test('lets a text wait that is too long for it, and a page that has grown say what it said before', async () => {
    const old = await fill(1, 3_000_000 - 40);
    const page = await serve({ '/': pageOf('Hours', '<p>Open from nine.</p>') });
    const { id } = await sources.add({ kind: 'page', address: page.origin });
    page.pages['/'] = pageOf('Hours', `<p>Open from nine to five, ${'every day, '.repeat(9)} but not at night.</p>`);
    expect(await sources.command(id)).toMatchObject({ state: 'stale', limit: { code: 'character_limit' }, pages: { held: 1 } });
    expect((await sources.passages(id)).map(({ body }) => body)).toEqual(['Open from nine.']);
    const text = await sources.add({ kind: 'text', text: 'We close on the last Monday of every month, and on public holidays.' });
    expect(text).toMatchObject({ state: 'held', reason: null, limit: { code: 'character_limit' }, passages: 0 });
    await remove(old);
    await recover();
    expect(await sources.get(text.id)).toMatchObject({ state: 'ready', limit: null, passages: 1 });
    expect(await sources.get(id)).toMatchObject({ state: 'ready', limit: null, pages: { held: 0 } });
  });

  test('fills to its last page exactly, however many sources are read at once', async () => {
    await fill(297, 297);
    const origins = [(await site()).origin, (await site()).origin];
    await Promise.all(
      origins.map((address) => app.call(corpusSources.create, { client_id: randomUUID(), kind: 'site', address }, { token: mina.token })),
    );
    await app.services.sourceRunner.idle();
    expect(await usage()).toMatchObject({ pages: 300, waiting: 3 });
  });
});
