import { canned, conversations, corpus, drafts, messages, notes, upload, type Card, type Draft, type Message } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCannedReply } from '#/testing/canned.ts';
import { aConversation, aMessage } from '#/testing/conversations.ts';
import type { FakeCall } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const ME = { id: 1, name: 'Mina Tan' };
const CONVERSATION = aConversation(1, { status: 'open', owner_kind: 'agent', agent: ME, language: 'ja-JP' });
const FILE = { id: aConversation(6).id, name: 'harbour.png', mime: 'image/png', bytes: 2_048, width: 60, height: 40, thumb: true };
const COPY = { ...FILE, id: aConversation(7).id };
const CARD: Card = {
  title: 'Harbour room',
  text: 'Two people',
  picture: null,
  buttons: [
    { kind: 'url', label: 'Book', target: 'https://inn.example/harbour' },
    { kind: 'reply', label: 'I take it', target: '' },
  ],
};
const GARDEN: Card = { title: 'Garden room', text: '', picture: null, buttons: [] };

async function open(kept: Draft[] = [], told: Message[] = [aMessage(1)]) {
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${CONVERSATION.id}`,
    user: { name: ME.name },
    answers: (api) => {
      api.answer(conversations.list, {
        items: [CONVERSATION],
        next_cursor: null,
        total: 1,
        counts: { mine: 1, waiting: 0, mentioned: 0, queued: 0, bot: 0, all: 1, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 },
      });
      api.answer(conversations.get, CONVERSATION);
      api.answer(conversations.read, { unread: 0 });
      api.answer(conversations.typing, {});
      api.answer(notes.list, { items: [] });
      api.answer(messages.list, { items: told, first_seq: 1, last_seq: told.length });
      api.answer(messages.send, ({ body }: FakeCall): Message => {
        const { client_msg_id: sentAs, text, cards } = body as { client_msg_id: string; text: string; cards?: Card[] };
        return aMessage(told.length + 1, { client_msg_id: sentAs, body: text, cards, author_kind: 'agent', author_name: ME.name });
      });
      api.answer(canned.list, { items: [aCannedReply(1, RICH)] });
      api.answer(canned.used, { counted: 1 });
      api.answer(upload.copy, COPY);
      api.answer(upload.links, { items: [] });
      api.answer(drafts.list, { items: kept });
      api.answer(drafts.save, ({ body }: FakeCall) => body as Draft);
    },
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  const sent = () => scene.api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/message'));
  const saved = () => scene.api.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/draft'));
  return { ...scene, field, sent, saved };
}
const RICH = {
  title: 'Rooms',
  shortcut: 'rooms',
  i18n: { 'ja-JP': '部屋のご案内' },
  attachments: [{ ...FILE, locale: null }],
  cards: [
    { ...CARD, title: 'For {{first_name}}', picture: FILE.id, locale: null },
    { ...GARDEN, locale: 'ja-JP' as const },
  ],
};
const cardsOf = (calls: readonly FakeCall[]) => (calls[0]?.body as { cards?: Card[] } | undefined)?.cards ?? [];
const draftOf = (over: Partial<Draft> = {}): Draft => ({ kind: 'reply', body: '', written_at: 1, ...over });
const row = () => screen.findByRole('group', { name: 'Cards' });
const titlesIn = (element: HTMLElement) =>
  within(element)
    .getAllByText(/room$/)
    .map(({ textContent }) => textContent);

describe('a card', () => {
  it('is built in a dialog that says what is wrong, and goes out alone', async () => {
    const { user, field, sent, saved } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add a card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a card' }));
    await user.click(dialog.getByRole('button', { name: 'Add button' }));
    await user.click(dialog.getByRole('button', { name: /What it does/ }));
    await user.click(await screen.findByRole('option', { name: 'Opens a page' }));
    await user.type(dialog.getByRole('textbox', { name: 'Web address' }), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Add card' }));
    expect(dialog.getByText('Enter an address that begins with https:// or http://.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Title' })));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ' Harbour room ');
    await user.type(dialog.getByRole('textbox', { name: 'Label' }), 'Book');
    await user.clear(dialog.getByRole('textbox', { name: 'Web address' }));
    await user.type(dialog.getByRole('textbox', { name: 'Web address' }), 'https://inn.example');
    await user.click(dialog.getByRole('button', { name: 'Add card' }));
    expect(titlesIn(await row())).toEqual(['Harbour room']);
    const card = {
      title: 'Harbour room',
      text: '',
      picture: null,
      buttons: [{ kind: 'url', label: 'Book', target: 'https://inn.example' }],
    };
    await waitFor(() => expect(saved().at(-1)?.body).toMatchObject({ body: '', cards: [card] }));
    await user.type(field, '{Enter}');
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ text: '', cards: [card] }));
    await waitFor(() => expect(saved().at(-1)?.body).not.toHaveProperty('cards'));
  });

  it('is changed, moved and removed', async () => {
    const { user, sent, field } = await open([draftOf({ cards: [CARD, GARDEN] })]);
    expect(titlesIn(await row())).toEqual(['Harbour room', 'Garden room']);
    await user.click(screen.getByRole('button', { name: 'Move Garden room to the left' }));
    expect(titlesIn(await row())).toEqual(['Garden room', 'Harbour room']);
    await user.click(screen.getByRole('button', { name: 'Edit Garden room' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit card' }));
    await user.type(dialog.getByRole('textbox', { name: /^Text/ }), 'With a view');
    await user.click(dialog.getByRole('button', { name: 'Save card' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Harbour room' }));
    await user.type(field, '{Enter}');
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ cards: [{ ...GARDEN, text: 'With a view' }] }));
  });
});

describe('cards of a reply', () => {
  it('come back from a draft with their pictures, which are no files of their own', async () => {
    const { user, field, sent } = await open([draftOf({ attachments: [FILE], cards: [{ ...CARD, picture: FILE.id }] })]);
    await row();
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
    await user.type(field, 'Have a look{Enter}');
    await waitFor(() =>
      expect(sent()[0]?.body).toMatchObject({ text: 'Have a look', attachments: [FILE.id], cards: [{ ...CARD, picture: FILE.id }] }),
    );
  });

  it('are given back by Undo', async () => {
    const { user, field, sent } = await open([draftOf({ cards: [CARD] })]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Undo send' }), 'on');
    await row();
    await user.type(field, '{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Edit Harbour room' })).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it('take a picture from the files that wait', async () => {
    const { user, field, sent } = await open([draftOf({ attachments: [FILE], cards: [GARDEN] })]);
    await screen.findByRole('list', { name: 'Attached files' });
    await user.click(await screen.findByRole('button', { name: 'Edit Garden room' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit card' }));
    await user.click(dialog.getByRole('button', { name: 'Use harbour.png' }));
    await user.click(dialog.getByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull());
    await user.type(field, '{Enter}');
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ attachments: [FILE.id], cards: [{ ...GARDEN, picture: FILE.id }] }));
  });

  it('come with a canned reply, filled in, their pictures copied', async () => {
    const { api, user, field, sent } = await open();
    await user.type(field, '/rooms');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    await row();
    expect(api.callsTo(upload.copy)[0]?.body).toMatchObject({ id: FILE.id });
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ text: '部屋のご案内', attachments: [COPY.id] }));
    const cards = cardsOf(sent());
    expect(cards.map(({ picture }) => picture)).toEqual([COPY.id, null]);
    expect(cards[0]?.title).not.toContain('{{');
    expect(cards.every((card) => !('locale' in card))).toBe(true);
  });

  it('are made from an article', async () => {
    const { api, user, field, sent } = await open();
    const article = {
      entry_id: null,
      passage_id: aConversation(6).id,
      question: 'Our rooms',
      answer: 'x'.repeat(400),
      address: '/chat/1/faq/rooms',
      locale: 'ja-JP' as const,
      corpus_id: null,
      valid_from: null,
      valid_until: null,
      score: 0.87,
      used: true,
      signals: {},
      matched_wording: 'Our rooms',
      matched_terms: [],
    };
    api.answer(corpus.ask, {
      outcome: 'answer',
      parts: [],
      answered: true,
      floor: 0.5,
      locale: 'ja-JP',
      searched: 1,
      took_ms: 1,
      items: [article],
    });
    await user.type(field, '#rooms');
    await user.click(await screen.findByRole('option', { name: /Our rooms.*As a card/ }));
    await row();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [card] = cardsOf(sent());
    expect(card).toMatchObject({
      title: 'Our rooms',
      picture: null,
      buttons: [{ kind: 'url', label: '続きを読む', target: `${location.origin}/chat/1/faq/rooms` }],
    });
    expect(card?.text).toHaveLength(300);
  });
});

it('cards that were sent stand in the thread, for reading', async () => {
  const said = aMessage(1, {
    author_kind: 'agent',
    author_name: ME.name,
    body: '',
    attachments: [FILE],
    cards: [{ ...CARD, picture: FILE.id }],
  });
  await open([], [said]);
  const shown = within(await row());
  expect(shown.getByRole('link', { name: /Book/ }).getAttribute('href')).toBe('https://inn.example/harbour');
  expect(shown.queryByRole('button')).toBeNull();
  expect(shown.getByText('I take it')).toBeTruthy();
  expect(screen.queryByText('harbour.png')).toBeNull();
});

it('a canned reply holds cards, in one language or in every one', async () => {
  const { api, user, field } = await open();
  api.answer(canned.create, aCannedReply(3));
  await user.type(field, '/');
  await user.click(await screen.findByRole('button', { name: 'Manage replies' }));
  await user.click(await screen.findByRole('button', { name: 'New reply' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Rooms');
  await user.type(screen.getByRole('textbox', { name: 'Text in 日本語' }), 'Our rooms');
  const add = async (section: string, title: string) => {
    const part = await screen.findByRole('region', { name: section });
    await user.click(within(part).getByRole('button', { name: 'Add a card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a card' }));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), title);
    await user.click(dialog.getByRole('button', { name: 'Add card' }));
    await within(part).findByText(title);
  };
  await add('Cards in 日本語', 'Garden room');
  await add('Cards in every language', 'Harbour room');
  await user.click(screen.getByRole('button', { name: 'Save reply' }));
  await waitFor(() =>
    expect(api.callsTo(canned.create)[0]?.body).toMatchObject({
      attachments: [],
      cards: [
        { ...GARDEN, locale: 'ja-JP' },
        { ...GARDEN, title: 'Harbour room', locale: null },
      ],
    }),
  );
});
