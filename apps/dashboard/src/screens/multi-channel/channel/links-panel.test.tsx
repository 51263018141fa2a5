import { channels, diversionLinks, teams, type DiversionLink, type MessagingChannel } from '@lobby/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMessagingChannel } from '#/testing/messaging-channels.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const SAID = { title: '', text: '', button: '', prefill: '' };
const WORDS = { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' };
const COUNTS = { opened: 0, redirected: 0, chats: 0, new_people: 0, known_people: 0, resolved: 0, fallback: 0 };
const link = (
  no: number,
  name: string,
  target: Partial<DiversionLink['targets'][number]>,
  over: Partial<DiversionLink> = {},
): DiversionLink => ({
  id: `0190c5a4-0000-7000-8000-00000000c00${no}`,
  slug: `link${no}`,
  url: `https://lobby.example/l/link${no}`,
  status: 'active',
  name,
  strategy: 'round_robin',
  online_only: false,
  sticky: 'none',
  landing: 'direct',
  texts: { 'en-US': SAID, 'zh-CN': SAID, 'zh-HK': SAID, 'ja-JP': SAID },
  starts_at: null,
  expires_at: null,
  max_visits: null,
  fallback: { kind: 'page', address: '' },
  utm: { source: '', medium: '', campaign: '' },
  bot_offer: { enabled: false, words: [], when_text: '', intents: [], label: WORDS },
  targets: [
    {
      id: `0190c5a4-0000-7000-8000-00000000d00${no}`,
      kind: 'telegram',
      ref: 'kumo_bot',
      weight: 1,
      daily_cap: null,
      total_cap: null,
      hours: 'always',
      languages: [],
      countries: [],
      enabled: true,
      name: null,
      health: 'ok',
      served_today: 1,
      served_total: 12,
      ...target,
    },
  ],
  visits: 12,
  today: COUNTS,
  created_by: 'Mina',
  created_at: 0,
  updated_at: 0,
  version: 1,
  ...over,
});

const open = (channel: MessagingChannel, items: readonly DiversionLink[] | 'fails') =>
  renderScreen({
    path: `/dashboard/multi-channel-intergration?channel=${channel.id}&tab=settings`,
    answers: (api) => {
      api.answer(channels.list, { items: [channel] });
      api.answer(channels.get, channel);
      api.answer(teams.list, { items: [] });
      if (items === 'fails') api.fail(diversionLinks.list, 'not_found');
      else api.answer(diversionLinks.list, { items: [...items], timezone: 'Asia/Tokyo' });
    },
  });

test('names the links that lead to the account, as its service and as people write it', async () => {
  await open(aMessagingChannel({ kind: 'whatsapp', account: '+81 75 123 4567' }), [
    link(1, 'Autumn', { kind: 'whatsapp', ref: '+81751234567' }),
    link(2, 'Another number', { kind: 'whatsapp', ref: '+81751230000' }),
    link(3, 'Telegram', { kind: 'telegram', ref: '81751234567' }),
    link(4, 'Over', { kind: 'whatsapp', ref: '+81751234567' }, { status: 'archived' }),
  ]);
  const row = await screen.findByRole('link', { name: 'Autumn' });
  expect(row.getAttribute('href')).toContain('link=0190c5a4-0000-7000-8000-00000000c001');
  const list = within(row.closest('ul') as HTMLElement);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Autumn12 led here']);
});

test('says so where none leads there, and where they could not be loaded', async () => {
  const { unmount } = await open(aMessagingChannel(), [link(1, 'Other', { ref: 'other_bot' })]);
  expect(await screen.findByText(/^No link leads here yet/)).toBeTruthy();
  unmount();
  await open(aMessagingChannel(), 'fails');
  expect(await screen.findByText('Couldn’t load the links')).toBeTruthy();
});
