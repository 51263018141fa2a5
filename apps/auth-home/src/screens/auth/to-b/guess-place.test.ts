import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES } from './country-codes.ts';
import { countryOptions } from './country-options.ts';
import { guessCountry, zoneFor } from './guess-place.ts';
import { zoneOptions } from './zone-options.ts';

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

describe('what can be chosen', () => {
  test('is every country once, by its name in the language of the page', () => {
    const options = countryOptions('ja-JP');
    expect(options).toHaveLength(250);
    expect(new Set(options.map(({ label }) => label)).size).toBe(250);
    expect(options.find(({ value }) => value === 'JP')).toMatchObject({ label: '日本', keywords: 'JP Japan' });
    expect(COUNTRY_CODES).toHaveLength(250);
  });

  test('is every zone from west to east, the browser’s own among them by whatever name', () => {
    const options = zoneOptions('en-US', 'Asia/Calcutta', Date.UTC(2026, 0, 1));
    expect(options.find(({ value }) => value === 'Asia/Tokyo')).toMatchObject({
      label: '(GMT+9) Tokyo',
      description: 'Japan Standard Time',
    });
    expect(options.find(({ value }) => value === 'America/Indiana/Knox')?.label).toBe('(GMT-6) Knox, Indiana');
    expect(options.some(({ value }) => value === 'Asia/Calcutta')).toBe(true);
    const order = options.map(({ value }) => value);
    expect(order.indexOf('America/New_York')).toBeLessThan(order.indexOf('Asia/Tokyo'));
  });
});
