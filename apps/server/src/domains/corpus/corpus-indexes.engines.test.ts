import { corpus, corpusBulk, type EntryStatus, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { scaled } from '#test/scale.ts';
import { inTenant } from '#/database/transaction.ts';
import { addEntries } from './add-entries.ts';
import { createCorpusIndexes, type CorpusIndexes } from './corpus-indexes.ts';

let app: TestApp;
let owner: SignedUp;
/** Another process on the same database. */
let elsewhere: CorpusIndexes;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
  elsewhere = createCorpusIndexes(app.services.database);
});

const draft = (question: string, answer = 'An answer', more: { locale?: Locale; status?: EntryStatus; wordings?: string[] } = {}) => ({
  question,
  answer,
  wordings: [],
  locale: 'en-US' as const,
  status: 'published' as const,
  ...more,
});
const add = (...drafts: ReturnType<typeof draft>[]) =>
  inTenant(app.services.database, owner.tenantId, (scope) => addEntries(scope, drafts, 'Lobby'));
const ask = async (question: string, indexes = app.services.corpusIndexes) =>
  (await indexes.ask(owner.tenantId, question, { limit: 5, floor: 0.5 })).hits.map(({ answer }) => answer);
const call: TestApp['call'] = (endpoint, request) => app.call(endpoint, request, { token: owner.token });

describe('an index in memory', () => {
  test('finds what was added, changed, hidden and deleted by the very next question, whichever process changed it', async () => {
    await add(draft('Where is the parking garage?', 'Behind the house'), draft('Who repairs bicycles?', 'Nobody'));
    expect((await ask('parking garage', elsewhere))[0]).toBe('Behind the house');

    const { data: added } = await call(corpus.create, draft('Is breakfast included?', 'Yes, it is'));
    expect((await ask('is breakfast included', elsewhere))[0]).toBe('Yes, it is');

    const { data: changed } = await call(corpus.update, { ...added, question: 'Do you have a sauna?', answer: 'On the roof' });
    expect((await ask('do you have a sauna', elsewhere))[0]).toBe('On the roof');
    expect(await ask('breakfast included', elsewhere)).not.toContain('Yes, it is');

    await call(corpusBulk.run, { id: randomUUID(), ids: [changed.id], action: { kind: 'archive' } });
    expect(await ask('sauna', elsewhere)).not.toContain('On the roof');
    await call(corpusBulk.run, { id: randomUUID(), ids: [changed.id], action: { kind: 'publish' } });
    expect((await ask('sauna', elsewhere))[0]).toBe('On the roof');
    await call(corpusBulk.run, { id: randomUUID(), ids: [changed.id], action: { kind: 'delete' } });
    expect(await ask('sauna', elsewhere)).not.toContain('On the roof');
    expect((await ask('parking garage', elsewhere))[0]).toBe('Behind the house');
  });

  test('holds what is published and nothing else', async () => {
    await add(
      draft('sauna draft', 'a', { status: 'draft' }),
      draft('sauna archived', 'b', { status: 'archived' }),
      draft('sauna published', 'c'),
    );
    expect(await ask('sauna')).toEqual(['c']);
  });

  test('never holds an entry of another business', async () => {
    await add(draft('Where is the sauna?', 'On the roof'));
    const stranger = await app.signUp();
    expect((await app.services.corpusIndexes.ask(stranger.tenantId, 'Where is the sauna?', { limit: 5, floor: 0 })).hits).toEqual([]);
  });

  test('answers questions that come while it is loaded, with what was saved before each', async () => {
    await add(...Array.from({ length: 1_000 }, (_, index) => draft(`Room number ${index}`, `${index}`)));
    const early = Array.from({ length: 20 }, (_, index) => ask(`room number ${index}`, elsewhere));
    await add(draft('Where is the sauna?', 'On the roof'));
    expect(await ask('where is the sauna', elsewhere)).toContain('On the roof');
    expect((await Promise.all(early)).map(([best]) => best)).toEqual(early.map((_, index) => `${index}`));
  });

  test.each([10, 240, 900])('keeps up when %i of 1,000 entries are hidden, shown and deleted at once', async (some) => {
    await add(...Array.from({ length: 1_000 }, (_, index) => draft(`Room number ${index}`, `${index}`)));
    const { rows } = await inTenant(app.services.database, owner.tenantId, ({ db }) =>
      db.execute<{ id: string }>(sql`SELECT id FROM corpus_entry ORDER BY id`),
    );
    const change = async (action: 'archive' | 'publish' | 'delete') => {
      for (let start = 0; start < some; start += 500) {
        await call(corpusBulk.run, {
          id: randomUUID(),
          ids: rows.slice(start, Math.min(start + 500, some)).map(({ id }) => id),
          action: { kind: action },
        });
      }
    };
    const searched = async () => (await elsewhere.ask(owner.tenantId, 'zeppelin', { limit: 5, floor: 0.5 })).searched;
    expect(await searched()).toBe(1_000);
    await change('archive');
    expect(await searched()).toBe(1_000 - some);
    await change('publish');
    expect(await searched()).toBe(1_000);
    expect((await ask('room number 3', elsewhere))[0]).toBe('3');
    await change('delete');
    expect(await searched()).toBe(1_000 - some);
    expect((await ask('room number 950', elsewhere))[0]).toBe('950');
  });

  test('forgets a business on request and loads it anew', async () => {
    await add(draft('Where is the sauna?', 'On the roof'));
    await ask('sauna');
    app.services.corpusIndexes.forget(owner.tenantId);
    expect(await ask('sauna')).toEqual(['On the roof']);
  });

  test('makes room for others and comes back when it is asked again', async () => {
    const narrow = createCorpusIndexes(app.services.database, { maxBytes: 1_500 });
    await add(draft('Where is the sauna?', 'On the roof'), draft('Where is the bar?', 'In the cellar'));
    const other = await app.signUp();
    await inTenant(app.services.database, other.tenantId, (scope) =>
      addEntries(scope, [draft('Where is the pool?', 'In the garden')], 'Lobby'),
    );
    for (let round = 0; round < 2; round += 1) {
      expect((await ask('where is the sauna', narrow))[0]).toBe('On the roof');
      expect((await narrow.ask(other.tenantId, 'where is the pool', { limit: 5, floor: 0 })).hits[0]?.answer).toBe('In the garden');
    }
  });

  test('takes no more memory than one business may take, and says so once', async () => {
    const warned: unknown[] = [];
    const narrow = createCorpusIndexes(app.services.database, {
      maxTenantBytes: 500_000,
      log: { warn: (...words: unknown[]) => void warned.push(words) },
    });
    const words = (start: number) => Array.from({ length: 60 }, (_, index) => `${(start * 60 + index) * 7_919}`).join(' ');
    await add(...Array.from({ length: 100 }, (_, index) => draft(`Room number ${index}`, words(index))));
    const searched = async () => (await narrow.ask(owner.tenantId, 'zeppelin', { limit: 5, floor: 0.5 })).searched;
    const held = await searched();
    expect(held).toBeGreaterThan(10);
    expect(held).toBeLessThan(90);
    await add(...Array.from({ length: 50 }, (_, index) => draft(`Hall number ${index}`, words(100 + index))));
    expect(await searched()).toBe(held);
    expect(warned).toHaveLength(1);
  });

  test('answers whoever is in a hurry from what is there while much is taken in, and everybody else from all of it', async () => {
    await add(draft('Where is the sauna?', 'On the roof'));
    expect(await ask('where is the sauna', elsewhere)).toEqual(['On the roof']);
    await add(...Array.from({ length: 1_500 }, (_, index) => draft(`Room number ${index}`, `${index}`)));
    const hurried = await elsewhere.ask(owner.tenantId, 'where is the sauna', { limit: 5, floor: 0.5, isHurried: true });
    expect(hurried.hits[0]?.answer).toBe('On the roof');
    expect(hurried.searched).toBe(1);
    expect(await ask('room number 1499', elsewhere)).toContain('1499');
  });

  test('says why it found an entry', async () => {
    await add(draft('Where is the sauna?', 'On the roof', { wordings: ['steam bath location'] }), draft('When do you close?', 'At ten'));
    const { data } = await call(corpus.ask, { question: 'location of the steam bath' });
    expect(data).toMatchObject({ answered: true, locale: 'en-US', searched: 2 });
    expect(data.items[0]).toMatchObject({ question: 'Where is the sauna?', used: true, matched_wording: 'steam bath location' });
    expect(data.items[0]?.matched_terms).toEqual(expect.arrayContaining(['steam', 'bath']));
    expect(data.items.map(({ score }) => score)).toEqual(data.items.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(data.items[0]?.score).toBeGreaterThanOrEqual(data.floor);
    expect(data.took_ms).toBeGreaterThan(0);
  });

  test('asked by staff counts as no hit', async () => {
    const { data } = await call(corpus.create, draft('Where is the sauna?', 'On the roof'));
    await call(corpus.ask, { question: 'Where is the sauna?' });
    expect((await call(corpus.get, { id: data.id })).data).toEqual(data);
  });

  test('of an empty corpus finds nothing', async () => {
    expect((await call(corpus.ask, { question: 'Where is the sauna?' })).data).toMatchObject({ answered: false, searched: 0, items: [] });
  });
});

const TOPICS = ['delivery', 'refund', 'invoice', 'password', 'warranty', 'voucher', 'newsletter', 'sizing', 'parking', 'catering'];
const THINGS = ['chair', 'lamp', 'table', 'carpet', 'mirror', 'shelf', 'cupboard', 'curtain', 'sofa', 'desk'];

const ENTRIES = scaled(10_000);

/** The value below which so many per cent of the values are. */
function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

test(
  'many entries: loaded without holding up the thread, each question answered within milliseconds, each edit found by the next',
  { timeout: 120_000 },
  async ({ annotate }) => {
    const drafts = Array.from({ length: ENTRIES }, (_, index) => {
      const what = `${TOPICS[index % 10]} of ${THINGS[Math.floor(index / 10) % 10]} model ${index}`;
      return draft(`How does the ${what} work?`, `Everything about the ${what} is in the handbook on page ${index}.`, {
        wordings: [`tell me about ${what}`],
      });
    });
    await add(...drafts);

    let longestTurn = 0;
    let last = process.threadCpuUsage();
    const watch = setInterval(() => {
      const { user, system } = process.threadCpuUsage(last);
      longestTurn = Math.max(longestTurn, (user + system) / 1_000);
      last = process.threadCpuUsage();
    }, 1);
    const first = await elsewhere.ask(owner.tenantId, 'How does the refund of lamp model 11 work?', { limit: 5, floor: 0.5 });
    clearInterval(watch);
    expect(longestTurn).toBeLessThan(100);
    expect(first.searched).toBe(ENTRIES);
    expect(first.hits[0]?.answer).toContain('page 11.');

    const times: number[] = [];
    for (let index = 0; index < ENTRIES; index += 97) {
      const { hits, tookMs } = await elsewhere.ask(owner.tenantId, drafts[index]?.question ?? '', { limit: 5, floor: 0.5 });
      times.push(tookMs);
      expect(hits[0]?.answer).toBe(drafts[index]?.answer);
    }

    const edits: number[] = [];
    for (let edit = 0; edit < 20; edit += 1) {
      const id = first.hits[0]?.id ?? '';
      const entry = (await call(corpus.get, { id })).data;
      await call(corpus.update, { ...entry, question: `Is there a zeppelin ${edit}?`, answer: `Zeppelin ${edit}` });
      const { hits, tookMs } = await elsewhere.ask(owner.tenantId, `Is there a zeppelin ${edit}?`, { limit: 1, floor: 0.5 });
      edits.push(tookMs);
      expect(hits[0]).toMatchObject({ id, answer: `Zeppelin ${edit}` });
    }
    await annotate(
      `on ${app.services.database.engine}: loaded in ${first.tookMs.toFixed(0)} ms, longest turn ${longestTurn.toFixed(0)} ms of CPU`,
    );
    await annotate(
      `ask p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms; after an edit p95 ${percentile(edits, 0.95).toFixed(1)} ms`,
    );
  },
);
