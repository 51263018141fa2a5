import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith, bringMore, greet, KEY, openPage, runTag, settle, spoken, widgetOf } from '#/testing/page-with-widget.ts';

/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 45_000;

const WIDTH = 1_000;
/** Where the launcher stands by the rules of its sheet, as a browser would lay it out. */
const leftOf = (launcher: HTMLElement) => {
  const rules = [...((launcher.getRootNode() as ShadowRoot).adoptedStyleSheets[0]?.cssRules ?? [])]
    .map(({ cssText }) => cssText)
    .join('\n');
  const moved = Number.parseFloat(launcher.style.getPropertyValue('translate')) || 0;
  return (rules.includes('left: 20px') ? 20 : WIDTH - 76) + moved;
};
const sideOf = (launcher: HTMLElement) => (leftOf(launcher) < WIDTH / 2 ? 'left' : 'right');
let calm = false;

beforeEach(() => {
  vi.stubGlobal('innerWidth', WIDTH);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: calm && query.includes('reduce') }));
  bringMore();
});
afterEach(() => {
  calm = false;
});

/** Comes near the launcher and waits for what that brings. */
async function comeNear(widget: ReturnType<typeof widgetOf>) {
  const { launcher } = widget;
  const glides = vi.fn<(keyframes: unknown, timing: unknown) => void>();
  Object.assign(launcher, {
    animate: glides,
    setPointerCapture: vi.fn<() => void>(),
    getBoundingClientRect: () => ({ left: leftOf(launcher), width: 56 }),
  });
  launcher.dispatchEvent(new Event('pointerenter'));
  await vi.waitFor(() => expect(launcher.getAttribute('aria-controls')).toBe(widget.panel.id), PATIENCE_MS);
  return { ...widget, glides };
}
const pointer = (launcher: HTMLElement, type: string, x: number, more: object = {}) =>
  launcher.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), {
      pointerId: 7,
      isPrimary: true,
      button: 0,
      buttons: 1,
      pointerType: 'mouse',
      clientX: x,
      ...more,
    }),
  );
const click = (launcher: HTMLElement, detail: number) =>
  launcher.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }));
const press = (launcher: HTMLElement, key: string, more: object = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  launcher.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a launcher that is dragged', () => {
  test('stands on the side where it is let go, is not pressed, and stands there on the next page', async () => {
    const { launcher, panel, glides } = await comeNear(await openPage());
    pointer(launcher, 'pointerdown', 960);
    pointer(launcher, 'pointermove', 300);
    expect(launcher.style.getPropertyValue('translate')).toBe('-660px');
    pointer(launcher, 'pointerup', 300);
    click(launcher, 1);
    expect([sideOf(launcher), launcher.style.getPropertyValue('translate'), panel.open]).toEqual(['left', '', false]);
    // From where it was let go.
    expect(glides.mock.calls).toEqual([[{ translate: ['244px', '0px'] }, { duration: 200, easing: 'ease-out' }]]);
    expect(localStorage.getItem(`lobby:${KEY}:side`)).toBe('left');

    document.body.replaceChildren();
    delete window.Lobby;
    expect(sideOf((await openPage()).launcher)).toBe('left');
  });

  test('goes back where it is not brought over the middle, or the browser takes the pointer away', async () => {
    const { launcher, panel } = await comeNear(await openPage());
    pointer(launcher, 'pointerdown', 960);
    pointer(launcher, 'pointermove', 700);
    pointer(launcher, 'pointerup', 700);
    expect(sideOf(launcher)).toBe('right');
    pointer(launcher, 'pointerdown', 960);
    pointer(launcher, 'pointermove', 100);
    pointer(launcher, 'pointercancel', 100);
    expect([sideOf(launcher), launcher.style.getPropertyValue('translate')]).toEqual(['right', '']);
    click(launcher, 1);
    expect(panel.open).toBe(true);
  });

  test('that hardly moves is pressed; so it is by a key after it was dragged', async () => {
    const { launcher, panel } = await comeNear(await openPage());
    pointer(launcher, 'pointerdown', 960);
    pointer(launcher, 'pointermove', 955);
    pointer(launcher, 'pointerup', 955);
    click(launcher, 1);
    expect(panel.open).toBe(true);
    pointer(launcher, 'pointerdown', 960);
    pointer(launcher, 'pointermove', 100);
    pointer(launcher, 'pointerup', 100);
    click(launcher, 0);
    expect([panel.open, sideOf(launcher)]).toEqual([false, 'left']);
  });

  test('by a finger that came down before the script was there follows from where it is', async () => {
    const { launcher } = await comeNear(await openPage());
    const finger = { pointerType: 'touch' };
    pointer(launcher, 'pointermove', 900, finger);
    pointer(launcher, 'pointermove', 200, finger);
    pointer(launcher, 'pointerup', 200, finger);
    expect(sideOf(launcher)).toBe('left');
  });

  test.each([
    ['a second finger', { isPrimary: false, pointerId: 8 }],
    ['another button', { button: 2, buttons: 2 }],
  ])('by %s stays', async (_name, more) => {
    const { launcher } = await comeNear(await openPage());
    pointer(launcher, 'pointerdown', 960, more);
    pointer(launcher, 'pointermove', 100, more);
    pointer(launcher, 'pointerup', 100, more);
    expect(sideOf(launcher)).toBe('right');
  });

  test('is not what a mouse drags that comes by with its button down', async () => {
    const { launcher } = await comeNear(await openPage());
    pointer(launcher, 'pointermove', 960);
    pointer(launcher, 'pointermove', 100);
    expect(launcher.style.getPropertyValue('translate')).toBe('');
  });

  test('arrives at once where the visitor wants nothing to move', async () => {
    calm = true;
    const { launcher, glides } = await comeNear(await openPage());
    press(launcher, 'ArrowLeft');
    expect([sideOf(launcher), glides.mock.calls]).toEqual(['left', []]);
  });

  test('moves on a site whose storage is blocked, too, for as long as the page is there', async () => {
    const { launcher } = await comeNear(await openPage());
    vi.stubGlobal('localStorage', undefined);
    press(launcher, 'ArrowLeft');
    expect(sideOf(launcher)).toBe('left');
  });
});

test('the arrow keys move the launcher that has the focus, on the screen as they point, and nothing else does', async () => {
  document.documentElement.dir = 'rtl';
  const { launcher } = await comeNear(await openPage());
  expect(launcher.getAttribute('aria-keyshortcuts')).toBe('ArrowLeft ArrowRight');
  expect([press(launcher, 'ArrowLeft'), sideOf(launcher)]).toEqual([true, 'left']);
  expect([press(launcher, 'ArrowRight'), sideOf(launcher)]).toEqual([true, 'right']);
  expect([press(launcher, 'ArrowLeft', { altKey: true }), press(launcher, 'a'), sideOf(launcher)]).toEqual([false, false, 'right']);
});

test('the chat hears where the launcher stands, and may send it to the other side', async () => {
  const { launcher, frame, panel } = await comeNear(await openPage());
  const chat = greet(frame() as HTMLIFrameElement);
  launcher.click();
  chat.say({ unread: 0, side: 'left' });
  await spoken();
  expect([sideOf(launcher), panel.open]).toEqual(['left', true]);
  await spoken();
  expect([chat.heard[0]?.side, chat.heard.at(-1)?.side]).toEqual(['right', 'left']);
});

test('a language that is chosen later leaves the launcher where the visitor has put it', async () => {
  const { launcher, lobby } = await comeNear(await openPage());
  press(launcher, 'ArrowLeft');
  lobby.setLocale('ja-JP');
  await settle();
  expect(sideOf(launcher)).toBe('left');
});

test('what is said above the launcher shows the face of who wrote it, and no longer than they are the last', async () => {
  const { card, frame } = await comeNear(await openPage());
  const drawn: unknown[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: (face: unknown) => drawn.push(face) } as never);
  const chat = greet(frame() as HTMLIFrameElement);
  const face = { width: 48, height: 48 };
  chat.say({ unread: 1, message: { text: 'It fits.', from: 'Nora from Northfold' }, face: face as ImageBitmap });
  await spoken();
  expect(card.querySelector('button')?.firstElementChild?.tagName).toMatch(/canvas/i);
  expect(drawn).toEqual([face]);
  chat.say({ unread: 1 });
  await spoken();
  expect(card.querySelector('canvas')).not.toBeNull();
  chat.say({ unread: 2, message: { text: 'One more', from: 'Candy from Northfold' } });
  await spoken();
  expect(card.querySelector('canvas')).toBeNull();
});

test('the chat hears of an address that changes without the page being loaded', async () => {
  const { frame } = await comeNear(await openPage());
  const chat = greet(frame() as HTMLIFrameElement);
  await spoken();
  const before = chat.heard.length;
  window.dispatchEvent(new Event('popstate'));
  await spoken();
  expect(chat.heard.length).toBe(before + 1);
});

test('a page that lets the second script in no more than any other has the chat all the same', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  bringMore(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  answerWith({});
  runTag();
  await settle();
  const { launcher, panel, frame } = widgetOf();
  launcher.click();
  await settle();
  expect([panel.open, frame() === null]).toEqual([true, false]);
  expect(warned.mock.calls).toEqual([['Lobby:', new TypeError('Failed to fetch dynamically imported module')]]);
});
