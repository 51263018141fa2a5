import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { toast as queue } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast, TOAST_DURATION_MS, TOAST_FADE_MS } from './toast.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster />
    </>,
  );
});

afterEach(() => {
  act(() => queue.removeAll());
  cleanup();
  vi.useRealTimers();
});

const show = (shown: () => void) => act(shown);
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const area = () => screen.getByRole('list', { hidden: true });
const slotOf = (text: string) => screen.getByText(text).closest('li') as HTMLElement;
const isThere = (text: string) => screen.queryByText(text) !== null;

describe('time (§4)', () => {
  test.each(['default', 'success', 'error', 'info', 'warning'] as const)('a %s toast goes after 4000 ms', (type) => {
    show(() => void (type === 'default' ? toast('Saved') : toast[type]('Saved')));
    pass(TOAST_DURATION_MS - 1);
    expect(slotOf('Saved').inert).toBe(false);
    pass(1);
    expect(slotOf('Saved').inert).toBe(true);
    pass(TOAST_FADE_MS);
    expect(isThere('Saved')).toBe(false);
    expect(TOAST_DURATION_MS).toBe(4000);
  });

  test('a loading toast stays until it is updated, then goes after 4000 ms more', () => {
    show(() => void toast.loading('Saving', { id: 'save' }));
    pass(60_000);
    show(() => void toast.success('Saved', { id: 'save' }));
    expect(isThere('Saving')).toBe(false);
    pass(TOAST_DURATION_MS - 1);
    expect(isThere('Saved')).toBe(true);
    pass(1);
    pass(TOAST_FADE_MS);
    expect(isThere('Saved')).toBe(false);
  });

  test.each([
    ['hover', () => void fireEvent.mouseEnter(area()), () => void fireEvent.mouseLeave(area())],
    ['focus', () => area().focus(), () => area().blur()],
    ['a hidden tab', () => hideTab(true), () => hideTab(false)],
  ])('time stands still during %s', (_reason, begin, end) => {
    show(() => void toast('Saved'));
    pass(3000);
    act(begin);
    pass(60_000);
    expect(slotOf('Saved').inert).toBe(false);
    act(end);
    pass(999);
    expect(slotOf('Saved').inert).toBe(false);
    pass(1);
    pass(TOAST_FADE_MS);
    expect(isThere('Saved')).toBe(false);
  });

  test('goes on once the page on which it stood still is gone', () => {
    act(() => void fireEvent.mouseEnter(area()));
    cleanup();
    render(<Toaster />);
    show(() => void toast('Saved'));
    pass(TOAST_DURATION_MS);
    pass(TOAST_FADE_MS);
    expect(isThere('Saved')).toBe(false);
  });

  test('two reasons to pause both have to end', () => {
    show(() => void toast('Saved'));
    act(() => void fireEvent.mouseEnter(area()));
    act(() => area().focus());
    act(() => void fireEvent.mouseLeave(area()));
    pass(60_000);
    expect(isThere('Saved')).toBe(true);
    act(() => area().blur());
    pass(TOAST_DURATION_MS);
    pass(TOAST_FADE_MS);
    expect(isThere('Saved')).toBe(false);
  });
});

describe('types (§4)', () => {
  const TYPES = ['default', 'success', 'error', 'info', 'warning', 'loading'] as const;
  const showType = (type: (typeof TYPES)[number], title: string, id?: string) => {
    const options = id === undefined ? {} : { id };
    show(() => void (type === 'default' ? toast(title, options) : toast[type](title, options)));
  };

  test('each has rich colours of its own; the default and a loading one are plain (§2)', () => {
    for (const type of TYPES) showType(type, type);
    const look = (type: string) =>
      screen
        .getByText(type)
        .closest('li')
        ?.firstElementChild?.className.match(/bg-\S+/u)?.[0];
    expect(TYPES.map(look)).toEqual(['bg-overlay', 'bg-success-soft', 'bg-danger-soft', 'bg-accent-tint', 'bg-warning-soft', 'bg-overlay']);
  });

  test.each(TYPES)('a %s toast has a close button, which takes it away (§2)', (type) => {
    showType(type, 'Saved');
    act(() => void fireEvent.click(within(slotOf('Saved')).getByRole('button', { name: 'Close' })));
    expect(slotOf('Saved').inert).toBe(true);
  });

  test('a loading toast does not go by itself', () => {
    showType('loading', 'Saving');
    pass(10 * 60_000);
    expect(slotOf('Saving').inert).toBe(false);
  });

  test.each(TYPES)('a toast shown under an id already there becomes a %s one in its place, and its time starts again', (type) => {
    showType('info', 'First', 'same');
    pass(3000);
    showType(type, 'Second', 'same');
    expect(isThere('First')).toBe(false);
    expect(within(area()).getAllByRole('listitem', { hidden: true })).toHaveLength(1);
    pass(TOAST_DURATION_MS - 1);
    expect(slotOf('Second').inert).toBe(false);
  });

  test('one toast, or all of them, can be taken away by the app', () => {
    showType('default', 'One', 'one');
    showType('default', 'Two', 'two');
    show(() => toast.dismiss('one'));
    expect([slotOf('One').inert, slotOf('Two').inert]).toEqual([true, false]);
    show(() => toast.dismiss());
    expect(slotOf('Two').inert).toBe(true);
  });
});

describe('stack (§4)', () => {
  test('three are visible, newest first, and the others wait behind', () => {
    show(() => void ['one', 'two', 'three', 'four', 'five'].map((title) => toast(title)));
    expect(
      within(area())
        .getAllByRole('listitem', { hidden: true })
        .map((item) => [item.textContent, item.inert]),
    ).toEqual([
      ['five', false],
      ['four', false],
      ['three', false],
      ['two', true],
      ['one', true],
    ]);
  });

  test('the next comes forward when one is closed', () => {
    show(() => void ['one', 'two', 'three', 'four'].map((title) => toast(title)));
    act(() => void fireEvent.click(within(slotOf('four')).getByRole('button', { name: 'Close' })));
    expect(slotOf('one').inert).toBe(false);
  });
});

describe('keyboard and touch (§4)', () => {
  test('Alt+T goes to the toasts, Esc comes back', () => {
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    show(() => void toast('Saved'));
    act(() => void fireEvent.keyDown(document.body, { code: 'KeyT', key: '†', altKey: true }));
    expect(document.activeElement).toBe(area());
    act(() => void fireEvent.keyDown(area(), { key: 'Escape' }));
    expect(document.activeElement).toBe(elsewhere);
  });

  test('Esc inside a toast closes that one', () => {
    show(() => void toast('Saved'));
    act(() => void fireEvent.keyDown(within(slotOf('Saved')).getByRole('button', { name: 'Close' }), { key: 'Escape' }));
    expect(slotOf('Saved').inert).toBe(true);
  });

  test.each([
    [45, 10_000, true],
    [44, 10_000, false],
    [30, 100, true],
  ])('a swipe of %d px in %d ms takes it away: %s', (px, ms, taken) => {
    show(() => void toast('Saved', { durationMs: 60_000 }));
    const slot = slotOf('Saved');
    const at = (clientX: number, type: 'pointerDown' | 'pointerMove' | 'pointerUp') =>
      act(() => void fireEvent[type](slot, { clientX, clientY: 0, button: 0, pointerId: 1 }));
    pass(1);
    at(100, 'pointerDown');
    pass(ms);
    at(100 + px, 'pointerMove');
    at(100 + px, 'pointerUp');
    expect(slot.inert).toBe(taken);
  });

  test('the action of a toast is done once, and the toast goes', () => {
    const onAction = vi.fn<() => void>();
    show(() => void toast.success('12 entries published', { action: { label: 'Undo', onAction } }));
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(slotOf('12 entries published').inert).toBe(true);
  });
});

describe('promises', () => {
  test('one toast follows a promise to its success', async () => {
    const saving = Promise.withResolvers<number>();
    let followed: Promise<number> | undefined;
    show(() => {
      followed = toast.promise(saving.promise, { loading: 'Saving', success: (count) => `${count} saved`, error: 'Not saved' });
    });
    expect(isThere('Saving')).toBe(true);
    saving.resolve(3);
    await act(async () => expect(await followed).toBe(3));
    expect(isThere('Saving')).toBe(false);
    expect(isThere('3 saved')).toBe(true);
  });

  test('and to its failure, which the caller still sees', async () => {
    await act(async () =>
      expect(toast.promise(Promise.reject(new Error('cut')), { loading: 'Saving', success: 'Saved', error: 'Not saved' })).rejects.toThrow(
        'cut',
      ),
    );
    expect(isThere('Not saved')).toBe(true);
  });
});

test('the area is a live region that says how to reach it', () => {
  const region = screen.getByRole('region', { name: 'Notifications (Alt+T)' });
  expect(region.getAttribute('aria-live')).toBe('polite');
});

function hideTab(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
}

test('the area is 356 px wide, at the top right unless told (§4, §9)', () => {
  expect(area().classList).toContain('w-[356px]');
  expect([...area().classList]).toEqual(expect.arrayContaining(['top-7', 'right-4']));
});
