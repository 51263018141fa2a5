import { describe, expect, test } from 'vitest';
import { slugSchema } from './tenant.ts';

describe('an address name', () => {
  test.each([
    ['abc', 'abc'],
    ['a1b', 'a1b'],
    ['a-b-c', 'a-b-c'],
    ['  Acme  ', 'acme'],
    ['2fast', '2fast'],
    ['a'.repeat(40), 'a'.repeat(40)],
  ])('"%s" is %s', (given, slug) => {
    expect(slugSchema.parse(given)).toBe(slug);
  });

  test.each(['', 'ab', 'a'.repeat(41), '-abc', 'abc-', 'a--b', 'a_b', 'a b', 'a.b', '123', '1\n2', 'été', '商店街', 'a/b', '../a'])(
    '"%s" is refused',
    (given) => {
      expect(slugSchema.safeParse(given).success).toBe(false);
    },
  );

  test('digits with a hyphen are no tenant id', () => {
    expect(slugSchema.parse('1-2')).toBe('1-2');
  });
});
