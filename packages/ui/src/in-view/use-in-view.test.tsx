import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInView } from './use-in-view.ts';

/** A browser that says what is in view when the test does. */
let observers: FakeObserver[] = [];
class FakeObserver {
  readonly watched = new Set<Element>();
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
    observers.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {
    this.watched.clear();
  }
  show(seq: number, { ratio = 1, height = 40 } = {}) {
    const target = [...this.watched].find((element) => (element as HTMLElement).dataset['seq'] === String(seq));
    const entry = { target, isIntersecting: ratio > 0, intersectionRatio: ratio, intersectionRect: { height } };
    this.#tell([entry as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

let focused = true;
let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  observers = [];
  [focused, visibility] = [true, 'visible'];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.spyOn(document, 'hasFocus').mockImplementation(() => focused);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Thread({ id, seqs, tell }: { id: string; seqs: readonly number[]; tell: (seq: number) => Promise<boolean> }) {
  const watch = useInView(id, tell);
  return seqs.map((seq) => <p key={`${id}-${seq}`} ref={watch} data-seq={seq} />);
}

function open(answer: () => Promise<boolean> = () => Promise.resolve(true)) {
  const tell = vi.fn<(seq: number) => Promise<boolean>>().mockImplementation(answer);
  const { rerender } = render(<Thread id="a" seqs={[1, 2, 3]} tell={tell} />);
  const show = (seq: number, how?: { ratio?: number; height?: number }) => act(async () => observers[0]?.show(seq, how));
  return { tell, show, other: () => rerender(<Thread id="b" seqs={[1]} tell={tell} />) };
}

it('tells of a message that is in view, once, and only further ones again', async () => {
  const { tell, show } = open();
  expect(tell).not.toHaveBeenCalled();
  await show(2);
  await show(2);
  await show(1);
  expect(tell.mock.calls).toEqual([[2]]);
  await show(3);
  expect(tell.mock.calls).toEqual([[2], [3]]);
});

it('does not count the edge of a message, but a good part of one that is higher than its room', async () => {
  const { tell, show } = open();
  await show(1, { ratio: 0.5, height: 20 });
  expect(tell).not.toHaveBeenCalled();
  await show(1, { ratio: 0.1, height: 200 });
  expect(tell.mock.calls).toEqual([[1]]);
});

it.each<[string, () => void, () => void, () => void]>([
  [
    'the page is hidden',
    () => void (visibility = 'hidden'),
    () => void (visibility = 'visible'),
    () => void document.dispatchEvent(new Event('visibilitychange')),
  ],
  [
    'the window is behind another',
    () => void (focused = false),
    () => void (focused = true),
    () => void window.dispatchEvent(new Event('focus')),
  ],
])('tells nothing while %s, and what is still in view when it comes back', async (_name, away, back, announce) => {
  const { tell, show } = open();
  away();
  await show(2);
  await show(3);
  await show(3, { ratio: 0 });
  expect(tell).not.toHaveBeenCalled();
  back();
  await act(async () => announce());
  expect(tell.mock.calls).toEqual([[2]]);
});

it('tells one after the other, and what could not be told at the next look', async () => {
  const answers: ((isTold: boolean) => void)[] = [];
  const { tell, show } = open(() => new Promise((resolve) => answers.push(resolve)));
  await show(1);
  await show(2);
  await show(3);
  expect(tell.mock.calls).toEqual([[1]]);
  await act(async () => answers[0]?.(true));
  expect(tell.mock.calls).toEqual([[1], [3]]);
  await act(async () => answers[1]?.(false));
  expect(tell).toHaveBeenCalledTimes(2);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(tell.mock.calls).toEqual([[1], [3], [3]]);
});

it('begins anew with another thread', async () => {
  const { tell, show, other } = open();
  await show(3);
  other();
  await show(1);
  expect(tell.mock.calls).toEqual([[3], [1]]);
});
