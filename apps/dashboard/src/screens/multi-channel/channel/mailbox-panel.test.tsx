import { channels, teams, type ChannelMailbox, type MessagingChannel } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMessagingChannel } from '#/testing/messaging-channels.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const MAILBOX: ChannelMailbox = {
  on: true,
  host: 'imap.kumo.example',
  port: 993,
  security: 'tls',
  user: 'help@kumo.example',
  folder: 'INBOX',
  checked_at: 1_780_000_000_000,
  read_at: 1_780_000_000_000,
  fault: null,
};
const SECRET = 'open sesame';

async function open(over: Partial<MessagingChannel> = {}) {
  let channel = aMessagingChannel({ kind: 'email', name: 'Help', account: 'help@kumo.example', ...over });
  const scene = await renderScreen({
    path: `/dashboard/multi-channel-intergration?channel=${channel.id}&tab=settings`,
    answers: (api) => {
      api.answer(channels.list, () => ({ items: [channel] }));
      api.answer(channels.get, () => channel);
      api.answer(teams.list, { items: [] });
      api.answer(channels.update, ({ body }) => {
        const { mailbox } = body as Pick<MessagingChannel, 'mailbox'>;
        channel = { ...channel, version: channel.version + 1, mailbox: mailbox && { ...MAILBOX, ...mailbox, checked_at: null } };
        return channel;
      });
    },
  });
  await screen.findByRole('button', { name: /Connect a mailbox|Change/ });
  const press = (name: string) => scene.user.click(screen.getByRole('button', { name }));
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const asked = () => scene.api.callsTo(channels.update).map(({ body }) => body as Record<string, unknown>);
  return { ...scene, press, field, asked };
}

describe('a channel for e-mail', () => {
  test('has a signature below its mails', async () => {
    const { user, press, field, asked } = await open();
    await user.type(field('Signature'), 'Kumo Outdoor, Kyoto');
    await press('Save');
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toMatchObject({ settings: { signature: 'Kumo Outdoor, Kyoto' } });
  });

  test('reads a mailbox once it was entered whole and tried', async () => {
    const { api, user, press, field, asked } = await open();
    await press('Connect a mailbox');
    await press('Check and save');
    expect(screen.getByText('Enter the server, the username and the password.')).toBeTruthy();
    expect(asked()).toHaveLength(0);
    await user.type(field('IMAP server'), 'imap.kumo.example');
    await user.type(field('Username'), 'help@kumo.example');
    await user.type(field('Password'), SECRET);
    api.fail(channels.update, 'channel_refused');
    await press('Check and save');
    expect(await screen.findByText('msg of channel_refused')).toBeTruthy();
    // Nothing that was typed is lost.
    expect(field('Password').value).toBe(SECRET);
    const { fault: _fault, checked_at: _at, read_at: _read, ...whole } = MAILBOX;
    expect(asked()).toEqual([{ version: 1, mailbox: { ...whole, password: SECRET } }]);
  });

  test('says that nobody has looked yet, and never shows a password', async () => {
    const { user, press, field } = await open();
    await press('Connect a mailbox');
    await user.type(field('IMAP server'), 'imap.kumo.example');
    await user.type(field('Username'), 'help@kumo.example');
    await user.type(field('Password'), SECRET);
    await press('Check and save');
    expect(await screen.findByText('Not read yet. The first look comes within a minute.')).toBeTruthy();
    expect(screen.getByText('help@kumo.example · imap.kumo.example · INBOX')).toBeTruthy();
    await press('Change');
    expect(field('Password').value).toBe('');
  });

  test('says above all tabs, and beside the mailbox, why it cannot be read', async () => {
    await open({ state: 'degraded', mailbox: { ...MAILBOX, fault: 'unauthorized' } });
    expect(screen.getByText('The mailbox can’t be read, so new emails in it don’t arrive here')).toBeTruthy();
    expect(screen.getByText('Wrong username or password.')).toBeTruthy();
    expect(screen.getByText(/^Wrong username or password\. \(/)).toBeTruthy();
  });

  test('keeps the saved password for the same user of the same host only', async () => {
    const { user, press, field, asked } = await open({ mailbox: MAILBOX });
    await press('Change');
    await user.clear(field('Folder'));
    await user.type(field('Folder'), 'Support');
    await press('Check and save');
    await waitFor(() => expect(asked()[0]?.['mailbox']).toMatchObject({ folder: 'Support' }));
    expect(asked()[0]?.['mailbox']).not.toHaveProperty('password');
    await waitFor(() => expect(screen.queryByLabelText('Folder')).toBeNull());
    await press('Change');
    await user.clear(field('IMAP server'));
    await user.type(field('IMAP server'), 'other.example');
    await press('Check and save');
    expect(screen.getByText('Enter the server, the username and the password.')).toBeTruthy();
    expect(asked()).toHaveLength(1);
  });

  test('leaves its mailbox after a question', async () => {
    const { user, press, asked } = await open({ mailbox: MAILBOX });
    await press('Disconnect');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop reading this mailbox?' }));
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(asked()).toEqual([{ version: 1, mailbox: null }]));
    expect(await screen.findByRole('button', { name: 'Connect a mailbox' })).toBeTruthy();
  });
});

test('no other service has a mailbox', async () => {
  const channel = aMessagingChannel();
  await renderScreen({
    path: `/dashboard/multi-channel-intergration?channel=${channel.id}&tab=settings`,
    answers: (api) => {
      api.answer(channels.list, { items: [channel] });
      api.answer(channels.get, channel);
      api.answer(teams.list, { items: [] });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Access details' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Connect a mailbox' })).toBeNull();
});
