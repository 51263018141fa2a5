import {
  contacts,
  conversations,
  messages,
  notes,
  type Contact,
  type Conversation,
  type Message,
  type Note,
  type UserInfo,
} from '@lobby/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aContact, aConversation, aMessage, aNote } from '#/testing/conversations.ts';
import { EverythingInView } from '#/testing/everything-in-view.ts';
import type { FakeApi, FakeCall } from '#/testing/fake-api.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const ME = { id: 1, name: 'Mina Tan' };
const COUNTS = { mine: 0, waiting: 0, queued: 1, mentioned: 0, bot: 2, all: 3, snoozed: 0, resolved: 4, abandoned: 0, spam: 0 };

/** A server with one conversation, as far as this screen sees it. */
function serve(api: FakeApi, start: Partial<Conversation> = {}) {
  const world = { conversation: aConversation(1, start), messages: [aMessage(1), aMessage(2)], notes: [] as Note[], contact: aContact() };
  const change = (over: Partial<Conversation>) => {
    world.conversation = { ...world.conversation, owner_epoch: world.conversation.owner_epoch + 1, ...over };
    return world.conversation;
  };
  const mine = { status: 'open', owner_kind: 'agent', agent: ME } as const;
  api.answer(conversations.list, () => ({ items: [world.conversation], next_cursor: null, counts: COUNTS, total: 1 }));
  api.answer(conversations.get, () => world.conversation);
  api.answer(conversations.takeover, () => change(mine));
  api.answer(conversations.return, () => change({ status: 'bot', owner_kind: 'bot', agent: null, waiting_since: null }));
  api.answer(conversations.resolve, () => change({ status: 'resolved', owner_kind: 'none', agent: null, waiting_since: null }));
  api.answer(conversations.reopen, () => change(mine));
  api.answer(conversations.read, () => ({ unread: 0 }));
  api.answer(conversations.colleagues, { items: [ME, { id: 2, name: 'Leo' }] });
  api.answer(contacts.get, () => world.contact);
  api.answer(contacts.update, ({ body }: FakeCall) => {
    world.contact = { ...world.contact, ...(body as Partial<Contact>) };
    return world.contact;
  });
  api.answer(contacts.erase, { conversations: 1, messages: 2 });
  api.answer(contacts.export, { url: '/files/contact/7.signed', expires_at: 0, files: 2, bytes: 9 });
  api.answer(notes.list, () => ({ items: world.notes }));
  api.answer(notes.add, ({ body }: FakeCall) => {
    const { text, mentions } = body as { text: string; mentions: number[] };
    const stored = aNote(world.notes.length + 1, world.messages.length, { body: text, mentions, author: ME });
    world.notes.push(stored);
    return stored;
  });
  api.answer(conversations.typing, {});
  api.answer(messages.list, ({ query }: FakeCall) => ({
    items: world.messages.filter(({ seq }) => seq > Number(query.get('after_seq') ?? 0)),
    first_seq: 1,
    last_seq: world.messages.length,
  }));
  api.answer(messages.send, ({ body }: FakeCall): Message => {
    const { client_msg_id: sentAs, text } = body as { client_msg_id: string; text: string };
    const stored =
      world.messages.find((message) => message.client_msg_id === sentAs) ??
      aMessage(world.messages.length + 1, { client_msg_id: sentAs, body: text, author_kind: 'agent', author_name: ME.name });
    if (!world.messages.includes(stored)) world.messages.push(stored);
    change({ ...mine, status: 'waiting', waiting_since: null });
    return stored;
  });
  return world;
}

async function openConversation(
  start: Partial<Conversation> = {},
  before: (api: FakeApi) => void = () => undefined,
  me: Partial<UserInfo> = {},
) {
  let world: ReturnType<typeof serve> | undefined;
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${aConversation(1).id}`,
    user: me,
    answers: (api) => {
      world = serve(api, start);
      before(api);
    },
  });
  await screen.findByRole('log');
  if (!world) throw new Error('The scene has no server');
  return { ...scene, world, composer: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' }) };
}

describe('whether the visitor is there', () => {
  it('is read once, then heard, in the header and on the card', async () => {
    const { live, world } = await openConversation({}, (api) => api.answer(conversations.visitor, { online: true, left_at: null }));
    await waitFor(() => expect(screen.getAllByText('Here now')).toHaveLength(2));
    const left = Date.now() - 5.5 * 60_000;
    act(() => live.announce('visitors', { items: [{ contact_id: world.conversation.contact.id, online: false, left_at: left }] }));
    await waitFor(() => expect(screen.getAllByText(/^Left \d+ min/)).toHaveLength(2));
    act(() => live.announce('visitors', { items: [{ contact_id: aConversation(2).contact.id, online: true, left_at: null }] }));
    expect(screen.queryByText('Here now')).toBeNull();
  });

  it('says nothing where that is not known', async () => {
    const { api } = await openConversation({}, (server) => server.answer(conversations.visitor, { online: false, left_at: null }));
    await waitFor(() => expect(api.callsTo(conversations.visitor).length).toBeGreaterThan(0));
    expect(screen.queryByText(/^(Here now|Left )/)).toBeNull();
  });
});

describe('what the bot offered to press', () => {
  it('is there to read under its answer; only an address leads somewhere', async () => {
    const buttons = [
      { kind: 'url' as const, label: 'Sizes', target: 'https://example.com/sizes' },
      { kind: 'handoff' as const, label: 'Ask us', target: '' as const },
    ];
    const answer = aMessage(1, {
      author_kind: 'bot',
      body: 'See the table.',
      sources: [{ entry_id: null, title: 'Sizes table', buttons }],
    });
    await openConversation({}, (api) => api.answer(messages.list, { items: [answer], first_seq: 1, last_seq: 1 }));
    const list = within(await screen.findByRole('list', { name: 'Buttons offered to the visitor' }));
    expect(list.getByRole('link', { name: 'Sizes' }).getAttribute('href')).toBe('https://example.com/sizes');
    expect(list.getByText('Ask us')).toBeTruthy();
    expect(list.queryByRole('button')).toBeNull();
  });
});

describe('the list', () => {
  it('shows the views with their counts and keeps the chosen one in the address', async () => {
    const { history, user } = await renderScreen({ path: '/dashboard/session', answers: serve });
    await user.click(await screen.findByRole('button', { name: /Queue\s*1/ }));
    await waitFor(() => expect(history.location.search).toBe('?view=queued'));
    expect(screen.getByRole('button', { name: /Resolved\s*4/ })).toBeTruthy();
  });

  it('fetches anew when a conversation is announced, and after a reconnect', async () => {
    const { api, live, world } = await openConversation();
    const before = api.callsTo(conversations.list).length;
    world.conversation = {
      ...world.conversation,
      last_message: { seq: 3, author_kind: 'contact', body: 'Still there?', file: null, created_at: Date.now() },
      last_seq: 3,
    };
    world.messages.push(aMessage(3, { body: 'Still there?' }));
    live.announce('conversation', { conversation_id: world.conversation.id, last_seq: 3, status: 'queued', owner_epoch: 1 });
    await waitFor(() => expect(screen.getAllByText('Still there?')).toHaveLength(2));
    const announced = api.callsTo(conversations.list).length;
    expect(announced).toBe(before + 1);
    live.reconnect();
    await waitFor(() => expect(api.callsTo(conversations.list).length).toBeGreaterThan(announced));
  });

  it('shows in one tab what was read in another', async () => {
    const { live } = await renderScreen({
      path: '/dashboard/session',
      answers: (api) => void serve(api, { status: 'open', owner_kind: 'agent', agent: ME, unread: 3 }),
    });
    expect(await screen.findByLabelText('3 unread')).toBeTruthy();
    const { id } = aConversation(1);
    act(() => live.announce('read', { conversation_id: id, seq: 1, unread: 1 }));
    expect(await screen.findByLabelText('1 unread')).toBeTruthy();
    act(() => live.announce('read', { conversation_id: aConversation(2).id, seq: 9, unread: 0 }));
    act(() => live.announce('read', { conversation_id: id, seq: 3, unread: 0 }));
    await waitFor(() => expect(screen.queryByLabelText(/ unread/)).toBeNull());
  });

  it('says what an empty view is for', async () => {
    await renderScreen({
      path: '/dashboard/session?view=queued',
      answers: (api) => api.answer(conversations.list, { items: [], next_cursor: null, counts: COUNTS, total: 1 }),
    });
    expect(await screen.findByText('The queue is empty')).toBeTruthy();
  });

  it('offers Retry where the list did not arrive', async () => {
    const { api, user } = await renderScreen({
      path: '/dashboard/session',
      answers: (server) => server.fail(conversations.list, 'refused'),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    serve(api);
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /Visitor 1/ })).toBeTruthy();
  });
});

describe('who owns the conversation', () => {
  it('goes from the queue to the person, to resolved, back to the person and to the bot, one primary action each', async () => {
    const { user } = await openConversation();
    await user.click(await screen.findByRole('button', { name: 'Take over' }));
    const header = within(screen.getByRole('region', { name: 'Messages' }));
    await header.findByText('With you');
    await user.click(header.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('This conversation is resolved. Reopen it to write.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
    await user.click(header.getAllByRole('button', { name: 'Reopen' })[0] as HTMLElement);
    await header.findByText('With you');
    await user.click(header.getAllByRole('button', { name: 'Return to bot' })[0] as HTMLElement);
    expect(await header.findByText('With the AI bot')).toBeTruthy();
    expect(screen.getByText('Sending takes over from the bot.')).toBeTruthy();
  });

  it('takes over with T and resolves with E, but not while somebody writes', async () => {
    const { api, user, composer } = await openConversation();
    await user.type(await composer(), 'te');
    await user.keyboard('{Escape}t');
    await within(screen.getByRole('region', { name: 'Messages' })).findByText('With you');
    expect((await composer()).value).toBe('te');
    await user.keyboard('e');
    await waitFor(() => expect(api.calls.filter(({ path }) => path.endsWith('/resolve'))).toHaveLength(1));
    expect(api.calls.filter(({ path }) => path.endsWith('/takeover'))).toHaveLength(1);
  });
});

describe('replying', () => {
  it('sends with Enter, shows the reply once, and the announcement of it has the rest fetched', async () => {
    const { api, live, user, composer, world } = await openConversation();
    const before = api.callsTo(messages.list).length;
    await user.type(await composer(), 'Hello there{Enter}');
    await waitFor(() => expect(world.messages).toHaveLength(3));
    await within(screen.getByRole('log')).findByText('Hello there');
    expect(api.callsTo(messages.list)).toHaveLength(before);
    const { id, status, owner_epoch: epoch } = world.conversation;
    act(() => live.announce('conversation', { conversation_id: id, last_seq: 3, status, owner_epoch: epoch }));
    await within(screen.getByRole('region', { name: 'Messages' })).findByText('With you');
    expect(within(screen.getByRole('log')).getAllByText('Hello there')).toHaveLength(1);
    expect((await composer()).value).toBe('');
    expect(world.messages).toHaveLength(3);
  });

  it('shows a message that its announcement brings along without fetching, unless one before it is missing', async () => {
    const { api, live, world } = await openConversation();
    const { id, status, owner_epoch: epoch } = world.conversation;
    const before = api.callsTo(messages.list).length;
    const say = (seq: number, body: string) => {
      const stored = aMessage(seq, { body });
      world.messages.push(stored);
      return stored;
    };
    const bring = (stored: Message) =>
      act(() => {
        live.announce('message', stored);
        live.announce('conversation', { conversation_id: id, last_seq: stored.seq, status, owner_epoch: epoch });
      });
    bring(say(3, 'Still there?'));
    await within(screen.getByRole('log')).findByText('Still there?');
    expect(api.callsTo(messages.list)).toHaveLength(before);
    // The same announcement once more tells of something else: a verdict, for example.
    act(() => live.announce('conversation', { conversation_id: id, last_seq: 3, status, owner_epoch: epoch }));
    await waitFor(() => expect(api.callsTo(messages.list)).toHaveLength(before + 1));
    say(4, 'Nobody brought this one');
    bring(say(5, 'Hello?'));
    await within(screen.getByRole('log')).findByText('Nobody brought this one');
    expect(api.callsTo(messages.list)).toHaveLength(before + 2);
  });

  it('takes over with a reply that nobody announces', async () => {
    const { live, user, composer } = await openConversation();
    act(() => live.fallSilent());
    await user.type(await composer(), 'Hello there{Enter}');
    await within(screen.getByRole('region', { name: 'Messages' })).findByText('With you');
    expect(within(screen.getByRole('log')).getAllByText('Hello there')).toHaveLength(1);
  });

  it('keeps a failed reply with its reason; Retry sends the same id, so it is stored once', async () => {
    const { api, user, composer, world } = await openConversation({}, (server) => server.goOffline(messages.send));
    await user.type(await composer(), 'Hello there{Enter}');
    expect(await screen.findByText(/Not sent · The server can’t be reached/)).toBeTruthy();
    const failed = api.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/message'));
    const kept = world.conversation;
    serve(api, kept);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
    const sent = api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/message'));
    expect(sent.at(-1)?.body).toEqual(failed?.body);
  });

  it('keeps a draft for each conversation over a reload', async () => {
    const { user, composer, world } = await openConversation();
    await user.type(await composer(), 'Half a sent');
    expect(sessionStorage.getItem(`lobby-reply-draft:${world.conversation.id}`)).toBe('Half a sent');
  });

  it('tells the visitor at most once in a while that a reply is typed', async () => {
    const { api, user, composer } = await openConversation();
    await user.type(await composer(), 'Several keys');
    expect(api.calls.filter(({ path }) => path.endsWith('/typing'))).toHaveLength(1);
  });
});

describe('reading', () => {
  it('marks what is in view as read', async () => {
    vi.stubGlobal('IntersectionObserver', EverythingInView);
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const { api } = await openConversation();
    await waitFor(() => expect(api.calls.findLast(({ path }) => path.endsWith('/read'))?.body).toMatchObject({ seq: 2 }));
    vi.unstubAllGlobals();
    vi.mocked(document.hasFocus).mockRestore();
  });

  it('shows that the visitor types, and the answer of the bot as it comes', async () => {
    const { live, world } = await openConversation({ status: 'bot', owner_kind: 'bot' });
    live.announce('typing', { conversation_id: world.conversation.id, author_kind: 'contact', name: null });
    expect(await screen.findByText('Visitor 1 is typing')).toBeTruthy();
    live.announce('bot_text', { conversation_id: world.conversation.id, run_id: 'r1', text: 'So far' });
    expect(await screen.findByText('So far')).toBeTruthy();
    live.announce('bot_stopped', { conversation_id: world.conversation.id, run_id: 'r1' });
    await waitFor(() => expect(screen.queryByText('So far')).toBeNull());
  });
});

describe('what only the team sees', () => {
  it('a note is written apart from the reply, names colleagues, and stands in the thread', async () => {
    const { api, user, composer } = await openConversation();
    await user.type(await composer(), 'A reply that waits');
    await user.click(screen.getByRole('button', { name: 'Note' }));
    const field = await screen.findByRole('textbox', { name: 'Note' });
    await user.type(field, '@Leo the 42 is in stock{Enter}');
    expect(await screen.findByRole('article')).toHaveProperty('textContent', expect.stringContaining('@Leo the 42 is in stock'));
    const call = api.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/note'));
    expect(call?.body).toMatchObject({ text: '@Leo the 42 is in stock', mentions: [2] });
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect((await composer()).value).toBe('A reply that waits');
  });

  it('a note that did not arrive stays in its field', async () => {
    const { api, user } = await openConversation({}, (server) => server.fail(notes.add, 'unavailable'));
    await user.click(screen.getByRole('button', { name: 'Note' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    await user.type(field, 'Keep me{Enter}');
    await waitFor(() => expect(api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/note'))).toHaveLength(1));
    expect(field.value).toBe('Keep me');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is announced by a colleague and fetched', async () => {
    const { live, world } = await openConversation();
    world.notes.push(aNote(9, 2, { body: 'Seen from afar' }));
    live.announce('note', { conversation_id: world.conversation.id });
    expect(await screen.findByText('Seen from afar')).toBeTruthy();
  });
});

describe('spam', () => {
  it('says who marked it, or that the mail server did', async () => {
    const marked = { kind: 'activity', body: '', activity: { name: 'spam' } } as const;
    const activities = [aNote(1, 1, { ...marked, author: ME }), aNote(2, 2, { ...marked, author: null })];
    await openConversation({ status: 'resolved', ended_as: 'spam' }, (api) => api.answer(notes.list, { items: activities }));
    expect(await screen.findByText(/^Mina Tan marked this as spam/)).toBeTruthy();
    expect(screen.getByText(/^The mail server took this for spam/)).toBeTruthy();
  });
});

describe('a message of one’s own', () => {
  const own = { author_kind: 'agent', author_name: ME.name, own: true, created_at: Date.now() } as const;
  it('is answered with a quote', async () => {
    const { api, user, composer } = await openConversation();
    await openMenu(user, 'Message actions', 0);
    await user.click(await screen.findByRole('menuitem', { name: 'Reply to this' }));
    await user.type(await composer(), 'Yes{Enter}');
    await waitFor(() =>
      expect(api.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/message'))?.body).toMatchObject({ reply_to_seq: 1 }),
    );
  });

  it('is changed, and says so', async () => {
    const { user, api } = await openConversation({}, (server) => {
      server.answer(messages.list, () => ({ items: [aMessage(1), aMessage(2, { ...own, body: 'Tomorow' })], first_seq: 1, last_seq: 2 }));
      server.answer(messages.edit, ({ body }) => aMessage(2, { ...own, body: (body as { text: string }).text, edited_at: Date.now() }));
    });
    await openMenu(user, 'Message actions', 1);
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Edit' });
    await user.clear(field);
    await user.type(field, 'Tomorrow{Enter}');
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(true));
    expect(await screen.findByRole('textbox', { name: 'Reply' })).toBeTruthy();
  });
});

describe('the visitor’s card', () => {
  const choose = async (user: Awaited<ReturnType<typeof openConversation>>['user'], entry: string) => {
    await openMenu(user, 'Contact actions');
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };

  it('is changed in a dialog; what is refused is said at its field and kept', async () => {
    const { api, user, world } = await openConversation();
    await choose(user, 'Edit contact');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await user.type(name, '田中 美咲');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nowhere');
    api.fail(contacts.update, 'invalid_request', { fields: [{ path: 'email', message: 'This is no e-mail address.' }] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This is no e-mail address.')).toBeTruthy();
    expect(name.value).toBe('田中 美咲');
    api.answer(contacts.update, () => ({ ...world.contact, name: '田中 美咲', email: 'misaki@example.jp' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'misaki@example.jp' })).toBeTruthy();
  });

  it('is erased after a question that names what will be gone, and the place is left', async () => {
    const { api, history, user } = await openConversation();
    await choose(user, 'Delete permanently');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('#1')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(api.calls.some(({ method, path }) => method === 'POST' && path.endsWith('/erase'))).toBe(true));
    await waitFor(() => expect(history.location.search).not.toContain('conversation'));
  });

  it('is exported by one click: the browser fetches the file from the link itself', async () => {
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
      followed.push(this.href);
    });
    const { user } = await openConversation();
    await choose(user, 'Export all data');
    expect(await screen.findByText(/^Exporting .+’s data$/)).toBeTruthy();
    expect(followed).toEqual([expect.stringMatching(/\/files\/contact\/7\.signed$/) as string]);
    vi.restoreAllMocks();
  });

  it('offers erasing to admins only, and exporting to supervisors too', async () => {
    const { user } = await openConversation({}, undefined, { role: 'supervisor' });
    await choose(user, 'Export all data');
    expect(screen.queryByRole('menuitem', { name: 'Delete permanently' })).toBeNull();
  });

  it('offers an agent to edit, and neither to export nor to erase', async () => {
    const { user } = await openConversation({}, undefined, { role: 'agent' });
    await choose(user, 'Edit contact');
    expect(screen.queryByRole('menuitem', { name: /Export|Erase/ })).toBeNull();
  });
});

describe('a viewer', () => {
  it('reads the conversation, and is offered nothing that changes it', async () => {
    await openConversation({}, undefined, { role: 'viewer' });
    expect(await screen.findByText('You can read this conversation, but your role can’t reply.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Take over$|Resolve$|Assign to)/ })).toBeNull();
  });
});
