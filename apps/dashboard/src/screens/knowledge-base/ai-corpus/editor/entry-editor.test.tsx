import { corpus, QUESTION_MAX, type EntryPreview } from '@lobby/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEntry } from '#/testing/facts.ts';
import { failure, type FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/knowledge-base/ai-corpus';
const STORED = anEntry(1, { question: 'How long is delivery?', answer: 'Two days.', wordings: ['When?'], version: 4 });

const answers = (api: FakeApi) => {
  api.answer(corpus.list, { items: [STORED], total: 1, counts: { draft: 0, in_review: 0, published: 1, archived: 0 } });
  api.answer(corpus.get, STORED);
  api.answer(corpus.create, STORED);
  api.answer(corpus.update, STORED);
};
const sheet = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const updates = (api: FakeApi) =>
  api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as { version: number; answer: string });

describe('a new entry', () => {
  it('is saved with its wordings, once, and the sheet closes', async () => {
    const { api, history, user } = await renderScreen({ path: `${PATH}?entry=new`, answers });
    await sheet('New entry');
    await user.type(field('Question'), 'Do you ship to Spain?');
    await user.type(field('Answer'), 'Yes.');
    await user.type(field('Add a phrasing'), 'Delivery to Spain{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.search).toBe(''));
    expect(api.callsTo(corpus.create).map(({ body }) => body)).toMatchObject([
      {
        question: 'Do you ship to Spain?',
        answer: 'Yes.',
        wordings: ['Delivery to Spain'],
        locale: 'en-US',
        status: 'published',
        client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(await screen.findByText('Saved. Your bot uses it from now on.')).toBeTruthy();
  });

  it('is tried on last week’s questions before it is saved, and what changes since is tried anew', async () => {
    const effect: EntryPreview = {
      asked: 120,
      tried: 100,
      before: { answered: 40, offered: 20, unknown: 40 },
      after: { answered: 43, offered: 18, unknown: 39 },
      taken: 1,
      changed: [{ question: 'to spain?', locale: 'en-US', before: 'unknown', after: 'answered' }],
    };
    const { api, user } = await renderScreen({
      path: `${PATH}?entry=${STORED.id}`,
      answers: (to) => {
        answers(to);
        to.answer(corpus.previewEntry, effect);
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Add a phrasing' }), 'Delivery to Spain{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Try it' }));
    expect(await screen.findByText(/the bot would have answered 43 of 100 asked last week, up from 40/)).toBeTruthy();
    expect(screen.getByText(/the latest 100 of 120/)).toBeTruthy();
    expect(screen.getByText('Not known → Answered')).toBeTruthy();
    expect(screen.getByText(/answer 1 question that another one answers now/)).toBeTruthy();
    expect(api.callsTo(corpus.previewEntry)[0]?.body).toEqual({
      id: STORED.id,
      question: 'How long is delivery?',
      answer: 'Two days.',
      wordings: ['When?', 'Delivery to Spain'],
      locale: 'en-US',
    });
    await user.type(field('Add a phrasing'), 'Spain{Enter}');
    expect(screen.queryByText(/up from 40/)).toBeNull();
    api.fail(corpus.previewEntry, 'throttled');
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('Couldn’t try last week’s questions')).toBeTruthy();
    expect(api.callsTo(corpus.update)).toHaveLength(0);
  });

  it('takes several pasted lines as several wordings', async () => {
    await renderScreen({ path: `${PATH}?entry=new`, answers });
    await sheet('New entry');
    fireEvent.paste(field('Add a phrasing'), { clipboardData: { getData: () => 'One\r\n\n Two \nOne' } });
    expect(screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove “One”',
      'Remove “Two”',
    ]);
  });

  it('puts the focus on the first field that is wrong, and sends nothing', async () => {
    const { api, user } = await renderScreen({ path: `${PATH}?entry=new`, answers });
    await sheet('New entry');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Question')));
    expect(screen.getAllByText('Fill this in.')).toHaveLength(2);
    expect(api.callsTo(corpus.create)).toHaveLength(0);
  });

  it('says on leaving a field by how much it is too long', async () => {
    await renderScreen({ path: `${PATH}?entry=new`, answers });
    await sheet('New entry');
    fireEvent.change(field('Question'), { target: { value: 'q'.repeat(QUESTION_MAX + 3) } });
    fireEvent.blur(field('Question'));
    expect(await screen.findByText('Shorten this by 3 characters.')).toBeTruthy();
  });

  it('shows the entry that has the question already', async () => {
    const { api, history, user } = await renderScreen({ path: `${PATH}?entry=new`, answers });
    api.on(corpus.create, () => failure('duplicate_entry', { fields: [{ path: 'question', message: 'Another entry asks this.' }] }));
    await sheet('New entry');
    await user.type(field('Question'), 'How long is delivery');
    await user.type(field('Answer'), 'Three days.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another entry asks this.')).toBeTruthy();
    expect(await screen.findByText('Two days.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open it' }));
    await waitFor(() => expect(history.location.search).toBe(`?entry=${STORED.id}`));
  });
});

describe('typed text', () => {
  it('outlives a reload, and can be thrown away', async () => {
    const first = await renderScreen({ path: `${PATH}?entry=new`, answers });
    await sheet('New entry');
    await first.user.type(field('Question'), 'Half a thought');
    first.unmount();
    const second = await renderScreen({ path: `${PATH}?entry=new`, answers });
    await sheet('New entry');
    expect(field('Question').value).toBe('Half a thought');
    await second.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Question').value).toBe('');
  });

  it('is not lost by closing without a question, and can be kept as a draft', async () => {
    const { history, user } = await renderScreen({ path: `${PATH}?entry=new`, answers });
    await sheet('New entry');
    await user.type(field('Question'), 'Half a thought');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay here' }));
    expect(field('Question').value).toBe('Half a thought');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep as draft' }));
    await waitFor(() => expect(history.location.search).toBe(''));
    expect(sessionStorage.getItem('lobby-entry-draft:new')).toContain('Half a thought');
  });

  it('closes at once where nothing was typed', async () => {
    const { history, user } = await renderScreen({ path: `${PATH}?entry=${STORED.id}`, answers });
    await sheet('Edit entry');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });
});

describe('an entry that somebody else saved meanwhile', () => {
  const newer = anEntry(1, { ...STORED, answer: 'Three days.', version: 5, updated_by: 'Leo' });
  const meet = async () => {
    const scene = await renderScreen({ path: `${PATH}?entry=${STORED.id}`, answers });
    scene.api.on(corpus.update, ({ body }) =>
      (body as { version: number }).version === 5
        ? { envelope: { code: 1, msg: '', data: newer } }
        : failure('stale_version', { current: newer }),
    );
    await sheet('Edit entry');
    await screen.findByDisplayValue('Two days.');
    await scene.user.clear(field('Answer'));
    await scene.user.type(field('Answer'), 'Four days.');
    await scene.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Someone else changed this entry');
    return scene;
  };

  it('is shown beside one’s own copy, and one’s own can be saved over it', async () => {
    const { api, user } = await meet();
    const copies = within(screen.getByText('Someone else changed this entry').closest('section')!);
    expect(copies.getByText('Four days.')).toBeTruthy();
    expect(copies.getByText('Three days.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(updates(api).at(-1)).toMatchObject({ version: 5, answer: 'Four days.' }));
  });

  it('can be taken instead', async () => {
    const { api, user } = await meet();
    await user.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(field('Answer').value).toBe('Three days.');
    await user.type(field('Answer'), ' Or four.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updates(api).at(-1)).toMatchObject({ version: 5, answer: 'Three days. Or four.' }));
  });
});
