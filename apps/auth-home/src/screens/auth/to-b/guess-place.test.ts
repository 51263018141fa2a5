import { describe, expect, test } from 'vitest';
import { guessCountry, zoneFor } from './guess-place.ts';

const ZONES: Record<string, readonly string[]> = {
  HK: ['Asia/Hong_Kong'],
  JP: ['Asia/Tokyo'],
  CH: ['Europe/Zurich'],
  LI: ['Europe/Zurich'],
  US: ['America/New_York', 'America/Chicago'],
};
const zonesOf = (country: string) => ZONES[country] ?? [];

describe('the country of a new business', () => {
  test.each([
    ['the one of the zone, whatever the language', 'Asia/Tokyo', ['en-US', 'en'], 'JP'],
    ['of several with the zone, the one of the language', 'Europe/Zurich', ['de-LI'], 'LI'],
    ['of several with the zone, the first where the language tells nothing', 'Europe/Zurich', ['en'], 'CH'],
    ['the one of the language where the zone tells nothing', 'UTC', ['en', 'zh-HK'], 'HK'],
    ['none where nothing is told', 'UTC', ['en', 'not a language'], undefined],
  ])('is %s', (_, zone, languages, country) => {
    expect(guessCountry({ zone, languages, zonesOf })).toBe(country);
  });
});

describe('the zone that goes with a country', () => {
  test.each([
    ['stays where it lies in the country', 'US', 'America/Chicago', 'America/Chicago'],
    ['is the country’s first where it does not', 'US', 'Asia/Tokyo', 'America/New_York'],
    ['stays where the browser knows no zones', 'FR', 'Asia/Tokyo', 'Asia/Tokyo'],
  ])('%s', (_, country, zone, wanted) => {
    expect(zoneFor(country, zone, zonesOf)).toBe(wanted);
  });
});
