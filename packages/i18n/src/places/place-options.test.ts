import { describe, expect, test, vi } from 'vitest';
import { COUNTRY_CODES } from './country-codes.ts';
import { countryOptions } from './country-options.ts';
import { zoneOptions } from './zone-options.ts';

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

  test('names the zones once an hour and language, and offsets as they are in that hour', () => {
    const winter = Date.UTC(2026, 0, 1);
    const first = zoneOptions('zh-HK', '', winter);
    const formats = vi.spyOn(Intl, 'DateTimeFormat');
    expect(zoneOptions('zh-HK', 'Asia/Tokyo', winter + 60_000)).toEqual(first);
    expect(formats).not.toHaveBeenCalled();
    const summer = zoneOptions('zh-HK', '', Date.UTC(2026, 6, 1));
    expect(summer.find(({ value }) => value === 'Europe/London')?.label).toBe('(GMT+1) London');
    formats.mockRestore();
  });
});
