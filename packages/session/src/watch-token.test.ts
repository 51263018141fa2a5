import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenCookie } from './token-cookie.ts';
import { TOKEN_POLL_MS, watchToken } from './watch-token.ts';

const onChange = vi.fn<(token: string | undefined, previous: string | undefined) => void>();
let stop: () => void;

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  tokenCookie.clear();
  stop = watchToken({ onChange });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  onChange.mockReset();
  tokenCookie.clear();
});

describe('watching the cookie (§9)', () => {
  it('looks every 300 ms and tells each change once', () => {
    tokenCookie.write('one');
    vi.advanceTimersByTime(TOKEN_POLL_MS - 1);
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(10 * TOKEN_POLL_MS);
    expect(onChange.mock.calls).toEqual([['one', undefined]]);
    tokenCookie.clear();
    vi.advanceTimersByTime(TOKEN_POLL_MS);
    expect(onChange.mock.calls.at(-1)).toEqual([undefined, 'one']);
    expect(TOKEN_POLL_MS).toBe(300);
  });

  it('sleeps in a hidden tab and looks at once when it is shown', () => {
    setHidden(true);
    tokenCookie.write('one');
    expect(vi.getTimerCount()).toBe(0);
    setHidden(false);
    expect(onChange.mock.calls).toEqual([['one', undefined]]);
    tokenCookie.write('two');
    vi.advanceTimersByTime(TOKEN_POLL_MS);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('ends for good when stopped', () => {
    stop();
    tokenCookie.write('one');
    setHidden(true);
    setHidden(false);
    expect([vi.getTimerCount(), onChange.mock.calls.length]).toEqual([0, 0]);
  });
});
