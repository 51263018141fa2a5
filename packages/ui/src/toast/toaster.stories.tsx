import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#/button/button.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { toast, type ToastOptions } from './toast.tsx';
import { Toaster, type ToasterPosition } from './toaster.tsx';

const STAY: ToastOptions = { durationMs: Number.POSITIVE_INFINITY };

const TYPES = ['default', 'info', 'error', 'warning', 'success', 'loading'] as const;
type Types = readonly (typeof TYPES)[number][];

interface Shown {
  position?: ToasterPosition;
  types?: Types;
  long?: boolean;
}

function Toasts({ s, position = 'top-center', types = TYPES, long = false }: Spoken & Shown) {
  useEffect(() => {
    for (const type of types) {
      const options: ToastOptions = {
        ...STAY,
        id: type,
        description: long ? s.longWord : s.emptyText,
        action: { label: s.more, onAction: () => undefined },
      };
      const title = long ? s.long : s.saved;
      if (type === 'default') toast(title, options);
      else toast[type](title, options);
    }
  }, [s, types, long]);
  useEffect(() => () => toast.dismiss(), []);
  return (
    <div className="flex min-h-[480px] flex-wrap items-end gap-2">
      <Toaster position={position} />
      <Button onClick={() => toast.success(s.saved)}>{s.open}</Button>
    </div>
  );
}

const meta: Meta<Shown> = { title: 'ui/Toaster', render: inFour(Toasts) };
export default meta;

export const AllTypes: StoryObj<Shown> = {};
export const TopRight: StoryObj<Shown> = { args: { position: 'top-right', types: ['default', 'info', 'error'] } };
export const BottomLeft: StoryObj<Shown> = { args: { position: 'bottom-left', types: ['warning', 'success', 'loading'] } };
export const LongTexts: StoryObj<Shown> = { args: { long: true, types: ['error'] } };

/** Alt+T goes to the toasts, the Tab key through them, Esc closes one and comes back. */
export const ByKeyboard: StoryObj<Shown> = {
  args: { types: ['success'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getAllByRole('button').at(-1);
    button?.focus();
    await waitFor(() => expect(canvas.getByRole('listitem')).toBeVisible());
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('listitem').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
