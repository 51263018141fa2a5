import type { HolidayTable } from './holiday-on.ts';

/**
 * Japan. 2026 and 2027: the Cabinet Office's list. 2028: the Act on National Holidays (Act 178 of 1948), its equinoxes as
 * the Astronomical Observatory computes them; the list of that year comes out in February 2027.
 */
export const JAPAN: HolidayTable = [
  ['new_year', ['2026-01-01', '2027-01-01', '2028-01-01']],
  ['coming_of_age', ['2026-01-12', '2027-01-11', '2028-01-10']],
  ['foundation', ['2026-02-11', '2027-02-11', '2028-02-11']],
  ['emperor', ['2026-02-23', '2027-02-23', '2028-02-23']],
  ['spring_equinox', ['2026-03-20', '2027-03-21', '2028-03-20']],
  ['showa', ['2026-04-29', '2027-04-29', '2028-04-29']],
  ['constitution', ['2026-05-03', '2027-05-03', '2028-05-03']],
  ['greenery', ['2026-05-04', '2027-05-04', '2028-05-04']],
  ['children', ['2026-05-05', '2027-05-05', '2028-05-05']],
  ['marine', ['2026-07-20', '2027-07-19', '2028-07-17']],
  ['mountain', ['2026-08-11', '2027-08-11', '2028-08-11']],
  ['respect_for_aged', ['2026-09-21', '2027-09-20', '2028-09-18']],
  ['citizens', ['2026-09-22']],
  ['autumn_equinox', ['2026-09-23', '2027-09-23', '2028-09-22']],
  ['sports', ['2026-10-12', '2027-10-11', '2028-10-09']],
  ['culture', ['2026-11-03', '2027-11-03', '2028-11-03']],
  ['thanks_for_work', ['2026-11-23', '2027-11-23', '2028-11-23']],
  ['in_lieu', ['2026-05-06', '2027-03-22']],
];
