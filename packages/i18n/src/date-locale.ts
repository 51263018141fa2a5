import type { Locale } from '@lobby/contract';
import dayjs from 'dayjs';

/** The date formatting of each locale (§2); English is built in. */
const DATE_LOCALES: Readonly<Record<Locale, { name: string; load: () => Promise<unknown> }>> = {
  'en-US': { name: 'en', load: () => Promise.resolve() },
  'zh-CN': { name: 'zh-cn', load: () => import('dayjs/locale/zh-cn.js') },
  'zh-HK': { name: 'zh-hk', load: () => import('dayjs/locale/zh-hk.js') },
  'ja-JP': { name: 'ja', load: () => import('dayjs/locale/ja.js') },
};

/** Fetches the date formatting of a locale, without switching to it. */
export async function loadDateLocale(locale: Locale): Promise<void> {
  await DATE_LOCALES[locale].load();
}

/** Switches dayjs to a locale whose formatting is loaded. */
export function applyDateLocale(locale: Locale): void {
  dayjs.locale(DATE_LOCALES[locale].name);
}
