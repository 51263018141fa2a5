import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { WideBox } from './wide-box.tsx';

function Boxes({ s }: Spoken) {
  return (
    <div className="flex flex-col gap-4">
      <WideBox label={s.wrongTitle} className="w-64 rounded-card border border-border">
        <p className="w-[60rem] p-3 text-13">{s.long}</p>
      </WideBox>
      <WideBox label={s.saved} className="w-64 rounded-card border border-border">
        <p className="p-3 text-13">{s.saved}</p>
      </WideBox>
      <WideBox label={s.wrongTitle} className="max-h-16 w-64 rounded-card border border-border">
        <p className="p-3 text-13">{`${s.long} ${s.long} ${s.long}`}</p>
      </WideBox>
      <WideBox label={s.saved} className="max-h-16 w-64 rounded-card border border-border">
        <p className="p-3 text-13">{s.saved}</p>
      </WideBox>
    </div>
  );
}

const meta: Meta = { title: 'ui/Wide box', render: inFour(Boxes) };
export default meta;

/** Keys stop at those that are narrower or lower than what they hold, and pass the others. */
export const Widths: StoryObj = {
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('.overflow-x-auto')];
    await waitFor(() => expect(boxes.map(({ tabIndex }) => tabIndex)).toEqual(boxes.map((_box, place) => (place % 2 === 0 ? 0 : -1))));
    await expect(boxes[0]).toHaveAttribute('role', 'region');
    await expect(boxes[1]).not.toHaveAttribute('role');
  },
};
