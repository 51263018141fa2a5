import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { WideBox } from './wide-box.tsx';

const WIDE = (
  <p className="w-[60rem] p-3 text-13">delivery · returns · warranty · opening hours · gift cards · wholesale · repairs · lost and found</p>
);

const meta = {
  title: 'ui/Wide box',
  component: WideBox,
  args: { label: 'Topics', children: WIDE },
} satisfies Meta<typeof WideBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Wider than its place: keys reach it. */
export const Narrow: Story = {
  args: { className: 'w-64 rounded-card border border-border' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Topics' })).toHaveAttribute('tabindex', '0'));
  },
};

/** With room for all of it, it is no stop on the way. */
export const Roomy: Story = {
  args: { children: <p className="w-40 p-3 text-13">delivery</p> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(canvas.getByText('delivery').parentElement).not.toHaveAttribute('tabindex');
  },
};
