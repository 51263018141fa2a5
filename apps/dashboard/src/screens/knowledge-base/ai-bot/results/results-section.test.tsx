import { analysis, bot, preview, type BotOutcomes, type BotResults, type FigureConversation, type OutcomeQuestion } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBot } from '#/testing/conversations.ts';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/knowledge-base/ai-bot?section=results';
const ID = aBot().id;
const COUNTS = {
  conversations: 8,
  answered: 6,
  contained: 6,
  resolved: 4,
  matured: 3,
  lasting: 2,
  handed_over: 2,
  rated: 2,
  stars: 9,
  satisfied: 2,
  timed: 8,
  first_answer_ms: 12_000,
  questions: 10,
  answers: 8,
  no_answers: 2,
  small_talk: 0,
  failures: 0,
  clarified: 0,
  clarified_answers: 0,
  up: 3,
  down: 1,
  model_answers: 0,
  priced: 0,
  cost_micro: 0,
  tokens_in: 0,
  tokens_out: 0,
  tool_calls: 0,
  tool_failures: 0,
};
const RESULTS: BotResults = {
  timezone: 'Asia/Tokyo',
  today: '2026-06-02',
  from: '2026-06-01',
  to: '2026-06-02',
  until: Date.UTC(2026, 5, 2),
  total: COUNTS,
  before: { ...COUNTS, resolved: 2 },
  days: ['2026-06-01', '2026-06-02'].map((key) => ({ ...COUNTS, key })),
  days_before: ['2026-05-30', '2026-05-31'].map((key) => ({ ...COUNTS, key })),
  locales: [{ ...COUNTS, key: 'ja-JP' }],
  channels: [{ ...COUNTS, key: 'web' }],
  versions: [{ ...COUNTS, key: '3' }],
  reasons: [{ key: 'button', count: 2 }],
  first_answer_median: { current: 900, before: 1_200 },
  deflection: { readers: 4, deflected: 3, link_offers: 1, link_visits: 2 },
  order_ratings: { total: { rated: 4, stars: 18, satisfied: 4 }, before: { rated: 2, stars: 8, satisfied: 1 }, days: [] },
  currency: 'USD',
};
const CHAT: FigureConversation = {
  id: ID,
  no: 7,
  contact_no: 3,
  contact_name: null,
  question: 'How long do refunds take?',
  at: Date.UTC(2026, 5, 1),
  locale: 'en-US',
  channel: 'web',
  resolved: true,
  handed_by: null,
  csat_score: null,
  times: 1,
};

const QUESTIONS = {
  all: 10,
  answered: 6,
  chosen: 1,
  not_chosen: 1,
  asked: 0,
  unknown: 2,
  handed_over: 0,
  order: 0,
  failed: 0,
  disliked: 1,
};
const OUTCOMES: BotOutcomes = {
  from: '2026-06-01',
  to: '2026-06-02',
  total: QUESTIONS,
  locales: [
    { ...QUESTIONS, all: 9, unknown: 1, locale: 'en-US' },
    { ...QUESTIONS, all: 1, answered: 0, chosen: 0, not_chosen: 0, unknown: 1, disliked: 0, locale: 'ja-JP' },
  ],
};
const MISSED: OutcomeQuestion = {
  id: ID,
  conversation_id: ID,
  question: '返品の送料は？',
  locale: 'ja-JP',
  at: Date.UTC(2026, 5, 1),
  outcome: 'unknown',
  answer: 'わかりません。',
  offered: [],
  entry: { id: ID, title: '靴の返品' },
  confidence: 0.31,
  verdict: null,
};

async function openResults(answers: (api: FakeApi) => void = () => undefined) {
  const scene = await renderScreen({
    path: PATH,
    answers: (api) => {
      api.answer(bot.get, aBot());
      api.answer(analysis.bot, RESULTS);
      api.answer(analysis.botQuestions, {
        top: [{ question: 'Where is my order?', locale: 'en-US', asked: 4, answered: 3, no_answer: 1, conversation_id: ID }],
        worst: [
          { kind: 'down', question: 'Refund?', answer: 'Never.', locale: 'en-US', count: 2, entry_id: ID, conversation_id: ID },
          { kind: 'no_answer', question: 'A giraffe?', answer: '', locale: 'en-US', count: 1, entry_id: null, conversation_id: ID },
        ],
      });
      api.answer(analysis.botOutcomes, OUTCOMES);
      api.answer(analysis.botOutcomeQuestions, { items: [MISSED], next_cursor: null });
      api.answer(analysis.botConversations, { items: [CHAT], next_cursor: null });
      answers(api);
    },
  });
  return scene;
}

describe('the results', () => {
  it('give each figure with its change, what it is counted from, and, when asked, how', async () => {
    const { user } = await openResults();
    const card = (await screen.findByText('Resolved by the bot', { selector: 'li span' })).closest('li') as HTMLElement;
    expect(within(card).getByText('50%')).toBeTruthy();
    expect(within(card).getByText('25 points')).toBeTruthy();
    expect(within(card).getByText('of 8')).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'How Resolved by the bot is counted' }));
    expect(within(card).getByText(/left for 24 hours/)).toBeTruthy();
  });

  it('set the satisfaction with work orders beside that with conversations', async () => {
    await openResults();
    const card = (await screen.findByText('Satisfaction with work orders', { selector: 'li span' })).closest('li') as HTMLElement;
    expect(within(card).getByText(/^4\.5/)).toBeTruthy();
    expect(within(card).getByText('of 4')).toBeTruthy();
  });

  it('lead from a figure to its conversations, and back with nothing lost', async () => {
    const { api, user, history } = await openResults();
    await user.click(await screen.findByRole('button', { name: /^Handed off 25%: see the conversations/ }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('How long do refunds take?')).toBeTruthy();
    const query = api.callsTo(analysis.botConversations)[0]?.query;
    expect([query?.get('figure'), query?.get('from'), query?.get('to')]).toEqual(['handed_over', '2026-06-01', '2026-06-02']);
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(history.location.search).not.toContain('figure'));
    expect(history.location.search).toContain('section=results');
  });

  it('say what came of the questions, and lead from each number to exactly those', async () => {
    const { api, user, history } = await openResults();
    const row = (await screen.findByRole('rowheader', { name: 'Not known' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('20%')).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: 'Failed' })).toBeNull();
    // Nothing to open, and no share of nothing.
    const handed = screen.getByRole('rowheader', { name: 'Handed off' }).closest('tr') as HTMLElement;
    expect(within(handed).queryByRole('button')).toBeNull();
    await user.click(within(row).getByRole('button', { name: 'Not known, 日本語: 1. See the questions' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Not known · 日本語' }));
    expect(await sheet.findByText('返品の送料は？')).toBeTruthy();
    expect(sheet.getByRole('link', { name: '靴の返品' }).getAttribute('href')).toContain(`entry=${ID}`);
    expect(sheet.getByText('Confidence 0.31')).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'Open the conversation' }).getAttribute('href')).toContain(`conversation=${ID}`);
    const query = api.callsTo(analysis.botOutcomeQuestions)[0]?.query;
    expect([query?.get('list'), query?.get('locale'), query?.get('from'), query?.get('to')]).toEqual([
      'unknown',
      'ja-JP',
      '2026-06-01',
      '2026-06-02',
    ]);
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(history.location.search).not.toContain('list='));
  });

  it('say that what came of the questions did not arrive, beside the figures that did', async () => {
    await openResults((api) => api.fail(analysis.botOutcomes, 'refused'));
    expect(await screen.findByText('Couldn’t load what came of the questions')).toBeTruthy();
    expect(screen.getByText('Resolved by the bot', { selector: 'li span' })).toBeTruthy();
  });

  it('send to the entry that was disliked, and to a new one where there was none', async () => {
    await openResults();
    const fix = await screen.findByRole('link', { name: 'Fix this answer' });
    expect(fix.getAttribute('href')).toContain(`entry=${ID}`);
    expect(screen.getByRole('link', { name: 'Write an answer' }).getAttribute('href')).toContain('A+giraffe');
  });

  it('say that nothing was asked, and that figures did not arrive', async () => {
    const nothing = { ...RESULTS, total: { ...COUNTS, conversations: 0, questions: 0 }, order_ratings: null };
    await openResults((api) => api.answer(analysis.bot, nothing));
    expect(await screen.findByText('No questions in this period')).toBeTruthy();
  });
});

describe('links to a preview', () => {
  it('are made, shown once, and revoked', async () => {
    const link = { id: ID, created_by: 'Mina', created_at: 0, expires_at: Date.UTC(2026, 5, 3) };
    const { user } = await openResults((api) => {
      api.answer(preview.list, { items: [link] });
      api.answer(preview.create, { ...link, name: 'p--1-0123456789abcdef01234567' });
      api.answer(preview.revoke, {});
    });
    await user.click(await screen.findByRole('button', { name: 'Preview link' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link to the preview' });
    expect(field.value).toBe(`${location.origin}/preview?link=p--1-0123456789abcdef01234567`);
    await user.click(dialog.getByRole('button', { name: /^Revoke/ }));
    expect(await screen.findByText('Link revoked')).toBeTruthy();
  });
});
