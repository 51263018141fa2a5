import { LOCALE_STORAGE_KEY, type Locale } from '@lobby/contract';
import dayjs from 'dayjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { dayjsLocales } from './date-locale.ts';
import { createMessageLoader, type LoadMessages } from './load-messages.ts';
import { MESSAGE_FILES } from './message-files.ts';

const load = createMessageLoader();

function start({ stored, loadMessages = load }: { stored?: string; loadMessages?: LoadMessages } = {}) {
  const kept = new Map(stored === undefined ? [] : [[LOCALE_STORAGE_KEY, stored]]);
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  return { kept, languages: createI18n({ namespaces: ['common', 'auth'], storage, loadMessages, dates: dayjsLocales }) };
}

/** A loader that cannot reach the files of one locale. */
const withoutLocale =
  (lost: Locale): LoadMessages =>
  (locale, namespace) =>
    locale === lost ? Promise.reject(new Error('cut')) : load(locale, namespace);

beforeEach(() => {
  document.documentElement.lang = '';
});

describe('at start (§2)', () => {
  test.each([
    ['ja-JP', 'ja-JP', 'ja', '保存'],
    ['zh-HK', 'zh-HK', 'zh-hk', '儲存'],
    ['zh-CN', 'zh-CN', 'zh-cn', '保存'],
    ['fr-FR', 'en-US', 'en', 'Save'],
    [undefined, 'en-US', 'en', 'Save'],
  ])('stored %s shows %s', async (stored, locale, dates, save) => {
    const { languages } = start(stored === undefined ? {} : { stored });
    await languages.ready;
    expect(languages.locale).toBe(locale);
    expect(document.documentElement.lang).toBe(locale);
    expect(dayjs.locale()).toBe(dates);
    expect(languages.t('common', 'actions.save')).toBe(save);
  });

  test('only the language that is shown is loaded', async () => {
    const loadMessages = vi.fn<LoadMessages>(load);
    await start({ stored: 'ja-JP', loadMessages }).languages.ready;
    expect(new Set(loadMessages.mock.calls.map(([locale]) => locale))).toEqual(new Set(['ja-JP']));
  });

  test('a stored language that cannot be loaded falls back to en-US', async () => {
    const { languages } = start({ stored: 'ja-JP', loadMessages: withoutLocale('ja-JP') });
    await languages.ready;
    expect(languages.locale).toBe('en-US');
    expect(languages.t('common', 'actions.save')).toBe('Save');
  });

  test('without en-US there is nothing to show', async () => {
    await expect(start({ loadMessages: withoutLocale('en-US') }).languages.ready).rejects.toThrow('cut');
  });
});

describe('storage (§2)', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };

  test('the choice is kept under app-locale, and the next visit starts with it', async () => {
    const { languages, kept } = start();
    await languages.chooseLocale('zh-HK');
    expect([...kept]).toEqual([['app-locale', 'zh-HK']]);
    expect(await start({ stored: kept.get('app-locale') ?? '' }).languages.ready.then(() => document.documentElement.lang)).toBe('zh-HK');
  });

  test.each([
    ['blocked', { getItem: refuse, setItem: refuse }],
    ['full', { getItem: () => null, setItem: refuse }],
  ])('with a %s storage the page starts in en-US, and a choice holds for this visit', async (_state, storage) => {
    const languages = createI18n({ namespaces: ['common'], storage, loadMessages: load });
    await languages.ready;
    expect(languages.locale).toBe('en-US');
    expect(await languages.chooseLocale('ja-JP')).toBe('chosen');
    expect(languages.t('common', 'actions.save')).toBe('保存');
  });
});

describe('choosing (§2)', () => {
  test('sets the language of the document, the date formatting, the texts, and keeps the choice', async () => {
    const { languages, kept } = start();
    expect(await languages.chooseLocale('ja-JP')).toBe('chosen');
    expect(languages.locale).toBe('ja-JP');
    expect(document.documentElement.lang).toBe('ja-JP');
    expect(dayjs.locale()).toBe('ja');
    expect(languages.t('common', 'actions.save')).toBe('保存');
    expect(kept.get(LOCALE_STORAGE_KEY)).toBe('ja-JP');
  });

  test('an unsupported choice is ignored', async () => {
    const { languages, kept } = start();
    await languages.ready;
    expect(await languages.chooseLocale('ko')).toBe('unsupported');
    expect(languages.locale).toBe('en-US');
    expect(kept.size).toBe(0);
  });

  test('a language that cannot be loaded leaves the old one standing', async () => {
    const { languages, kept } = start({ loadMessages: withoutLocale('zh-CN') });
    await languages.ready;
    expect(await languages.chooseLocale('zh-CN')).toBe('unreachable');
    expect(languages.t('common', 'actions.save')).toBe('Save');
    expect(document.documentElement.lang).toBe('en-US');
    expect(kept.size).toBe(0);
  });

  test('a language that could not be loaded is tried again when it is chosen again', async () => {
    let reachable = false;
    const { languages } = start({ loadMessages: (locale, namespace) => (reachable ? load : withoutLocale('zh-CN'))(locale, namespace) });
    expect(await languages.chooseLocale('zh-CN')).toBe('unreachable');
    expect(languages.locale).toBe('en-US');
    reachable = true;
    expect(await languages.chooseLocale('zh-CN')).toBe('chosen');
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  test('going to a language and back loads each of its files once', async () => {
    const { 'ja-JP': japanese } = MESSAGE_FILES;
    const fetchFile = vi.fn<typeof japanese.common>(japanese.common);
    const { languages } = start({ loadMessages: createMessageLoader({ ...MESSAGE_FILES, 'ja-JP': { ...japanese, common: fetchFile } }) });
    for (const locale of ['ja-JP', 'en-US', 'ja-JP', 'en-US', 'ja-JP']) await languages.chooseLocale(locale);
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });

  test('the last of two quick choices wins', async () => {
    const { languages } = start();
    const answers = await Promise.all([languages.chooseLocale('ja-JP'), languages.chooseLocale('zh-HK')]);
    expect(answers).toEqual(['overtaken', 'chosen']);
    expect(languages.locale).toBe('zh-HK');
  });

  test('no key shows between two languages: the texts change with the language', async () => {
    const { languages } = start();
    await languages.ready;
    const seen: string[] = [];
    languages.subscribe(() => seen.push(languages.t('common', 'actions.save')));
    await languages.chooseLocale('zh-HK');
    expect(seen).toEqual(['儲存']);
  });

  test('a namespace that a route loaded is there in the next language too', async () => {
    const loadMessages = vi.fn<LoadMessages>(load);
    const { languages } = start({ loadMessages });
    await languages.loadNamespaces(['corpus']);
    await languages.chooseLocale('ja-JP');
    expect(loadMessages).toHaveBeenCalledWith('ja-JP', 'corpus');
    expect(languages.has('corpus')).toBe(true);
  });
});
