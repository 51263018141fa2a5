import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStorage } from '#/state/browser-storage.ts';
import { openHistory } from './history.ts';

/** How the page came: by an address, or by loading it again. */
function comes(how: 'navigate' | 'reload', address: string): void {
  window.history.replaceState(null, '', address);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: how }] as unknown as PerformanceEntryList);
}

/** A browser that keeps nothing. */
const blocked = () =>
  openStorage({
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    get sessionStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('begins where the address bar leads, and keeps going on out of its sight', () => {
  comes('navigate', '/chat/demo?locale=ja-JP');
  const history = openHistory(sessionStorage);
  expect(history.location.href).toBe('/chat/demo?locale=ja-JP');
  history.push('/chat/demo/faq');
  expect(location.pathname).toBe('/chat/demo');
});

test('goes on after a reload where the visitor was, in each business’s chat by itself', () => {
  comes('navigate', '/chat/demo');
  openHistory(sessionStorage).push('/chat/demo/faq/7?q=tent');
  comes('navigate', '/chat/other');
  openHistory(sessionStorage).push('/chat/other/work-order');
  comes('reload', '/chat/demo');
  expect(openHistory(sessionStorage).location.href).toBe('/chat/demo/faq/7?q=tent');
  comes('reload', '/chat/other');
  expect(openHistory(sessionStorage).location.href).toBe('/chat/other/work-order');
  comes('navigate', '/chat/demo');
  expect(openHistory(sessionStorage).location.href).toBe('/chat/demo');
});

test.each(['{', 'null', '[]', '{"demo":7}'])('what is kept and is no list of places, such as %s, leads nowhere else', (text) => {
  sessionStorage.setItem('lobby-chat-places', text);
  comes('reload', '/chat/demo');
  const history = openHistory(sessionStorage);
  history.push('/chat/demo/faq');
  expect(history.location.pathname).toBe('/chat/demo/faq');
});

test('begins at the address where the browser keeps nothing', () => {
  const { session } = blocked();
  comes('navigate', '/chat/demo');
  openHistory(session).push('/chat/demo/faq');
  comes('reload', '/chat/demo');
  expect(openHistory(blocked().session).location.href).toBe('/chat/demo');
});
