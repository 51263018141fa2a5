import { corpus, PLAYGROUND_DRAFT_KEY, PLAYGROUND_DRAFT_TTL_MS, type PlaygroundDraft } from '@lobby/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { success, type FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/knowledge-base/ai-corpus';
const entries: PlaygroundDraft['entries'] = [
  { question: 'Refund?', answer: 'Within "30" days.', wordings: ['Money back', 'Return'], locale: 'en-US' },
  { question: '退货？', answer: '60 天内。', wordings: [], locale: 'zh-CN' },
];
const keep = (age = 0) => localStorage.setItem(PLAYGROUND_DRAFT_KEY, JSON.stringify({ kept_at: Date.now() - age, entries }));
const answers = (api: FakeApi) => {
  api.answer(corpus.list, { items: [], total: 0, counts: { draft: 0, in_review: 0, published: 0, archived: 0 } });
  api.on(corpus.import, ({ body }) =>
    success({
      dry_run: (body as FormData).get('dry_run') === 'true',
      added: 2,
      updated: 0,
      unchanged: 0,
      rejected: [],
      headers: ['question', 'answer', 'wordings', 'locale'],
      mapping: {},
      encoding: 'UTF-8',
    }),
  );
};
const TITLE = 'You brought 2 entries from the playground';

afterEach(() => localStorage.clear());

describe('what was kept from the playground', () => {
  it('is offered, checked and imported as a CSV, and then forgotten', async () => {
    keep();
    const scene = await renderScreen({ path: PATH, answers });
    expect(await screen.findByText(TITLE)).toBeTruthy();
    await scene.user.click(screen.getByRole('button', { name: 'Review and import' }));
    await scene.user.click(await screen.findByRole('button', { name: 'Import 2 entries' }));
    expect(await screen.findByText('Import complete')).toBeTruthy();
    const form = scene.api.callsTo(corpus.import)[0]?.body as FormData;
    const text = await (form.get('file') as File).text();
    expect(text.replace(/^\uFEFF/, '').split('\r\n')[0]).toBe('"question","answer","wordings","locale"');
    expect(text).toContain('"Refund?","Within ""30"" days.","Money back\nReturn","en-US"');
    await waitFor(() => expect(localStorage.getItem(PLAYGROUND_DRAFT_KEY)).toBeNull());
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('is dismissed for good', async () => {
    keep();
    const scene = await renderScreen({ path: PATH, answers });
    await screen.findByText(TITLE);
    await scene.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(localStorage.getItem(PLAYGROUND_DRAFT_KEY)).toBeNull();
  });

  it('is not offered when there is nothing, or it is older than thirty days', async () => {
    keep(PLAYGROUND_DRAFT_TTL_MS + 1_000);
    await renderScreen({ path: PATH, answers });
    await screen.findByText('Add your bot’s first answer');
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});
