import type { WidgetSetup } from '@lobby/contract';

/** Lines of the pictures, in a square of 24. */
export const LINES: Readonly<Record<WidgetSetup['icon'] | 'down' | 'cross' | 'arch', string>> = {
  chat: 'M8 20A9 9 0 1 0 4 16L2 22Z',
  question: 'M12 2a10 10 0 1 0 .01 0M9 9a3 3 0 0 1 6 1c0 2-3 3-3 3M12 17h.01',
  smile: 'M12 2a10 10 0 1 0 .01 0M8 14s1.5 2 4 2 4-2 4-2M9 9h.01M15 9h.01',
  down: 'm6 9 6 6 6-6',
  cross: 'M18 6 6 18M6 6l12 12',
  arch: 'M4 21V10a8 8 0 0 1 16 0V21M9 21V12a3 3 0 0 1 6 0V21Z',
};

/** A drawing in the colour of the text around it, made without markup: a page may forbid to read any. @returns changes its lines */
export function draw(parent: Element, lines: string): (lines: string) => void {
  const add = (to: Element, tag: string, name: string, value: string) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    element.setAttribute(name, value);
    to.append(element);
    return element;
  };
  const path = add(add(parent, 'svg', 'viewBox', '0 0 24 24'), 'path', 'd', lines);
  return (next) => path.setAttribute('d', next);
}
