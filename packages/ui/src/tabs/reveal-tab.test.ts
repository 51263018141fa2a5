import { afterEach, expect, test } from 'vitest';
import { revealTab } from './reveal-tab.ts';

afterEach(() => document.body.replaceChildren());

/** A row 200 px wide of tabs 80 px wide, scrolled so far; a scroll moves what is in it. */
function row(count: number, scrolled: number, overflow = 'auto') {
  const strip = document.createElement('div');
  strip.style.overflowX = overflow;
  document.body.append(strip);
  Object.defineProperties(strip, { clientWidth: { value: 200 }, scrollWidth: { value: Math.max(200, count * 80) } });
  strip.getBoundingClientRect = () => new DOMRect(0, 0, 200, 40);
  strip.scrollLeft = scrolled;
  const tabs = Array.from({ length: count }, (_, place) => {
    const tab = document.createElement('button');
    tab.getBoundingClientRect = () => new DOMRect(place * 80 - strip.scrollLeft, 0, 80, 40);
    strip.append(tab);
    return tab;
  });
  return { strip, tabs };
}

test.each([
  ['one behind the end is brought in, with a piece of the next', 5, 0, 3, 152],
  ['one that is cut off at the end too', 5, 0, 2, 72],
  ['one before the beginning, with a piece of the one before', 5, 200, 1, 48],
  ['one that is seen stays where it is', 5, 100, 2, 100],
  ['where there is room for all, nothing moves', 2, 0, 1, 0],
])('%s', (_what, count, scrolled, place, then) => {
  const { strip, tabs } = row(count, scrolled);
  revealTab(tabs[place] ?? null);
  expect(strip.scrollLeft).toBe(then);
});

test('what does not scroll is left alone', () => {
  const { strip, tabs } = row(5, 0, 'hidden');
  revealTab(tabs[4] ?? null);
  expect(strip.scrollLeft).toBe(0);
});
