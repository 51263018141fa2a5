import { expect, test } from 'vitest';
import { draftOf, readCost, type CostDraft } from './read-cost.ts';

const draft = (over: Partial<CostDraft> = {}): CostDraft => ({
  currency: 'usd',
  rates: { marketing: '0.0732', utility: '0,0113', authentication: '', service: '0' },
  cap: '25',
  ...over,
});

test('amounts are kept in millionths, with a comma as with a point; what is empty is not known', () => {
  const { cost, wrong } = readCost(draft(), 'whatsapp');
  expect(wrong).toEqual(new Set());
  expect(cost).toEqual({
    currency: 'USD',
    rates: { marketing: 73_200, utility: 11_300, authentication: null, service: 0 },
    cap: 25_000_000,
  });
  expect(readCost(draftOf(cost, 'whatsapp'), 'whatsapp').cost).toEqual(cost);
});

test('a cap on LINE is a number of messages', () => {
  expect(readCost(draft(), 'line').cost.cap).toBe(25);
  expect(draftOf(readCost(draft(), 'line').cost, 'line').cap).toBe('25');
  expect(readCost(draft({ cap: '2.5' }), 'line').wrong).toEqual(new Set(['cap']));
});

test.each([
  ['a currency of two letters', { currency: 'US' }, 'currency'],
  ['a rate in words', { rates: { ...draft().rates, marketing: 'cheap' } }, 'marketing'],
  ['a rate below nothing', { rates: { ...draft().rates, utility: '-1' } }, 'utility'],
  ['a cap in words', { cap: '10 USD' }, 'cap'],
] as const)('%s is told where it stands', (_, over, name) => {
  expect(readCost(draft(over), 'whatsapp').wrong).toEqual(new Set([name]));
});
