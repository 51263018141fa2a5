import { conversations, drafts, messages, notes, type Message } from '@lobby/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aConversation, aMessage } from '#/testing/conversations.ts';
import type { FakeApi, FakeCall } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const CONVERSATION = aConversation(1, { status: 'open', owner_kind: 'agent', agent: { id: 1, name: 'Mina Tan' } });
const PATH = `/dashboard/session?conversation=${CONVERSATION.id}`;

function serve(api: FakeApi) {
  const stored: Message[] = [aMessage(1)];
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
  api.answer(drafts.list, { items: [] });
  api.answer(messages.list, () => ({ items: stored, first_seq: 1, last_seq: stored.length }));
  api.answer(messages.send, ({ body }: FakeCall) => {
    const { client_msg_id: sentAs, text } = body as { client_msg_id: string; text: string };
    const known = stored.find((each) => each.client_msg_id === sentAs);
    if (known) return known;
    const message = aMessage(stored.length + 1, { client_msg_id: sentAs, body: text, author_kind: 'agent', author_name: 'Mina Tan' });
    stored.push(message);
    return message;
  });
}

const open = (answers: (api: FakeApi) => void = () => undefined, path = PATH, user = {}) =>
  renderScreen({
    path,
    user: { name: 'Mina Tan', ...user },
    answers: (api) => {
      serve(api);
      answers(api);
    },
  });
type Scene = Awaited<ReturnType<typeof open>>;
const sentBy = ({ api }: Scene) => api.callsTo(messages.send).map(({ body }) => body as { client_msg_id: string; text: string });
/** The page goes away with everything it was waiting for. */
function leave(scene: Scene) {
  act(() => void dispatchEvent(new Event('pagehide')));
  scene.unmount();
}
async function say(scene: Scene, text: string) {
  await scene.user.type(await screen.findByRole('textbox', { name: 'Reply' }), `${text}{Enter}`);
}
const neverAnswered = (api: FakeApi) => api.on(messages.send, () => new Promise(() => undefined));

afterEach(() => vi.useRealTimers());

describe('replies over a reload', () => {
  it('that were on their way are sent again in their order, under the same ids', async () => {
    const before = await open(neverAnswered);
    await say(before, 'First');
    await say(before, 'Second');
    await waitFor(() => expect(sentBy(before)).toHaveLength(1));
    leave(before);
    const after = await open();
    await waitFor(() => expect(sentBy(after).map(({ text }) => text)).toEqual(['First', 'Second']));
    expect(sentBy(after)[0]?.client_msg_id).toBe(sentBy(before)[0]?.client_msg_id);
    const log = within(await screen.findByRole('log'));
    expect(await log.findAllByText('Second')).toHaveLength(1);
    leave(after);
    const last = await open();
    await within(await screen.findByRole('log')).findByText('Message 1');
    expect(sentBy(last)).toEqual([]);
  });

  it('are sent from whatever page is opened next', async () => {
    const before = await open(neverAnswered);
    await say(before, 'On my way out');
    leave(before);
    const after = await open(undefined, '/dashboard/home');
    await waitFor(() => expect(sentBy(after).map(({ text }) => text)).toEqual(['On my way out']));
  });

  it('that failed wait with their reason, and Retry sends the same one', async () => {
    const before = await open((api) => api.goOffline(messages.send));
    await say(before, 'Hello there');
    await screen.findByText(/Not sent · The server can’t be reached/);
    leave(before);
    const after = await open();
    await screen.findByText(/Not sent · The server can’t be reached/);
    expect(sentBy(after)).toEqual([]);
    await after.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
    expect(sentBy(after)[0]).toEqual(sentBy(before)[0]);
  });

  it('are nobody else’s, and gone once somebody has signed out', async () => {
    const before = await open((api) => api.goOffline(messages.send));
    await say(before, 'Between us');
    await screen.findByText(/Not sent/);
    leave(before);
    const other = await open(undefined, PATH, { id: 77 });
    await within(await screen.findByRole('log')).findByText('Message 1');
    expect(screen.queryByText('Between us')).toBeNull();
    leave(other);
    const again = await open();
    await screen.findByText('Between us');
    await act(() => again.app.signOut({ revoke: true }));
    leave(again);
    await open();
    await within(await screen.findByRole('log')).findByText('Message 1');
    expect(screen.queryByText('Between us')).toBeNull();
  });

  it('that another tab has sent or deleted go here too', async () => {
    const scene = await open((api) => api.goOffline(messages.send));
    await say(scene, 'Twice open');
    await screen.findByText(/Not sent/);
    const key = Object.keys(localStorage).find((each) => each.startsWith('lobby-desk-outbox:')) ?? '';
    localStorage.removeItem(key);
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(screen.queryByText('Twice open')).toBeNull();
  });
});
