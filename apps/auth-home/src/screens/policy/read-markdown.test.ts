import { describe, expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

/** What is read, without the places of its parts. */
const read = (markdown: string) =>
  JSON.parse(JSON.stringify(readMarkdown(markdown), (key, value: unknown) => (key === 'at' ? undefined : value))) as unknown;
const text = (words: string) => ({ kind: 'text', text: words });
const part = (...content: object[]) => ({ content });

describe('a policy', () => {
  test('has headings, paragraphs, lists and tables', () => {
    const markdown = [
      'First line\nsecond line.',
      '## One\nUnder it.',
      '### Two',
      '- a\n- b',
      '1. first\n2. second',
      '| Name | For |\n| :--- | --- |\n| `token` | signing in |',
    ].join('\n\n');
    expect(read(markdown)).toEqual([
      { kind: 'paragraph', content: [text('First line second line.')] },
      { kind: 'heading', level: 2, id: 'section-1', text: 'One' },
      { kind: 'paragraph', content: [text('Under it.')] },
      { kind: 'heading', level: 3, id: 'section-3', text: 'Two' },
      { kind: 'list', ordered: false, items: [part(text('a')), part(text('b'))] },
      { kind: 'list', ordered: true, items: [part(text('first')), part(text('second'))] },
      {
        kind: 'table',
        head: { cells: [part(text('Name')), part(text('For'))] },
        rows: [{ cells: [part({ kind: 'code', text: 'token' }), part(text('signing in'))] }],
      },
    ]);
  });

  test('has bold, code and links within its sentences', () => {
    expect(read('Read **this**, `that` and [the terms](/policy?type=terms).')).toEqual([
      {
        kind: 'paragraph',
        content: [
          text('Read '),
          { kind: 'strong', text: 'this' },
          text(', '),
          { kind: 'code', text: 'that' },
          text(' and '),
          { kind: 'link', text: 'the terms', href: '/policy?type=terms' },
          text('.'),
        ],
      },
    ]);
  });

  test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//elsewhere.example', '/\\elsewhere.example', 'policy'])(
    'links to no %s',
    (href) => {
      expect(read(`[here](${href})`)).toEqual([{ kind: 'paragraph', content: [text(`[here](${href})`)] }]);
    },
  );

  test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '# Title', '#hashtag', '**open', '|no|table|', ''])(
    'keeps "%s" as it is written',
    (words) => {
      expect(read(words)).toEqual(words === '' ? [] : [{ kind: 'paragraph', content: [text(words)] }]);
    },
  );
});
