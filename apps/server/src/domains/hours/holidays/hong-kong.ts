import type { HolidayTable } from './holiday-on.ts';

/**
 * Hong Kong. 2026 and 2027: the lists of general holidays in the Gazette. 2028: the General Holidays Ordinance (Cap. 149),
 * its substitutes for Sundays included, on the Observatory's calendar.
 */
export const HONG_KONG: HolidayTable = [
  ['new_year', ['2026-01-01', '2027-01-01', '2028-01-01']],
  ['lunar_new_year', ['2026-02-17..02-19', '2027-02-06', '2027-02-08..02-09', '2028-01-26..01-28']],
  ['good_friday', ['2026-04-03..04-04', '2027-03-26..03-27', '2028-04-14..04-15']],
  ['ching_ming', ['2026-04-06', '2027-04-05', '2028-04-04']],
  ['easter', ['2026-04-07', '2027-03-29', '2028-04-17']],
  ['labour_day', ['2026-05-01', '2027-05-01', '2028-05-01']],
  ['buddha', ['2026-05-25', '2027-05-13', '2028-05-02']],
  ['dragon_boat', ['2026-06-19', '2027-06-09', '2028-05-29']],
  ['hksar_day', ['2026-07-01', '2027-07-01', '2028-07-01']],
  ['day_after_mid_autumn', ['2026-09-26', '2027-09-16', '2028-10-04']],
  ['national_day', ['2026-10-01', '2027-10-01', '2028-10-02']],
  ['chung_yeung', ['2026-10-19', '2027-10-08', '2028-10-26']],
  ['christmas', ['2026-12-25', '2027-12-25', '2028-12-25']],
  ['boxing_day', ['2026-12-26', '2027-12-27', '2028-12-26']],
];
