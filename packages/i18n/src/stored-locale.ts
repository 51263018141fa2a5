import { FALLBACK_LOCALE, isLocale, LOCALE_STORAGE_KEY, type Locale } from '@lobby/contract';

/** The part of the Web Storage interface that keeps the chosen locale. */
export type LocaleStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's local storage; undefined where there is none or the browser refuses to hand it out. */
export function browserStorage(): LocaleStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The locale to start with: the stored one if it is supported, otherwise en-US (§2). */
export function readStoredLocale(storage: LocaleStorage | undefined): Locale {
  try {
    const stored = storage?.getItem(LOCALE_STORAGE_KEY);
    return isLocale(stored) ? stored : FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}

/** Keeps the choice for the next visit. A full or blocked storage costs only that. */
export function storeLocale(storage: LocaleStorage | undefined, locale: Locale): boolean {
  try {
    storage?.setItem(LOCALE_STORAGE_KEY, locale);
    return storage !== undefined;
  } catch {
    return false;
  }
}
