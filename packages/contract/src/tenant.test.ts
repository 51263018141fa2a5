import { describe, expect, test } from 'vitest';
import { frameOriginSchema, slugSchema } from './tenant-fields.ts';

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

describe('a site that may frame the chat', () => {
  test.each([
    ['https://shop.example', 'https://shop.example'],
    [' HTTPS://Shop.Example ', 'https://shop.example'],
    ['https://*.shop.example', 'https://*.shop.example'],
    ['https://*.shop.example:8443', 'https://*.shop.example:8443'],
    ['https://203.0.113.7', 'https://203.0.113.7'],
    ['https://xn--r8jz45g.jp', 'https://xn--r8jz45g.jp'],
  ])('%j is %j', (written, origin) => {
    expect(frameOriginSchema.parse(written)).toBe(origin);
  });

  test.each([
    '',
    '*',
    'shop.example',
    'http://shop.example',
    'https://*',
    'https://*.com',
    'https://shop',
    'https://a.*.example',
    'https://shop.example/',
    'https://shop.example/cart',
    'https://me@shop.example',
    'https://shop.example:0x1',
    'https://shop.example:70000',
    'https://-shop.example',
    "https://shop.example; script-src 'unsafe-inline'",
    'https://shop.example https://evil.example',
    'javascript:alert(1)',
    `https://${'a'.repeat(64)}.example`,
  ])('%j is none', (written) => {
    expect(frameOriginSchema.safeParse(written).success).toBe(false);
  });
});
