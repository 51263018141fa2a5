import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewalMemory } from './renewal-memory.ts';
import type { SubscriptionTerm } from './subscription.ts';
import { isRenewalDue, RENEWAL_REPEAT_MS, watchRenewal } from './watch-renewal.ts';

const HOUR = 3_600_000;
const END = 1_800_000_000_000;
const memory = renewalMemory(localStorage);
const shown = vi.fn<(reason: 'deadline') => void>();
let subscription: SubscriptionTerm | undefined;

const watch = () => watchRenewal({ getSubscription: () => subscription, now: Date.now, memory, onShowRenewal: shown });

beforeEach(() => {
  subscription = { set_meal_id: 2, end_time: END };
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  shown.mockReset();
});

describe('the show-renewal event (§4)', () => {
  it('comes when the last 24 hours begin, and every four hours until the end', () => {
    vi.useFakeTimers({ now: END - 25 * HOUR });
    const stop = watch();
    expect(shown).not.toHaveBeenCalled();
    vi.advanceTimersByTime(HOUR);
    expect(shown.mock.calls).toEqual([['deadline']]);
    vi.advanceTimersByTime(4 * HOUR - 60_000);
    expect(shown).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(40 * HOUR);
    expect(shown).toHaveBeenCalledTimes(6);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes once per sign-in: not again after a reload, and again after a new sign-in', () => {
    vi.useFakeTimers({ now: END - HOUR });
    watch()();
    watch()();
    expect(shown).toHaveBeenCalledTimes(1);
    memory.clear();
    watch()();
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('waits for a subscription to be loaded', () => {
    vi.useFakeTimers({ now: END - HOUR });
    const loaded = subscription;
    subscription = undefined;
    const stop = watch();
    expect(shown).not.toHaveBeenCalled();
    subscription = loaded;
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveBeenCalledTimes(1);
    stop();
  });

  it.each([
    ['long before the end', END - 25 * HOUR, undefined, false],
    ['within 24 hours', END - 24 * HOUR, undefined, true],
    ['after the end', END, undefined, false],
    ['just before four hours have passed', END - HOUR, END - HOUR - RENEWAL_REPEAT_MS + 1, false],
    ['after four hours', END - HOUR, END - HOUR - RENEWAL_REPEAT_MS, true],
    ['where a wrong clock noted a time far ahead', END - HOUR, END + 9 * HOUR, true],
  ])('is due %s: %#', (_, now, shownAt, due) => {
    expect(isRenewalDue({ set_meal_id: 1, end_time: END }, now, shownAt)).toBe(due);
  });

  it('survives a note that is no time', () => {
    memory.write(Number.NaN);
    expect(memory.read()).toBeUndefined();
  });
});
