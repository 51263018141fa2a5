import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { readFile } from './read-file.ts';

const read = (text: string) => readFile('en-US/returns.md', new TextEncoder().encode(text), 'ja-JP');

describe('the title of a file', () => {
  test.each([
    ['# Returns\n\nWithin 30 days.', 'Returns', 'Within 30 days.'],
    ['#  Returns  ##  \r\nWithin 30 days.', 'Returns', 'Within 30 days.'],
    ['#\tC# and F\nBoth.', 'C# and F', 'Both.'],
    ['---\ntitle: Sizes\n---\n\n# Women\nS to L', 'Sizes', '# Women\nS to L'],
  ])('%j', (text, title, body) => {
    expect(read(text)).toMatchObject({ title, body, locale: 'en-US', slug: 'returns' });
  });

  test.each(['Returns', '#Returns', '# ##\nbody', '#   \nbody'])('%j has none', (text) => {
    expect(read(text)).toEqual({ path: 'en-US/returns.md', fault: 'no_title' });
  });
});

test('its category is read from the outermost in', () => {
  expect(read('---\ncategory: Orders  >\tReturns >  > A>B\n---\n# Returns\nx')).toMatchObject({ category: ['Orders', 'Returns', 'A>B'] });
});

test.each([
  ['brackets within each other', `a: ${'['.repeat(4_000)}`],
  ['many lines', 'a: b\n'.repeat(400_000)],
  ['names for what stands above', `a: &a [x]\n${'b: [*a, *a, *a]\n'.repeat(30_000)}`],
])('what stands above a text takes no time, of %s', (_what, front) => {
  const { user, system } = process.threadCpuUsage();
  expect(read(`---\n${front}\n---\n# Returns\nx`)).toBeDefined();
  const taken = process.threadCpuUsage({ user, system });
  expect((taken.user + taken.system) / 1_000).toBeLessThan(200);
});

test.each([[`# ${'\t'.repeat(4_000)}x`], [`# ${'#'.repeat(100_000)}x`], [`---\ncategory: ${' '.repeat(100_000)}\n---\n# a\nb`]])(
  'a file of blanks takes no time',
  (text) => {
    expect(cpuTimeOf(() => void read(text))).toBeLessThan(500);
  },
);
