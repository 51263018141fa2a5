import { expect, test } from 'vitest';
import { notLive, shownStatus } from './link-life.ts';

const NOW = Date.UTC(2026, 5, 1);

test.each([
  ['active', null, false, undefined],
  ['active', NOW, false, undefined],
  ['active', NOW + 1, false, 'early'],
  ['active', null, true, 'plan_over'],
  ['draft', null, false, 'draft'],
  ['paused', null, false, 'paused'],
  ['expired', null, false, 'over'],
  ['exhausted', null, false, 'over'],
  ['archived', null, true, 'archived'],
] as const)(
  'a link that is %s and begins at %s, with a plan that has ended: %s, is not live because of %s',
  (status, startsAt, ended, why) => {
    expect(notLive({ status, starts_at: startsAt }, ended, NOW)).toBe(why);
  },
);

test.each([
  ['active', NOW, 'active'],
  ['active', NOW + 1, 'scheduled'],
  ['draft', NOW + 1, 'draft'],
  ['paused', NOW + 1, 'paused'],
] as const)('a link that is %s and begins at %s is called %s', (status, startsAt, said) => {
  expect(shownStatus({ status, starts_at: startsAt }, NOW)).toBe(said);
});
