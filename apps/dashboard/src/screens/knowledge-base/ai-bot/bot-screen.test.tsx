import { bot, corpus, testSets, type BotView, type CorpusEntry } from '@lobby/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BotTestAnswer } from '#/data/bot.ts';
import { aBot } from '#/testing/conversations.ts';
import type { FakeApi } from '#/testing/fake-api.ts';
import { anEntry } from '#/testing/facts.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const ENTRY = anEntry(1, { version: 7, answer: 'Thirty days.' });
const PATH = '/dashboard/knowledge-base/ai-bot';

async function openBot({ path = PATH, answers = () => undefined }: { path?: string; answers?: (api: FakeApi) => void } = {}) {
  const scene = await renderScreen({
    path,
    answers: (api) => {
      api.answer(bot.get, aBot());
      api.answer(bot.update, ({ body }) => ({ ...aBot(), ...(body as Partial<BotView>), version: 4 }));
      api.answer(bot.test, ({ body }): BotTestAnswer => ({
        kind: 'exact',
        trigger: null,
        body: 'Thirty days.',
        locale: 'en-US',
        sources: [{ entry_id: ENTRY.id, title: 'Return period' }],
        score: 0.62,
        floor: (body as { settings: { score_floor: number } }).settings.score_floor,
        used: [{ source: { entry_id: aBot().id, title: 'Return period' }, score: 0.62 }],
        model: null,
        candidates: [],
        tools: [],
        elsewhere: null,
        took_ms: 3,
      }));
      answers(api);
    },
  });
  await screen.findByRole('navigation', { name: 'Parts of the bot' });
  // The part for the hand-off is fetched when it is opened.
  if (path.includes('handoff')) await screen.findByRole('region', { name: 'Keywords and patterns' });
  return scene;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const saved = (api: FakeApi) => api.callsTo(bot.update).map(({ body }) => body as BotView);

describe('the form of the bot', () => {
  it('begins with what counts without a model, says what needs one, and leads there', async () => {
    const { user } = await openBot();
    const tone = await screen.findByRole('region', { name: 'How a model words its answers' });
    expect(field('Name').compareDocumentPosition(tone) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(tone).getByText(/^No model is connected/)).toBeTruthy();
    expect(within(tone).getByRole('link', { name: 'Connect a model' }).getAttribute('href')).toBe('/dashboard/ai-access/platform');
    expect(within(tone).queryByRole('textbox', { name: 'Welcome' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Answer source' }));
    expect(await screen.findByText(/^Without a language model everything on this page works/)).toBeTruthy();
    expect(screen.queryByText(/MODEL_|whoever runs/)).toBeNull();
  });

  it('greets in the test chat as a visitor is greeted, and asks a suggested question with one press', async () => {
    const texts = { ...aBot().texts, 'en-US': { ...aBot().texts['en-US'], suggested_questions: ['How long do I have?'] } };
    const { user, api } = await openBot({ answers: (fake) => fake.answer(bot.get, { ...aBot(), texts }) });
    const chat = within(screen.getByRole('log', { name: 'Test conversation' }));
    expect(chat.getByText(texts['en-US'].welcome)).toBeTruthy();
    await user.clear(field('Welcome'));
    await user.type(field('Welcome'), 'Good day');
    expect(chat.getByText('Good day')).toBeTruthy();
    expect(within(chat.getByRole('list', { name: 'Suggested questions' })).getAllByRole('button')).toHaveLength(1);
    await user.click(chat.getByRole('button', { name: 'How long do I have?' }));
    expect(await chat.findByText('Thirty days.')).toBeTruthy();
    expect(api.callsTo(bot.test).map(({ body }) => (body as { question: string }).question)).toEqual(['How long do I have?']);
    expect(chat.queryByText('Good day')).toBeNull();
  });

  it('opens the test chat by itself where the address says so', async () => {
    await openBot({ path: `${PATH}?test=true` });
    expect(await screen.findByRole('dialog', { name: 'Test chat' })).toBeTruthy();
  });

  it('says before it publishes which languages still greet as every bot does', async () => {
    const came = aBot().default_welcome;
    const texts = Object.fromEntries(
      Object.entries(aBot().texts).map(([locale, text]) => [
        locale,
        locale === 'en-US' ? text : { ...text, welcome: came[locale as 'ja-JP'] },
      ]),
    );
    const { user } = await openBot({ answers: (api) => api.answer(bot.get, aBot({ texts: texts as BotView['texts'] })) });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Still the standard greeting: 简体中文, 繁體中文（香港）, and 日本語')).toBeTruthy();
  });

  it('saves what was changed with the version that it was made from', async () => {
    const { api, user } = await openBot();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.type(field('Name'), ' helper');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Draft saved. Publish to make it live.')).toBeTruthy();
    expect(saved(api)[0]).toMatchObject({ version: 3, texts: { 'en-US': { name: 'Kumo helper' }, 'ja-JP': { name: 'Kumo' } } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  });

  it('puts everything back with Discard', async () => {
    const { user } = await openBot();
    await user.type(field('Name'), ' helper');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Name').value).toBe('Kumo');
  });

  it('reorders, removes and adds suggested questions', async () => {
    const { api, user } = await openBot();
    await user.click(screen.getByRole('button', { name: 'Move question 2 up' }));
    expect(field('Question 1').value).toBe('Second?');
    await user.click(screen.getByRole('button', { name: 'Remove question 2' }));
    await user.click(screen.getByRole('button', { name: 'Add a question' }));
    await user.type(field('Question 2'), 'Third?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved(api)[0]?.texts['en-US'].suggested_questions).toEqual(['Second?', 'Third?']));
  });

  it('takes words as chips, each once, and saves nothing with their Enter', async () => {
    const { api, user } = await openBot({ path: `${PATH}?section=handoff` });
    await user.type(field('Handoff keywords'), 'real person, Human{Enter}');
    expect(screen.getByRole('button', { name: 'Remove real person' })).toBeTruthy();
    expect(saved(api)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved(api)[0]?.texts['en-US'].handoff_words).toEqual(['human', 'real person']));
  });

  it('marks a language with something missing, and brings the field into view instead of saving', async () => {
    const { api, user } = await openBot();
    const languages = within(screen.getByRole('group', { name: 'Language of the texts' }));
    await user.click(languages.getByRole('button', { name: '日本語' }));
    await user.clear(field('Welcome'));
    expect(await screen.findByRole('button', { name: '日本語: something is missing' })).toBeTruthy();
    await user.click(languages.getByRole('button', { name: 'English' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Welcome')));
    expect(field('Welcome').value).toBe('');
    expect(screen.getByText('Fill this in.')).toBeTruthy();
    expect(saved(api)).toHaveLength(0);
  });

  it('asks before it is left with changes', async () => {
    const { history, user } = await openBot();
    await user.type(field('Name'), '!');
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(history.location.pathname).toBe(PATH);
    expect(field('Name').value).toBe('Kumo!');
  });
});

describe('two writers', () => {
  const newer = { ...aBot(), version: 9, texts: { ...aBot().texts, 'en-US': { ...aBot().texts['en-US'], name: 'Theirs' } } };
  const openStale = async () => {
    const scene = await openBot({ answers: (api) => api.fail(bot.update, 'stale_version', { current: newer }) });
    await scene.user.type(field('Name'), ' mine');
    await scene.user.click(screen.getByRole('button', { name: 'Save' }));
    return { ...scene, dialog: within(await screen.findByRole('dialog')) };
  };

  it('the second sees what differs and can go on from the newer copy', async () => {
    const { user, dialog } = await openStale();
    expect(dialog.getByText('Newer: Theirs')).toBeTruthy();
    expect(dialog.getByText('Yours: Kumo mine')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Use newer version' }));
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
  });

  it('or saves over it', async () => {
    const { api, user, dialog } = await openStale();
    api.answer(bot.update, ({ body }) => ({ ...newer, ...(body as Partial<BotView>), version: 10 }));
    await user.click(dialog.getByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(saved(api).at(-1)).toMatchObject({ version: 9, texts: { 'en-US': { name: 'Kumo mine' } } }));
  });
});

describe('the test chat', () => {
  it('runs with what is not saved yet, shows what was used, and mends the entry in place before asking again', async () => {
    const { api, user } = await openBot();
    await user.type(field('Name'), ' helper');
    await user.type(field('Ask as a visitor would'), 'How long can I return?{Enter}');
    expect(await screen.findByText('Thirty days.')).toBeTruthy();
    expect(screen.getByText('Return period')).toBeTruthy();
    expect(api.callsTo(bot.test)[0]?.body).toMatchObject({
      question: 'How long can I return?',
      locale: 'en-US',
      settings: { texts: { 'en-US': { name: 'Kumo helper' } } },
    });
    api.answer(corpus.get, () => ENTRY);
    api.answer(corpus.update, ({ body }) => ({ ...ENTRY, ...(body as Partial<CorpusEntry>), version: 8 }));
    await user.click(screen.getByRole('button', { name: 'Fix this answer' }));
    const answer = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
    await user.clear(answer);
    await user.type(answer, 'Forty days.');
    await user.click(screen.getByRole('button', { name: 'Save and ask again' }));
    await waitFor(() => expect(api.callsTo(bot.test)).toHaveLength(2));
    expect(
      api.calls.find(({ method, path }) => method === 'PUT' && path === `/api/micro/chatbot/corpus/entry/${ENTRY.id}`)?.body,
    ).toMatchObject({
      answer: 'Forty days.',
      version: 7,
    });
    expect(api.callsTo(bot.test)[1]?.body).toMatchObject({ question: 'How long can I return?', history: [] });
  });

  const AT_BOTH = [
    { floor: 0.6, answered: 6, offered: 3, unknown: 1 },
    { floor: 0.75, answered: 4, offered: 5, unknown: 1 },
    { floor: 0.5, answered: 7, offered: 2, unknown: 1 },
  ];
  const DIFFERING = [
    { question: 'Can I return a voucher?', locale: 'en-US' as const, outcomes: ['answered', 'offered', 'answered'] as const },
  ];

  it('shows what each choice of a floor makes of last week’s questions, and saves the one that is chosen', async () => {
    const { api, user } = await openBot({
      path: `${PATH}?section=knowledge`,
      answers: (api) =>
        api.answer(bot.previewFloors, {
          asked: 140,
          tried: 10,
          floors: AT_BOTH,
          differing: [...DIFFERING].map((each) => ({ ...each, outcomes: [...each.outcomes] })),
        }),
    });
    const sure = await screen.findByRole('radio', { name: /^Only when sure/ });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Your own score/ }).checked).toBe(true);
    expect(await screen.findByText('4 answered')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Only when sure', description: /where nothing else comes near.*4 answered/ })).toBe(sure);
    expect(screen.getByRole('heading', { name: 'What the choice decides', level: 3 })).toBeTruthy();
    expect(screen.getByText(/The latest 10 of 140 questions/)).toBeTruthy();
    expect(screen.getByText('Can I return a voucher?')).toBeTruthy();
    expect(screen.getByText('Only when sure: offers entries')).toBeTruthy();
    await user.click(sure);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved(api)[0]).toMatchObject({ score_floor: 0.75 }));
  });

  it('says where nobody asked anything, and offers to try again where the figures did not come', async () => {
    const { user, api } = await openBot({
      path: `${PATH}?section=knowledge`,
      answers: (api) => api.fail(bot.previewFloors, 'internal'),
    });
    expect(await screen.findByText('Last week’s questions couldn’t be asked again')).toBeTruthy();
    api.answer(bot.previewFloors, { asked: 0, tried: 0, floors: AT_BOTH, differing: [] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/No one asked the bot for knowledge/)).toBeTruthy();
  });

  it('says what to mend first where the form cannot run', async () => {
    const { api, user } = await openBot();
    await user.clear(field('Name'));
    await user.type(field('Ask as a visitor would'), 'Hello{Enter}');
    expect(await screen.findByText(/Fill in what is missing/)).toBeTruthy();
    expect(api.callsTo(bot.test)).toHaveLength(0);
  });
});

describe('the hand-off', () => {
  const openHandoff = (answers?: (api: FakeApi) => void) => openBot({ path: `${PATH}?section=handoff`, ...(answers ? { answers } : {}) });
  const card = (name: string) => within(screen.getByRole('region', { name }));

  it('has a switch for each trigger but the button, and saves it with its number and line', async () => {
    const { api, user } = await openHandoff();
    expect(card('“Human” button').queryByRole('switch')).toBeNull();
    await user.click(card('Upset visitors').getByRole('switch'));
    expect(card('Upset visitors').queryByRole('textbox')).toBeNull();
    const misses = card('Repeated unanswered questions');
    await user.clear(misses.getByRole('spinbutton', { name: 'Unanswered questions in a row' }));
    await user.type(misses.getByRole('spinbutton', { name: 'Unanswered questions in a row' }), '3');
    await user.type(misses.getByRole('textbox', { name: 'Message to the visitor' }), ' Soon.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved(api)).toHaveLength(1));
    expect(saved(api)[0]?.handoff).toMatchObject({
      mood: { on: false },
      misses: { on: true, after: 3 },
      lines: { 'en-US': { misses: 'Line of misses Soon.' }, 'ja-JP': { misses: 'Line of misses' } },
    });
  });

  it('refuses a pattern that cannot be used, beside it', async () => {
    const { api, user } = await openHandoff();
    fireEvent.change(card('Keywords and patterns').getByRole('textbox', { name: /Patterns/ }), { target: { value: 'refund\n(?=a)b' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This pattern isn’t supported/)).toBeTruthy();
    expect(saved(api)).toHaveLength(0);
  });

  it('says what a sentence would do with what is not saved yet', async () => {
    const { api, user } = await openHandoff((fake) =>
      fake.answer(bot.test, (): BotTestAnswer => ({
        kind: 'handoff',
        trigger: 'mood',
        body: 'Line of mood',
        locale: 'en-US',
        sources: [],
        score: null,
        floor: 0.5,
        used: [],
        model: null,
        candidates: [],
        tools: [],
        elsewhere: null,
        took_ms: 1,
      })),
    );
    await user.click(card('Long conversations').getByRole('switch'));
    await user.type(screen.getByRole('textbox', { name: 'Test a message' }), 'this is ridiculous{Enter}');
    expect(await screen.findByText('Hands off: Upset visitors')).toBeTruthy();
    expect(api.callsTo(bot.test)[0]?.body).toMatchObject({
      question: 'this is ridiculous',
      settings: { handoff: { turns: { on: false } } },
    });
    expect(saved(api)).toHaveLength(0);
  });
});

describe('publishing', () => {
  const dialog = async () => within(await screen.findByRole('dialog'));

  it('saves what is in the form, shows what visitors will get, and publishes it with a note', async () => {
    const { api, user } = await openBot({
      answers: (fake) => fake.answer(bot.publish, () => ({ ...aBot(), version: 4, live: { ...aBot().live, no: 3 } })),
    });
    await user.type(field('Name'), ' helper');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const open = await dialog();
    expect(open.getByText('Version 2: Kumo')).toBeTruthy();
    expect(open.getByText('Draft: Kumo helper')).toBeTruthy();
    await user.type(open.getByRole('textbox', { name: 'What changed' }), 'New name');
    await user.click(open.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Version 3 is live')).toBeTruthy();
    expect(saved(api)[0]).toMatchObject({ version: 3 });
    expect(api.callsTo(bot.publish)[0]?.body).toEqual({ version: 4, note: 'New name' });
  });

  it('says why the gate is closed, and takes a reason', async () => {
    const { api, user } = await openBot({
      answers: (fake) => fake.fail(bot.publish, 'gate_closed', { current: { gate: 'failed', failed: 2, total: 48 } }),
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const open = await dialog();
    await user.click(open.getByRole('button', { name: 'Publish' }));
    expect(await open.findByText('2 of 48 tests fail on this draft.')).toBeTruthy();
    await user.type(open.getByRole('textbox', { name: 'Reason' }), 'The tests are old');
    await user.click(open.getByRole('button', { name: 'Publish anyway' }));
    await waitFor(() => expect(api.callsTo(bot.publish).at(-1)?.body).toMatchObject({ reason: 'The tests are old' }));
  });

  it('keeps a question as a test case, in a first set where there is none', async () => {
    const set = { id: aBot().id, name: 'First test set', is_gate: false, cases: 0, last_run: null };
    const { api, user } = await openBot({
      answers: (fake) => {
        fake.answer(testSets.list, () => ({ items: [] }));
        fake.answer(testSets.create, () => set);
        fake.answer(testSets.saveCase, ({ body }) => ({ ...(body as object), id: set.id, conversation_id: null }) as never);
      },
    });
    await user.type(field('Ask as a visitor would'), 'How long can I return?{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Save as test case' }));
    await user.type(await screen.findByRole('textbox', { name: 'The answer must contain' }), 'thirty');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved to “First test set”')).toBeTruthy();
    expect(api.calls.find(({ path }) => path.endsWith('/cases'))?.body).toMatchObject({
      turns: ['How long can I return?'],
      must_contain: ['thirty'],
      must_cite: [ENTRY.id],
      outcome: 'answer',
    });
  });
});
