import { contacts, conversations, messages, notes, type Contact, type Conversation, type UserInfo } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aContact, aConversation, aMessage } from '#/testing/conversations.ts';
import type { FakeCall } from '#/testing/fake-api.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const COUNTS = { mine: 0, waiting: 0, queued: 1, mentioned: 0, bot: 0, all: 1, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 };

async function openPanel(known: Partial<Contact> = {}, start: Partial<Conversation> = {}, me: Partial<UserInfo> = {}) {
  let contact = aContact({ name: 'Ada', ...known });
  let conversation = aConversation(1, { ...start, contact: { ...aConversation(1).contact, name: 'Ada' } });
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${conversation.id}`,
    user: me,
    answers: (api) => {
      const list = () => {
        const vip = contact.tags.includes('VIP');
        conversation = { ...conversation, contact: { ...conversation.contact, vip } };
        return { items: [conversation], next_cursor: null, counts: COUNTS, total: 1 };
      };
      api.answer(conversations.list, list);
      api.answer(conversations.get, () => conversation);
      api.answer(conversations.read, { unread: 0 });
      api.answer(conversations.tags, { items: ['Tokyo', 'VIP', 'wholesale'] });
      api.answer(conversations.update, ({ body }: FakeCall) => (conversation = { ...conversation, ...(body as Partial<Conversation>) }));
      api.answer(contacts.get, () => contact);
      api.answer(contacts.update, ({ body }: FakeCall) => (contact = { ...contact, ...(body as Partial<Contact>) }));
      api.answer(contacts.block, ({ body }: FakeCall) => {
        contact = { ...contact, blocked_at: (body as { blocked: boolean }).blocked ? 1 : null };
        return contact;
      });
      api.answer(notes.list, { items: [] });
      api.answer(messages.list, { items: [aMessage(1), aMessage(2)], first_seq: 1, last_seq: 2 });
    },
  });
  await screen.findByRole('log');
  const panel = within(screen.getByRole('complementary', { name: 'Contact and history' }));
  return { ...scene, panel };
}

describe('the pages that the chat was opened from', () => {
  it('are shown with their campaign, and lead there without telling from where', async () => {
    const campaign = { source: 'line', medium: null, name: 'autumn' };
    const seen = { conversation_id: aConversation(1).id, at: 1_790_000_000_000 };
    const { panel } = await openPanel({
      pages: [
        { ...seen, page: 'https://kumo.test/tents/', campaign },
        { ...seen, page: null, campaign: { source: 'mail', medium: 'letter', name: null }, at: seen.at - 1 },
      ],
    });
    expect(await panel.findByRole('heading', { name: 'Pages visited' })).toBeTruthy();
    const link = panel.getByRole('link', { name: 'kumo.test/tents' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://kumo.test/tents/', 'noopener noreferrer nofollow']);
    expect(panel.getByText('line · autumn')).toBeTruthy();
    expect(panel.getByText('mail · letter')).toBeTruthy();
  });

  it('take no place where none is known', async () => {
    const { panel } = await openPanel();
    expect(await panel.findByRole('heading', { name: 'Other conversations' })).toBeTruthy();
    expect(panel.queryByRole('heading', { name: 'Pages visited' })).toBeNull();
  });
});

describe('the address of the contact', () => {
  it.each([
    [true, 'Verified'],
    [false, 'Not verified'],
  ])('says whether it is known to be theirs (%s)', async (isConfirmed, words) => {
    const { panel } = await openPanel({ email: 'ada@example.com', email_confirmed: isConfirmed });
    const fact = (await panel.findByRole('link', { name: 'ada@example.com' })).closest('dd') as HTMLElement;
    expect(isConfirmed ? within(fact).getByRole('img', { name: words }) : within(fact).getByText(words)).toBeTruthy();
  });
});

describe('what is known of the contact', () => {
  it('is marked where nobody but the visitor or the page says it, and where the site vouches for it', async () => {
    const { panel } = await openPanel({
      name: 'Ada',
      phone: '+81 3 1234 5678',
      external_id: 'user-1',
      identified_at: 1_700_000_000_000,
      attrs: { plan: 'pro', cart: '3' },
      claimed: ['attrs.cart', 'name', 'phone'],
    });
    const factOf = (element: HTMLElement) => within(element.closest('dd') as HTMLElement);
    expect(factOf(await panel.findByRole('link', { name: '+81 3 1234 5678' })).getByText('Not verified')).toBeTruthy();
    expect(factOf(panel.getByText('user-1')).getByRole('img', { name: 'Verified' })).toBeTruthy();
    const attributes = within(panel.getByLabelText('Attributes'));
    expect([attributes.getByText('pro'), attributes.getByText('3')].map((each) => each.textContent)).toEqual(['pro', '3Not verified']);
    expect(panel.getAllByText('Not verified')).toHaveLength(3);
  });
});

describe('tags of the contact', () => {
  it('are added from those in use, VIP before all, which marks the card and the row', async () => {
    const { api, user, panel } = await openPanel({ tags: ['Tokyo'] });
    const offered = within(await panel.findByRole('list', { name: 'Tags in use' }));
    await waitFor(() => expect(offered.getAllByRole('button').map((each) => each.textContent)).toEqual(['VIP', 'wholesale']));
    await user.click(offered.getByRole('button', { name: 'Add the tag VIP to the contact' }));
    await waitFor(() => expect(api.callsTo(contacts.update).at(-1)?.body).toEqual({ tags: ['Tokyo', 'VIP'] }));
    const row = await screen.findByRole('list', { name: 'Conversations' });
    expect(await within(row).findByRole('img', { name: 'VIP' })).toBeTruthy();
    expect(within(await panel.findByRole('list', { name: 'Tags of the contact' })).getByText('VIP')).toBeTruthy();
  });

  it('are any word, set once in whatever case, and taken away', async () => {
    const { api, user, panel } = await openPanel({ tags: ['Tokyo'] });
    const field = await panel.findByRole('textbox', { name: 'Add a tag to the contact' });
    await user.type(field, 'tokyo{Enter}');
    expect(api.callsTo(contacts.update)).toHaveLength(0);
    await user.type(field, '返品{Enter}');
    await waitFor(() => expect(api.callsTo(contacts.update).at(-1)?.body).toEqual({ tags: ['Tokyo', '返品'] }));
    await user.click(await panel.findByRole('button', { name: 'Remove the tag Tokyo from the contact' }));
    await waitFor(() => expect(api.callsTo(contacts.update).at(-1)?.body).toEqual({ tags: ['返品'] }));
  });

  it('are read only for who may not change a contact', async () => {
    const { panel } = await openPanel({ tags: ['VIP'] }, {}, { role: 'viewer' });
    expect(within(await panel.findByRole('list', { name: 'Tags of the contact' })).getByText('VIP')).toBeTruthy();
    expect(panel.queryByRole('textbox')).toBeNull();
    expect(panel.queryByRole('button', { name: /Remove the tag/ })).toBeNull();
  });
});

describe('blocking', () => {
  it('keeps a contact from writing, shows it, and is taken back', async () => {
    const { api, user, panel } = await openPanel();
    const choose = async (name: string) => {
      await openMenu(user, 'Contact actions');
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Block');
    expect(await panel.findByText('Blocked')).toBeTruthy();
    expect(api.callsTo(contacts.block).at(-1)?.body).toMatchObject({ blocked: true });
    await choose('Unblock');
    await waitFor(() => expect(panel.queryByText('Blocked')).toBeNull());
    expect(api.callsTo(contacts.block).at(-1)?.body).toMatchObject({ blocked: false });
  });

  it('that did not arrive is said, and nothing shows as blocked', async () => {
    const { api, user, panel } = await openPanel();
    api.fail(contacts.block, 'internal');
    await openMenu(user, 'Contact actions');
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
    expect(await screen.findByText('msg of internal')).toBeTruthy();
    expect(panel.queryByText('Blocked')).toBeNull();
  });
});

describe('tags of the conversation', () => {
  it('are added by hand, each once, and taken away', async () => {
    const { api, user, panel } = await openPanel({}, { tags: ['refund'] });
    const field = await panel.findByRole('textbox', { name: 'Add a tag' });
    await user.type(field, 'refund{Enter}');
    expect(api.callsTo(conversations.update)).toHaveLength(0);
    await user.type(field, ' shipping {Enter}');
    await waitFor(() => expect(api.callsTo(conversations.update).at(-1)?.body).toEqual({ tags: ['refund', 'shipping'] }));
    await user.click(await panel.findByRole('button', { name: 'Remove the tag refund' }));
    await waitFor(() => expect(api.callsTo(conversations.update).at(-1)?.body).toEqual({ tags: ['shipping'] }));
  });
});

describe('attributes', () => {
  it('are added, changed and removed in the form, and shown on the card', async () => {
    const { api, user, panel } = await openPanel({ attrs: { plan: 'gold', size: '42' } });
    await openMenu(user, 'Contact actions');
    await user.click(await screen.findByRole('menuitem', { name: 'Edit contact' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit contact' }));
    await user.click(form.getByRole('button', { name: 'Remove the attribute size' }));
    const plan = form.getByRole('textbox', { name: 'Value of attribute 1' });
    await user.clear(plan);
    await user.type(plan, 'silver');
    await user.click(form.getByRole('button', { name: 'Add an attribute' }));
    await user.type(form.getByRole('textbox', { name: 'Name of attribute 2' }), 'shop');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findByRole('alert')).textContent).toContain('Each attribute needs a unique name and a value');
    expect(api.callsTo(contacts.update)).toHaveLength(0);
    await user.type(form.getByRole('textbox', { name: 'Value of attribute 2' }), 'Ginza');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo(contacts.update).at(-1)?.body).toMatchObject({ attrs: { plan: 'silver', shop: 'Ginza' } }));
    expect(await panel.findByText('Ginza')).toBeTruthy();
    expect(panel.queryByText('42')).toBeNull();
  });
});

describe('what is no question', () => {
  it('is marked as spam from the menu, and taken back at once', async () => {
    const { api, user } = await openPanel();
    api.answer(conversations.spam, () => aConversation(1, { status: 'resolved', owner_kind: 'none', ended_as: 'spam' }));
    api.answer(conversations.reopen, () => aConversation(1, { status: 'open' }));
    await openMenu(user, 'Contact actions');
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as spam' }));
    await waitFor(() => expect(api.callsTo(conversations.spam)).toHaveLength(1));
    await screen.findByText('Marked as spam');
    const [undo] = await screen.findAllByRole('button', { name: 'Reopen' });
    await user.click(undo as HTMLElement);
    await waitFor(() => expect(api.callsTo(conversations.reopen)).toHaveLength(1));
  });

  it('says why where the server refuses', async () => {
    const { api, user } = await openPanel();
    api.fail(conversations.spam, 'unavailable');
    await openMenu(user, 'Contact actions');
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as spam' }));
    expect(await screen.findAllByText('msg of unavailable')).not.toEqual([]);
    expect(screen.queryByText('Marked as spam')).toBeNull();
  });
});
