import { articleImagePath, conversations, faq, help, messages, upload, visitor, type ArticleView, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishDue } from '#/domains/help/article/set-status.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
let nori: SignedUp;
let now = Date.UTC(2026, 10, 3);
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  [mina, nori] = [await app.signUp({ name: 'Mina' }), await app.signUp()];
});
afterAll(() => app.close());

const as = (who = mina) => ({ token: who.token });
const BODY = '## Who pays\n\nWe pay for **faulty** goods.\n\n## How long\n\nReturn within 60 days.';

async function write(title: string, given: Partial<{ locale: Locale; body: string; summary: string; category: string | null }> = {}) {
  const { locale = 'en-US', body = BODY, summary = '', category = null } = given;
  const { data } = await app.call(help.create, { category_id: category, locale, title }, as());
  const words = { id: data.id, locale, title, slug: '', summary, body, version: 1 };
  await app.call(help.save, words, as());
  return data.id;
}
const view = async (id: string): Promise<ArticleView> => (await app.call(help.get, { id }, as())).data;
const saved = (article: ArticleView, locale: Locale = 'en-US') => article.texts.find((text) => text.locale === locale);
async function act(id: string, action: 'publish' | 'unpublish' | 'archive' | 'schedule', at?: number, locale: Locale = 'en-US') {
  const version = saved(await view(id), locale)?.version ?? 0;
  return app.call(help.setStatus, { id, locale, action, version, ...(at === undefined ? {} : { at }) }, as());
}
const read = (id: string, locale: Locale = 'en-US', tenant = mina.slug) => app.call(faq.article, { tenant, locale, id }, { locale });
const find = async (q: string, locale: Locale = 'en-US') => (await app.call(faq.search, { tenant: mina.slug, locale, q })).data.items;

describe('writing', () => {
  test('a draft is nobody else’s to read; published it is, by its slug and its id; taken back it is gone', async () => {
    const id = await write('Return postage');
    expect((await read(id)).status).toBe(404);
    expect((await act(id, 'publish')).data).toMatchObject({ status: 'published', changed: false });
    expect((await read('return-postage')).data).toMatchObject({ id, title: 'Return postage', body: BODY, locale: 'en-US' });
    expect((await read(id)).status).toBe(200);
    await act(id, 'unpublish');
    expect((await read(id)).status).toBe(404);
  });

  test('what is saved later is seen once it is published again', async () => {
    const id = await write('Gift cards');
    await act(id, 'publish');
    const { version = 0 } = saved(await view(id)) ?? {};
    const words = { id, locale: 'en-US' as const, title: 'Gift cards', slug: '', summary: '', body: 'New words.' };
    expect((await app.call(help.save, { ...words, version }, as())).data).toMatchObject({ changed: true, status: 'published' });
    expect((await read(id)).data.body).toBe(BODY);
    await act(id, 'publish');
    expect((await read(id)).data.body).toBe('New words.');
    const { data } = await app.call(help.versions, { id, locale: 'en-US' }, as());
    expect(data.items.map(({ version: number, live }) => [number, live])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
  });

  test('the second of two writers gets the newer copy, and nothing is overwritten', async () => {
    const id = await write('Two writers');
    const words = { id, locale: 'en-US' as const, title: 'First', slug: '', summary: '', body: 'first', version: 2 };
    expect((await app.call(help.save, words, as())).code).toBe(1);
    const refused = await app.call(help.save, { ...words, title: 'Second', body: 'second' }, as());
    expect(refused).toMatchObject({
      status: 409,
      data: { reason: 'stale_version', current: { title: 'First', body: 'first', version: 3 } },
    });
  });

  test('slugs are made from titles, numbered where they are taken, and an old one still leads to the article', async () => {
    const [one, two] = [await write('Sizes'), await write('Sizes')];
    expect([saved(await view(one))?.slug, saved(await view(two))?.slug]).toEqual(['sizes', 'sizes-2']);
    await act(two, 'publish');
    const words = { id: two, locale: 'en-US' as const, title: 'Sizes', summary: '', body: BODY, version: 2 };
    const taken = await app.call(help.save, { ...words, slug: 'sizes' }, as());
    expect(taken.data).toMatchObject({ reason: 'invalid_request', fields: [{ path: 'slug' }] });
    await app.call(help.save, { ...words, slug: 'size-table' }, as());
    await act(two, 'publish');
    expect((await read('sizes-2')).data).toMatchObject({ id: two, slug: 'size-table' });
  });

  test('a translation is older than the original once that changes', async () => {
    const id = await write('Repairs');
    const chinese = { id, locale: 'zh-CN' as const, title: '维修', slug: '', summary: '', body: '免费。', version: 0, machine: true };
    expect((await app.call(help.save, chinese, as())).data).toMatchObject({ machine: true, outdated: false, slug: '维修' });
    await app.call(help.save, { id, locale: 'en-US', title: 'Repairs', slug: '', summary: '', body: 'Free.', version: 2 }, as());
    expect(saved(await view(id), 'zh-CN')).toMatchObject({ outdated: true });
    const { data } = await app.call(help.list, { status: 'outdated', locale: 'zh-CN' }, as());
    expect(data.items.map((item) => item.id)).toContain(id);
    const level = { ...chinese, version: 1, machine: false, source_version: 3 };
    expect((await app.call(help.save, level, as())).data).toMatchObject({ outdated: false, machine: false });
  });

  test('a time that is set publishes by itself at its minute, and not before', async () => {
    const id = await write('Winter hours');
    expect((await act(id, 'schedule', now - 1)).status).toBe(400);
    expect((await act(id, 'schedule', now + 60_000)).data).toMatchObject({ status: 'scheduled', publish_at: now + 60_000 });
    expect(await publishDue(app.services)).toBe(0);
    now += 60_000;
    expect(await publishDue(app.services)).toBe(1);
    expect((await read(id)).status).toBe(200);
  });

  test.each([
    ['200,000 characters', 'a'.repeat(200_000), 1],
    ['one more', 'a'.repeat(200_001), 10001],
    ['301 pictures', Array.from({ length: 301 }, () => `![](${articleImagePath(1, randomUUID())})`).join('\n'), 10001],
  ])('a body of %s', async (_, body, code) => {
    const id = await write('Long');
    const words = { id, locale: 'en-US' as const, title: 'Long', slug: '', summary: '', body, version: 2 };
    expect((await app.call(help.save, words, as())).code).toBe(code);
  });
});

describe('categories', () => {
  const make = (name: string, parent: string | null = null) =>
    app.call(help.createCategory, { parent_id: parent, icon: 'book', names: { 'en-US': name } }, as());

  test('nest three deep, never in themselves; what is in one that is deleted moves up', async () => {
    const top = (await make('Top')).data.id;
    const middle = (await make('Middle', top)).data;
    const low = (await make('Low', middle.id)).data.id;
    expect((await make('Too low', low)).data).toMatchObject({ fields: [{ path: 'parent_id' }] });
    const loop = { ...middle, parent_id: low };
    expect((await app.call(help.updateCategory, loop, as())).status).toBe(400);
    const article = await write('Inside', { category: middle.id });
    await app.call(help.removeCategory, { id: middle.id }, as());
    expect((await view(article)).category_id).toBe(top);
    const { data } = await app.call(help.orderCategories, { ids: [low, top] }, as());
    expect(data.items.map(({ id, parent_id: parent }) => [id, parent]).slice(0, 2)).toEqual([
      [low, top],
      [top, null],
    ]);
  });

  test('of another business are not there', async () => {
    const { data } = await make('Mine');
    expect((await app.call(help.create, { category_id: data.id, locale: 'en-US', title: 'x' }, as(nori))).status).toBe(404);
    expect((await app.call(help.categories, {}, as(nori))).data.items).toEqual([]);
  });
});

describe('reading', () => {
  test('internal articles and those of other businesses cannot be guessed', async () => {
    const id = await write('Secret discount');
    await act(id, 'publish');
    expect((await read(id, 'en-US', nori.slug)).status).toBe(404);
    const { category_id, version } = await view(id);
    await app.call(help.update, { id, version, category_id, visibility: 'internal', feed_bot: true, pinned: false }, as());
    expect([(await read(id)).status, (await read('secret-discount')).status]).toEqual([404, 404]);
    expect((await find('Secret discount')).map((item) => item.id)).not.toContain(id);
    expect((await app.call(help.get, { id }, as(nori))).status).toBe(404);
    const opened = { tenant: mina.slug, id, locale: 'en-US' as const, reader: randomUUID(), from: 'faq' as const };
    expect((await app.call(faq.opened, opened)).status).toBe(404);
  });

  test('search finds while somebody types, in either Chinese script, and marks what it found as it is written', async () => {
    const id = await write('退貨的運費由誰承擔', { locale: 'zh-HK', body: '質量問題由我們承擔往返運費。' });
    await act(id, 'publish', undefined, 'zh-HK');
    expect((await find('退运费', 'zh-CN'))[0]).toMatchObject({ id, locale: 'zh-HK', marks: expect.arrayContaining(['運費']) as string[] });
    expect((await find('退貨', 'zh-HK'))[0]?.id).toBe(id);
    const english = await write('Umbrella warranty');
    await act(english, 'publish');
    expect((await find('umbr'))[0]).toMatchObject({ id: english, marks: ['Umbr'] });
    const japanese = await write('返品の送料はだれが払いますか', { locale: 'ja-JP', body: '不良品の場合は当店が負担します。' });
    await act(japanese, 'publish', undefined, 'ja-JP');
    expect((await find('返品の送料', 'ja-JP'))[0]?.id).toBe(japanese);
  });

  test('finds what is typed as it is read, in kana of either kind', async () => {
    const id = await write('配送にかかる日数', { locale: 'ja-JP', body: '三日です。' });
    await act(id, 'publish', undefined, 'ja-JP');
    for (const q of ['はいそう', 'ハイソウ', 'ﾊｲｿｳ']) expect((await find(q, 'ja-JP'))[0]).toMatchObject({ id, marks: ['配送'] });
  });

  test('a language that is missing is read in the nearest that there is', async () => {
    const id = await write('Only English here');
    await act(id, 'publish');
    expect((await read(id, 'ja-JP')).data).toMatchObject({ id, locale: 'en-US' });
  });

  test('who has an answer already is told so in a few bytes', async () => {
    const path = `/api/micro/chatbot/faq?tenant=${mina.slug}&locale=en-US`;
    const first = await app.fetch(path);
    const etag = first.headers.get('etag') ?? '';
    expect((await app.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await act(await write('Something new'), 'publish');
    expect((await app.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });
});

describe('pictures', () => {
  test('are served while an article that everybody may read shows them', async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#25c' } })
      .png()
      .toBuffer();
    const announced = {
      client_file_id: randomUUID(),
      name: 'tent.png',
      bytes: bytes.length,
      mime: 'image/png',
      purpose: 'article' as const,
    };
    const { data: begun } = await app.call(upload.prepare, announced, as());
    await app.call(upload.part, { id: begun.id, part: 0 }, { ...as(), file: { name: 'tent.png', bytes } });
    expect((await app.call(upload.done, { id: begun.id }, as())).data).toMatchObject({ width: 40, height: 30 });
    const path = articleImagePath(mina.tenantId, begun.id);
    expect((await app.fetch(path)).status).toBe(404);
    const id = await write('With a picture', { body: `![tent](${path})` });
    await act(id, 'publish');
    expect((await app.fetch(path)).headers.get('content-type')).toBe('image/png');
    expect((await app.fetch(articleImagePath(nori.tenantId, begun.id))).status).toBe(404);
    await act(id, 'archive');
    expect((await app.fetch(path)).status).toBe(404);
  });
});

describe('what readers do', () => {
  const chat = async () => (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' })).data;

  test('one judgement a reader, changeable; the bot answers from the article and names it', async () => {
    const id = await write('Kayak storage', { body: '## Winter\n\nStore the kayak upside down in a dry shed.' });
    await act(id, 'publish');
    const reader = randomUUID();
    const judged = { tenant: mina.slug, id, locale: 'en-US' as const, reader };
    await app.call(faq.feedback, { ...judged, verdict: 'unhelpful', comment: 'Too short' });
    await app.call(faq.feedback, { ...judged, verdict: 'helpful' });
    expect(await view(id)).toMatchObject({ helpful: 1, unhelpful: 0 });
    const { token, conversation_id: conversation } = await chat();
    const sent = { conversation_id: conversation, client_msg_id: randomUUID(), text: 'How do I store the kayak in winter?' };
    await app.call(visitor.messages, sent, { token });
    await app.services.botRunner.idle();
    const answers = async () => (await app.call(visitor.sync, { conversation_id: conversation }, { token })).data.items;
    const address = `/chat/${mina.tenantId}/faq/${id}`;
    expect((await answers()).at(-1)).toMatchObject({ sources: [{ entry_id: null, address }] });
    await act(id, 'unpublish');
    await app.call(visitor.messages, { ...sent, client_msg_id: randomUUID() }, { token });
    await app.services.botRunner.idle();
    // What else may be meant is offered, but not what nobody may read any more.
    expect(((await answers()).at(-1)?.sources ?? []).map((source) => source.address)).not.toContain(address);
  });

  test('an article that is brought along stands in the conversation once, for whoever answers', async () => {
    const id = await write('Tent poles');
    await act(id, 'publish');
    const { token, conversation_id: conversation } = await chat();
    const brought = { conversation_id: conversation, id, locale: 'en-US' as const, reader: randomUUID() };
    for (let again = 0; again < 2; again += 1) expect((await app.call(faq.bring, brought, { token })).code).toBe(1);
    const { data } = await app.call(messages.list, { id: conversation }, as());
    expect(data.items.map(({ event }) => event)).toEqual([{ name: 'article_read', actor: 'Tent poles', article_id: id }]);
    expect((await app.call(conversations.get, { id: conversation }, as())).code).toBe(1);
    expect((await app.call(faq.bring, brought, { token: (await chat()).token })).status).toBe(404);
  });

  test('a reader who writes nothing within half an hour counts as helped, one who writes does not', async () => {
    const id = await write('Counted');
    await act(id, 'publish');
    const { data: before } = await app.call(help.deflection, {}, as());
    const [helped, asking] = [randomUUID(), randomUUID()];
    for (const reader of [helped, helped, asking])
      await app.call(faq.opened, { tenant: mina.slug, id, locale: 'en-US', reader, from: 'faq' });
    expect((await view(id)).views).toBe(2);
    expect((await app.call(help.deflection, {}, as())).data).toEqual(before);
    await app.call(faq.asked, { reader: asking }, { token: (await chat()).token });
    now += 30 * 60_000;
    const { data } = await app.call(help.deflection, {}, as());
    expect(data).toEqual({ readers: before.readers + 2, deflected: before.deflected + 1 });
  });
});

test('many articles are published, moved and deleted at once', async () => {
  const ids = [await write('Bulk one'), await write('Bulk two')];
  expect((await app.call(help.bulk, { ids: [...ids, randomUUID()], action: 'publish' }, as())).data).toEqual({ changed: 2 });
  expect((await read('bulk-one')).status).toBe(200);
  expect((await app.call(help.bulk, { ids, action: 'archive' }, as(nori))).data).toEqual({ changed: 0 });
  await app.call(help.bulk, { ids, action: 'delete' }, as());
  expect((await app.call(help.get, { id: ids[0] ?? '' }, as())).status).toBe(404);
});
