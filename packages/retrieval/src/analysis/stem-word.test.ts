import { describe, expect, test } from 'vitest';
import { stemWord } from './stem-word.ts';

describe('stemWord', () => {
  test.each([
    ['refund', ['refund', 'refunds', 'refunded', 'refunding']],
    ['cancel', ['cancel', 'cancels']],
    ['ship', ['ship', 'ships', 'shipped', 'shipping']],
    ['delivery', ['delivery', 'deliveries']],
    ['box', ['box', 'boxes']],
    ['chang', ['change', 'changes', 'changed', 'changing']],
    ['customer', ['customer', 'customers', "customer's", "customers'"]],
    ['address', ['address', 'addresses']],
    ['pass', ['pass', 'passes', 'passed', 'passing']],
    ['install', ['install', 'installed', 'installing']],
  ])('%s is the stem of %j', (stem, words) => {
    expect(words.map(stemWord)).toEqual(words.map(() => stem));
  });

  test.each(['us', 'is', 'bus', 'ring', 'king', 'red', 'bed', 'this', 'a', '15'])('%s stays', (word) => {
    expect(stemWord(word)).toBe(word);
  });
});
