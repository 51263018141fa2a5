import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { expectVisibleFocus } from '#/stories/shows-focus.ts';
import { Chip } from './chip.tsx';

function Chips({ s }: Spoken) {
  const [filtered, setFiltered] = useState(true);
  return (
    <div className="flex w-80 flex-wrap gap-2">
      <Chip icon={<Pencil />}>{s.draft}</Chip>
      <Chip tone="success" icon={<CircleCheck />}>
        {s.published}
      </Chip>
      <Chip tone="warning">{s.inReview}</Chip>
      <Chip tone="danger">{s.expired}</Chip>
      {filtered ? (
        <Chip tone="accent" onRemove={() => setFiltered(false)} removeLabel={s.removeFilter}>
          {s.delivery}
        </Chip>
      ) : null}
      <Chip>{s.long}</Chip>
    </div>
  );
}

const meta: Meta = { title: 'ui/Chip', render: inFour(Chips) };
export default meta;

export const Tones: StoryObj = {};

export const RemoveByKeyboard: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const cross = canvas.getByRole('button');
    await userEvent.tab();
    await expectVisibleFocus(cross);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
