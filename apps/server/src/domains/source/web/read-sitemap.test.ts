import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { readSitemap } from './read-sitemap.ts';

const read = (text: string) => readSitemap(new TextEncoder().encode(text));
const NONE = { pages: [], sitemaps: [] };

describe('a sitemap', () => {
  const XML = `\n<?xml version="1.0"?><urlset xmlns="s" xmlns:image="i">
    <url><loc> https://a.example/1?x=1&amp;y=2 </loc><image:image><image:loc>https://a.example/1.png</image:loc></image:image></url>
    <s:url><s:loc><![CDATA[https://a.example/2]]></s:loc></s:url></urlset>`;

  test.each([
    ['XML', XML, { pages: ['https://a.example/1?x=1&y=2', 'https://a.example/2'], sitemaps: [] }],
    [
      'an index',
      '<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>',
      { pages: [], sitemaps: ['https://a.example/s.xml'] },
    ],
    ['lines', 'https://a.example/1\r\n\n# no\nHTTP://a.example/2', { pages: ['https://a.example/1', 'HTTP://a.example/2'], sitemaps: [] }],
    ['an address longer than any', `<urlset><url><loc>https://a.example/${'a'.repeat(3_000)}</loc></url></urlset>`, NONE],
    ['nothing', '', NONE],
  ])('of %s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('is unpacked, up to a size', () => {
    expect(readSitemap(gzipSync(XML)).pages).toHaveLength(2);
    expect(() => readSitemap(gzipSync(Buffer.alloc(60 * 1024 * 1024)))).toThrow('too_large');
    expect(() => readSitemap(Uint8Array.from([0x1f, 0x8b, 1]))).toThrow('unreadable');
  });

  test('has 50,000 addresses at most', () => {
    expect(read(`<urlset>${'<url><loc>https://a.example/</loc></url>'.repeat(50_001)}`).pages).toHaveLength(50_000);
  });

  test('with elements without end is none', () => {
    expect(() => read('<a>'.repeat(200_000))).toThrow('too_complex');
  });
});

describe('a large one is read in a moment', () => {
  const MANY = 5_000_000;
  test.each([
    ['addresses', `<urlset>${'<url><loc>https://a.example/page</loc></url>'.repeat(100_000)}`],
    ['empty lines', '\n'.repeat(MANY)],
    ['blanks', `${' '.repeat(MANY)}x`],
    ['less-than signs', `<a>${'<'.repeat(MANY)}`],
    ['ampersands', `<a>${'&'.repeat(MANY)}`],
    ['an open comment', `<a><!--${'-'.repeat(MANY)}`],
    ['an open attribute', `<a b="${'x'.repeat(MANY)}`],
    ['attributes', `<a ${'b '.repeat(MANY / 2)}>`],
    ['an open address', `<url><loc>${'x'.repeat(MANY)}`],
  ])('of %s', (_, text) => {
    expect(cpuTimeOf(() => void read(text))).toBeLessThan(5_000);
  });
});
