import type { RenewalReason } from '@lobby/session';
import { expect, it } from 'vitest';
import { chooseBanner } from './choose-banner.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);

it.each<[string, 1 | 2 | 3, number, RenewalReason | undefined, ReturnType<typeof chooseBanner>]>([
  ['an ended paid plan', 2, -1, 'expired', 'expired'],
  ['an ended paid plan that nobody was sent from', 2, -1, undefined, 'expired'],
  ['an ended trial', 1, 0, 'free', 'free'],
  ['an ended trial whose address says expired', 1, -1, 'expired', 'free'],
  ['a paid plan on its last day', 3, 0.5, 'deadline', 'deadline'],
  ['a paid plan in its last ten days', 2, 10, undefined, 'deadline'],
  ['a trial in its last ten days', 1, 9, undefined, 'trial'],
  ['a trial from whose start somebody looks ahead', 1, 13, 'free', 'trial'],
  ['a plan with a month left, asked about', 2, 30, 'deadline', 'deadline'],
  ['a plan with a month left', 2, 30, undefined, undefined],
  ['a plan that was paid after the address was written', 2, 30, 'expired', undefined],
  ['a plan bought after the trial', 2, 30, 'free', undefined],
])('%s', (_, plan, daysLeft, currentType, banner) => {
  expect(chooseBanner({ set_meal_id: plan, end_time: NOW + daysLeft * DAY_MS }, currentType, NOW)).toBe(banner);
});
