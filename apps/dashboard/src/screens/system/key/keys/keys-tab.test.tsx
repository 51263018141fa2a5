import { apiKeys, channels, type ApiKey, type Channel } from '@lobby/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#/testing/render-screen.tsx';

const [SHOP, OUTLET, GONE] = ['1', '2', '3'].map((no) => `0190c5a4-0000-7000-8000-00000000000${no}`) as [string, string, string];
const CRM: ApiKey = {
  id: '0190c5a4-0000-7000-8000-00000000000a',
  name: 'CRM',
  prefix: 'lobby_live_1_abcd',
  scopes: ['conversations:read'],
  state: 'active',
  channel_ids: [SHOP, GONE],
  allowed_addresses: [],
  rate_per_min: null,
  created_by: 'Mina',
  created_at: 1_700_000_000_000,
  expires_at: null,
  last_used_at: null,
  last_address: null,
  revoked_at: null,
  rotated_from_id: null,
  is_replaced: false,
  use: [],
};
const named = (id: string, name: string) => ({ id, name, kind: 'web' }) as Channel;

const open = () =>
  renderScreen({
    path: '/dashboard/system/key',
    answers: (api) => {
      api.answer(channels.list, () => ({ items: [named(SHOP, 'Shop'), named(OUTLET, 'Outlet')] }));
      api.answer(apiKeys.list, () => ({ items: [CRM], rate_max: 120 }));
      api.answer(apiKeys.create, () => ({ ...CRM, key: 'lobby_live_once' }));
      api.answer(apiKeys.update, () => CRM);
    },
  });

test('a key is limited to the channels that are ticked', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('Name'), 'Outlet CRM');
  await user.click(sheet.getByLabelText('Read contacts'));
  await user.click(within(await sheet.findByRole('group', { name: 'Channels' })).getByLabelText('Outlet'));
  await user.click(sheet.getByRole('button', { name: 'Create API key' }));
  expect(await screen.findByText('lobby_live_once')).toBeTruthy();
  expect(api.callsTo(apiKeys.create)[0]?.body).toMatchObject({ name: 'Outlet CRM', channel_ids: [OUTLET] });
});

test('the list and the sheet of a key name its channels, also one that was removed, which can be taken away', async () => {
  const { api, user } = await open();
  const row = await screen.findByRole('row', { name: /CRM/ });
  expect(await within(row).findByText('Only Shop and Removed channel')).toBeTruthy();
  await user.click(row);
  const detail = within(await screen.findByRole('dialog', { name: /CRM/ }));
  expect(detail.getByText('Shop and Removed channel')).toBeTruthy();
  await user.click(detail.getByRole('button', { name: 'Edit' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit key' }));
  await user.click(sheet.getByLabelText('Removed channel'));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await screen.findByText('Key saved');
  expect(api.callsTo(apiKeys.update)[0]?.body).toMatchObject({ channel_ids: [SHOP] });
});
