import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitText } from './split-text.ts';

const linksIn = (text: string) => splitText(text).flatMap((piece) => (piece.kind === 'link' ? [piece.text] : []));

describe('splitText', () => {
  test('loses and adds nothing', () => {
    const texts = fc
      .array(fc.oneof(fc.string(), fc.constantFrom('https://a.example/x', 'http://', '[1]', '[99]', '。', ')', '(')), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.nat(5), (text, sources) => {
        expect(
          splitText(text, sources)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('makes links of http and https addresses and of nothing else', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (text, url) => {
        for (const link of linksIn(`${text} ${url} ${text}`)) expect(new URL(link).protocol).toMatch(/^https?:$/);
      }),
    );
  });

  test.each([
    ['See https://a.example/x.', ['https://a.example/x']],
    ['(https://a.example/x)', ['https://a.example/x']],
    ['https://a.example/wiki/Bag_(pack)', ['https://a.example/wiki/Bag_(pack)']],
    ['詳情請看https://a.example/x。謝謝', ['https://a.example/x']],
    ['https://a.example/xをご覧ください', ['https://a.example/x']],
    ['「https://a.example/x?y=1&z=2#top」', ['https://a.example/x?y=1&z=2#top']],
    ['https://a.example, http://b.example', ['https://a.example', 'http://b.example']],
    ['javascript:alert(1) data:text/html,x ftp://a.example mailto:a@b.example', []],
    ['https://', []],
    ['<a href="https://a.example">x</a>', ['https://a.example']],
  ])('%s', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });

  test('shows a number in brackets as a source where there is one of that number', () => {
    expect(splitText('Deep[1] and [3].', 2)).toEqual([
      { kind: 'text', at: 0, text: 'Deep' },
      { kind: 'source', at: 4, text: '[1]', number: 1 },
      { kind: 'text', at: 7, text: ' and [3].' },
    ]);
  });
});
