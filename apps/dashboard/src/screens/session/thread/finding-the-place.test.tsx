import { conversations, drafts, messages, notes, type Conversation, type Message } from '@lobby/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EverythingInView } from '#/testing/everything-in-view.ts';
import { aConversation, aMessage } from '#/testing/conversations.ts';
import type { FakeApi, FakeCall } from '#/testing/fake-api.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const ME = { id: 1, name: 'Mina Tan' };
const own = { author_kind: 'agent', author_name: ME.name, own: true, created_at: Date.now() } as const;
/** Where the page was brought to, by what stands there, and which messages were marked. */
const scrolled: string[] = [];
const marked: (string | undefined)[] = [];

beforeEach(() => {
  scrolled.length = 0;
  marked.length = 0;
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) marked.push(target.dataset['seq']);
  });
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-marked'] });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  return () => {
    observer.disconnect();
    vi.restoreAllMocks();
  };
});

/** A server that keeps a thread and gives it out in pages, as the real one does. */
function serve(api: FakeApi, thread: Message[], over: Partial<Conversation>) {
  const conversation = aConversation(1, { status: 'open', owner_kind: 'agent', agent: ME, last_seq: thread.length, unread: 0, ...over });
  api.answer(conversations.list, {
    items: [conversation],
    next_cursor: null,
    total: 1,
    counts: { mine: 1, waiting: 0, mentioned: 0, queued: 0, bot: 0, all: 1, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 },
  });
  api.answer(conversations.get, conversation);
  api.answer(conversations.read, { unread: 0 });
  api.answer(conversations.typing, {});
  api.answer(conversations.colleagues, { items: [ME] });
  api.answer(notes.list, { items: [] });
  api.answer(drafts.list, { items: [] });
  api.answer(messages.list, ({ query }: FakeCall) => {
    const [after, before, limit] = ['after_seq', 'before_seq', 'limit'].map((name) => Number(query.get(name) ?? 0)) as [
      number,
      number,
      number,
    ];
    const items =
      after > 0
        ? thread.filter(({ seq }) => seq > after).slice(0, limit)
        : thread.filter(({ seq }) => !before || seq < before).slice(-limit);
    return { items, first_seq: items[0]?.seq ?? 0, last_seq: thread.length };
  });
}
const aThread = (length: number, changes: Record<number, Partial<Message>> = {}) =>
  Array.from({ length }, (_, index) => aMessage(index + 1, changes[index + 1]));

async function open(thread: Message[], over: Partial<Conversation> = {}) {
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${aConversation(1).id}`,
    user: { name: ME.name },
    answers: (api) => serve(api, thread, over),
  });
  const log = within(await screen.findByRole('log'));
  await log.findByText(`Message ${thread.length}`);
  return { ...scene, log, pages: () => scene.api.callsTo(messages.list).length };
}

describe('a click on a quote', () => {
  it('goes to the message and marks it', async () => {
    const { user, log } = await open(aThread(4, { 3: { reply_to_seq: 1, author_kind: 'agent' } }));
    await user.click(log.getByRole('button', { name: 'Message 1' }));
    await waitFor(() => expect(scrolled.at(-1)).toContain('Message 1'));
    await waitFor(() => expect(marked).toContain('1'));
    expect(document.activeElement?.getAttribute('data-seq')).toBe('1');
  });

  it('fetches the part of the thread that is missing, once', async () => {
    const { user, log, pages } = await open(aThread(160, { 159: { reply_to_seq: 50, author_kind: 'agent' } }));
    const before = pages();
    await user.click(log.getByRole('button', { name: 'An earlier message' }));
    await waitFor(() => expect(scrolled.at(-1)).toContain('Message 50'));
    expect(pages()).toBe(before + 1);
    await waitFor(() => expect(marked).toContain('50'));
  });

  it('says that the message was taken back', async () => {
    const gone = { deleted_at: 1, body: '' };
    const { user, log } = await open(aThread(4, { 1: gone, 3: { reply_to_seq: 1, author_kind: 'agent' } }));
    await user.click(log.getByRole('button', { name: 'This message was deleted' }));
    await waitFor(() => expect(scrolled.at(-1)).toContain('This message was deleted'));
  });

  it('says why where what lies between does not arrive', async () => {
    const { api, user, log } = await open(aThread(160, { 159: { reply_to_seq: 50, author_kind: 'agent' } }));
    api.fail(messages.list, 'unavailable');
    await user.click(log.getByRole('button', { name: 'An earlier message' }));
    expect(await screen.findByText('msg of unavailable')).toBeTruthy();
    expect(scrolled.filter((text) => text.includes('Message'))).toEqual([]);
  });
});

describe('new messages', () => {
  it('begin below a line, and the button goes to the first one', async () => {
    const { user, log } = await open(aThread(6), { unread: 2 });
    const line = log.getByText('New messages');
    expect(line.compareDocumentPosition(log.getByText('Message 5'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(line.compareDocumentPosition(log.getByText('Message 4'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await user.click(screen.getByRole('button', { name: '2 new messages' }));
    await waitFor(() => expect(scrolled.at(-1)).toContain('Message 5'));
    expect(screen.queryByRole('button', { name: '2 new messages' })).toBeNull();
  });

  it('are counted and found though more of them are unread than were loaded', async () => {
    const { user, log } = await open(aThread(260), { unread: 240 });
    expect(log.queryByText('New messages')).toBeNull();
    await user.click(screen.getByRole('button', { name: '240 new messages' }));
    await waitFor(() => expect(scrolled.at(-1)).toContain('Message 21'));
    const line = log.getByText('New messages');
    expect(line.compareDocumentPosition(log.getByText('Message 21'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(line.compareDocumentPosition(log.getByText('Message 20'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('that come while the reader is further up are counted; the latest is one press away', async () => {
    const thread = aThread(3);
    const { live, user, log } = await open(thread);
    const area = screen.getByRole('log');
    Object.defineProperties(area, { scrollHeight: { value: 2_000 }, clientHeight: { value: 500 } });
    area.scrollTop = 1_500;
    act(() => void area.dispatchEvent(new Event('scroll')));
    area.scrollTop = 100;
    act(() => void area.dispatchEvent(new Event('scroll')));
    act(() => live.announce('message', aMessage(4)));
    await log.findByText('New messages');
    expect(screen.getByRole('button', { name: '1 new message' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Jump to the latest message' }));
    expect(area.scrollTop).toBe(2_000);
    expect(screen.queryByRole('button', { name: 'Jump to the latest message' })).toBeNull();
  });

  it('are none where nothing is unread', async () => {
    const { log } = await open(aThread(3));
    expect(log.queryByText('New messages')).toBeNull();
    expect(screen.queryByRole('button', { name: /new message/ })).toBeNull();
  });
});

describe('the visitor is told what the reader has seen', () => {
  it('only while they look at it', async () => {
    vi.stubGlobal('IntersectionObserver', EverythingInView);
    const isInFront = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { api } = await open(aThread(3, { 3: own }), { unread: 2 });
    expect(api.callsTo(conversations.read)).toEqual([]);
    isInFront.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(api.callsTo(conversations.read)).toHaveLength(1));
    expect(api.callsTo(conversations.read)[0]?.body).toMatchObject({ seq: 2 });
    vi.unstubAllGlobals();
  });
});

describe('an own message', () => {
  it('is taken back after a question, and says so', async () => {
    const { api, user, log } = await open(aThread(2, { 1: own }));
    api.answer(messages.remove, aMessage(1, { ...own, body: '', deleted_at: Date.now() }));
    api.answer(messages.list, {
      items: [aMessage(1, { ...own, body: '', deleted_at: Date.now() }), aMessage(2)],
      first_seq: 1,
      last_seq: 2,
    });
    await openMenu(user, 'Message actions', 0);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Message 1')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await log.findByText('This message was deleted')).toBeTruthy();
    expect(log.queryByText('Message 1')).toBeNull();
    expect(api.callsTo(messages.remove)).toHaveLength(1);
  });

  it('stays where it cannot be taken back any more', async () => {
    const { api, user, log } = await open(aThread(2, { 1: own }));
    api.fail(messages.remove, 'too_late');
    await openMenu(user, 'Message actions', 0);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('msg of too_late')).toBeTruthy();
    expect(log.getByText('Message 1')).toBeTruthy();
  });

  it('is ticked once the visitor has seen it, and only up to there', async () => {
    const { log } = await open(aThread(3, { 1: own, 2: { ...own, created_at: Date.now() + 1 } }), { contact_seen_seq: 1 });
    expect(log.getAllByText('Seen')).toHaveLength(1);
    expect(log.getByText('Seen').closest('[data-seq]')?.getAttribute('data-seq')).toBe('1');
    expect(log.getByText('Sent').closest('[data-seq]')?.getAttribute('data-seq')).toBe('2');
  });

  it('keeps its menu and the focus in it while an answer takes the line of new messages away', async () => {
    const { user, log, live } = await open(aThread(3), { unread: 1 });
    await log.findByText('New messages');
    await openMenu(user, 'Message actions', 2);
    const entry = await screen.findByRole('menuitem', { name: 'Copy' });
    const focused = document.activeElement;
    expect(focused?.contains(entry) || focused === entry).toBe(true);
    act(() => live.announce('message', aMessage(4, own)));
    await log.findByText('Message 4');
    expect(log.queryByText('New messages')).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Copy' })).toBe(entry);
    expect(document.activeElement).toBe(focused);
  });
});
