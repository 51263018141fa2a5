import { bulk, contacts, conversations, copilot, messages, notes, type Conversation, type UserInfo } from '@lobby/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { aContact, aConversation, aMessage } from '#/testing/conversations.ts';
import type { FakeCall } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

// The bar and what the composer offers are fetched when they are first asked for; here they are there before.
beforeAll(async () => {
  await import('#/components/command-bar/desk-menu.tsx');
  await import('#/components/pickers/command-picks.tsx');
});

const ME = { id: 1, name: 'Mina Tan' };
const MINE = { status: 'open', owner_kind: 'agent', agent: ME } as const;
const COUNTS = { mine: 1, waiting: 0, queued: 1, mentioned: 0, bot: 0, all: 2, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 };
/** A busy machine is slow, not wrong. */
const PATIENCE = { timeout: 45_000 };

async function openDesk(start: Partial<Conversation> = MINE, me: Partial<UserInfo> = {}) {
  let conversation = aConversation(1, start);
  const change = (over: Partial<Conversation>) => (conversation = { ...conversation, ...over });
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${conversation.id}`,
    user: me,
    answers: (api) => {
      api.answer(conversations.list, () => ({
        items: [conversation, aConversation(2, { unread: 0 }), aConversation(3)],
        next_cursor: null,
        counts: COUNTS,
        total: 3,
      }));
      api.answer(conversations.get, () => conversation);
      api.answer(conversations.read, { unread: 0 });
      api.answer(conversations.colleagues, { items: [ME, { id: 2, name: 'Leo' }] });
      api.answer(conversations.tags, { items: ['refund', '返品'] });
      api.answer(conversations.resolve, () => change({ status: 'resolved', owner_kind: 'none', agent: null }));
      api.answer(conversations.assign, () => change({ agent: { id: 2, name: 'Leo' } }));
      api.answer(conversations.update, ({ body }: FakeCall) => change(body as Partial<Conversation>));
      api.answer(contacts.get, aContact());
      api.answer(contacts.block, aContact({ blocked_at: 1 }));
      api.answer(notes.list, { items: [] });
      api.answer(copilot.state, { model: false });
      api.answer(messages.list, { items: [aMessage(1), aMessage(2)], first_seq: 1, last_seq: 2 });
      api.answer(bulk.run, { id: aConversation(2).id, state: 'done', total: 1, through: 1, done: 1, refused: [] });
    },
  });
  await screen.findByRole('log');
  const bar = async () => {
    await scene.user.keyboard('{Control>}k{/Control}');
    return screen.findByRole('dialog', { name: 'Search or jump to' });
  };
  return { ...scene, bar };
}

/** What the bar offers for the open conversation. */
const offered = () => {
  const group = screen.queryByRole('group', { name: 'This conversation' });
  return [...(group?.querySelectorAll('[role="option"]') ?? [])].map((option) => option.querySelector('.truncate')?.textContent);
};

describe('the command bar of the workspace', () => {
  it('offers what can be done with the open conversation, and does it', async () => {
    const { api, user, bar } = await openDesk();
    await bar();
    await waitFor(() => expect(offered()).toContain('Block'));
    expect(offered()).toEqual([
      'Resolve',
      'Return to bot',
      'Mark as spam',
      'Assign to…',
      'Snooze…',
      'Set the priority…',
      'Add a tag…',
      'Write a note',
      'Draft with Copilot',
      'Show contact and history',
      'Block',
    ]);
    await user.keyboard('block{Enter}');
    await waitFor(() => expect(api.callsTo(contacts.block).at(-1)?.body).toMatchObject({ blocked: true }));
    await bar();
    await user.keyboard('resolve{Enter}');
    await waitFor(() => expect(api.callsTo(conversations.resolve)).toHaveLength(1));
  });

  it('leaves out what a resolved conversation has no use for', async () => {
    const { bar } = await openDesk({ status: 'resolved', owner_kind: 'none' });
    await bar();
    await waitFor(() => expect(offered()).toContain('Block'));
    expect(offered()).toEqual([
      'Reopen',
      'Mark as spam',
      'Set the priority…',
      'Add a tag…',
      'Write a note',
      'Show contact and history',
      'Block',
    ]);
  });

  it('offers nothing that one may not do', async () => {
    const { bar } = await openDesk(MINE, { role: 'viewer' });
    await bar();
    await waitFor(() => expect(offered()).toEqual(['Show contact and history']));
  });

  it('asks further where there is a choice', async () => {
    const { api, user, bar } = await openDesk();
    await bar();
    await user.keyboard('assign to{Enter}');
    expect(await screen.findByRole('option', { name: 'Leo' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Assign to…' }).value).toBe('');
    await user.keyboard('leo{Enter}');
    await waitFor(() => expect(api.callsTo(conversations.assign).at(-1)?.body).toMatchObject({ user_id: 2 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds a tag in use or a new one, and takes one away', async () => {
    const { api, user, bar } = await openDesk({ ...MINE, tags: ['refund'] });
    await bar();
    await user.keyboard('add a tag{Enter}');
    expect(await screen.findByRole('option', { name: '返品' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'refund' })).toBeNull();
    await user.keyboard('tents');
    await user.click(await screen.findByRole('option', { name: 'Add “tents”' }, PATIENCE));
    await waitFor(() => expect(api.callsTo(conversations.update).at(-1)?.body).toMatchObject({ tags: ['refund', 'tents'] }));
    await bar();
    await user.keyboard('remove a tag{Enter}');
    await user.click(await screen.findByRole('option', { name: 'refund' }));
    await waitFor(() => expect(api.callsTo(conversations.update).at(-1)?.body).toMatchObject({ tags: ['tents'] }), PATIENCE);
  });
});

describe('the sign > in the reply', () => {
  it('offers the same commands, takes the words out and runs the one that is chosen', async () => {
    const { api, user } = await openDesk();
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
    await user.type(field, 'One moment\n>set the pri');
    expect(await screen.findByRole('option', { name: /Set the priority/ })).toBeTruthy();
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Urgent' });
    expect(field.value).toBe('One moment\n');
    await user.keyboard('urgent{Enter}');
    await waitFor(() => expect(api.callsTo(conversations.update).at(-1)?.body).toMatchObject({ priority: 'urgent' }));
    expect(api.callsTo(messages.send)).toHaveLength(0);
  });
});

describe('keys', () => {
  it('ask for one thing of the open conversation, and none while something is written', async () => {
    const { user, api } = await openDesk();
    await user.keyboard('p');
    await user.click(await screen.findByRole('option', { name: 'High' }));
    await waitFor(() => expect(api.callsTo(conversations.update).at(-1)?.body).toMatchObject({ priority: 'high' }));
    await user.keyboard('n');
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    await waitFor(() => expect(document.activeElement).toBe(note));
    await user.keyboard('laps');
    expect(note.value).toBe('laps');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('open the filters, and the next conversation with something unread', async () => {
    const { user, history } = await openDesk();
    await user.keyboard('u');
    await waitFor(() => expect(history.location.search).toContain(aConversation(3).id));
    await user.keyboard('f');
    expect(await screen.findByRole('dialog', { name: 'Filter conversations' })).toBeTruthy();
  });

  it('choose rows, and what follows is done with all of them', async () => {
    const { user, api } = await openDesk();
    await user.keyboard('x');
    const row = document.querySelector<HTMLElement>(`[data-conversation="${aConversation(2).id}"]`);
    row?.focus();
    await user.keyboard('x');
    expect(await screen.findByText('2 selected')).toBeTruthy();
    await user.keyboard('l');
    await user.click(await screen.findByRole('option', { name: 'refund' }));
    await waitFor(() => expect(api.callsTo(bulk.run)).toHaveLength(1));
    expect(api.callsTo(bulk.run)[0]?.body).toMatchObject({
      ids: [aConversation(1).id, aConversation(2).id],
      action: { kind: 'tag', tag: 'refund' },
    });
  });
});
