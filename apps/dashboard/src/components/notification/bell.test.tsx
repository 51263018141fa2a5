import { notifications, type Notification } from '@lobby/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#/testing/render-screen.tsx';

/** The panel's code comes when it is first opened. */
const ARRIVES = { timeout: 8_000 };
const CONVERSATION = '018f0000-0000-7000-8000-000000000001';
const aNotification = (no: number, rest: Partial<Notification> = {}): Notification => ({
  id: `018f0000-0000-7000-8000-0000000001${String(no).padStart(2, '0')}`,
  type: 'chat.reply',
  title: `3 new messages from Visitor ${no}`,
  body: 'Where is my parcel?',
  link: `/dashboard/session?conversation=${CONVERSATION}`,
  conversation_id: CONVERSATION,
  count: 3,
  read_at: null,
  created_at: Date.now() - 60_000,
  updated_at: Date.now() - 60_000,
  ...rest,
});

async function open(unread: number, items: Notification[]) {
  const shown = await renderScreen({
    path: '/dashboard/team',
    answers: (api) => api.answer(notifications.list, { items, unread, next_cursor: null }),
  });
  shown.api.answer(notifications.read, { unread: 0 });
  return shown;
}

it('counts what is announced, up to 99, and shows it in a panel that marks it', async () => {
  const { api, live, user } = await open(3, [
    aNotification(4),
    aNotification(5, { read_at: Date.now(), count: 1, title: 'Leo joined the team' }),
  ]);
  const bell = await screen.findByRole('button', { name: '3 unread notifications' });
  act(() => live.announce('notification', { unread: 100 }));
  expect((await screen.findByTestId('bell-count')).textContent).toBe('99+');
  await user.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Notifications' }, ARRIVES);
  const row = await within(panel).findByRole('button', { name: /Unread: 3 new messages from Visitor 4/ });
  expect(row.textContent).toContain('3 times');
  await user.click(within(panel).getByRole('button', { name: 'Work orders' }));
  await waitFor(() => expect(api.callsTo(notifications.list).at(-1)?.query.get('only')).toBe('orders'));
  await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(api.callsTo(notifications.read).at(-1)?.body).toEqual({ all: true }));
  expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeTruthy();
});

it('says what it is for where nothing is new, and that it could not be read', async () => {
  const { user, api } = await open(0, []);
  // Until its code has come the bell is there and does nothing.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('You’re all caught up', {}, ARRIVES)).toBeTruthy();
  api.fail(notifications.list, 'internal');
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  expect(await screen.findByText('Notifications couldn’t be loaded')).toBeTruthy();
});
