import { z } from 'zod/mini';
import { TRANSLATION_LOCALES, type Locale } from './locales.ts';

export type TranslationLocale = (typeof TRANSLATION_LOCALES)[number];

export const translationLocale = z.enum(TRANSLATION_LOCALES);

/** Each language of translation by its own name. */
export const TRANSLATION_NAMES: Readonly<Record<TranslationLocale, string>> = {
  'zh-CN': '简体中文',
  'zh-hant': '繁體中文',
  'en-US': 'English',
  'ja-JP': '日本語',
  ko: '한국어',
  ur: 'اردو',
  bn: 'বাংলা',
  hi: 'हिन्दी',
  pt: 'Português',
  tl: 'Tagalog',
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  yue: '粵語',
  es: 'Español',
  nan: '閩南語',
  ru: 'Русский',
  'pt-br': 'Português (Brasil)',
};

/** The language of translation that readers of an interface language read. */
export function translationOf(locale: Locale): TranslationLocale {
  return locale === 'zh-HK' ? 'zh-hant' : locale;
}
