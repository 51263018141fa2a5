import { ownValue } from '@lobby/contract';
const COUNTRY = /^[A-Z]{2}$/;
/** What proxies say of a country that they do not know, and of a visitor who hides it. */
const UNKNOWN = new Set(['XX', 'ZZ', 'EU', 'AP', 'A1', 'A2', 'T1']);
/** Languages that are read in one country only, in so far as that says anything. */
const HOME: Readonly<Record<string, string>> = { ja: 'JP', ko: 'KR' };
/** Characters of a header that are looked at. */
const HEADER_MAX = 500;

/**
 * The country of a visitor: as a trusted proxy names it, else as the first language of the browser that has a region suggests, which is where
 * somebody is at home rather than where they are. undefined where neither says any. Pure.
 */
export function countryOf({ named, languages }: { named: string | undefined; languages: string | undefined }): string | undefined {
  const said = named?.trim().toUpperCase();
  if (said !== undefined && COUNTRY.test(said)) return UNKNOWN.has(said) ? undefined : said;
  const tags = (languages ?? '').slice(0, HEADER_MAX).split(',');
  for (const tag of tags) {
    const country = regionOf(tag.split(';')[0]?.trim() ?? '');
    if (country !== undefined) return country;
  }
  return undefined;
}

function regionOf(tag: string): string | undefined {
  const parts = tag.split('-');
  const region = parts
    .slice(1)
    .find((part) => part.length === 2)
    ?.toUpperCase();
  if (region !== undefined) return COUNTRY.test(region) && !UNKNOWN.has(region) ? region : undefined;
  return ownValue(HOME, parts[0]?.toLowerCase() ?? '');
}
