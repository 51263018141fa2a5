import type { WidgetSetup } from '@lobby/contract';

/** Lines of the pictures, in a square of 24 px. */
export const LINES: Readonly<Record<WidgetSetup['icon'] | 'down' | 'cross', string>> = {
  chat: 'M8 20A9 9 0 1 0 4 16L2 22Z',
  question: 'M12 2a10 10 0 1 0 .1 0M9 9q1-3 4-2 4 2-1 6m0 4v.1',
  smile: 'M12 2a10 10 0 1 0 .1 0M8 14q4 4 8 0M9 9v.1m6 0V9',
  down: 'm6 9 6 6 6-6',
  cross: 'm7 7 10 10M7 17 17 7',
};

/** A drawing in the colour of the text around it, made without markup: a page may forbid to read any. @returns changes its lines */
export function draw(parent: Element): (lines: string) => void {
  const add = (to: Element, tag: string) => to.appendChild(document.createElementNS('http://www.w3.org/2000/svg', tag));
  const path = add(add(parent, 'svg'), 'path');
  return (lines) => path.setAttribute('d', lines);
}
