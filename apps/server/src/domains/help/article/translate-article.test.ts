import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { cutMarkdown } from './translate-article.ts';

const LONG = 'word '.repeat(2_000).trim();

describe('an article travels in pieces', () => {
  test('parted at its blank lines, and the same when it is put together', () => {
    const body = [LONG, 'Run `npm start` now.', LONG, LONG].join('\n\n');
    expect(cutMarkdown(body).length).toBeGreaterThan(2);
    expect(cutMarkdown(body).join('\n\n')).toBe(body);
  });

  test('a block of code stays whole with its blank lines', () => {
    const code = '```sh\none\n\n\n`two`\n\nthree\n```';
    expect(cutMarkdown(`Before\n\n${code}\n\nAfter`)).toContain(code);
  });

  test('one of nothing but fences and blank lines takes no time', () => {
    expect(cpuTimeOf(() => void cutMarkdown('```\n\n'.repeat(20_000)))).toBeLessThan(500);
  });
});
