import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

/** Esc where the browser sends it when nothing has the focus. */
const escapeOnPage = () => fireEvent.keyDown(document.body, { key: 'Escape' });

test('Esc closes a sheet that has lost the focus', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Sheet open onClose={onClose} title="Work order">
      text
    </Sheet>,
  );
  escapeOnPage();
  expect(onClose).toHaveBeenCalledOnce();
});

test('of two layers without the focus, Esc closes the one on top', () => {
  const [below, above] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const layers = (isAbove: boolean) => (
    <>
      <Sheet open onClose={below} title="Work order">
        text
      </Sheet>
      <Dialog open={isAbove} onClose={above} title="Due date">
        text
      </Dialog>
    </>
  );
  const { rerender } = render(layers(false));
  rerender(layers(true));
  escapeOnPage();
  expect([below, above].map((close) => close.mock.calls.length)).toEqual([0, 1]);
  rerender(layers(false));
  escapeOnPage();
  expect([below, above].map((close) => close.mock.calls.length)).toEqual([1, 1]);
});

test('what has to be answered stays, also without the focus', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose} title="Delete?" mustAnswer>
      text
    </Dialog>,
  );
  escapeOnPage();
  expect(onClose).not.toHaveBeenCalled();
});
