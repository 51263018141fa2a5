import { describe, expect, it } from 'vitest';
import { serverClock } from './server-clock.ts';
import { RENEWAL_DIALOG_MS, RENEWAL_WARNING_MS, renewalReason, subscriptionState } from './subscription.ts';

const END = 1_800_000_000_000;
const pro = { set_meal_id: 2, end_time: END } as const;
const trial = { set_meal_id: 1, end_time: END } as const;

describe('a subscription (§4, §9)', () => {
  it.each([
    [RENEWAL_WARNING_MS + 1, 'active', undefined],
    [RENEWAL_WARNING_MS, 'expiring', undefined],
    [RENEWAL_DIALOG_MS + 1, 'expiring', undefined],
    [RENEWAL_DIALOG_MS, 'expiring', 'deadline'],
    [1, 'expiring', 'deadline'],
    [0, 'expired', 'expired'],
    [-1, 'expired', 'expired'],
  ] as const)('%i ms before its end is %s, with reason %s', (left, state, reason) => {
    expect([subscriptionState(pro, END - left), renewalReason(pro, END - left)]).toEqual([state, reason]);
  });

  it('warns ten days and asks 24 hours before its end', () => {
    expect([RENEWAL_WARNING_MS, RENEWAL_DIALOG_MS]).toEqual([864_000_000, 86_400_000]);
  });

  it('has reason free after the end of the free plan only', () => {
    expect([renewalReason(trial, END), renewalReason(trial, END - 1)]).toEqual(['free', 'deadline']);
  });
});

it.each([-86_400_000, 0, 3_600_000])('a local clock that is %i ms off locks nobody out', (off) => {
  const server = END - 1_000;
  const clock = serverClock({ serverTime: server, receivedAt: server + off, localNow: () => server + off + 999 });
  expect(clock.now()).toBe(END - 1);
  expect(subscriptionState(pro, clock.now())).toBe('expiring');
});
