import { expect, test } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { freeSlug, makeSlug } from './make-slug.ts';

test.each([
  ['Who pays the postage?', 'who-pays-the-postage'],
  ['Don’t iron it', 'dont-iron-it'],
  ['退货的运费由谁承担？', '退货的运费由谁承担'],
  ['返品の送料は?', '返品の送料は'],
  ['？？？', 'article'],
  ['ＡＢＣ　１２３', 'abc-123'],
])('%s becomes %s', (title, slug) => {
  expect(makeSlug(title)).toBe(slug);
});

test('a slug that is taken gets the next number, and never grows too long', () => {
  expect(freeSlug('returns', new Set(['returns', 'returns-2']))).toBe('returns-3');
  expect(freeSlug('a'.repeat(80), new Set(['a'.repeat(80)]))).toBe(`${'a'.repeat(78)}-2`);
});

test('a name of hyphens takes no time', () => {
  const makeBoth = () => {
    expect(makeSlug(`a${'‐a'.repeat(50_000)}`)).toHaveLength(79);
    expect(makeSlug(`a${'-'.repeat(200_000)}a`)).toBe('a-a');
  };
  expect(cpuTimeOf(makeBoth)).toBeLessThan(500);
});
