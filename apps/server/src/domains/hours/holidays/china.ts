import type { HolidayTable } from './holiday-on.ts';

/**
 * Mainland China. 2026: the State Council's notice on the arrangement of holidays, with its make-up working days. 2027 and
 * 2028: the days that the Regulation on Public Holidays (State Council decree 795, from 2025) fixes; the notices of those
 * years move the days around them, and their make-up days are added when they are out.
 */
export const CHINA: HolidayTable = [
  ['new_year', ['2026-01-01..01-03', '2027-01-01', '2028-01-01']],
  ['lunar_new_year', ['2026-02-15..02-23', '2027-02-06..02-08', '2028-01-26..01-28']],
  ['lunar_new_year_eve', ['2026-02-16', '2027-02-05', '2028-01-25']],
  ['ching_ming', ['2026-04-04..04-06', '2027-04-05', '2028-04-04']],
  ['labour_day', ['2026-05-01..05-05', '2027-05-01..05-02', '2028-05-01..05-02']],
  ['dragon_boat', ['2026-06-19..06-21', '2027-06-09', '2028-05-28']],
  ['mid_autumn', ['2026-09-25..09-27', '2027-09-15', '2028-10-03']],
  ['national_day', ['2026-10-01..10-07', '2027-10-01..10-03', '2028-10-01..10-02']],
  ['workday', ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10']],
];
