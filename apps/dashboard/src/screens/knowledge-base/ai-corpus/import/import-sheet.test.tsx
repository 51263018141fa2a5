import { corpus, IMPORT_MAX_BYTES, type ImportReport } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, success, type FakeAnswer, type FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/knowledge-base/ai-corpus?import=true';

const report = (over: Partial<ImportReport> = {}): ImportReport => ({
  dry_run: true,
  added: 2,
  updated: 1,
  unchanged: 3,
  headers: ['Frage', 'Antwort'],
  mapping: { question: 'Frage', answer: 'Antwort' },
  encoding: 'UTF-8',
  rejected: [{ row: 4, code: 'question_missing', reason: 'The question is missing.', question: '' }],
  ...over,
});
const csv = new File(['Frage,Antwort\nq,a'], 'list.csv', { type: 'text/csv' });
const forms = (api: FakeApi) =>
  api.callsTo(corpus.import).map(({ body }) => Object.fromEntries((body as FormData).entries()) as Record<string, string>);

const withImport = (first: () => FakeAnswer | Promise<FakeAnswer>) => (api: FakeApi) => {
  api.answer(corpus.list, { items: [], total: 0, counts: { draft: 0, in_review: 0, published: 0, archived: 0 } });
  api.on(corpus.import, ({ body }) => ((body as FormData).get('dry_run') === 'true' ? first() : success(report({ dry_run: false }))));
};
const choose = async (scene: Awaited<ReturnType<typeof renderScreen>>, file = csv) => {
  const input = await screen.findByLabelText('File to import');
  await scene.user.upload(input, file);
};

describe('an import', () => {
  it('first shows what it would do, and writes only when that is confirmed', async () => {
    const scene = await renderScreen({ path: PATH, answers: withImport(() => success(report())) });
    await choose(scene);
    const confirmButton = await screen.findByRole('button', { name: 'Import 3 entries' });
    expect(screen.getByText('The question is missing.')).toBeTruthy();
    expect(screen.getByText(/published as soon as you import them/)).toBeTruthy();
    expect(forms(scene.api).map((form) => form['dry_run'])).toEqual(['true']);
    await scene.user.click(confirmButton);
    expect(await screen.findByText('Import complete')).toBeTruthy();
    expect(forms(scene.api).map((form) => form['dry_run'])).toEqual(['true', 'false']);
    expect(forms(scene.api)[1]?.['mapping']).toBe(JSON.stringify({ question: 'Frage', answer: 'Antwort' }));
  });

  it('asks which column is which where the file does not say, and looks again', async () => {
    let known = false;
    const missing = failure(
      'missing_column',
      {
        fields: [
          { path: 'mapping', message: 'Frage' },
          { path: 'mapping', message: 'Antwort' },
        ],
      },
      'No column for Question.',
    );
    const scene = await renderScreen({ path: PATH, answers: withImport(() => (known ? success(report()) : missing)) });
    await choose(scene);
    expect(await screen.findByText('No column for Question.')).toBeTruthy();
    known = true;
    await scene.user.click(within(screen.getByRole('region', { name: 'Columns' })).getByRole('button', { name: /Question/ }));
    await scene.user.click(await screen.findByRole('option', { name: 'Frage' }));
    await screen.findByRole('button', { name: 'Import 3 entries' });
    expect(forms(scene.api).at(-1)?.['mapping']).toBe(JSON.stringify({ question: 'Frage' }));
  });

  it.each([
    ['too large', () => Object.defineProperty(new File(['x'], 'big.csv'), 'size', { value: IMPORT_MAX_BYTES + 1 }), /too large/],
    ['of another kind', () => new File(['x'], 'photo.png'), /isn’t supported/],
  ])('refuses a file that is %s before sending it', async (_, file, words) => {
    const scene = await renderScreen({ path: PATH, answers: withImport(() => success(report())) });
    const input = await screen.findByLabelText('File to import');
    input.removeAttribute('accept');
    await scene.user.upload(input, file());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(scene.api.callsTo(corpus.import)).toHaveLength(0);
  });

  it('counts its rows as they are announced, and goes on when its page is left', async () => {
    let finish: (answer: FakeAnswer) => void = () => undefined;
    const slow = new Promise<FakeAnswer>((resolve) => (finish = resolve));
    const scene = await renderScreen({ path: PATH, answers: withImport(() => slow) });
    await choose(scene);
    await screen.findByText('Reading the rows');
    scene.live.announce('import_progress', { import_id: forms(scene.api)[0]?.['import_id'] ?? '', done: 120, total: 500 });
    expect(await screen.findByText('120 / 500')).toBeTruthy();
    await scene.app.router.navigate({ to: '/dashboard/overview' });
    expect(await screen.findByText('Importing list.csv')).toBeTruthy();
    finish(success(report()));
    expect(await screen.findByText('list.csv is ready to import')).toBeTruthy();
    await scene.user.click(screen.getByRole('button', { name: 'See' }));
    expect(await screen.findByRole('button', { name: 'Import 3 entries' })).toBeTruthy();
  });

  it('can be cancelled, and writes nothing', async () => {
    const scene = await renderScreen({ path: PATH, answers: withImport(() => new Promise<FakeAnswer>(() => undefined)) });
    await choose(scene);
    await screen.findByText('Reading the rows');
    await scene.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByLabelText('File to import')).toBeTruthy());
  });

  it('is followed to its end where its answer was lost', async () => {
    const scene = await renderScreen({
      path: PATH,
      answers: (api) => {
        withImport(() => success(report()))(api);
        api.on(corpus.import, ({ body }) =>
          (body as FormData).get('dry_run') === 'true' ? success(report()) : failure('unavailable', {}, 'Not now.'),
        );
        let looks = 0;
        api.on(corpus.importState, () => {
          looks += 1;
          if (looks === 1) return success({ state: 'running', done: 2, total: 6, report: null });
          return success({ state: 'done', done: 6, total: 6, report: report({ dry_run: false }) });
        });
      },
    });
    await choose(scene);
    await scene.user.click(await screen.findByRole('button', { name: 'Import 3 entries' }));
    expect(await screen.findByText('2 / 6')).toBeTruthy();
    expect(await screen.findByText('Import complete')).toBeTruthy();
    const written = forms(scene.api).filter((form) => form['dry_run'] === 'false');
    expect(scene.api.callsTo(corpus.importState)).toHaveLength(2);
    expect(written).toHaveLength(1);
  });

  it('that is being written stops where it is, and says what is left', async () => {
    let stop: (answer: FakeAnswer) => void = () => undefined;
    const stopped = new Promise<FakeAnswer>((resolve) => (stop = resolve));
    const left = report({ dry_run: false, left: 4_000 });
    const scene = await renderScreen({
      path: PATH,
      answers: (api) => {
        withImport(() => success(report()))(api);
        api.on(corpus.import, ({ body }) => ((body as FormData).get('dry_run') === 'true' ? success(report()) : stopped));
        api.on(corpus.importStop, () => {
          stop(success(left));
          return success({ state: 'stopped', done: 6, total: 4_006, report: left });
        });
      },
    });
    await choose(scene);
    await scene.user.click(await screen.findByRole('button', { name: 'Import 3 entries' }));
    await scene.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Import stopped')).toBeTruthy();
    expect(screen.getByText(/4,000 rows weren’t imported/)).toBeTruthy();
    expect(scene.api.callsTo(corpus.importStop)).toHaveLength(1);
  });
});
