import { isLocale, LOCALE_STORAGE_KEY, nearestLocale, type Locale } from '@lobby/contract';
import { createI18n, type LocaleStorage } from '@lobby/i18n';

/** Parameter of the address by which the page around the chat says its own language. */
const LOCALE_PARAMETER = 'locale';

/** What the first language depends on. */
export interface LocaleFacts {
  /** Query of the address, such as `?locale=ja-JP`. */
  readonly search: string;
  readonly stored: string | null;
  /** The browser's languages, the preferred one first. */
  readonly languages: readonly string[];
}

/** The language to begin in: the address's, otherwise the stored one, otherwise the nearest to the browser's. */
export function firstLocale({ search, stored, languages }: LocaleFacts): Locale | undefined {
  const asked = new URLSearchParams(search).get(LOCALE_PARAMETER);
  if (isLocale(asked)) return asked;
  if (isLocale(stored)) return stored;
  return languages.map(nearestLocale).find((locale) => locale !== undefined);
}

/** The languages of the chat. A choice is stored for all apps; the first language alone is not. */
export function openI18n(storage: LocaleStorage) {
  const first = firstLocale({ search: location.search, stored: storage.getItem(LOCALE_STORAGE_KEY), languages: navigator.languages });
  return createI18n({
    namespaces: ['chat'],
    storage: { getItem: () => first ?? null, setItem: (key, value) => storage.setItem(key, value) },
  });
}
