import { aiAccess, type AiAccessView, type OwnModel } from '@lobby/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/ai-access/platform';

function aView(embedding: OwnModel['embedding'], on = true): AiAccessView {
  return {
    built_in: 'words',
    allowed: true,
    masks_personal: false,
    bot: null,
    model: {
      name: 'Ours',
      base_url: 'https://models.example.com/v1',
      has_key: true,
      chat_model: 'large',
      embedding_model: 'vectors-small',
      temperature: 0.2,
      max_tokens: null,
      on,
      falls_back: true,
      monthly_tokens: null,
      status: 'ok',
      fault: null,
      tested_at: 0,
      test: null,
      embedding,
      spent: 0,
      resets_at: 0,
      version: 1,
    },
  };
}
const answers = (view: AiAccessView) => (api: FakeApi) => api.answer(aiAccess.get, view);

it('shows how much the model has read while it reads', async () => {
  const view = aView({ fault: null, test: { latency_ms: 42, length: 1_024 }, done: 1_200, total: 3_000 });
  await renderScreen({ path: PATH, answers: answers(view) });
  const state = within(await screen.findByRole('region', { name: 'Search by meaning' }));
  const bar = state.getByRole('progressbar', { name: 'Indexing your content by meaning' });
  expect(bar.getAttribute('aria-valuenow')).toBe('1200');
  expect(state.getByText('1,200 of 3,000')).toBeTruthy();
  expect(state.getByText('Embedding test: 42ms, 1024 dimensions')).toBeTruthy();
});

it('says why it fails, and that the words go on answering', async () => {
  await renderScreen({ path: PATH, answers: answers(aView({ fault: 'unauthorized', test: null, done: 0, total: 3 })) });
  const state = within(await screen.findByRole('region', { name: 'Search by meaning' }));
  expect(state.getByText(/Until then, answers are found by matching words only/)).toBeTruthy();
});

it('shows nothing of it where no embedding model is named', async () => {
  await renderScreen({ path: PATH, answers: answers(aView(null)) });
  await screen.findByText('Ours');
  expect(screen.queryByRole('region', { name: 'Search by meaning' })).toBeNull();
});
