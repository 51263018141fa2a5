import { describe, expect, it } from 'vitest';
import { readOrigins } from './read-origins.ts';

describe('sites that somebody writes', () => {
  it.each([
    ['https://shop.example', ['https://shop.example']],
    ['shop.example', ['https://shop.example']],
    ['https://Shop.example/cart?x=1#top', ['https://shop.example']],
    ['https://*.shop.example:8443\nhttps://a.example', ['https://*.shop.example:8443', 'https://a.example']],
    ['a.example, b.example、c.example', ['https://a.example', 'https://b.example', 'https://c.example']],
    ['a.example\n\nhttps://a.example:443/', ['https://a.example']],
    ['https://例え.jp', ['https://xn--r8jz45g.jp']],
    ['  ', []],
  ])('%j are %j', (text, origins) => {
    expect(readOrigins(text)).toEqual({ origins, wrong: undefined });
  });

  it.each(['http://shop.example', 'https://me:pw@shop.example', 'https://*', 'localhost', 'javascript:alert(1)', 'https://*.example'])(
    '%j is named as wrong',
    (written) => {
      expect(readOrigins(`https://a.example\n${written}`)).toEqual({ origins: ['https://a.example'], wrong: written });
    },
  );
});
