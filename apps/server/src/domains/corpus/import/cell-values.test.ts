import { describe, expect, test } from 'vitest';
import { readLocale, readStatus } from './cell-values.ts';

describe('a language is read from', () => {
  test.each([
    ['en', 'en-US'],
    ['en-US', 'en-US'],
    ['EN_gb', 'en-US'],
    ['English', 'en-US'],
    ['英語', 'en-US'],
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['简体', 'zh-CN'],
    ['简体中文', 'zh-CN'],
    ['中文', 'zh-CN'],
    ['中国語（簡体字）', 'zh-CN'],
    ['zh-HK', 'zh-HK'],
    ['zh_TW', 'zh-HK'],
    ['zh-Hant', 'zh-HK'],
    ['yue', 'zh-HK'],
    ['繁體', 'zh-HK'],
    ['繁體中文（香港）', 'zh-HK'],
    ['中文（繁體）', 'zh-HK'],
    ['廣東話', 'zh-HK'],
    ['ja', 'ja-JP'],
    ['ja-JP', 'ja-JP'],
    ['日本語', 'ja-JP'],
    ['Japanese', 'ja-JP'],
    ['日文', 'ja-JP'],
  ] as const)('%s: %s', (cell, locale) => {
    expect(readLocale(cell)).toBe(locale);
  });

  test.each(['ko', 'fr-FR', 'Klingon', '12', 'deutsch'])('%s: none', (cell) => {
    expect(readLocale(cell)).toBeUndefined();
  });
});

describe('a status is read from', () => {
  test.each([
    ['published', 'published'],
    ['Live', 'published'],
    ['已发布', 'published'],
    ['已發佈', 'published'],
    ['公開', 'published'],
    ['draft', 'draft'],
    ['草稿', 'draft'],
    ['下書き', 'draft'],
    ['Archived', 'archived'],
    ['已归档', 'archived'],
    ['已封存', 'archived'],
    ['アーカイブ済み', 'archived'],
  ] as const)('%s: %s', (cell, status) => {
    expect(readStatus(cell)).toBe(status);
  });

  test('anything else: none', () => {
    expect(readStatus('maybe')).toBeUndefined();
  });
});
