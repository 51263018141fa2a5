import { corpus, corpusBulk, type CorpusEntry, type Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { inTenant } from '#/database/transaction.ts';
import { say } from '#/words.ts';
import { addEntries } from './add-entries.ts';
import { readChangeNo } from './corpus-state.repository.ts';

let app: TestApp;
let owner: SignedUp;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.signUp({ name: 'Mina' });
});
afterAll(() => app.close());

type Draft = Partial<Pick<CorpusEntry, 'question' | 'answer' | 'wordings' | 'locale' | 'status'>> & { client_id?: string };

let made = 0;
const draft = (more: Draft = {}) => ({ question: `Question ${(made += 1)}`, answer: 'An answer', locale: 'en-US' as const, ...more });
const create = (more: Draft = {}, by = owner) => app.call(corpus.create, draft(more), { token: by.token });
const stored = async (id: string) => (await app.call(corpus.get, { id }, { token: owner.token })).data;
const changeNo = (tenantId = owner.tenantId) => inTenant(app.services.database, tenantId, readChangeNo);

describe('adding an entry', () => {
  test('stores it tidied, published where nothing else is said, under the name of whoever adds it', async () => {
    const { code, data } = await create({ question: ' Where? ', answer: 'Here.\r\nThere.', wordings: ['a', 'b\nc', 'a'] });
    expect(code).toBe(1);
    expect(data).toMatchObject({
      question: 'Where?',
      answer: 'Here.\nThere.',
      wordings: ['a', 'b c'],
      locale: 'en-US',
      status: 'published',
      hit_count: 0,
      version: 1,
      updated_by: 'Mina',
    });
    expect(data.updated_at).toBe(data.created_at);
    expect(await stored(data.id)).toEqual(data);
  });

  test('twice with one client_id gives one entry, however close together the two come', async () => {
    const request = draft({ client_id: randomUUID() });
    const answers = await Promise.all([1, 2, 3].map(() => app.call(corpus.create, request, { token: owner.token })));
    const later = await app.call(corpus.create, { ...request, answer: 'Another' }, { token: owner.token });
    expect(new Set([...answers, later].map(({ data }) => data.id)).size).toBe(1);
    expect(later.data.answer).toBe('An answer');
  });

  test.each([
    ['in other letters', 'HOW LONG ?', 'en-US'],
    ['in the other writing of Chinese', '怎麼退貨', 'zh-CN'],
  ] as const)('with a question that is there %s is refused at the question', async (_, question, locale) => {
    await create({ question: question === 'HOW LONG ?' ? 'How long?' : '怎么退货？', locale });
    const answer = await app.call(corpus.create, draft({ question, locale }), { token: owner.token, locale: 'ja-JP' });
    expect(answer).toMatchObject({
      status: 409,
      code: 40006,
      data: { reason: 'duplicate_entry', fields: [{ path: 'question', message: say('ja-JP', 'errors.duplicate_entry') }] },
    });
  });

  test('with a question that is there in another language is an entry of its own', async () => {
    const question = 'PS5?';
    const locales: Locale[] = ['en-US', 'zh-CN', 'zh-HK', 'ja-JP'];
    expect((await Promise.all(locales.map((locale) => create({ question, locale })))).map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  });

  test('of characters that nobody sees is refused', async () => {
    expect(await create({ question: '\u0001', answer: '\u0002' })).toMatchObject({
      code: 10001,
      data: { fields: [{ path: 'question' }, { path: 'answer' }] },
    });
  });

  test('beyond the plan is refused with the limit, an archived entry counting too', async () => {
    const small = await app.signUp();
    const drafts = Array.from({ length: 5_000 }, (_, index) => ({
      question: `q ${index}`,
      answer: 'a',
      wordings: [],
      locale: 'en-US' as const,
      status: 'archived' as const,
    }));
    await inTenant(app.services.database, small.tenantId, (scope) => addEntries(scope, drafts, 'Lobby'));
    expect(await create({}, small)).toMatchObject({ status: 403, code: 30002, data: { limit: 5_000 } });
    const { data } = await app.call(corpus.list, { limit: 1 }, { token: small.token });
    await app.call(
      corpusBulk.run,
      { id: randomUUID(), ids: data.items.map(({ id }) => id), action: { kind: 'delete' } },
      { token: small.token },
    );
    expect((await create({}, small)).code).toBe(1);
  });

  test('stores what would trouble a database: emoji, halves of characters, quotes, NUL', async () => {
    const { data } = await create({
      question: `'; DROP TABLE x; -- 👩‍👩‍👧 𠮷`,
      answer: 'half \ud83d and \u0000 nul',
      wordings: ['{"a", NULL}'],
    });
    expect(data).toMatchObject({ question: `'; DROP TABLE x; -- 👩‍👩‍👧 𠮷`, answer: 'half \ufffd and  nul', wordings: ['{"a", NULL}'] });
  });
});

describe('changing an entry', () => {
  test('stores the new text under a new version', async () => {
    const { data } = await create();
    const changed = await app.call(corpus.update, { ...data, answer: 'Better', status: 'draft' }, { token: owner.token });
    expect(changed.data).toMatchObject({ id: data.id, answer: 'Better', status: 'draft', version: 2 });
    expect(await stored(data.id)).toEqual(changed.data);
  });

  test('from an older version is refused with the newer copy', async () => {
    const { data } = await create();
    const newer = await app.call(corpus.update, { ...data, answer: 'Newer' }, { token: owner.token });
    const answer = await app.call(corpus.update, { ...data, answer: 'Older' }, { token: owner.token });
    expect(answer).toMatchObject({ status: 409, code: 10007, data: { reason: 'stale_version', current: newer.data } });
    expect((await stored(data.id)).answer).toBe('Newer');
  });

  test('by two people at once lets one win and tells the other', async () => {
    const { data } = await create();
    const answers = await Promise.all(['a', 'b'].map((answer) => app.call(corpus.update, { ...data, answer }, { token: owner.token })));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 10007]);
  });

  test('to what is stored changes nothing, so that a repeated call is safe', async () => {
    const { data } = await create();
    const request = { ...data, answer: 'Better' };
    const first = await app.call(corpus.update, request, { token: owner.token });
    const before = await changeNo();
    expect((await app.call(corpus.update, request, { token: owner.token })).data).toEqual(first.data);
    expect(await changeNo()).toBe(before);
  });

  test('to the question of another entry is refused, to its own in other letters is not', async () => {
    const { data } = await create({ question: 'Opening hours' });
    const other = await create();
    expect((await app.call(corpus.update, { ...other.data, question: 'opening hours?' }, { token: owner.token })).code).toBe(40006);
    expect((await app.call(corpus.update, { ...data, question: 'OPENING HOURS' }, { token: owner.token })).data.question).toBe(
      'OPENING HOURS',
    );
  });
});

describe('changing many entries', () => {
  test.each([
    ['publish', 'published'],
    ['draft', 'draft'],
    ['archive', 'archived'],
  ] as const)('to %s counts those that change', async (action, status) => {
    const entries = await Promise.all([create({ status: 'published' }), create({ status: 'draft' }), create({ status: 'archived' })]);
    const ids = entries.map(({ data }) => data.id);
    const { data } = await app.call(
      corpusBulk.run,
      { id: randomUUID(), ids: [...ids, ids[0] ?? '', randomUUID()], action: { kind: action } },
      { token: owner.token },
    );
    expect(data).toMatchObject({ state: 'done', done: 4, changed: 2, refused: 0 });
    const now = await Promise.all(ids.map(stored));
    expect(now.map((entry) => entry.status)).toEqual([status, status, status]);
    expect(now.map((entry) => entry.version).toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
  });

  test('deletes them for good, once', async () => {
    const { data } = await create();
    const remove = () => app.call(corpusBulk.run, { id: randomUUID(), ids: [data.id], action: { kind: 'delete' } }, { token: owner.token });
    expect((await remove()).data).toMatchObject({ changed: 1 });
    expect((await remove()).data).toMatchObject({ changed: 0 });
    expect(await app.call(corpus.get, { id: data.id }, { token: owner.token })).toMatchObject({ status: 404, code: 10004 });
  });

  test('of another business does nothing', async () => {
    const stranger = await app.signUp();
    const { data } = await create();
    expect(
      (await app.call(corpusBulk.run, { id: randomUUID(), ids: [data.id], action: { kind: 'delete' } }, { token: stranger.token })).data,
    ).toMatchObject({ changed: 0 });
    expect((await app.call(corpus.get, { id: data.id }, { token: stranger.token })).code).toBe(10004);
    expect((await app.call(corpus.update, { ...data, answer: 'x' }, { token: stranger.token })).code).toBe(10004);
    expect(await stored(data.id)).toEqual(data);
  });
});

test('every change moves the change number by one, and what changes nothing does not', async () => {
  const { data } = await create();
  const start = await changeNo();
  const bulk = (action: 'archive' | 'delete') =>
    app.call(corpusBulk.run, { id: randomUUID(), ids: [data.id], action: { kind: action } }, { token: owner.token });
  await app.call(corpus.update, { ...data, answer: 'Better' }, { token: owner.token });
  await bulk('archive');
  await bulk('archive');
  await bulk('delete');
  await bulk('delete');
  expect(await changeNo()).toBe(start + 3);
});

describe('the list', () => {
  let lister: SignedUp;
  const list = async (request: Parameters<typeof app.call<typeof corpus.list>>[1] = {}) =>
    (await app.call(corpus.list, request, { token: lister.token })).data;
  const questions = async (request: Parameters<typeof list>[0]) => (await list(request)).items.map(({ question }) => question);

  beforeAll(async () => {
    lister = await app.signUp();
    const entries: Draft[] = [
      { question: 'Delivery to Canada', answer: 'Five days', wordings: ['Ship abroad'] },
      { question: '怎麼退貨？', answer: '七日內可以退。', locale: 'zh-HK', status: 'draft' },
      { question: '送料はいくらですか', answer: '100%無料です_a', wordings: ['配送料'], locale: 'ja-JP' },
      { question: 'old prices', answer: '一百', status: 'archived' },
    ];
    for (const entry of entries) await create(entry, lister);
  });

  test('has the newest change first, with the number of each status', async () => {
    const { items, total, counts } = await list();
    expect(items.map(({ question }) => question)).toEqual(['old prices', '送料はいくらですか', '怎麼退貨？', 'Delivery to Canada']);
    expect({ total, counts }).toEqual({ total: 4, counts: { draft: 1, in_review: 0, published: 2, archived: 1 } });
  });

  test.each([
    ['part of a question, in any letters', 'CANADA', ['Delivery to Canada']],
    ['part of an answer', 'days', ['Delivery to Canada']],
    ['part of a wording', 'ship abr', ['Delivery to Canada']],
    ['one CJK character', '退', ['怎麼退貨？']],
    ['the other writing of Chinese', '退货', ['怎麼退貨？']],
    ['a piece of Japanese', '配送', ['送料はいくらですか']],
    ['a per cent sign, which stands for itself', '100%', ['送料はいくらですか']],
    ['an underscore, which stands for itself', '_a', ['送料はいくらですか']],
    ['white space around', '  canada ', ['Delivery to Canada']],
    ['nothing that is there', 'a_a', []],
    ['a backslash', '\\', []],
  ])('finds %s', async (_, q, found) => {
    expect(await questions({ q })).toEqual(found);
  });

  test.each([
    [{ locale: 'en-US' }, ['old prices', 'Delivery to Canada']],
    [{ status: 'draft' }, ['怎麼退貨？']],
    [{ status: 'not_archived' }, ['送料はいくらですか', '怎麼退貨？', 'Delivery to Canada']],
    [{ locale: 'en-US', status: 'published' }, ['Delivery to Canada']],
    [{ sort: 'question', order: 'asc' }, ['Delivery to Canada', 'old prices', '怎麼退貨？', '送料はいくらですか']],
    [{ order: 'asc', limit: 1 }, ['Delivery to Canada']],
    [{ order: 'asc', limit: 1, page: 3 }, ['送料はいくらですか']],
    [{ page: 100 }, []],
  ] as const)('takes %o', async (request, found) => {
    expect(await questions(request)).toEqual(found);
  });

  test('counts every status of what is searched, and in total those of the status asked for', async () => {
    expect(await list({ locale: 'en-US', status: 'published' })).toMatchObject({
      total: 1,
      counts: { draft: 0, in_review: 0, published: 1, archived: 1 },
    });
    expect((await list({ status: 'not_archived' })).total).toBe(3);
  });

  test('shows nothing of another business', async () => {
    const stranger = await app.signUp();
    expect((await app.call(corpus.list, {}, { token: stranger.token })).data).toEqual({
      items: [],
      total: 0,
      counts: { draft: 0, in_review: 0, published: 0, archived: 0 },
    });
  });

  test('pages through entries that changed at the same moment without missing or repeating one', async () => {
    const many = await app.signUp();
    const drafts = Array.from({ length: 30 }, (_, index) => ({
      question: `q ${index}`,
      answer: 'a',
      wordings: [],
      locale: 'en-US' as const,
      status: 'published' as const,
    }));
    await inTenant(app.services.database, many.tenantId, (scope) => addEntries(scope, drafts, 'Lobby'));
    const pages = await Promise.all([1, 2, 3].map((page) => app.call(corpus.list, { page, limit: 10 }, { token: many.token })));
    expect(new Set(pages.flatMap(({ data }) => data.items.map(({ id }) => id))).size).toBe(30);
  });
});

test('whoever has no token, or a visitor’s, gets nothing', async () => {
  expect((await app.call(corpus.list, {})).code).toBe(-1);
  expect((await app.call(corpus.create, draft(), { token: 'nonsense' })).code).toBe(-1);
});

test('row-level security keeps the rows of one business from the transactions of another', async () => {
  const stranger = await app.signUp();
  const { rows } = await inTenant(app.services.database, stranger.tenantId, ({ db }) =>
    db.execute(sql`SELECT count(*) AS count FROM corpus_entry`),
  );
  expect(rows).toEqual([{ count: 0 }]);
});
