import { LOCALES, POLICY_TYPES } from '@lobby/contract';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from '#/config.ts';
import { openPolicies } from './open-policies.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-policies-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, title: string, version = '7') =>
  writeFileSync(join(folder, name), `---\nversion: ${version}\neffective_date: 2026-12-01\n---\n# ${title}\n\nOurs.\n`);

/** Headings and table rows: what has to be the same in every translation. */
const shapeOf = (body: string) =>
  body
    .split('\n')
    .filter((line) => /^(#|\||- )/.test(line))
    .map((line) => line.replace(/^(#+|\||-).*$/, '$1'));
const namesIn = (body: string) => body.match(/`[^`]+`/g) ?? [];
const linksIn = (body: string) => body.match(/\]\([^)]+\)/g) ?? [];

describe('the texts that come with Lobby', () => {
  const policies = openPolicies(undefined);

  test.each(POLICY_TYPES)('have %s in all four languages, of one version and the same parts', (type) => {
    const english = policies.text(type, 'en-US');
    for (const locale of LOCALES) {
      const text = policies.text(type, locale);
      expect(text).toMatchObject({ type, locale, version: policies.version(type), effective_date: english.effective_date });
      expect([locale, shapeOf(text.body)]).toEqual([locale, shapeOf(english.body)]);
      expect([locale, namesIn(text.body), linksIn(text.body)]).toEqual([locale, namesIn(english.body), linksIn(english.body)]);
    }
  });

  // People have agreed to these words: whoever changes one gives its files a new version and a new day, and then this list.
  test('have a new version whenever their words change', () => {
    const digests = POLICY_TYPES.map((type) => {
      const own = policies.digests().filter((each) => each.type === type);
      const words = own.map(({ locale, digest }) => `${locale} ${digest}`).toSorted();
      return [type, policies.version(type), createHash('sha256').update(words.join()).digest('base64url').slice(0, 12)];
    });
    expect(digests).toEqual([
      ['terms', '2026-11-26', 'biF7o2zx4NrL'],
      ['privacy', '2026-11-26', 'M7ZHXcSeb5SI'],
      ['cookies', '2026-11-26', 'bJGK7TAQHk5S'],
      ['dpa', '2026-11-26', 'YM5EMsm3B3Nz'],
    ]);
  });

  test('hold no HTML', () => {
    for (const type of POLICY_TYPES) for (const locale of LOCALES) expect(policies.text(type, locale).body).not.toMatch(/<[a-z/!]/i);
  });
});

describe('a folder of the operator', () => {
  test('replaces a type as a whole: no translation of the product stands beside it', () => {
    write('terms.en-US.md', 'Our terms');
    write('terms.ja-JP.md', '当社の規約');
    const policies = openPolicies(folder);
    expect(policies.version('terms')).toBe('7');
    expect(policies.text('terms', 'ja-JP')).toMatchObject({ title: '当社の規約', locale: 'ja-JP', effective_date: '2026-12-01' });
    expect(policies.text('terms', 'zh-CN')).toMatchObject({ title: 'Our terms', locale: 'en-US' });
    expect(policies.text('privacy', 'zh-CN')).toEqual(openPolicies(undefined).text('privacy', 'zh-CN'));
  });

  test('with one language, and not English, is shown in that one to everybody', () => {
    write('dpa.zh-HK.md', '資料處理協議');
    expect(openPolicies(folder).text('dpa', 'en-US')).toMatchObject({ locale: 'zh-HK', title: '資料處理協議' });
    expect(openPolicies(folder).version('dpa')).toBe('7');
  });

  test.each([
    ['with another name', () => write('imprint.en-US.md', 'Imprint'), 'imprint.en-US.md is no policy'],
    ['of another language', () => write('terms.fr-FR.md', 'Conditions'), 'terms.fr-FR.md is no policy'],
    ['that cannot be read', () => writeFileSync(join(folder, 'terms.en-US.md'), '# Terms'), 'must begin with a line ---'],
    [
      'of another version than its translation',
      () => {
        write('terms.en-US.md', 'Terms');
        write('terms.ja-JP.md', '規約', '8');
      },
      'differ in version',
    ],
  ])('with a file %s stops the start, and says which', (_what, fill, words) => {
    fill();
    expect(() => openPolicies(folder)).toThrow(ConfigError);
    expect(() => openPolicies(folder)).toThrow(words);
  });

  test('that is not there stops the start', () => {
    expect(() => openPolicies(join(folder, 'nowhere'))).toThrow('POLICY_DIR names');
  });
});
