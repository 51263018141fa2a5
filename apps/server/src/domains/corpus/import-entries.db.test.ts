import { corpus, type ImportReport, type LiveEvents, type Locale, type RequestInput } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { inTenant } from '#/database/transaction.ts';
import { say } from '#/words.ts';
import { addEntries } from './add-entries.ts';
import { readChangeNo } from './corpus-state.repository.ts';
import { insertImport } from './import-job/import-job.repository.ts';
import { createImportRunner } from './import-job/import-runner.ts';

type Progress = Parameters<LiveEvents['import_progress']>[0];

let app: TestApp;
let owner: SignedUp;
let progress: Progress[];
let hear: (progress: Progress) => void;

beforeAll(async () => {
  app = await openTestApp({
    emit(_, name, payload) {
      if (name !== 'import_progress') return;
      progress.push(payload as Progress);
      hear(payload as Progress);
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp({ name: 'Mina' });
  progress = [];
  hear = () => undefined;
});

type Request = RequestInput<typeof corpus.import>;

function send(content: string | Uint8Array, request: Request = {}, locale: Locale = 'en-US', name = 'faq.csv') {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return app.call(corpus.import, request, { token: owner.token, locale, file: { name, bytes } });
}

const entries = async () => (await app.call(corpus.list, { limit: 100, order: 'asc', sort: 'question' }, { token: owner.token })).data;
const counts = ({ added, updated, unchanged, rejected }: ImportReport) => ({ added, updated, unchanged, rejected: rejected.length });
const changeNo = () => inTenant(app.services.database, owner.tenantId, readChangeNo);

const FAQ = 'question,answer,wordings,locale,status\nWhere?,Here.,Which place|What place,en,\n怎么退货？,七天内。,,zh-CN,draft\n';

describe('an import', () => {
  test('adds every good row, once, and the bot knows them at once', async () => {
    const { data } = await send(FAQ);
    expect(data).toEqual({
      dry_run: false,
      added: 2,
      updated: 0,
      unchanged: 0,
      rejected: [],
      encoding: 'utf-8',
      headers: ['question', 'answer', 'wordings', 'locale', 'status'],
      mapping: { question: 'question', answer: 'answer', wordings: 'wordings', locale: 'locale', status: 'status' },
    });
    expect((await entries()).items).toMatchObject([
      {
        question: 'Where?',
        answer: 'Here.',
        wordings: ['Which place', 'What place'],
        locale: 'en-US',
        status: 'published',
        updated_by: 'Mina',
      },
      { question: '怎么退货？', answer: '七天内。', wordings: [], locale: 'zh-CN', status: 'draft' },
    ]);
    const asked = await app.call(corpus.ask, { question: 'which place' }, { token: owner.token });
    expect(asked.data.items[0]?.answer).toBe('Here.');
  });

  test('repeated changes nothing, and no index has to look', async () => {
    await send(FAQ);
    const before = await changeNo();
    expect(counts((await send(FAQ)).data)).toEqual({ added: 0, updated: 0, unchanged: 2, rejected: 0 });
    expect(await changeNo()).toBe(before);
    expect((await entries()).items.map(({ version }) => version)).toEqual([1, 1]);
  });

  test('updates what is there, the question being the same in the same language', async () => {
    await send(FAQ);
    expect(counts((await send('question,answer,locale\nWHERE,There.,en\nWhere?,ここです。,ja\n')).data)).toEqual({
      added: 1,
      updated: 1,
      unchanged: 0,
      rejected: 0,
    });
    const updated = (await entries()).items.find(({ locale }) => locale === 'en-US');
    expect(updated).toMatchObject({ question: 'WHERE', answer: 'There.', wordings: ['Which place', 'What place'], version: 2 });
  });

  test('dry writes nothing and counts the same', async () => {
    await send('question,answer,locale\nWhere?,Here.,en\nOld,Old.,en');
    const before = await entries();
    const file = 'question,answer,locale\nWhere?,There.,en\nOld,Old.,en\nNew,New.,en\n,No question,en';
    const dry = (await send(file, { dry_run: true })).data;
    expect(counts(dry)).toEqual({ added: 1, updated: 1, unchanged: 1, rejected: 1 });
    expect(await entries()).toEqual(before);
    expect((await send(file)).data).toEqual({ ...dry, dry_run: false });
  });

  test.each<[Locale, string]>([
    ['en-US', 'The question is longer than 500 characters.'],
    ['zh-HK', say('zh-HK', 'rejects.question_too_long', { max: 500 })],
  ])('reports refused rows with a reason in %s and their row in the spreadsheet', async (locale, reason) => {
    const { data } = await send(`question,answer\n"a\nb",fine\n\n${'q'.repeat(501)},a\nLast,\n`, {}, locale);
    expect(data.added).toBe(1);
    expect(data.rejected).toEqual([
      { row: 4, code: 'question_too_long', reason, question: 'q'.repeat(200) },
      { row: 5, code: 'answer_missing', reason: say(locale, 'rejects.answer_missing'), question: 'Last' },
    ]);
  });

  test('refuses rows that the plan has no room for and takes the others', async () => {
    const drafts = Array.from({ length: 4_999 }, (_, index) => ({
      question: `q ${index}`,
      answer: 'a',
      wordings: [],
      locale: 'en-US' as const,
      status: 'draft' as const,
    }));
    await inTenant(app.services.database, owner.tenantId, (scope) => addEntries(scope, drafts, 'Lobby'));
    const { data } = await send('question,answer,locale\nOne,a,en\nTwo,a,en\nq 7,changed,en\n');
    expect(counts(data)).toEqual({ added: 1, updated: 1, unchanged: 0, rejected: 1 });
    expect(data.rejected).toEqual([{ row: 3, code: 'quota', reason: say('en-US', 'rejects.quota'), question: 'Two' }]);
  });

  test('takes columns from the headers that the caller names', async () => {
    const { data } = await send('Frage;Antwort\nWo?;Hier.\n', {
      mapping: JSON.stringify({ question: 'Frage', answer: 'Antwort' }),
      locale: 'en-US',
    });
    expect(data).toMatchObject({ added: 1, headers: ['Frage', 'Antwort'], mapping: { question: 'Frage', answer: 'Antwort' } });
  });

  test('takes the language of rows that name none from the caller', async () => {
    await send('question,answer\nPS5,あります\n', { locale: 'zh-HK' });
    expect((await entries()).items[0]?.locale).toBe('zh-HK');
  });

  test('tells how far it is to whoever started it, and only when asked', async () => {
    const file = `question,answer,locale\n,refused,en\n${Array.from({ length: 600 }, (_, index) => `q ${index},a,en`).join('\n')}`;
    await send(file, { dry_run: true });
    expect(progress).toEqual([]);
    const id = randomUUID();
    await send(file, { import_id: id });
    expect(progress.map(({ done }) => done)).toEqual([101, 201, 301, 401, 501, 601, 601]);
    expect(progress.every(({ import_id: named, total }) => named === id && total === 601)).toBe(true);
  });

  test('run twice at once leaves each entry once', async () => {
    const file = `question,answer,locale\n${Array.from({ length: 300 }, (_, index) => `q ${index},a,en`).join('\n')}`;
    const reports = await Promise.all([send(file), send(file)]);
    // Piece by piece, whoever comes first: together they add each row once, and find it there once.
    const sumOf = (count: 'added' | 'unchanged') => reports.reduce((sum, { data }) => sum + data[count], 0);
    expect([sumOf('added'), sumOf('unchanged')]).toEqual([300, 300]);
    expect((await entries()).total).toBe(300);
  });

  test('that was cut off goes on with the next server: no row is lost or there twice, and its state is told all the while', async () => {
    await send('question,answer,locale\nOld,a,en\n');
    const file = `question,answer,locale\nOld,changed,en\n${Array.from({ length: 600 }, (_, index) => `q ${index},a,en`).join('\n')}`;
    const id = randomUUID();
    const { importRunner, announcer } = app.services;
    const dying = createImportRunner({
      ...app.services,
      announcer: {
        importProgress(_, { done }) {
          if (done > 200) void dying.stop();
        },
      },
    });
    app.services.importRunner = dying;
    expect((await send(file, { import_id: id })).code).toBe(10051);
    app.services.importRunner = importRunner;
    const state = async () => (await app.call(corpus.importState, { import_id: id }, { token: owner.token })).data;
    expect(await state()).toEqual({ state: 'running', done: 300, total: 601, report: null });
    expect((await entries()).total).toBe(300);

    const next = createImportRunner({ ...app.services, announcer });
    expect(await next.recover(0)).toBe(1);
    await next.idle();
    const { report, ...rest } = await state();
    expect(rest).toEqual({ state: 'done', done: 601, total: 601 });
    expect(counts(report as ImportReport)).toEqual({ added: 600, updated: 1, unchanged: 0, rejected: 0 });
    expect((await entries()).total).toBe(601);
    expect((await entries()).items.every(({ version, question }) => version === (question === 'Old' ? 2 : 1))).toBe(true);
    expect((await send(file, { import_id: id })).data).toEqual(report);
    expect(await next.recover(0)).toBe(0);
  });

  test('is stopped when somebody says so: what was written stays, and what is left is told', async () => {
    const file = `question,answer,locale\n,refused,en\n${Array.from({ length: 2_000 }, (_, index) => `q ${index},a,en`).join('\n')}`;
    const id = randomUUID();
    const stop = (token = owner.token) => app.call(corpus.importStop, { import_id: id }, { token });
    const other = await app.signUp();
    const begun = Promise.withResolvers<void>();
    hear = () => begun.resolve();
    const [{ data: report }, { data }] = await Promise.all([send(file, { import_id: id }), begun.promise.then(() => stop())]);
    expect(data).toMatchObject({ state: 'stopped', total: 2_001, report: { left: report.left } });
    expect(report.left).toBeGreaterThan(0);
    expect(counts(report)).toEqual({ added: 2_000 - (report.left ?? 0), updated: 0, unchanged: 0, rejected: 1 });
    expect((await entries()).total).toBe(report.added);
    expect(await app.services.importRunner.recover(0)).toBe(0);
    expect((await stop()).data).toEqual(data);
    expect((await stop(other.token)).code).toBe(10004);
  });

  test('of which only a part was stored when the server died has failed; another server may still be at it for a minute', async () => {
    const id = randomUUID();
    await inTenant(app.services.database, owner.tenantId, async (scope) => {
      const facts = { headers: [], mapping: {}, encoding: null };
      await insertImport(scope, { id, total: 5, done: 0, facts, mayApprove: true, userId: owner.userId, startedBy: 'Mina' }, Date.now());
    });
    const state = async () => (await app.call(corpus.importState, { import_id: id }, { token: owner.token })).data.state;
    await app.services.importRunner.recover(0);
    expect(await state()).toBe('reading');
    await app.services.importRunner.recover(0, true);
    expect(await state()).toBe('failed');
    expect((await entries()).total).toBe(0);
    const other = await app.signUp();
    expect((await app.call(corpus.importState, { import_id: id }, { token: other.token })).code).toBe(10004);
  });
});

describe('a file that cannot be imported', () => {
  test.each<[string, string | Uint8Array, code: number]>([
    ['is empty', '', 40004],
    ['is an old Excel file', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 10008],
    ['is a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 10008],
    ['is a damaged workbook', Buffer.from('504b030400000000', 'hex'), 40004],
    ['is larger than 10 MB', Buffer.alloc(50 * 1024 * 1024, 'a'), 10003],
    ['has more than 50,000 rows', `question,answer\n${'q,a\n'.repeat(50_001)}`, 10003],
  ])('because it %s is refused with its code', async (_, content, code) => {
    expect((await send(content)).code).toBe(code);
    expect((await entries()).total).toBe(0);
  });

  test('because columns are missing is refused with the columns and the headers that it has', async () => {
    expect(await send('Frage,Antwort\na,b\n', {}, 'zh-CN')).toMatchObject({
      status: 400,
      code: 40005,
      msg: say('zh-CN', 'errors.missing_column', { columns: '问题答案' }),
      data: {
        reason: 'missing_column',
        fields: [
          { path: 'mapping', message: 'Frage' },
          { path: 'mapping', message: 'Antwort' },
        ],
      },
    });
  });

  test('because there is none is refused at the field', async () => {
    const answer = await app.call(corpus.import, {}, { token: owner.token });
    expect(answer).toMatchObject({ code: 10001, data: { fields: [{ path: 'file' }] } });
  });

  test('may begin with the line by which Excel is told the delimiter', async () => {
    const { data } = await send('\uFEFFsep=;\nQuestion;Answer\nDo you sell ropes?;Yes, by the metre.\n');
    expect(data).toMatchObject({ added: 1, headers: ['Question', 'Answer'] });
    expect((await entries()).items).toMatchObject([{ question: 'Do you sell ropes?', answer: 'Yes, by the metre.' }]);
  });

  test('counts its days on the clocks of the business, the last one to its end', async () => {
    owner = await app.signUp({ locale: 'zh-HK' });
    const { data } = await send(
      'Question,Answer,Valid from,Valid until\nIs there a sale?,"Yes, 20% off.",2026-11-28,2026-11-28\nWhen is winter?,Soon.,2026-11-01,2026-12-31 18:00\n',
    );
    expect(counts(data)).toEqual({ added: 2, updated: 0, unchanged: 0, rejected: 0 });
    expect((await entries()).items).toMatchObject(
      [
        { valid_from: Date.UTC(2026, 9, 31, 16), valid_until: Date.UTC(2026, 11, 31, 10) },
        { valid_from: Date.UTC(2026, 10, 27, 16), valid_until: Date.UTC(2026, 10, 28, 16) - 1 },
      ].toReversed(),
    );
    const { response } = await app.call(corpus.export, { format: 'csv' }, { token: owner.token });
    const exported = await response.text();
    expect(exported).toContain(',2026-11-28,2026-11-28,');
    expect(counts((await send(exported)).data)).toEqual({ added: 0, updated: 0, unchanged: 2, rejected: 0 });
  });

  test('with a header and nothing else has nothing to import, and the report says so', async () => {
    expect(counts((await send('question,answer\n')).data)).toEqual({ added: 0, updated: 0, unchanged: 0, rejected: 0 });
  });
});
