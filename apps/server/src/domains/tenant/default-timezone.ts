import type { Locale } from '@lobby/contract';

const TIMEZONES: Readonly<Record<Locale, string>> = {
  'en-US': 'UTC',
  'zh-CN': 'Asia/Shanghai',
  'zh-HK': 'Asia/Hong_Kong',
  'ja-JP': 'Asia/Tokyo',
};

/** The zone that a new business begins with; English is spoken in too many to guess. */
export function defaultTimezone(locale: Locale): string {
  return TIMEZONES[locale];
}
