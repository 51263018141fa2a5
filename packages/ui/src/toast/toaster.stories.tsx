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
  rightToLeft?: boolean;
}

function Toasts({ s, position = 'top-center', types = TYPES, long = false, rightToLeft = false }: Spoken & Shown) {
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
    <div dir={rightToLeft ? 'rtl' : 'ltr'} className="flex min-h-[480px] flex-wrap items-end gap-2">
      <Toaster position={position} />
      <Button onClick={() => toast.success(s.saved)}>{s.open}</Button>
    </div>
  );
}

const meta: Meta<Shown> = { title: 'ui/Toaster', render: inFour(Toasts) };
export default meta;

/** 356 px wide, 14 px apart, three to be seen; without movement where none is wanted (§4). */
export const AllTypes: StoryObj<Shown> = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('list');
    await waitFor(() => expect(area.children).toHaveLength(TYPES.length));
    const visible = () => [...area.children].filter((slot) => !slot.hasAttribute('inert')).map((slot) => slot.getBoundingClientRect());
    await expect(visible().map(({ width }) => width)).toEqual([356, 356, 356]);
    await waitFor(() => {
      const [first, second, third] = visible().toSorted((a, b) => a.top - b.top);
      return expect(
        [(second?.top ?? 0) - (first?.bottom ?? 0), (third?.top ?? 0) - (second?.bottom ?? 0)].map((gap) => gap.toFixed(1)),
      ).toEqual(['14.0', '14.0']);
    });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const [slot] = area.children;
    await expect(Number.parseFloat(getComputedStyle(slot as Element).transitionDuration) < 0.001).toBe(isStill);
  },
};

/** In a script that runs from right to left the close button changes sides. */
export const RightToLeft: StoryObj<Shown> = {
  args: { rightToLeft: true, types: ['success'] },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('listitem');
    const [, close] = [...card.querySelectorAll('button')];
    await expect(close?.getBoundingClientRect().right).toBeGreaterThan(card.getBoundingClientRect().right);
  },
};
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
