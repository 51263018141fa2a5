import { describe, expect, test } from 'vitest';
import { openingWords, timeLeftWords } from './opening-words.ts';

const at = (text: string) => Date.parse(text);

describe('when somebody is there again', () => {
  test.each([
    // The same moment is another day in another place.
    ['en-US', 'Asia/Tokyo', '2026-05-04T13:00Z', '2026-05-05T00:00Z', 'tomorrow 09:00'],
    ['en-US', 'Europe/London', '2026-05-04T13:00Z', '2026-05-05T00:00Z', 'tomorrow 01:00'],
    ['en-US', 'America/Los_Angeles', '2026-05-04T13:00Z', '2026-05-05T00:00Z', '17:00'],
    ['zh-HK', 'Asia/Hong_Kong', '2026-05-04T13:00Z', '2026-05-05T01:00Z', '明日 09:00'],
    ['ja-JP', 'Asia/Tokyo', '2026-05-04T13:00Z', '2026-05-05T00:00Z', '明日 09:00'],
    ['en-US', 'Asia/Tokyo', '2026-05-04T13:00Z', '2026-05-06T00:00Z', 'Wed, May 6 09:00'],
    ['zh-HK', 'Asia/Hong_Kong', '2026-05-04T13:00Z', '2026-05-06T01:00Z', '5月6日星期三 09:00'],
    ['en-US', 'Asia/Tokyo', '2026-05-04T15:00Z', '2026-05-05T00:00Z', '09:00'],
    ['en-US', 'Asia/Tokyo', '2026-12-31T13:00Z', '2027-01-01T00:00Z', 'tomorrow 09:00'],
  ])('%s in %s, at %s of %s: %s', (locale, zone, now, opens, words) => {
    expect(openingWords(locale, at(opens), at(now), zone)).toBe(words);
  });

  test.each([
    // A day of 25 hours: its last hour is still today, and the midnight after it is tomorrow.
    ['Europe/Berlin', '2026-10-25T00:30+02:00', '2026-10-25T23:30+01:00', '23:30'],
    ['Europe/Berlin', '2026-10-25T00:30+02:00', '2026-10-26T00:30+01:00', 'tomorrow 00:30'],
    ['Europe/Berlin', '2026-10-25T00:30+02:00', '2026-10-26T23:30+01:00', 'tomorrow 23:30'],
    // A day of 23 hours: tomorrow begins an hour sooner, and ends sooner too.
    ['Europe/Berlin', '2026-03-29T00:30+01:00', '2026-03-30T00:10+02:00', 'tomorrow 00:10'],
    ['Europe/Berlin', '2026-03-29T00:30+01:00', '2026-03-31T00:10+02:00', 'Tue, March 31 00:10'],
    ['America/New_York', '2026-11-01T12:00-05:00', '2026-11-02T09:00-05:00', 'tomorrow 09:00'],
  ])('over a change of the clocks in %s, at %s of %s: %s', (zone, now, opens, words) => {
    expect(openingWords('en-US', at(opens), at(now), zone)).toBe(words);
  });
});

describe('the time until then', () => {
  test.each([
    ['en-US', 90, '1 hr 30 min'],
    ['en-US', 120, '2 hr'],
    ['en-US', 0.2, '1 min'],
    ['en-US', -5, '1 min'],
    ['ja-JP', 61, '1時間1分'],
    ['zh-HK', 45, '45 分鐘'],
  ])('%s, %s minutes: %s', (locale, minutes, words) => {
    expect(timeLeftWords(locale, minutes * 60_000, 0)).toBe(words);
  });

  test('is that of a watch, whatever the clocks do', () => {
    expect(timeLeftWords('en-US', at('2026-10-25T04:00+01:00'), at('2026-10-25T01:00+02:00'))).toBe('4 hr');
  });
});
