import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAhead } from './load-ahead.ts';
import type { AppRouter } from './router.tsx';

/** A router that tells when a screen stands, and what was loaded ahead. */
function aRouter() {
  const loaded: string[] = [];
  const told = new Set<() => void>();
  const router = {
    subscribe(_name: string, tell: () => void) {
      told.add(tell);
      return () => void told.delete(tell);
    },
    preloadRoute: ({ to }: { to: string }) => Promise.resolve(void loaded.push(to)),
  } as unknown as AppRouter;
  const stand = () => {
    for (const tell of told) tell();
  };
  return { router, loaded, stand };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loading ahead', () => {
  it('waits for the first screen, then loads the daily ones, once', async () => {
    const { router, loaded, stand } = aRouter();
    loadAhead(router);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loaded).toEqual([]);
    stand();
    expect(loaded).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    stand();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loaded).toEqual(['/dashboard/session', '/dashboard/work-order']);
  });

  it('is left out where the device saves data, and where the page is left before', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const [thrifty, left] = [aRouter(), aRouter()];
    loadAhead(thrifty.router);
    thrifty.stand();
    vi.unstubAllGlobals();
    const stop = loadAhead(left.router);
    left.stand();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([thrifty.loaded, left.loaded]).toEqual([[], []]);
  });
});
