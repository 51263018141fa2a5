import { expect, it } from 'vitest';
import { pageBefore } from './page-before.ts';

const CHAT = 'https://lobby.test/chat/kumo';

it.each([
  ['the page that led here', CHAT, 'https://kumo.test/tents', { url: 'https://kumo.test/tents' }],
  [
    'the page that the address names before it',
    `${CHAT}?page=https%3A%2F%2Fkumo.test%2Fa`,
    'https://kumo.test/',
    { url: 'https://kumo.test/a' },
  ],
  ['no page of the chat itself', CHAT, `${CHAT}/faq`, undefined],
  ['nothing where nothing is known', CHAT, '', undefined],
  ['the campaign alone', `${CHAT}?utm_source=line&utm_campaign=autumn`, '', { campaign: { source: 'line', medium: null, name: 'autumn' } }],
])('%s', (_, href, referrer, expected) => {
  expect(pageBefore({ href }, referrer)).toEqual(expected);
});

it('cuts what is longer than the platform takes', () => {
  const before = pageBefore({ href: `${CHAT}?utm_source=${'s'.repeat(300)}` }, `https://kumo.test/${'p'.repeat(3_000)}`);
  expect(before?.url).toHaveLength(2_000);
  expect(before?.campaign?.source).toHaveLength(100);
});
