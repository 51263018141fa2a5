import { COUNTRY_CODES } from '@lobby/i18n';

/** Zones of a country; empty where the browser knows none. */
export type ZonesOf = (country: string) => readonly string[];

interface BrowserFacts {
  /** IANA name of the browser's zone. */
  readonly zone: string;
  /** Languages that the person reads, the best first. */
  readonly languages: readonly string[];
  readonly zonesOf: ZonesOf;
}

/**
 * Where somebody is: the country of the browser's zone; where several share it, the one of a language of theirs. Without zones
 * it is the country of the first language that names one.
 */
export function guessCountry({ zone, languages, zonesOf }: BrowserFacts): string | undefined {
  const regions = languages.flatMap((language) => regionOf(language) ?? []);
  const near = COUNTRY_CODES.filter((country) => zonesOf(country).includes(zone));
  return regions.find((region) => near.includes(region)) ?? near[0] ?? regions.find((region) => COUNTRY_CODES.includes(region));
}

/** The zone to go with another country: the one there is where it lies there, else the country's first. */
export function zoneFor(country: string, zone: string, zonesOf: ZonesOf): string {
  const zones = zonesOf(country);
  return zones.includes(zone) ? zone : (zones[0] ?? zone);
}

/** What this browser knows of a country's zones; some know nothing. */
export function browserZones(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
  return locale.getTimeZones?.() ?? [];
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
