import { corpora, corpus, corpusBulk, corpusVersions, visitor, type CorpusEntry, type RequestInput } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addColleague } from '#test/add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const DAY = 86_400_000;

let app: TestApp;
let mina: SignedUp;
let now = Date.now();

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
});

const asMina = () => ({ token: mina.token });
const create = async (question: string, answer: string, more: Partial<RequestInput<typeof corpus.create>> = {}): Promise<CorpusEntry> =>
  (await app.call(corpus.create, { question, answer, locale: 'en-US', ...more }, asMina())).data;
const stored = async (id: string) => (await app.call(corpus.get, { id }, asMina())).data;
const ask = async (question: string, more: Partial<RequestInput<typeof corpus.ask>> = {}) =>
  (await app.call(corpus.ask, { question, ...more }, asMina())).data;

async function chat() {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const options = { token: data.token };
  const id = data.conversation_id;
  return {
    id,
    async say(text: string) {
      await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, options);
      await app.services.botRunner.idle();
    },
    last: async () =>
      (await app.call(visitor.sync, { conversation_id: id }, options)).data.items.findLast(({ author_kind: author }) => author === 'bot'),
  };
}

describe('what the bot uses', () => {
  test('is valid when it is asked, or at the time that Ask names', async () => {
    await create('What does the coupon cover?', 'Everything but tents.', { valid_from: now + DAY, valid_until: now + 3 * DAY });
    expect((await ask('What does the coupon cover?')).items).toEqual([]);
    expect((await ask('What does the coupon cover?', { as_of: now + 2 * DAY })).answered).toBe(true);
    expect((await app.call(corpus.list, { status: 'upcoming' }, asMina())).data.total).toBe(1);
    now += 2 * DAY;
    expect((await ask('What does the coupon cover?')).answered).toBe(true);
    now += DAY;
    expect((await ask('What does the coupon cover?')).items).toEqual([]);
    expect((await app.call(corpus.list, { status: 'expired' }, asMina())).data.total).toBe(1);
  });

  test('comes first by priority where two fit alike', async () => {
    await create('How long is the guarantee?', 'Two years.');
    const second = await create('how long is the guarantee really', 'Three years.', {
      wordings: ['How long is the guarantee?'],
      priority: 2,
    });
    expect((await ask('How long is the guarantee?')).items[0]?.entry_id).toBe(second.id);
  });

  test('offers its buttons with the answer', async () => {
    const buttons = [{ kind: 'url' as const, label: 'Sizes', target: 'https://example.com/sizes' }];
    await create('Which size do I need?', 'See the table.', { buttons, answer_mode: 'exact' });
    const visit = await chat();
    await visit.say('Which size do I need?');
    expect((await visit.last())?.sources).toMatchObject([{ buttons }]);
  });
});

describe('versions', () => {
  test('keep each save, and one that is restored is a new one', async () => {
    const entry = await create('Where?', 'Here.', { tags: ['place'] });
    await app.call(corpus.update, { ...entry, answer: 'There.', tags: [] }, asMina());
    const { items } = (await app.call(corpusVersions.list, { id: entry.id }, asMina())).data;
    expect(items).toMatchObject([
      { no: 2, saved_by: 'Mina', snapshot: { answer: 'There.', tags: [] } },
      { no: 1, snapshot: { answer: 'Here.', tags: ['place'] } },
    ]);
    const { data } = await app.call(corpusVersions.restore, { id: entry.id, no: 1, version: 2 }, asMina());
    expect(data).toMatchObject({ version: 3, answer: 'Here.', tags: ['place'] });
    expect(await app.call(corpusVersions.restore, { id: entry.id, no: 2, version: 2 }, asMina())).toMatchObject({
      code: 10007,
      data: { current: { version: 3 } },
    });
  });
});

describe('translations', () => {
  test('know each other, and which is older than its original', async () => {
    const original = await create('Where is the shop?', 'At 5 Harbour Road.');
    const { data: draft } = await app.call(corpus.translation, { id: original.id, locale: 'ja-JP' }, asMina());
    expect(draft).toMatchObject({ question: 'Where is the shop?', translated_by: 'copy' });
    const translation = await create('お店はどこですか', 'ハーバー通り5番です。', { locale: 'ja-JP', translation_of: original.id });
    expect(translation).toMatchObject({ is_outdated: false, siblings: [{ id: original.id, locale: 'en-US' }] });
    await app.call(corpus.update, { ...(await stored(original.id)), answer: 'At 7 Harbour Road.' }, asMina());
    expect(await stored(translation.id)).toMatchObject({ is_outdated: true });
    expect((await app.call(corpus.list, { attention: 'outdated' }, asMina())).data.total).toBe(1);
    await app.call(corpusBulk.run, { id: randomUUID(), ids: [translation.id], action: { kind: 'current' } }, asMina());
    expect(await stored(translation.id)).toMatchObject({ is_outdated: false });
  });
});

describe('a review', () => {
  test('is asked for by one and approved by who may', async () => {
    const entry = await create('Where?', 'Here.', { status: 'in_review' });
    expect(entry).toMatchObject({ status: 'in_review', asked_by: 'Mina', approved_by: null });
    const editor = await addColleague(app, mina, 'Ken', 'editor');
    expect(await app.call(corpus.update, { ...entry, status: 'published' }, { token: editor.token })).toMatchObject({ code: 10005 });
    const bulk = { id: randomUUID(), ids: [entry.id], action: { kind: 'publish' as const } };
    expect((await app.call(corpusBulk.run, bulk, { token: editor.token })).data).toMatchObject({ changed: 0, refused: 1 });
    expect((await app.call(corpus.update, { ...entry, status: 'published' }, asMina())).data).toMatchObject({
      status: 'published',
      approved_by: 'Mina',
    });
  });
});

describe('a review that was asked for', () => {
  test('is not got round by a draft, by bulk work or by a file', async () => {
    const entry = await create('When?', 'Now.', { status: 'in_review' });
    const editor = { token: (await addColleague(app, mina, 'Rui', 'editor')).token };
    const { data: draft } = await app.call(corpus.update, { ...entry, status: 'draft' }, editor);
    expect(draft).toMatchObject({ status: 'draft', asked_by: 'Mina', approved_by: null });
    expect(await app.call(corpus.update, { ...draft, status: 'published' }, editor)).toMatchObject({ code: 10005 });
    const bulk = { id: randomUUID(), ids: [entry.id], action: { kind: 'publish' as const } };
    expect((await app.call(corpusBulk.run, bulk, editor)).data).toMatchObject({ changed: 0, refused: 1 });
    const file = { name: 'entries.csv', bytes: Buffer.from('question,answer,status\nWhen?,Later.,published\n') };
    expect((await app.call(corpus.import, { dry_run: false }, { ...editor, file })).data).toMatchObject({
      updated: 0,
      rejected: [{ row: 2, code: 'awaits_review' }],
    });
    expect((await app.call(corpus.import, { dry_run: false }, { ...asMina(), file })).data).toMatchObject({ updated: 1, rejected: [] });
    expect(await stored(entry.id)).toMatchObject({ status: 'published', approved_by: 'Mina' });
  });
});

describe('several corpora', () => {
  test('begin with one, take entries from each other, and give them back when they go', async () => {
    const begin = (await app.call(corpora.list, {}, asMina())).data.items;
    expect(begin).toMatchObject([{ name: 'General', is_first: true, entries: 0 }]);
    const entry = await create('Where?', 'Here.');
    expect(entry.corpus_id).toBe(begin[0]?.id);
    const { data: sale } = await app.call(corpora.create, { name: 'Sale', default_locale: 'en-US' }, asMina());
    expect(await app.call(corpora.create, { name: 'SALE', default_locale: 'en-US' }, asMina())).toMatchObject({
      code: 10001,
      data: { fields: [{ path: 'name' }] },
    });
    const move = { id: randomUUID(), ids: [entry.id], action: { kind: 'move' as const, corpus_id: sale.id } };
    await app.call(corpusBulk.run, move, asMina());
    expect((await ask('Where?', { corpus_ids: [begin[0]?.id ?? ''] })).items).toEqual([]);
    expect((await ask('Where?', { corpus_ids: [sale.id] })).items[0]).toMatchObject({ entry_id: entry.id, corpus_id: sale.id });
    expect((await app.call(corpora.remove, { id: begin[0]?.id ?? '' }, asMina())).code).toBe(10005);
    expect((await app.call(corpora.remove, { id: sale.id }, asMina())).data).toEqual({ moved: 1 });
    expect((await stored(entry.id)).corpus_id).toBe(begin[0]?.id);
  });
});

describe('work on many entries', () => {
  test('of more than fit into one call goes on by itself, and is taken back but for what was changed since', async () => {
    const rows = Array.from({ length: 700 }, (_, index) => `q ${index},a,en,old`).join('\n');
    await app.call(corpus.import, {}, { ...asMina(), file: { name: 'a.csv', bytes: Buffer.from(`question,answer,locale,tags\n${rows}`) } });
    const id = randomUUID();
    const job = { id, filter: { tag: 'old' }, action: { kind: 'archive' as const } };
    await app.call(corpusBulk.run, job, asMina());
    await expect.poll(async () => (await app.call(corpusBulk.get, { id }, asMina())).data.state, { timeout: 45_000 }).toBe('done');
    expect((await app.call(corpusBulk.run, job, asMina())).data).toMatchObject({ total: 700, done: 700, changed: 700, refused: 0 });
    const [one] = (await app.call(corpus.list, { status: 'archived', limit: 1 }, asMina())).data.items;
    if (one) await app.call(corpus.update, { ...one, answer: 'b' }, asMina());
    expect((await app.call(corpusBulk.undo, { id }, asMina())).data).toMatchObject({ state: 'undone', changed: 699 });
    expect((await app.call(corpus.list, { limit: 1 }, asMina())).data.counts).toMatchObject({ published: 699, archived: 1 });
  });

  test('translates into drafts that say where they come from, and takes them back', async () => {
    const entry = await create('Where is the shop?', 'Here.');
    const id = randomUUID();
    await app.call(corpusBulk.run, { id, ids: [entry.id], action: { kind: 'translate', locale: 'ja-JP' } }, asMina());
    const { items } = (await app.call(corpus.list, { locale: 'ja-JP' }, asMina())).data;
    expect(items).toMatchObject([{ status: 'draft', translated_by: 'copy', translation_of: entry.id }]);
    await app.call(corpusBulk.undo, { id }, asMina());
    expect((await app.call(corpus.list, { locale: 'ja-JP' }, asMina())).data.total).toBe(0);
  });

  test('tags those with room, and what is deleted stays so', async () => {
    const full = await create('Full?', 'Yes.', { tags: Array.from({ length: 10 }, (_, index) => `t${index}`) });
    const free = await create('Free?', 'Yes.');
    const run = (action: RequestInput<typeof corpusBulk.run>['action'], id = randomUUID()) =>
      app.call(corpusBulk.run, { id, ids: [full.id, free.id], action }, asMina());
    expect((await run({ kind: 'tag', tag: 'new' })).data).toMatchObject({ changed: 1, refused: 1 });
    const gone = randomUUID();
    await run({ kind: 'delete' }, gone);
    expect(await app.call(corpusBulk.undo, { id: gone }, asMina())).toMatchObject({ code: 40007 });
  });
});
