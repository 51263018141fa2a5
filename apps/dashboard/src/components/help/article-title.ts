import { chooseCannedLocale, type ArticleRow, type Locale } from '@lobby/contract';

/** The title of an article for somebody who reads a language. */
export function articleTitle({ locales }: Pick<ArticleRow, 'locales'>, wanted: Locale): string {
  const locale = chooseCannedLocale(Object.fromEntries(locales.map((each) => [each.locale, each.title])), wanted);
  return locales.find((each) => each.locale === locale)?.title ?? '';
}
