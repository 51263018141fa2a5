import { canned, conversations, corpus, drafts, messages, notes, type CannedReply, type Draft, type Message } from '@lobby/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCannedReply } from '#/testing/canned.ts';
import { aConversation, aMessage, aNote } from '#/testing/conversations.ts';
import type { FakeApi, FakeCall } from '#/testing/fake-api.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const ME = { id: 1, name: 'Mina Tan' };
const CONVERSATION = aConversation(1, { status: 'open', owner_kind: 'agent', agent: ME, language: 'ja-JP' });
const named = { ...CONVERSATION, contact: { ...CONVERSATION.contact, name: 'Ada King' } };
const REPLIES = [
  aCannedReply(1, { title: 'Greeting', shortcut: 'hi', i18n: { 'en-US': 'Hello {{first_name}}, {{agent_name}} here.' } }),
  aCannedReply(2, { title: 'Return', shortcut: 'ret', folder: 'Orders', i18n: { 'en-US': 'Send it back.', 'ja-JP': '返品できます。' } }),
];
const HIT = {
  entry_id: aConversation(5).id,
  question: 'Size?',
  answer: 'One up.',
  locale: 'ja-JP' as const,
  corpus_id: null,
  valid_from: null,
  valid_until: null,
  score: 0.87,
  used: true,
  signals: {},
  matched_wording: 'Size?',
  matched_terms: [],
};

function serve(api: FakeApi, { replies = REPLIES, kept = [] as Draft[] } = {}) {
  const world = { messages: [aMessage(1)], kept, replies: [...replies] as CannedReply[] };
  api.answer(conversations.list, {
    items: [named],
    next_cursor: null,
    total: 1,
    counts: { mine: 1, waiting: 0, mentioned: 0, queued: 0, bot: 0, all: 1, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 },
  });
  api.answer(conversations.get, named);
  api.answer(conversations.read, { unread: 0 });
  api.answer(conversations.typing, {});
  api.answer(conversations.colleagues, { items: [ME, { id: 2, name: 'Leo' }, { id: 3, name: '山田 葵' }] });
  api.answer(notes.list, { items: [] });
  api.answer(notes.add, ({ body }: FakeCall) => aNote(1, 1, { body: (body as { text: string }).text }));
  api.answer(messages.list, () => ({ items: world.messages, first_seq: 1, last_seq: world.messages.length }));
  api.answer(messages.send, ({ body }: FakeCall): Message => {
    const { client_msg_id: sentAs, text } = body as { client_msg_id: string; text: string };
    const stored = aMessage(world.messages.length + 1, { client_msg_id: sentAs, body: text, author_kind: 'agent', author_name: ME.name });
    world.messages = [...world.messages, stored];
    return stored;
  });
  api.answer(canned.list, () => ({ items: world.replies }));
  api.answer(canned.used, { counted: 1 });
  api.answer(corpus.ask, {
    outcome: 'answer',
    parts: [],
    answered: true,
    floor: 0.5,
    locale: 'ja-JP',
    searched: 10,
    took_ms: 1,
    items: [HIT],
  });
  api.answer(drafts.list, () => ({ items: world.kept }));
  api.answer(drafts.save, ({ body }: FakeCall) => body as Draft);
  return world;
}

async function open(setup: Parameters<typeof serve>[1] = {}) {
  let world: ReturnType<typeof serve> | undefined;
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${CONVERSATION.id}`,
    user: { name: ME.name, tenant_name: 'Kumo' },
    answers: (api) => (world = serve(api, setup)),
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  if (!world) throw new Error('The scene has no server');
  return {
    ...scene,
    world,
    field,
    sent: () => scene.api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/message')),
  };
}
const sentAsOf = (calls: readonly FakeCall[]) => (calls[0]?.body as { client_msg_id: string } | undefined)?.client_msg_id;
const savesOf = (api: FakeApi) => api.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/draft'));

describe('a slash at the start of a word', () => {
  it('offers replies, filters as one types, and Enter inserts one with its variables filled in', async () => {
    const { user, field, sent } = await open();
    await user.type(field, '/h');
    const list = await screen.findByRole('listbox', { name: 'Canned replies' });
    expect(within(list).getAllByRole('option')).toHaveLength(1);
    expect(field.getAttribute('aria-activedescendant')).toBe(within(list).getByRole('option').id);
    await user.keyboard('{Enter}');
    expect(field.value).toBe('Hello Ada, Mina Tan here.');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(sent()).toHaveLength(0);
  });

  it('inserts several into one message, in the language of the conversation, beside what stands there', async () => {
    const { api, user, field, sent } = await open();
    await user.type(field, '/hi');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter} and /');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field.value).toBe('Hello Ada, Mina Tan here. and 返品できます。');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(api.callsTo(canned.used)).toHaveLength(1));
    expect(api.callsTo(canned.used)[0]?.body).toMatchObject({
      client_msg_id: sentAsOf(sent()),
      ids: REPLIES.map(({ id }) => id),
    });
  });

  it('closes with Esc, and Enter then sends', async () => {
    const { user, field, sent } = await open();
    await user.type(field, '/hi');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ text: '/hi' }));
  });

  it('takes no key that an input method is composing with', async () => {
    const { user, field } = await open();
    await user.type(field, '/');
    await screen.findByRole('listbox');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    expect(field.value).toBe('/');
  });

  it('takes no key where nothing fits', async () => {
    const { user, field, sent } = await open();
    await user.type(field, '/xyz');
    expect(await screen.findByText('No matching replies')).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});

describe('other signs', () => {
  it('a number sign asks the corpus in the conversation’s language and inserts the answer', async () => {
    const { api, user, field } = await open();
    await user.type(field, '#shoe-size');
    const option = await screen.findByRole('option', { name: /Size\?.*87%.*Corpus · 日本語/ });
    expect(api.callsTo(corpus.ask).at(-1)?.body).toMatchObject({ question: 'shoe size', locale: 'ja-JP' });
    await user.click(option);
    expect(field.value).toBe('One up.');
  });

  it('a number sign finds help articles too, and shares one by its address', async () => {
    const { api, user, field } = await open();
    const article = { ...HIT, entry_id: null, passage_id: aConversation(6).id, question: 'Sizes of shoes', address: '/chat/1/faq/sizes' };
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
    await user.type(field, '#shoe');
    await user.click(await screen.findByRole('option', { name: /Sizes of shoes.*faq\/sizes/ }));
    expect(field.value).toBe(`Sizes of shoes\n${location.origin}/chat/1/faq/sizes `);
  });

  it('an at sign in a note names a colleague, who is then called', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Note' }));
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    await user.type(note, 'Ask @le');
    await screen.findByRole('listbox', { name: 'Teammates' });
    await user.keyboard('{Enter}please{Enter}');
    await waitFor(() => expect(api.calls.some(({ method, path }) => method === 'POST' && path.endsWith('/note'))).toBe(true));
    expect(api.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/note'))?.body).toMatchObject({
      text: 'Ask @Leo please',
      mentions: [2],
    });
  });

  it('are not offered where they mean nothing', async () => {
    const { user, field } = await open();
    await user.type(field, '@le');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('managing replies', () => {
  it('writes a new one, says what cannot be filled in, and shows how it reads', async () => {
    const { api, user, field } = await open();
    api.answer(canned.create, aCannedReply(3, { title: 'Bye' }));
    await user.type(field, '/');
    await user.click(await screen.findByRole('button', { name: 'Manage replies' }));
    await user.click(await screen.findByRole('button', { name: 'New reply' }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Bye');
    const body = screen.getByRole('textbox', { name: 'Text in 日本語' });
    await user.type(body, 'Bye {{{{order}}');
    await user.click(screen.getByRole('button', { name: 'Save reply' }));
    expect(await screen.findByText(/\{\{order\}\} isn’t a variable/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(body));
    await user.clear(body);
    await user.type(body, 'Bye ');
    await user.click(screen.getByRole('button', { name: 'First name' }));
    expect(within(screen.getByRole('region', { name: 'In this conversation' })).getByText('Bye Ada')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save reply' }));
    await waitFor(() =>
      expect(api.callsTo(canned.create)[0]?.body).toMatchObject({ title: 'Bye', i18n: { 'ja-JP': 'Bye {{first_name}}' } }),
    );
  });

  it('offers both copies where somebody was faster, and deletes only after asking', async () => {
    const { api, user, field, world } = await open();
    const first = REPLIES[0] as CannedReply;
    api.fail(canned.update, 'stale_version', { current: { ...first, version: 2, title: 'Newer' } });
    api.answer(canned.remove, () => {
      world.replies = [];
      return {};
    });
    await user.type(field, '/');
    await user.click(await screen.findByRole('button', { name: 'Manage replies' }));
    await user.click(await screen.findByRole('button', { name: /Greeting/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' two');
    await user.click(screen.getByRole('button', { name: 'Save reply' }));
    await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Newer');
    await user.click(screen.getByRole('button', { name: 'Delete reply' }));
    const asked = await screen.findByRole('alertdialog');
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(asked).getByRole('button', { name: 'Delete reply' }));
    expect(await screen.findByText('No canned replies yet')).toBeTruthy();
  });
});

describe('a draft', () => {
  it('of another device stands in the field', async () => {
    const { field } = await open({ kept: [{ kind: 'reply', body: 'From the phone', written_at: 1 }] });
    await waitFor(() => expect(field.value).toBe('From the phone'));
  });

  it('is saved once typing pauses, and emptied when it is sent', async () => {
    const { api, user, field } = await open();
    await user.type(field, 'Half');
    await waitFor(() => expect(savesOf(api).at(-1)?.body).toMatchObject({ kind: 'reply', body: 'Half' }));
    expect(savesOf(api)).toHaveLength(1);
    await user.type(field, '{Enter}');
    await waitFor(() => expect(savesOf(api).at(-1)?.body).toMatchObject({ kind: 'reply', body: '' }));
  });

  it('of another tab does not overwrite what is being typed', async () => {
    const { live, user, field, world } = await open();
    await user.type(field, 'Typed here');
    world.kept = [{ kind: 'reply', body: 'Typed there', written_at: Date.now() + 1_000 }];
    live.announce('draft', { conversation_id: CONVERSATION.id, kind: 'reply' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(field.value).toBe('Typed here');
  });

  it('that was sent in another tab goes here too', async () => {
    const { live, field, world } = await open({ kept: [{ kind: 'reply', body: 'Sent soon', written_at: 1 }] });
    await waitFor(() => expect(field.value).toBe('Sent soon'));
    world.kept = [{ kind: 'reply', body: '', written_at: 2 }];
    live.announce('draft', { conversation_id: CONVERSATION.id, kind: 'reply' });
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('that was saved, left by a reload and sent elsewhere before the page was back is gone', async () => {
    const first = await open();
    await first.user.type(first.field, 'Sent elsewhere');
    await waitFor(() => expect(savesOf(first.api).at(-1)?.body).toMatchObject({ body: 'Sent elsewhere' }));
    cleanup();
    const { field } = await open({ kept: [{ kind: 'reply', body: '', written_at: Date.now() + 1 }] });
    await waitFor(() => expect(field.value).toBe(''));
  });

  const FILE = { id: aConversation(6).id, name: 'map.pdf', mime: 'application/pdf', bytes: 2_048 };
  const withFile = (over: Partial<Draft> = {}): Draft => ({ kind: 'reply', body: '', written_at: 1, attachments: [FILE], ...over });

  it('holds its files and what it answers, and they go out with the reply', async () => {
    const { user, field, sent } = await open({ kept: [withFile({ reply_to_seq: 1 })] });
    expect(await screen.findByText('map.pdf')).toBeTruthy();
    expect(screen.getByText('Replying to').parentElement?.textContent).toContain('Message 1');
    await user.type(field, 'Here it is{Enter}');
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ text: 'Here it is', attachments: [FILE.id], reply_to_seq: 1 }));
    expect(screen.queryByText('Replying to')).toBeNull();
  });

  it('is saved with its files and what it answers, over a look at another conversation', async () => {
    const { api, app, user } = await open({ kept: [withFile()] });
    await screen.findByText('map.pdf');
    await openMenu(user, 'Message actions', 0);
    await user.click(await screen.findByRole('menuitem', { name: 'Reply to this' }));
    await waitFor(() => expect(savesOf(api).at(-1)?.body).toMatchObject({ body: '', attachments: [FILE.id], reply_to_seq: 1 }));
    await act(() => app.router.navigate({ to: '/dashboard/session' }));
    expect(screen.queryByText('map.pdf')).toBeNull();
    await act(() => app.router.navigate({ to: '/dashboard/session', search: { conversation: CONVERSATION.id } }));
    expect(await screen.findByText('map.pdf')).toBeTruthy();
    expect(screen.getByText('Replying to')).toBeTruthy();
  });

  it('says what it has lost, and goes on without it', async () => {
    const lost: Draft = { kind: 'reply', body: 'As promised', written_at: 1, files_gone: 2, quote_gone: true };
    const { api, user, field, sent } = await open({ kept: [lost] });
    expect(await screen.findByText(/2 files are no longer there\. The message you replied to was deleted\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(savesOf(api).at(-1)?.body).toMatchObject({ body: 'As promised' }));
    await user.type(field, '{Enter}');
    await waitFor(() => expect(sent()[0]?.body).toEqual({ client_msg_id: sentAsOf(sent()), text: 'As promised' }));
  });

  it('that turns out to have lost a file when it is saved goes on without it', async () => {
    const { api, user, field, world } = await open({ kept: [withFile()] });
    await screen.findByText('map.pdf');
    api.answer(drafts.save, ({ body }: FakeCall) => {
      const { kind, body: words, written_at: at } = body as Draft;
      const saved: Draft = { kind, body: words, written_at: at, files_gone: 1 };
      world.kept = [saved];
      return saved;
    });
    await user.type(field, 'Here');
    expect(await screen.findByText('1 file is no longer there.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('map.pdf')).toBeNull());
    expect(field.value).toBe('Here');
  });

  it('that could not be saved is saved after the reconnect', async () => {
    const { api, live, user, field } = await open();
    api.goOffline(drafts.save);
    await user.type(field, 'Offline');
    await waitFor(() => expect(savesOf(api)).toHaveLength(1));
    api.answer(drafts.save, ({ body }: FakeCall) => body as Draft);
    live.reconnect();
    await waitFor(() => expect(savesOf(api).at(-1)?.body).toMatchObject({ body: 'Offline' }));
    expect(savesOf(api)).toHaveLength(2);
  });
});

describe('a colleague', () => {
  it('who types a reply is named; oneself is not', async () => {
    const { live } = await open();
    const typing = { conversation_id: CONVERSATION.id, author_kind: 'agent' } as const;
    // Who types says so again and again, and what was said is forgotten after a while.
    await waitFor(() => {
      live.announce('typing', { ...typing, name: 'Mina Tan', user_id: ME.id });
      live.announce('typing', { ...typing, name: 'Leo', user_id: 2 });
      expect(screen.getByText('Leo is typing a reply')).toBeTruthy();
    });
    expect(screen.queryByText('Mina Tan is typing a reply')).toBeNull();
  });
});

describe('undoing', () => {
  it('takes a reply back before it is sent, and its words return to the field', async () => {
    const { user, field, sent } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Undo send' }), 'on');
    await user.type(field, 'Too early{Enter}');
    expect(await screen.findByText(/Sends in [1-5] second/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field.value).toBe('Too early');
    expect(sent()).toHaveLength(0);
  });

  it('gives back the quote, the files and the canned replies too', async () => {
    const file = { id: aConversation(6).id, name: 'map.pdf', mime: 'application/pdf', bytes: 2_048 };
    const { api, user, field, sent } = await open({
      kept: [{ kind: 'reply', body: '', written_at: 1, attachments: [file], reply_to_seq: 1 }],
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Undo send' }), 'on');
    await screen.findByText('map.pdf');
    await user.type(field, '/hi');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Replying to')).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'Attached files' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Undo send' }), 'off');
    await user.type(field, '{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ attachments: [file.id], reply_to_seq: 1 });
    await waitFor(() => expect(api.callsTo(canned.used)[0]?.body).toMatchObject({ ids: [REPLIES[0]?.id] }));
  });

  it('is over once the page is left; the next page counts the canned replies of what was sent then', async () => {
    const first = await open();
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Undo send' }), 'on');
    await first.user.type(first.field, '/hi');
    await screen.findByRole('listbox');
    await first.user.keyboard('{Enter}{Enter}');
    await screen.findByRole('button', { name: 'Undo' });
    const leaving = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    act(() => void dispatchEvent(new Event('pagehide')));
    const left = leaving.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as { client_msg_id?: string });
    leaving.mockRestore();
    const sentAs = left.find(({ client_msg_id: id }) => id !== undefined)?.client_msg_id;
    expect(sentAs).toBeTruthy();
    cleanup();
    const { api, sent } = await open();
    await waitFor(() => expect(api.callsTo(canned.used)[0]?.body).toMatchObject({ client_msg_id: sentAs, ids: [REPLIES[0]?.id] }));
    expect(sentAsOf(sent())).toBe(sentAs);
  });

  it('is over after its time', async () => {
    const { user, field, sent } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Undo send' }), 'on');
    await user.type(field, 'In time{Enter}');
    expect(sent()).toHaveLength(0);
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ text: 'In time' }), { timeout: 9_000 });
  }, 20_000);
});
