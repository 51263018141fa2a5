import { translationOf, type Locale, type TranslationLocale } from '@lobby/contract';

/** Countries by the beginning of a telephone number, of those whose language is one of ours. */
const BY_NUMBER: readonly [RegExp, Locale][] = [
  [/^\+?81/, 'ja-JP'],
  [/^\+?(?:852|853|886)/, 'zh-HK'],
  [/^\+?86/, 'zh-CN'],
];

/** The language that somebody is answered in first: what the service says, what they write, where they are; else that of the business. Pure. */
export function localeOfPerson({
  said,
  heard,
  phone,
  fallback,
}: {
  said: Locale | undefined;
  heard: readonly TranslationLocale[] | undefined;
  phone: string | undefined;
  fallback: Locale;
}): Locale {
  const written = LOCALE_OF.find(([translation]) => heard?.[0] === translation)?.[1];
  const lives = BY_NUMBER.find(([number]) => phone !== undefined && number.test(phone))?.[1];
  return written ?? said ?? lives ?? fallback;
}

const LOCALE_OF: readonly (readonly [TranslationLocale, Locale])[] = (['en-US', 'zh-CN', 'zh-HK', 'ja-JP'] as const).map(
  (locale) => [translationOf(locale), locale] as const,
);
