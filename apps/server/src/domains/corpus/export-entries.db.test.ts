import { corpus, IMPORT_COLUMNS, LOCALES, type Locale, type RequestInput } from '@lobby/contract';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { inTenant } from '#/database/transaction.ts';
import { addEntries } from './add-entries.ts';
import type { SimpleDraft } from './entry-draft.ts';

let app: TestApp;
let owner: SignedUp;

beforeAll(async () => {
  app = await openTestApp({ now: () => Date.UTC(2026, 10, 21) });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
});

const draft = (question: string, more: Partial<SimpleDraft> = {}): SimpleDraft => ({
  question,
  answer: 'An answer',
  wordings: [],
  locale: 'en-US',
  status: 'published',
  ...more,
});
const add = (drafts: SimpleDraft[], to = owner) =>
  inTenant(app.services.database, to.tenantId, (scope) => addEntries(scope, drafts, 'Lobby'));

async function download(
  request: RequestInput<typeof corpus.export>,
  locale: Locale = 'en-US',
): Promise<{ headers: Headers; bytes: Uint8Array }> {
  const { response } = await app.call(corpus.export, request, { token: owner.token, locale });
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const SALE: Partial<SimpleDraft> = { answer_mode: 'exact', tags: ['sale'], valid_from: Date.UTC(2026, 10, 18), priority: -1 };

const FORMATS = ['csv', 'xlsx'] as const;

/** Entries that lose something in a careless spreadsheet. */
const TROUBLE: SimpleDraft[] = [
  draft('=1+1', { answer: '+49 30 1234', wordings: ['-5', '@home', "'=quoted"] }),
  draft("'=1+1", { answer: "''quoted" }),
  draft('Commas, "quotes"; semicolons', { answer: 'line one\nline two\n\nline four', wordings: ['one; with a semicolon'] }),
  draft('two wordings', { wordings: ['a|b', 'c；d'] }),
  draft('_x0041_ and _x005F_', { answer: '<b>&amp; ]]></b> 0012' }),
  draft('007', { answer: 'TRUE', wordings: ['1e5', '2026-01-01'] }),
  draft('tab\there', { answer: 'two  spaces', status: 'draft' }),
  draft('怎麼退貨？👩‍👩‍👧 𠮷', { answer: '七日內。', locale: 'zh-HK', status: 'archived' }),
  draft('on sale', {
    answer_mode: 'exact',
    tags: ['sale, winter'],
    valid_from: Date.UTC(2026, 10, 1),
    valid_until: Date.UTC(2026, 10, 18, 15, 59),
    priority: 2,
  }),
  draft('＝全角', { answer: '送料は、', wordings: ['＠'], locale: 'ja-JP' }),
];

/** What an export tells, and what goes without saying. */
const TOLD = {
  question: '',
  answer: '',
  wordings: [] as string[],
  locale: 'en-US',
  status: 'published',
  answer_mode: 'generate',
  tags: [] as string[],
  valid_from: null,
  valid_until: null,
  priority: 0,
} as const;

describe('an export', () => {
  test('as CSV is UTF-8 with a byte order mark, its lines ending as in RFC 4180', async () => {
    await add([draft('Where, exactly?', { answer: 'Say "hi"\nthere', wordings: ['a', 'b'], ...SALE })]);
    const { headers, bytes } = await download({});
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="corpus-2026-11-21.csv"');
    expect(Buffer.from(bytes).toString()).toBe(
      `\uFEFFQuestion,Answer,Phrasings,Language,Status,Answer mode,Tags,Valid from,Valid until,Corpus,Priority\r\n"Where, exactly?","Say ""hi""\nthere","a\nb",en-US,published,exact,sale,2026-11-18,,General,'-1\r\n`,
    );
  });

  test('as XLSX has the same cells', async () => {
    await add([draft('Where, exactly?', { answer: '=1+1', wordings: ['a', 'b'] })]);
    const { headers, bytes } = await download({ format: 'xlsx' }, 'ja-JP');
    expect(headers.get('content-disposition')).toBe('attachment; filename="corpus-2026-11-21.xlsx"');
    expect(await readSheet(new Uint8Array(bytes).buffer)).toEqual([
      ['質問', '回答', '言い換え', '言語', '状態', '回答方法', 'タグ', '有効期間の開始', '有効期間の終了', 'コーパス', '優先度'],
      ['Where, exactly?', '=1+1', 'a\nb', 'en-US', 'published', 'generate', null, null, null, 'General', '0'],
    ]);
  });

  test('as CSV has no cell that a spreadsheet would run', async () => {
    await add(TROUBLE);
    const { data } = Papa.parse<string[]>(
      Buffer.from((await download({})).bytes)
        .toString()
        .slice(1),
      { skipEmptyLines: true },
    );
    expect(data).toHaveLength(TROUBLE.length + 1);
    expect(data.flat().filter((cell) => /^[=+\-@\t＝＋－＠]/u.test(cell))).toEqual([]);
  });

  test.each(FORMATS)('as %s comes back from an import unchanged, and makes the same corpus elsewhere', async (format) => {
    await add(TROUBLE);
    const file = { name: `any.${format}`, bytes: (await download({ format }, 'zh-CN')).bytes };
    const back = await app.call(corpus.import, {}, { token: owner.token, file });
    expect(back.data).toMatchObject({ added: 0, updated: 0, unchanged: TROUBLE.length, rejected: [] });

    const elsewhere = await app.signUp();
    expect((await app.call(corpus.import, {}, { token: elsewhere.token, file })).data).toMatchObject({
      added: TROUBLE.length,
      rejected: [],
    });
    const { items } = (await app.call(corpus.list, { limit: 100 }, { token: elsewhere.token })).data;
    const copied = items.map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => name in TOLD)) as SimpleDraft);
    const byQuestion = (a: SimpleDraft, b: SimpleDraft) => (a.question < b.question ? -1 : 1);
    expect(copied.toSorted(byQuestion)).toEqual(TROUBLE.map((entry) => ({ ...TOLD, ...entry })).toSorted(byQuestion));
  });

  test.each(LOCALES)('with the headers of %s is understood by an import', async (locale) => {
    await add(TROUBLE);
    const file = { name: 'any.csv', bytes: (await download({}, locale)).bytes };
    const { data } = await app.call(corpus.import, { dry_run: true }, { token: owner.token, file });
    expect(Object.keys(data.mapping).toSorted()).toEqual(IMPORT_COLUMNS.toSorted());
    expect(data.unchanged).toBe(TROUBLE.length);
  });

  test('has the entries that match the filters', async () => {
    await add(TROUBLE);
    const lines = async (request: RequestInput<typeof corpus.export>) =>
      Papa.parse<string[]>(
        Buffer.from((await download(request)).bytes)
          .toString()
          .slice(1),
        { skipEmptyLines: true },
      ).data.slice(1);
    expect(await lines({ locale: 'ja-JP' })).toHaveLength(1);
    expect(await lines({ status: 'draft' })).toHaveLength(1);
    expect(await lines({ status: 'not_archived' })).toHaveLength(TROUBLE.length - 1);
    expect(await lines({ q: '退货' })).toHaveLength(1);
  });

  test('of an empty corpus has the header', async () => {
    expect(Buffer.from((await download({})).bytes).toString()).toBe(
      '\uFEFFQuestion,Answer,Phrasings,Language,Status,Answer mode,Tags,Valid from,Valid until,Corpus,Priority\r\n',
    );
  });

  test.each(FORMATS)('of 3,000 entries as %s comes back unchanged', async (format) => {
    await add(
      Array.from({ length: 3_000 }, (_, index) =>
        draft(`Question ${index}`, { answer: `Answer ${index}. `.repeat(20).trim(), wordings: [`wording ${index}`] }),
      ),
    );
    const file = { name: 'any', bytes: (await download({ format })).bytes };
    expect((await app.call(corpus.import, { dry_run: true }, { token: owner.token, file })).data).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: 3_000,
    });
  });
});
