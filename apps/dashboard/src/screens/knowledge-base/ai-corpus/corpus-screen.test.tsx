import { corpora, corpus, corpusBulk, type CorpusJob } from '@lobby/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEntry } from '#/testing/facts.ts';
import { failure, success, type FakeApi } from '#/testing/fake-api.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/knowledge-base/ai-corpus';
const ENTRIES = [
  anEntry(1, { question: 'How long is delivery?', wordings: ['When will it come?'] }),
  anEntry(2, { question: '可以退货吗？', locale: 'zh-CN', status: 'draft' }),
];

const withEntries = (api: FakeApi, entries = ENTRIES, total = 486) =>
  api.answer(corpus.list, { items: entries, total, counts: { draft: 1, in_review: 0, published: total - 1, archived: 0 } });
type RunBody = Pick<CorpusJob, 'id' | 'action'>;
const aJob = ({ id, action }: RunBody): CorpusJob => ({ id, action, state: 'done', total: 2, done: 2, changed: 2, refused: 0 });
const runs = (api: FakeApi) => api.callsTo(corpusBulk.run).map(({ body }) => body as RunBody);
const lastList = (api: FakeApi) => Object.fromEntries(api.callsTo(corpus.list).at(-1)!.query);

describe('how far the content has been read for its meaning', () => {
  const shelves = (vectors: { done: number; total: number } | null) => (api: FakeApi) => {
    withEntries(api);
    api.answer(corpora.list, {
      items: [],
      tags: [],
      waiting: { gaps: 0, suggestions: 0, conflicts: 0 },
      attention: 0,
      has_model: true,
      vectors,
    });
  };

  it('is shown while it is under way', async () => {
    await renderScreen({ path: PATH, answers: shelves({ done: 1_200, total: 3_000 }) });
    const bar = await screen.findByRole('progressbar', { name: 'Indexing your content by meaning' });
    expect(bar.getAttribute('aria-valuenow')).toBe('1200');
    expect(screen.getByText('1,200 / 3,000')).toBeTruthy();
  });

  it.each([{ done: 3_000, total: 3_000 }, null])('is not shown once it is all, nor where no model reads it: %j', async (vectors) => {
    await renderScreen({ path: PATH, answers: shelves(vectors) });
    await screen.findByText('How long is delivery?');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the list of entries', () => {
  it('shows each entry with its wordings, and which of how many are shown', async () => {
    await renderScreen({ path: PATH, answers: withEntries });
    const row = within((await screen.findByText('How long is delivery?')).closest('tr')!);
    expect(row.getByText('1 phrasing')).toBeTruthy();
    expect(row.getByText('Published')).toBeTruthy();
    expect(screen.getByText(/1–12 of 486/)).toBeTruthy();
  });

  it('asks for what the address says', async () => {
    const { api } = await renderScreen({ path: `${PATH}?q=size&locale=ja-JP&status=draft&sort=hit_count&page=3`, answers: withEntries });
    await screen.findByText('How long is delivery?');
    expect(lastList(api)).toEqual({
      q: 'size',
      locale: 'ja-JP',
      status: 'draft',
      sort: 'hit_count',
      order: 'desc',
      page: '3',
      limit: '12',
    });
  });

  it('leaves out of the address what it does not understand', async () => {
    const { api } = await renderScreen({ path: `${PATH}?locale=xx&status=odd&sort=size&page=-1`, answers: withEntries });
    await screen.findByText('How long is delivery?');
    expect(lastList(api)).toEqual({ status: 'not_archived', sort: 'updated_at', order: 'desc', page: '1', limit: '12' });
  });

  it('writes a search into the address after a pause, and goes back to the first page', async () => {
    const { api, history, user } = await renderScreen({ path: `${PATH}?page=2`, answers: withEntries });
    await screen.findByText('How long is delivery?');
    await user.type(screen.getByRole('searchbox', { name: 'Search entries' }), 'size');
    await waitFor(() => expect(history.location.search).toBe('?q=size'));
    expect(lastList(api)).toMatchObject({ q: 'size', page: '1' });
    expect(api.callsTo(corpus.list).map(({ query }) => query.get('q'))).not.toContain('si');
  });

  it('does not search while an input method is composing', async () => {
    const { api, history } = await renderScreen({ path: PATH, answers: withEntries });
    await screen.findByText('How long is delivery?');
    const box = screen.getByRole('searchbox', { name: 'Search entries' });
    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: 'tui' } });
    fireEvent.change(box, { target: { value: '退货' } });
    fireEvent.compositionEnd(box);
    await waitFor(() => expect(new URLSearchParams(history.location.search).get('q')).toBe('退货'));
    expect(api.callsTo(corpus.list).map(({ query }) => query.get('q'))).toEqual([null, '退货']);
  });

  it('sorts figures from the highest, then from the lowest, then as usual', async () => {
    const { history, user } = await renderScreen({ path: PATH, answers: withEntries });
    const head = await screen.findByRole('button', { name: 'Hits' });
    for (const search of ['?sort=hit_count', '?sort=hit_count&order=asc', '']) {
      await user.click(head);
      await waitFor(() => expect(history.location.search).toBe(search));
    }
  });

  it('keeps search and filters when the list does not arrive, and asks again on Retry', async () => {
    const { api, user } = await renderScreen({ path: `${PATH}?q=size`, answers: (fake) => fake.fail(corpus.list, 'refused') });
    await screen.findByText('Couldn’t load the list');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search entries' }).value).toBe('size');
    withEntries(api);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('How long is delivery?')).toBeTruthy();
  });

  it('says what the corpus is for where it is empty, and what to do', async () => {
    const { history, user } = await renderScreen({
      path: PATH,
      answers: (api) => api.answer(corpus.list, { items: [], total: 0, counts: { draft: 0, in_review: 0, published: 0, archived: 0 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Write the first entry' }));
    await waitFor(() => expect(history.location.search).toBe('?entry=new'));
  });
});

describe('bulk work', () => {
  const choose = async (scene: Awaited<ReturnType<typeof renderScreen>>) => {
    await screen.findByText('How long is delivery?');
    for (const box of screen.getAllByRole('checkbox', { name: 'Select row' })) await scene.user.click(box);
    return within(screen.getByRole('toolbar'));
  };

  it('publishes the chosen entries, and brings each back to its own state on Undo', async () => {
    const scene = await renderScreen({
      path: PATH,
      answers: (api) => {
        withEntries(api);
        api.on(corpusBulk.run, ({ body }) => success(aJob(body as RunBody)));
      },
    });
    await scene.user.click((await choose(scene)).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('2 entries published')).toBeTruthy();
    expect(runs(scene.api)).toEqual([{ id: expect.any(String), ids: ENTRIES.map(({ id }) => id), action: { kind: 'publish' } }]);
    scene.api.on(corpusBulk.undo, () => success({ ...aJob(runs(scene.api)[0]!), state: 'undone' }));
    await scene.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(scene.api.calls.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1);
  });

  it('changes all that match where that is chosen, by the filters and not by their ids', async () => {
    const scene = await renderScreen({
      path: `${PATH}?locale=en-US`,
      answers: (api) => {
        withEntries(api);
        api.on(corpusBulk.run, ({ body }) => success(aJob(body as RunBody)));
      },
    });
    const toolbar = await choose(scene);
    await scene.user.click(toolbar.getByRole('button', { name: 'Select all 486 results' }));
    await scene.user.click(toolbar.getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(runs(scene.api)).toMatchObject([{ filter: { locale: 'en-US', status: 'not_archived' }, action: { kind: 'archive' } }]),
    );
  });

  it('names what will be gone before it deletes', async () => {
    const scene = await renderScreen({
      path: PATH,
      answers: (api) => {
        withEntries(api);
        api.on(corpusBulk.run, ({ body }) => success(aJob(body as RunBody)));
      },
    });
    await choose(scene);
    await openMenu(scene.user, 'More');
    await scene.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 entries?' }));
    for (const { question } of ENTRIES) expect(dialog.getByText(question)).toBeTruthy();
    expect(runs(scene.api)).toHaveLength(0);
    await scene.user.click(dialog.getByRole('button', { name: 'Delete 2' }));
    await waitFor(() => expect(runs(scene.api).at(-1)).toMatchObject({ action: { kind: 'delete' } }));
  });

  it('archives instead where that is chosen', async () => {
    const scene = await renderScreen({
      path: PATH,
      answers: (api) => {
        withEntries(api);
        api.on(corpusBulk.run, ({ body }) => success(aJob(body as RunBody)));
      },
    });
    await choose(scene);
    await openMenu(scene.user, 'More');
    await scene.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await scene.user.click(await screen.findByText('Archive instead'));
    await waitFor(() => expect(runs(scene.api)).toMatchObject([{ action: { kind: 'archive' } }]));
  });

  it('says so where nothing was changed, and keeps the choice', async () => {
    const scene = await renderScreen({
      path: PATH,
      answers: (api) => {
        withEntries(api);
        api.on(corpusBulk.run, () => failure('refused', {}, 'Your role doesn’t allow this.'));
      },
    });
    await scene.user.click((await choose(scene)).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Your role doesn’t allow this.')).toBeTruthy();
    expect(screen.getByText('2 selected')).toBeTruthy();
  });

  it('forgets the choice when a filter hides what was chosen', async () => {
    const scene = await renderScreen({ path: PATH, answers: withEntries });
    await choose(scene);
    await scene.user.type(screen.getByRole('searchbox', { name: 'Search entries' }), 'x');
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });
});

describe('Ask', () => {
  const hit = (no: number, over: object) => ({
    entry_id: anEntry(no).id,
    question: `Hit ${no}`,
    answer: 'a',
    locale: 'en-US' as const,
    score: 0.9,
    used: true,
    signals: { words: 0.8, question: 0.5, grams: 0 },
    matched_wording: `Hit ${no}`,
    matched_terms: ['delivery'],
    ...over,
  });
  const answers = (api: FakeApi) => {
    withEntries(api);
    api.on(corpus.ask, () =>
      success({
        outcome: 'answer',
        parts: [],
        answered: true,
        floor: 0.6,
        locale: 'en-US',
        searched: 486,
        took_ms: 84,
        items: [hit(1, {}), hit(2, { score: 0.31, used: false, matched_wording: 'when', matched_terms: [] })],
      }),
    );
  };

  it('shows rank, score, why, and where the floor is', async () => {
    const { user } = await renderScreen({ path: PATH, answers });
    const box = await screen.findByRole('textbox', { name: 'Your question' });
    await user.type(box, 'delivery?{Enter}');
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first!).getByText('0.90')).toBeTruthy();
    expect(within(first!).getByText('Words in common with the question: delivery.')).toBeTruthy();
    expect(within(second!).getByText('Only the spelling is similar to the phrasing “when”.')).toBeTruthy();
    expect(screen.getByText('below the minimum, not used').compareDocumentPosition(second!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('486 entries searched · 84 ms')).toBeTruthy();
  });

  it('asks the next question as a follow-up, and says how it was read', async () => {
    const { user, api } = await renderScreen({
      path: PATH,
      answers: (fake) => {
        withEntries(fake);
        fake.on(corpus.ask, () =>
          success({
            outcome: 'offer',
            read_as: 'delivery to Japan',
            parts: [],
            answered: false,
            floor: 0.6,
            locale: 'en-US',
            searched: 486,
            took_ms: 84,
            items: [
              hit(1, { why: { words: [{ said: 'parcel', found: 'delivery', by: 'concept' }], missing: ['Japan'], conflicts: ['number'] } }),
            ],
          }),
        );
      },
    });
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
    await user.type(box, 'delivery?{Enter}');
    expect(await screen.findByText('The bot isn’t sure: it would offer the likeliest questions.')).toBeTruthy();
    for (const line of ['“parcel” matches “delivery”', 'Not in the entry: Japan', 'A number or unit differs.'])
      expect(screen.getByText(line)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'As a follow-up to “delivery?”' }));
    await user.clear(box);
    await user.type(box, 'to Japan?{Enter}');
    await waitFor(() => expect(api.callsTo(corpus.ask).at(-1)?.body).toMatchObject({ question: 'to Japan?', before: ['delivery?'] }));
    expect(await screen.findByText('Read as “delivery to Japan”')).toBeTruthy();
  });

  it('does not ask on the Enter that ends a composition', async () => {
    const { api } = await renderScreen({ path: PATH, answers });
    const box = await screen.findByRole('textbox', { name: 'Your question' });
    fireEvent.change(box, { target: { value: '配送' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(api.callsTo(corpus.ask)).toHaveLength(0);
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(api.callsTo(corpus.ask)).toHaveLength(1));
  });

  it('starts a new entry with the question that was asked', async () => {
    const { user } = await renderScreen({ path: PATH, answers });
    await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Gift wrap?{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Write an answer for this' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New entry' }));
    expect(sheet.getByRole<HTMLInputElement>('textbox', { name: 'Question' }).value).toBe('Gift wrap?');
  });
});
