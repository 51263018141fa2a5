import { ownValue, type Locale } from '@lobby/contract';

const BY_LANGUAGE: Readonly<Record<Locale, string>> = {
  'en-US': 'UTC',
  'zh-CN': 'Asia/Shanghai',
  'zh-HK': 'Asia/Hong_Kong',
  'ja-JP': 'Asia/Tokyo',
};

/** Where most people live in countries with several zones. */
const MAIN: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  IN: 'Asia/Kolkata',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MM: 'Asia/Yangon',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NP: 'Asia/Kathmandu',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Gaza',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  VN: 'Asia/Ho_Chi_Minh',
};

/** The zone that a new business begins with: its country's, or else its language's; English is spoken in too many to guess. */
export function defaultTimezone(locale: Locale, country?: string): string {
  if (country === undefined) return BY_LANGUAGE[locale];
  return ownValue(MAIN, country) ?? onlyZoneOf(country) ?? BY_LANGUAGE[locale];
}

/** The zone of a country that is not in the table; undefined where nobody knows the country. */
function onlyZoneOf(country: string): string | undefined {
  // Known to Node, not yet to TypeScript's library.
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  return region.getTimeZones()?.[0];
}
