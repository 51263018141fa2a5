import type { Locale } from '@lobby/contract';
import dayjs from 'dayjs';

/** What follows the locale beside the texts: formats of a date library. */
export interface DateLocales {
  /** Fetches the formats of a locale, without switching to it. */
  readonly load: (locale: Locale) => Promise<unknown>;
  /** Switches to a locale whose formats are loaded. */
  readonly apply: (locale: Locale) => void;
}

/** The date formatting of each locale (§2); English is built in. */
const LOCALES_OF_DAYJS: Readonly<Record<Locale, { name: string; load: () => Promise<unknown> }>> = {
  'en-US': { name: 'en', load: () => Promise.resolve() },
  'zh-CN': { name: 'zh-cn', load: () => import('dayjs/locale/zh-cn.js') },
  'zh-HK': { name: 'zh-hk', load: () => import('dayjs/locale/zh-hk.js') },
  'ja-JP': { name: 'ja', load: () => import('dayjs/locale/ja.js') },
};

/** Has dayjs follow the locale, for pages that format with it. The formats of this package do without. */
export const dayjsLocales: DateLocales = {
  load: (locale) => LOCALES_OF_DAYJS[locale].load(),
  apply: (locale) => void dayjs.locale(LOCALES_OF_DAYJS[locale].name),
};
