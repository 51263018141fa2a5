import { contacts, conversations, messages, notes, teams, type Conversation, type UserInfo } from '@lobby/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aContact, aConversation, aMessage } from '#/testing/conversations.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const COUNTS = { mine: 0, waiting: 0, queued: 1, mentioned: 0, bot: 0, all: 1, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 };

/** The workspace with one conversation open. */
function openOne(start: Partial<Conversation> = {}, who: Partial<UserInfo> = {}) {
  const conversation = aConversation(1, start);
  return renderScreen({
    path: `/dashboard/session?conversation=${conversation.id}`,
    user: who,
    answers: (api) => {
      api.answer(conversations.list, { items: [conversation], next_cursor: null, counts: COUNTS, total: 1 });
      api.answer(conversations.get, conversation);
      api.answer(conversations.read, { unread: 0 });
      api.answer(conversations.colleagues, { items: [{ id: 2, name: 'Leo' }] });
      api.answer(teams.list, { items: [] });
      api.answer(contacts.get, aContact());
      api.answer(notes.list, { items: [] });
      api.answer(messages.list, { items: [aMessage(1)], first_seq: 1, last_seq: 1 });
    },
  });
}

describe('handing over', () => {
  it('is offered for one and for many to who may hand over', async () => {
    const { user } = await openOne();
    expect((await screen.findAllByRole('button', { name: /^Assign to/ })).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(await screen.findByRole('button', { name: 'Assign to' })).toBeTruthy();
  });

  it('is not offered to who answers only, and all the rest is', async () => {
    const { user } = await openOne({}, { role: 'night-shift', permissions: ['session.view', 'session.reply'] });
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    const bar = within(await screen.findByRole('toolbar', { name: 'Bulk actions' }));
    expect(bar.getByRole('button', { name: 'Resolve' })).toBeTruthy();
    expect((await screen.findAllByRole('button', { name: 'Snooze' })).length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: /^Assign to/ })).toBeNull();
  });
});
