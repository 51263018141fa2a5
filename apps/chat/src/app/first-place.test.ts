import { expect, test } from 'vitest';
import { firstPlace } from './first-place.ts';

const lastPlaces = { demo: '/chat/demo/faq/7' };

test.each([
  ['a page that is gone to begins at its address', { address: '/chat/demo', lastPlaces, reloaded: false }, '/chat/demo'],
  ['a page that is loaded again stays where the visitor was', { address: '/chat/demo', lastPlaces, reloaded: true }, '/chat/demo/faq/7'],
  [
    'another tenant’s chat has its own place',
    { address: '/chat/other?locale=ja-JP', lastPlaces, reloaded: true },
    '/chat/other?locale=ja-JP',
  ],
  ['an address without a tenant is its own place', { address: '/chat', lastPlaces, reloaded: true }, '/chat'],
])('%s', (_, facts, place) => {
  expect(firstPlace(facts)).toBe(place);
});
