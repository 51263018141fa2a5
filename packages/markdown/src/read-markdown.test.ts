import { cpuMs } from '@lobby/vite/cpu-ms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headingsOf, plainText, readMarkdown, safeAddress, sectionsOf } from '#/index.ts';

const SIGNS = Array.from('[]()!*_`#>-|:1. \n\\javscript:<>@~');
const inline = (text: string) => {
  const [block] = readMarkdown(text);
  return block && 'children' in block ? block.children : undefined;
};

describe('nothing can run from what is read', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'file:///etc/passwd',
  ])('%j is no address', (address) => {
    expect(safeAddress(address)).toBeUndefined();
  });

  test('a link that would run becomes its words, raw HTML and SVG stay text', () => {
    expect(inline('[press](javascript:alert(1))')).toEqual([{ kind: 'text', text: 'press' }]);
    expect(inline('![x](data:image/svg+xml;base64,AAAA)')).toEqual([{ kind: 'text', text: 'x' }]);
    expect(inline('<script>alert(1)</script><svg onload=alert(1)>')).toEqual([
      { kind: 'text', text: '<script>alert(1)</script><svg onload=alert(1)>' },
    ]);
  });

  test('whatever is written is read, and no address of it would run', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 200 }), (text) => {
        expect(JSON.stringify(readMarkdown(text))).not.toMatch(/"(href|src)":"\s*javascript/i);
      }),
    );
  });
});

describe('blocks', () => {
  test('headings have ids, the second of a name is numbered', () => {
    expect(headingsOf(readMarkdown('# One\n## 退货说明\n## 退货说明'))).toEqual([
      { level: 1, id: 'one', text: 'One' },
      { level: 2, id: '退货说明', text: '退货说明' },
      { level: 2, id: '退货说明-2', text: '退货说明' },
    ]);
  });

  test('lists nest and count from where they begin', () => {
    expect(readMarkdown('3. three\n4. four\n   - inside')).toMatchObject([
      { kind: 'list', ordered: true, start: 3, items: [{}, { blocks: [{ kind: 'paragraph' }, { kind: 'list', ordered: false }] }] },
    ]);
  });

  test('tables have alignments, callouts tones, videos stand alone, code is kept as it is', () => {
    expect(readMarkdown('| a | b |\n|---|--:|\n| 1 | 2 |')).toMatchObject([{ kind: 'table', align: ['start', 'end'], rows: [[{}, {}]] }]);
    expect(readMarkdown('> [!WARNING]\n> Hot.')).toMatchObject([{ kind: 'callout', tone: 'warning', blocks: [{ kind: 'paragraph' }] }]);
    expect(readMarkdown('@[How to](https://video.example/1)')).toEqual([
      { kind: 'video', href: 'https://video.example/1', title: 'How to' },
    ]);
    expect(readMarkdown('```\n<b>*x*</b>\n```')).toEqual([{ kind: 'code', text: '<b>*x*</b>' }]);
  });

  test('a text is cut at its headings', () => {
    expect(sectionsOf(readMarkdown('Before.\n\n## Cost\n\nFree *today*.\n\n## Empty'))).toEqual([
      { heading: '', id: undefined, text: 'Before.' },
      { heading: 'Cost', id: 'cost', text: 'Free today.' },
    ]);
  });
});

describe('lines', () => {
  test('emphasis works beside Chinese and Japanese punctuation', () => {
    expect(inline('请在**「订单」**里选择')).toMatchObject([{ text: '请在' }, { kind: 'strong', children: [{ text: '「订单」' }] }, {}]);
  });

  test('underscores inside a word and lone marks stay text', () => {
    expect(inline('snake_case_name and 2 * 3')).toEqual([{ kind: 'text', text: 'snake_case_name and 2 * 3' }]);
  });

  test('web addresses become links and leave the sentence its full stop', () => {
    expect(inline('See https://lobby.example/a.')).toMatchObject([{}, { kind: 'link', href: 'https://lobby.example/a' }, { text: '.' }]);
  });

  test('what is plain says the same', () => {
    expect(plainText(readMarkdown('A **b** [c](/d) `e`\n\n- f\n- g'))).toBe('A b c e\n- f\n- g');
  });
});

test.each(['*', '[', '![', '`', '**a ', '> ', '- ', '|', '[a](', '<', '_a', 'http://'])(
  '200 kB of %j are read within two seconds',
  async (unit) => {
    expect(await cpuMs(() => readMarkdown(unit.repeat(200_000 / unit.length)))).toBeLessThan(2_000);
  },
);
