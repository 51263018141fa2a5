import { expect, test } from 'vitest';
import { readOrderSearch } from './order-search.ts';

test('an address says what is shown, and what it cannot say is left out', () => {
  const order = '0190c5a4-0000-7000-8000-000000000000';
  const whole = { view: 'mine', q: '拉鏈', priority: 'urgent', sort: 'due', order };
  expect(readOrderSearch(whole)).toEqual(whole);
  expect(readOrderSearch({ view: 'x', q: 7, priority: 'x', sort: '', order: '../x', more: 1 })).toEqual({});
});
