import { conversations, messages, type Conversation, type Message } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConversation, aMessage } from '#/testing/conversations.ts';
import type { FakeApi, FakeCall } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const ME = { id: 1, name: 'Mina Tan' };
const COUNTS = { mine: 0, queued: 1, bot: 2, all: 3, snoozed: 0, resolved: 4 };

/** A server with one conversation, as far as this screen sees it. */
function serve(api: FakeApi, start: Partial<Conversation> = {}) {
  const world = { conversation: aConversation(1, start), messages: [aMessage(1), aMessage(2)] };
  const change = (over: Partial<Conversation>) => {
    world.conversation = { ...world.conversation, owner_epoch: world.conversation.owner_epoch + 1, ...over };
    return world.conversation;
  };
  const mine = { status: 'open', owner_kind: 'agent', agent: ME } as const;
  api.answer(conversations.list, () => ({ items: [world.conversation], next_cursor: null, counts: COUNTS }));
  api.answer(conversations.get, () => world.conversation);
  api.answer(conversations.takeover, () => change(mine));
  api.answer(conversations.return, () => change({ status: 'bot', owner_kind: 'bot', agent: null, waiting_since: null }));
  api.answer(conversations.resolve, () => change({ status: 'resolved', owner_kind: 'none', agent: null, waiting_since: null }));
  api.answer(conversations.reopen, () => change(mine));
  api.answer(conversations.read, () => ({ unread: 0 }));
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

async function openConversation(start: Partial<Conversation> = {}, before: (api: FakeApi) => void = () => undefined) {
  let world: ReturnType<typeof serve> | undefined;
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${aConversation(1).id}`,
    answers: (api) => {
      world = serve(api, start);
      before(api);
    },
  });
  await screen.findByRole('log');
  if (!world) throw new Error('The scene has no server');
  return { ...scene, world, composer: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' }) };
}

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
      last_message: { seq: 3, author_kind: 'contact', body: 'Still there?', created_at: Date.now() },
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

  it('says what an empty view is for', async () => {
    await renderScreen({
      path: '/dashboard/session?view=queued',
      answers: (api) => api.answer(conversations.list, { items: [], next_cursor: null, counts: COUNTS }),
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
    await user.click(header.getAllByRole('button', { name: 'Give back' })[0] as HTMLElement);
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
  it('sends with Enter, shows the reply once and takes over', async () => {
    const { user, composer, world } = await openConversation();
    await user.type(await composer(), 'Hello there{Enter}');
    await within(screen.getByRole('region', { name: 'Messages' })).findByText('With you');
    expect(within(screen.getByRole('log')).getAllByText('Hello there')).toHaveLength(1);
    expect((await composer()).value).toBe('');
    expect(world.messages).toHaveLength(3);
  });

  it('keeps a failed reply with its reason; Retry sends the same id, so it is stored once', async () => {
    const { api, user, composer, world } = await openConversation({}, (server) => server.goOffline(messages.send));
    await user.type(await composer(), 'Hello there{Enter}');
    expect(await screen.findByText(/Not sent · You are offline/)).toBeTruthy();
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
  it('marks what is on screen as read', async () => {
    const { api } = await openConversation();
    await waitFor(() => expect(api.calls.find(({ path }) => path.endsWith('/read'))?.body).toMatchObject({ seq: 2 }));
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
