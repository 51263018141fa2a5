import type { HolidayTable } from './holiday-on.ts';

/** United States: the federal holidays (5 U.S.C. 6103) on the days on which the Office of Personnel Management observes them. */
export const UNITED_STATES: HolidayTable = [
  ['new_year', ['2026-01-01', '2027-01-01', '2027-12-31']],
  ['king', ['2026-01-19', '2027-01-18', '2028-01-17']],
  ['presidents', ['2026-02-16', '2027-02-15', '2028-02-21']],
  ['memorial', ['2026-05-25', '2027-05-31', '2028-05-29']],
  ['juneteenth', ['2026-06-19', '2027-06-18', '2028-06-19']],
  ['independence', ['2026-07-03', '2027-07-05', '2028-07-04']],
  ['labour_day', ['2026-09-07', '2027-09-06', '2028-09-04']],
  ['columbus', ['2026-10-12', '2027-10-11', '2028-10-09']],
  ['veterans', ['2026-11-11', '2027-11-11', '2028-11-10']],
  ['thanksgiving', ['2026-11-26', '2027-11-25', '2028-11-23']],
  ['christmas', ['2026-12-25', '2027-12-24', '2028-12-25']],
];
