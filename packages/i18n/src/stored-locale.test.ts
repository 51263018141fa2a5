import { LOCALE_STORAGE_KEY } from '@lobby/contract';
import { expect, test, vi } from 'vitest';
import { browserStorage, readStoredLocale, storeLocale, type LocaleStorage } from './stored-locale.ts';

const holding = (value: string | null): LocaleStorage => ({
  getItem: (key) => (key === LOCALE_STORAGE_KEY ? value : null),
  setItem: () => undefined,
});

const refusing: LocaleStorage = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

test.each([
  ['ja-JP', 'ja-JP'],
  ['zh-HK', 'zh-HK'],
  ['ja', 'en-US'],
  ['fr-FR', 'en-US'],
  ['', 'en-US'],
  [null, 'en-US'],
])('stored %j starts in %s', (stored, locale) => {
  expect(readStoredLocale(holding(stored))).toBe(locale);
});

test('a blocked storage starts in en-US', () => {
  expect(readStoredLocale(refusing)).toBe('en-US');
  expect(readStoredLocale(undefined)).toBe('en-US');
});

test('a full storage does not break the choice', () => {
  expect(storeLocale(refusing, 'ja-JP')).toBe(false);
  expect(storeLocale(undefined, 'ja-JP')).toBe(false);
  expect(storeLocale(holding(null), 'ja-JP')).toBe(true);
});

test('a browser that does not even hand out its storage counts as one without', () => {
  const handing = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(browserStorage()).toBeUndefined();
  handing.mockRestore();
  expect(browserStorage()).toBe(globalThis.localStorage);
});
