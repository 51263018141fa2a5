import { bot, glossary, type Term, type TermDraft } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBot, aConversation } from '#/testing/conversations.ts';
import { failure, type FakeApi, type FakeCall } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const aTerm = (no: number, over: Partial<Term> = {}): Term => ({
  id: aConversation(no).id,
  source: `Term ${no}`,
  keep: false,
  texts: { 'ja-JP': `用語${no}` },
  case_sensitive: false,
  version: 1,
  updated_by: 'Mina',
  updated_at: 0,
  ...over,
});

interface Setup {
  readonly role?: string | null;
  readonly terms?: readonly Term[];
  readonly before?: (api: FakeApi) => void;
}

const TERMS = [aTerm(1), aTerm(2, { keep: true, texts: {} })];

async function open({ role = null, terms = TERMS, before }: Setup = {}) {
  const scene = await renderScreen({
    path: '/dashboard/knowledge-base/ai-bot?section=answers',
    user: { role },
    answers: (api) => {
      let held = [...terms];
      api.answer(bot.get, aBot());
      api.answer(glossary.list, () => ({ items: held }));
      api.answer(glossary.create, ({ body }: FakeCall) => {
        const made = aTerm(9, body as TermDraft);
        held = [...held, made];
        return made;
      });
      before?.(api);
    },
  });
  const card = await screen.findByRole('region', { name: 'Glossary for translations' });
  return { ...scene, card };
}

describe('the glossary', () => {
  it('shows each term with its wordings, and those that are kept', async () => {
    const { card } = await open();
    expect(await within(card).findByText('用語1')).toBeTruthy();
    expect(within(card).getByText('Not translated')).toBeTruthy();
    expect(within(card).getByText('2 terms')).toBeTruthy();
  });

  it('says what it is for while it is empty', async () => {
    const { card } = await open({ terms: [] });
    expect(await within(card).findByText(/Add product names/)).toBeTruthy();
  });

  it('takes a new term, with the keyboard on what is missing first, and saves nothing of the bot', async () => {
    const { user, api } = await open({ terms: [] });
    await user.click(screen.getByRole('button', { name: 'Add a term' }));
    await user.click(await screen.findByRole('button', { name: 'Save term' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Term' }));
    await user.type(screen.getByRole('textbox', { name: 'Term' }), 'Trail pack');
    await user.click(screen.getByRole('button', { name: 'Save term' }));
    expect(await screen.findByText('Add at least one translation, or choose not to translate it.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /日本語/ }), 'トレイルパック');
    await user.click(screen.getByRole('button', { name: 'Save term' }));
    await waitFor(() =>
      expect(api.callsTo(glossary.create)[0]?.body).toMatchObject({ source: 'Trail pack', texts: { 'ja-JP': 'トレイルパック' } }),
    );
    expect(await screen.findByText('トレイルパック')).toBeTruthy();
    expect(api.calls.filter(({ method, path }) => method === 'PUT' && path === bot.update.path)).toEqual([]);
  });

  it('says where a term is there already', async () => {
    const taken = failure('invalid_request', { fields: [{ path: 'source', message: 'This term is in the glossary already.' }] });
    const { user } = await open({ before: (api) => api.on(glossary.create, () => taken) });
    await user.click(screen.getByRole('button', { name: 'Add a term' }));
    await user.type(await screen.findByRole('textbox', { name: 'Term' }), 'Term 1');
    await user.click(screen.getByRole('checkbox', { name: 'Don’t translate' }));
    await user.click(screen.getByRole('button', { name: 'Save term' }));
    expect(await screen.findByText('This term is in the glossary already.')).toBeTruthy();
  });
});
