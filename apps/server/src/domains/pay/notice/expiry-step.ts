const DAY_MS = 86_400_000;

/** Mails about the end of a subscription: how long after its end each is due, in milliseconds. §9 names the ten days. */
const STEPS = [
  { step: 'ten_days_before', after: -10 * DAY_MS },
  { step: 'one_day_before', after: -DAY_MS },
  { step: 'ended', after: 0 },
  { step: 'month_after', after: 30 * DAY_MS },
  { step: 'two_months_after', after: 60 * DAY_MS },
] as const;
export type ExpiryStep = (typeof STEPS)[number]['step'];

/** Every step that is due, the latest last: of several that were missed only the latest still says something true. Pure. */
export function dueSteps(endTime: number, now: number): ExpiryStep[] {
  return STEPS.filter(({ after }) => endTime + after <= now).map(({ step }) => step);
}
