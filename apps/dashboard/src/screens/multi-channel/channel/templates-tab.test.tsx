import { channels, messageTemplates, messaging, teams, type ResponseOf } from '@lobby/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMessagingChannel, aTemplate } from '#/testing/messaging-channels.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const CHANNEL = aMessagingChannel({ kind: 'whatsapp', name: 'Hotline' });
type Listed = ResponseOf<typeof messageTemplates.list>;

const open = (listed: Partial<Listed> | 'fails', channel = CHANNEL) =>
  renderScreen({
    path: `/dashboard/multi-channel-intergration?channel=${channel.id}&tab=templates`,
    answers: (api) => {
      api.answer(channels.list, { items: [channel] });
      api.answer(channels.get, channel);
      api.answer(messaging.check, { checks: [], state: 'connected' });
      api.answer(teams.list, { items: [] });
      if (listed === 'fails') api.fail(messageTemplates.list, 'not_found');
      else api.answer(messageTemplates.list, { items: [], synced_at: Date.now(), error: null, ...listed });
    },
  });
const rows = () => within(screen.getByRole('region', { name: 'Message templates' })).getAllByRole('heading', { level: 3 });

test('lists templates with what they say, how Meta has judged them, and what can be done', async () => {
  const { user } = await open({
    items: [
      aTemplate(),
      aTemplate({ name: 'sale', category: 'marketing', language: 'ja', state: 'rejected', reason: 'PROMOTIONAL' }),
      aTemplate({ name: 'picture', limit: 'media' }),
      aTemplate({ name: 'odd', language: 'xx_invalid_language_name' }),
    ],
  });
  expect(await screen.findByText('Approved', { selector: 'li:first-child *' })).toBeTruthy();
  expect(rows()).toHaveLength(4);
  expect(screen.getByText('Japanese · Marketing')).toBeTruthy();
  expect(screen.getByText('Change it in WhatsApp Manager and hand it in again.')).toBeTruthy();
  expect(screen.getByText('Meta’s reason: PROMOTIONAL')).toBeTruthy();
  expect(screen.getByText(/^Needs an image/)).toBeTruthy();
  expect(screen.getAllByRole('group', { name: 'What the customer sees' })[0]?.textContent).toBe(
    'Hi {{1}}, it is on its way.Kumo shopTrack',
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'sale');
  expect(rows().map(({ textContent }) => textContent)).toEqual(['sale']);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No template matches.')).toBeTruthy();
});

test('asks WhatsApp again, and says where it could not be asked', async () => {
  const { api, user } = await open({ error: { code: 'refused', about: '190 Session has expired' }, synced_at: null });
  expect(await screen.findByText('WhatsApp: 190 Session has expired')).toBeTruthy();
  expect(screen.getByText('No templates yet')).toBeTruthy();
  api.answer(messageTemplates.sync, { items: [aTemplate({ state: 'pending' })], synced_at: Date.now(), error: null });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('In review')).toBeTruthy();
  expect(screen.queryByText(/^WhatsApp: /)).toBeNull();
});

test('that could not be loaded can be asked for again', async () => {
  await open('fails');
  expect(await screen.findByText('Couldn’t load the templates')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('are of WhatsApp only', async () => {
  await open({}, aMessagingChannel());
  expect(await screen.findByRole('tab', { name: 'Connection' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Templates' })).toBeNull();
});
