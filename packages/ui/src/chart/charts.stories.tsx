import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { expectVisibleFocus } from '#/stories/shows-focus.ts';
import { BarChart } from './bar-chart.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { Sparkline } from './sparkline.tsx';

const VALUES = [42, 58, 31, 76, 0];
const BEFORE = [36, 61, 40, 52, 12];

function Charts({ s, empty = false }: Spoken & { empty?: boolean }) {
  const bars = s.days.map((label, index) => ({
    id: label,
    label,
    value: empty ? 0 : (VALUES[index] ?? 0),
    ...(empty ? {} : { before: BEFORE[index] }),
  }));
  return (
    <div className="grid max-w-[880px] gap-5 sm:grid-cols-2">
      <ChartFrame
        title={s.conversations}
        basis={s.lastDays}
        chart={<BarChart label={s.conversationsByDay} bars={bars} />}
        table={{ head: [s.day, s.count], rows: bars.map(({ label, value }) => [label, value]) }}
      />
      <div className="flex flex-col gap-4">
        <Sparkline label={s.conversationsRising} values={empty ? [0, 0] : [4, 6, 5, 9, 8, 12]} />
        <Sparkline label={s.conversationsRising} values={empty ? [] : [4]} />
      </div>
    </div>
  );
}

const meta: Meta<Charts> = { title: 'ui/Charts', render: inFour(Charts) };
type Charts = { empty?: boolean };
export default meta;

export const Full: StoryObj<Charts> = {};
export const Empty: StoryObj<Charts> = { args: { empty: true } };

/** The same numbers as a table, by keyboard. */
export const AsTable: StoryObj<Charts> = {
  play: async ({ canvas, userEvent }) => {
    const [, asTable] = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.tab();
    await expectVisibleFocus(asTable as Element);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
