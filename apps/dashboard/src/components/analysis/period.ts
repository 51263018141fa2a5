import { REPORT_DAYS, RESULT_DAYS_MAX } from '@lobby/contract';
import { countDays, isDay } from '#/components/business-day.ts';

/** Periods that end today, in days; the second is the usual one. */
export const PERIODS = REPORT_DAYS;
const USUAL_DAYS = REPORT_DAYS[1];

/** What an address says of the days whose figures are shown. */
export interface PeriodSearch {
  /** Days until today; the usual ones go without. */
  readonly days?: (typeof PERIODS)[number];
  /** Own days, together or not at all. */
  readonly from?: string;
  readonly to?: string;
}

/** Reads the days out of an address; own days go before a number of days, and what is no period is left out. */
export function readPeriod({ from, to, days: raw }: Record<string, unknown>): PeriodSearch {
  if (isDay(from) && isDay(to) && faultOf(from, to) === undefined) return { from, to };
  const days = PERIODS.find((each) => each === raw && each !== USUAL_DAYS);
  return days === undefined ? {} : { days };
}

/** Why two days are no period. */
export function faultOf(from: string, to: string): 'order' | 'too_long' | undefined {
  const days = countDays(from, to);
  return days < 1 ? 'order' : days > RESULT_DAYS_MAX ? 'too_long' : undefined;
}

/** Which days to ask for. */
export function daysOf({ days = USUAL_DAYS, from, to }: PeriodSearch): { from: string; to: string } | { days: number } {
  return from !== undefined && to !== undefined ? { from, to } : { days };
}

/** The choice of the period that the address stands for. */
export const choiceOf = ({ days = USUAL_DAYS, from }: PeriodSearch): string => (from === undefined ? String(days) : 'own');
