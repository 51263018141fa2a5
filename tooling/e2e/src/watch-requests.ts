import { LIVE_PATH } from '@lobby/contract';
import { expect, type Page, type Request } from '@playwright/test';

/** How long nothing may have been asked before a page counts as settled. Milliseconds. */
const QUIET_MS = 500;
const LOOK_MS = 50;
/** Longest wait for that; past it, what is still under way is named. Milliseconds. */
const PATIENCE_MS = 45_000;

/**
 * Follows what a page asks for, from before it is opened. Unlike the browser's own idle network, it tells which request did not end,
 * and leaves out the live connection, which never does.
 * @returns what waits until every request has ended and none has begun for a while
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = performance.now();
  const change = (request: Request, act: () => unknown) => {
    if (isLive(request)) return;
    act();
    changed = performance.now();
  };
  page.on('request', (request) =>
    change(request, () => {
      // Whatever the document before still asked for went with it.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
      open.add(request);
    }),
  );
  const end = (request: Request) => change(request, () => open.delete(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const underWay = () => {
    if (open.size > 0) return [...open].map((request) => request.url());
    return performance.now() - changed < QUIET_MS ? ['asked a moment ago'] : [];
  };
  const message = 'requests of the page that have not ended';
  return () => expect.poll(underWay, { message, timeout: PATIENCE_MS, intervals: [LOOK_MS] }).toEqual([]);
}

function isLive(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith(`${LIVE_PATH}/`);
}
