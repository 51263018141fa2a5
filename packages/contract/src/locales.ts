import { z } from 'zod/mini';

/** Interface languages (§1, §9), in menu order. */
export const LOCALES = ['en-US', 'zh-CN', 'zh-HK', 'ja-JP'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of anyone whose own is not supported (§9). */
export const FALLBACK_LOCALE: Locale = 'en-US';

/** Browser storage key of the chosen locale (§2, §9). */
export const LOCALE_STORAGE_KEY = 'app-locale';

/** The longer list of §9: the languages that messages can be translated into. */
export const TRANSLATION_LOCALES = [
  'zh-CN',
  'zh-hant',
  'en-US',
  'ja-JP',
  'ko',
  'ur',
  'bn',
  'hi',
  'pt',
  'tl',
  'id',
  'ms',
  'yue',
  'es',
  'nan',
  'ru',
  'pt-br',
] as const;

/** Each language's own name, as it appears in every language menu. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  'zh-CN': '简体中文',
  'zh-HK': '繁體中文（香港）',
  'ja-JP': '日本語',
};

export const localeSchema = z.enum(LOCALES);

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

const TRADITIONAL = /^(zh|yue)\b.*\b(hant|hk|mo|tw)\b|^yue\b/i;

/** The supported locale nearest to a BCP 47 tag: `zh-TW` → zh-HK, `ja` → ja-JP; undefined where none is near. */
export function nearestLocale(tag: string): Locale | undefined {
  const exact = LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  if (exact) return exact;
  if (TRADITIONAL.test(tag)) return 'zh-HK';
  const language = tag.toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale.split('-')[0] === language);
}

/** The best supported locale of an Accept-Language header; en-US where the header is missing or names none. */
export function negotiateLocale(header: string | null | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .slice(0, MAX_ACCEPTED_LANGUAGES)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { tag, weight: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const near = nearestLocale(tag);
    if (near) return near;
  }
  return FALLBACK_LOCALE;
}

/** A longer header is not a person's. */
const MAX_ACCEPTED_LANGUAGES = 20;
