import { analysis, channels, corpusSources, gaps, pay, teams, tenant, type CorpusSource, type Gap, type TeamMember } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEntry, someFigures } from '#/testing/facts.ts';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/overview';
const NOTHING_DONE = { entries: false, bot: false, conversation: false, site: false, invite: false, hours: false, channel: false };
const conversation = { conversation_id: anEntry(9).id, last_seq: 1, status: 'queued' as const, owner_epoch: 1 };

describe('the overview', () => {
  it('shows who waits, for how long, and what the bot answered', async () => {
    await renderScreen({ path: PATH });
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.getByText('Waiting now').nextSibling?.textContent).toBe('3');
    expect(today.getByText('Longest wait').nextSibling?.textContent).toMatch(/^4m 1[2-9]s$/);
    expect(today.getByText('Answered by AI').nextSibling?.textContent).toBe('100%');
    expect(today.getByText('Open work orders').nextSibling?.textContent).toBe('17');
    expect(today.getByText('3 due today')).toBeTruthy();
  });

  it('leads from each figure to exactly what it counts', async () => {
    const figures = someFigures();
    await renderScreen({ path: PATH });
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    const to = (name: RegExp) => Object.fromEntries(new URL(today.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams);
    const day = { since: String(figures.today.day), until: String(figures.today.end) };
    expect(to(/^Unread/)).toEqual({ figure: 'unread' });
    expect(to(/Answered by AI/)).toEqual({ figure: 'answered', ...day });
    expect(to(/Open work orders/)).toEqual({ view: 'open' });
    expect(to(/^\d+ due today$/)).toEqual({ view: 'open', figure: 'due', ...day });
    const bars = screen.getAllByRole('link', { name: /^\w{3}: \d+$/ }).map((bar) => new URL((bar as HTMLAnchorElement).href).searchParams);
    expect(bars.map((search) => search.get('since'))).toEqual(figures.days.map((row) => String(row.day)));
  });

  it('says of an empty shop that nothing was asked, and presses nobody to look at a queue', async () => {
    const none = { begun: 0, asked: 0, answered: 0, unanswered: 0, handed_over: 0, with_person: 0 };
    const { today } = someFigures();
    const empty = someFigures({
      now: { waiting: 0, queued: 0, open: 0, bot: 0, longest_wait_since: null, unread: 0, unread_in: 0 },
      today: { ...today, ...none },
      week: { asked: 0, judged: 0, disliked: 0, rated: 0, score: null },
      low_ratings: [],
    });
    await renderScreen({
      path: PATH,
      answers: (api) => {
        api.answer(analysis.overview, empty);
        api.answer(gaps.list, { items: [], total: 0 });
        api.answer(channels.list, { items: [] });
      },
    });
    expect(await screen.findByText(/What your bot can’t answer is collected here/)).toBeTruthy();
    expect(screen.getByText(/one or two stars show up here/)).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Connect a channel' })).getAttribute('href')).toBe(
      '/dashboard/multi-channel-intergration',
    );
    expect(screen.getByText('no question yet today')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'See who’s waiting' })).toBeNull();
  });

  it('leads from a question without an answer to the entry that answers it', async () => {
    const gap: Gap = {
      id: anEntry(3).id,
      kind: 'unanswered',
      question: 'Can I change the size?',
      locale: 'en-US',
      status: 'open',
      asked_count: 23,
      best_score: 0.41,
      nearest: { id: anEntry(4).id, question: 'Which size fits me?', locale: 'en-US' },
      entry: null,
      locales: [],
      samples: [],
      settled_by: null,
      last_at: 0,
    };
    const { history, user } = await renderScreen({
      path: PATH,
      answers: (api) => api.answer(gaps.list, { items: [gap], total: 61 }),
    });
    expect(await screen.findByText('Asked 23 times · English · nearest: Which size fits me?')).toBeTruthy();
    expect(screen.getByRole('link', { name: '61 open' }).getAttribute('href')).toBe('/dashboard/knowledge-base/ai-corpus?tab=gaps');
    await user.click(screen.getByRole('link', { name: 'Answer: Can I change the size?' }));
    await waitFor(() => expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({ entry: 'new', gap: gap.id }));
  });

  it('shows who is there of the team', async () => {
    const person = (id: number, presence: TeamMember['presence']) => ({ id, presence, teams: [] }) as unknown as TeamMember;
    await renderScreen({
      path: PATH,
      answers: (api) => api.answer(teams.members, { items: [person(1, 'online'), person(2, 'away'), person(3, 'online')] }),
    });
    expect(await screen.findByText('of 3 · 4 chats open')).toBeTruthy();
    expect(screen.getByText('Team online').nextSibling?.textContent).toBe('2');
  });

  it('opens the conversation of a low rating', async () => {
    await renderScreen({ path: PATH });
    const rating = await screen.findByRole('link', { name: 'Open the chat with Grace Lam' });
    expect(rating.getAttribute('href')).toContain(`/dashboard/session?conversation=${anEntry(2).id}`);
    expect(within(rating).getByRole('img', { name: '2 of 5 stars' })).toBeTruthy();
    expect(rating.textContent).toContain('AI bot');
  });

  it('says when the allowance will be used up', async () => {
    const usage = {
      metric: 'ai_replies' as const,
      used: 3_912,
      limit: 5_000,
      resets_at: null,
      runs_out_at: new Date(2026, 10, 27, 12).getTime(),
    };
    await renderScreen({ path: PATH, answers: (api) => api.answer(pay.usage, { items: [usage] }) });
    expect(await screen.findByText(/^At this pace you run out on Nov 27/)).toBeTruthy();
  });

  it('shows to whoever answers their own work, and neither plan, set-up nor channels', async () => {
    const { today } = someFigures();
    const steps = { ...NOTHING_DONE, entries: true };
    const mine = { waiting: 1, open: 3, rated: 2, score: 4.25 };
    const { api } = await renderScreen({
      path: PATH,
      user: { role: 'agent' },
      answers: (fake) => fake.answer(analysis.overview, someFigures({ mine, steps, today })),
    });
    const strip = within(await screen.findByRole('region', { name: 'Today' }));
    expect(strip.getByText('Waiting for you').nextSibling?.textContent).toBe('1');
    expect(strip.getByText('Your chats').nextSibling?.textContent).toBe('3');
    expect(strip.getByText('Your rating').nextSibling?.textContent).toBe('4.3');
    expect(strip.getByRole('link', { name: /^Your work orders/ }).getAttribute('href')).toBe('/dashboard/work-order?view=mine');
    expect(strip.getByRole('link', { name: /^of \d+ open$/ }).getAttribute('href')).toBe('/dashboard/work-order?view=open');
    expect(await screen.findByText('Your latest ratings')).toBeTruthy();
    for (const text of ['Set up your lobby', 'Usage', 'Channel health', 'Questions without an answer'])
      expect(screen.queryByText(text)).toBeNull();
    expect(api.callsTo(pay.usage)).toEqual([]);
  });

  it('shows no figure of work orders to whoever may not see them, but of the entries that they look after', async () => {
    await renderScreen({ path: PATH, user: { role: 'editor' } });
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.queryByText('Open work orders')).toBeNull();
    expect(today.getByText('Entries').nextSibling?.textContent).toBe('400');
    expect(new URL(today.getByRole<HTMLAnchorElement>('link', { name: /^Entries/ }).href).search).toBe('?status=published');
  });

  it('shows the week as a table on demand', async () => {
    const { user } = await renderScreen({ path: PATH });
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    expect(screen.getAllByRole('row')).toHaveLength(8);
  });

  it('lists what is to be set up until all is done or skipped', async () => {
    const steps = { ...NOTHING_DONE, entries: true, conversation: true };
    const { user, api } = await renderScreen({
      path: PATH,
      answers: (fake) => {
        fake.answer(analysis.overview, someFigures({ steps, skipped_steps: ['hours'] }));
        fake.answer(tenant.skipStep, { skipped: ['hours', 'bot'] });
      },
    });
    expect(await screen.findByText('3 of 7')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Put the chat on your website/ }).getAttribute('href')).toBe('/dashboard/integration/web');
    expect(screen.getByText('Name, welcome message and first questions')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Skip: Set up your bot' }));
    expect(await screen.findByText('4 of 7')).toBeTruthy();
    expect(api.callsTo(tenant.skipStep).map(({ body }) => body)).toEqual([{ step: 'bot', skipped: true }]);
    // What comes next says why.
    expect(screen.getByText('One line of code, and a check that it works')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo skip: Set business hours and holidays' }));
    await waitFor(() => expect(api.callsTo(tenant.skipStep).at(-1)?.body).toEqual({ step: 'hours', skipped: false }));
  });

  it('has no list of steps once they are done', async () => {
    await renderScreen({ path: PATH });
    await screen.findByText('Waiting now');
    expect(screen.queryByText('Set up your lobby')).toBeNull();
  });

  it('counts again after an announcement, once for a burst of them', async () => {
    const { api, live } = await renderScreen({ path: PATH });
    await screen.findByText('Waiting now');
    const before = api.callsTo(analysis.overview).length;
    api.answer(
      analysis.overview,
      someFigures({ now: { waiting: 8, queued: 1, open: 0, bot: 0, longest_wait_since: null, unread: 0, unread_in: 0 } }),
    );
    for (let times = 0; times < 5; times += 1) live.announce('conversation', conversation);
    await waitFor(() => expect(screen.getByText('Waiting now').nextSibling?.textContent).toBe('8'));
    expect(api.callsTo(analysis.overview)).toHaveLength(before + 1);
  });

  it('shows in the navigation and in the title of the tab how many wait, leads to exactly them, and looks again after a lost connection', async () => {
    const { api, live } = await renderScreen({ path: PATH });
    await screen.findByText('Waiting now');
    const list = '/dashboard/session?view=waiting';
    expect(screen.getByRole('link', { name: '3 visitors waiting' }).getAttribute('href')).toBe(list);
    for (const figure of [/^Waiting now/, /^Longest wait/])
      expect(screen.getByRole('link', { name: figure }).getAttribute('href')).toBe(list);
    expect(screen.getByRole('button', { name: 'See who’s waiting' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('(3) Overview · Lobby'));
    const before = api.callsTo(analysis.overview).length;
    live.reconnect();
    await waitFor(() => expect(api.callsTo(analysis.overview).length).toBeGreaterThan(before));
  });

  it('counts in the navigation the work orders that are open', async () => {
    await renderScreen({ path: PATH });
    const navigation = within(await screen.findByRole('navigation', { name: 'Navigation' }));
    expect((await navigation.findByRole('link', { name: /^Work orders\W+17 open work orders$/ })).getAttribute('href')).toBe(
      '/dashboard/work-order',
    );
  });

  it('says what happened where the figures do not arrive, and asks again on Retry', async () => {
    const { api, user } = await renderScreen({ path: PATH, answers: (fake) => fake.fail(analysis.overview, 'refused') });
    await screen.findByText('Couldn’t load the numbers');
    api.answer(analysis.overview, someFigures());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Waiting now')).toBeTruthy();
  });
});

describe('the website of a new business', () => {
  const usage = { pages: 0, pages_max: 300, characters: 0, characters_max: 3_000_000, waiting: 0 };
  const aSite = (state: CorpusSource['state']): CorpusSource => ({
    id: '019a9b2c-0000-7000-8000-000000000001',
    kind: 'site',
    name: 'kumo.example',
    address: 'https://kumo.example/',
    options: { depth: 2, include: [], exclude: [], css_keep: '', css_drop: '', max_pages: 20 },
    refresh: 'weekly',
    state,
    reason: null,
    limit: null,
    pages: { total: 4, ready: 4, waiting: 0, failed: 0, held: 0 },
    passages: 9,
    characters: 900,
    bytes: 9_000,
    version: 1,
    created_at: 0,
    last_read_at: 1,
    next_read_at: null,
  });
  const answers = (items: CorpusSource[]) => (api: FakeApi) => {
    api.answer(analysis.overview, someFigures({ steps: NOTHING_DONE }));
    api.answer(corpusSources.list, { items, usage });
  };

  it('is asked for, and can be skipped', async () => {
    const { user, history } = await renderScreen({ path: `${PATH}?start=site`, answers: answers([]) });
    expect(await screen.findByRole('heading', { name: 'Which website may your bot read?' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Skip for now' }));
    expect(await screen.findByText('Give your bot something to answer from')).toBeTruthy();
    expect(history.location.search).toBe('');
  });

  it.each([
    ['fetching', 'kumo.example is being read', 'See progress'],
    ['ready', 'kumo.example has been read', 'See what was found'],
    ['failed', 'kumo.example couldn’t be read', 'Try again'],
  ] as const)('is found again on the overview while it is %s', async (state, title, act) => {
    await renderScreen({ path: PATH, answers: answers([aSite(state)]) });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: act }).getAttribute('href')).toBe('/dashboard/overview?start=site');
  });

  it('leads from what was found to the test chat', async () => {
    await renderScreen({ path: `${PATH}?start=site`, answers: answers([aSite('ready')]) });
    expect((await screen.findByRole('link', { name: 'Try your bot' })).getAttribute('href')).toBe(
      '/dashboard/knowledge-base/ai-bot?test=true',
    );
  });

  it('is not asked of somebody who may not change the knowledge', async () => {
    await renderScreen({ path: `${PATH}?start=site`, user: { permissions: ['session.view'] }, answers: answers([]) });
    expect(await screen.findByText('Waiting now')).toBeTruthy();
    expect(screen.queryByText('Give your bot something to answer from')).toBeNull();
  });
});
