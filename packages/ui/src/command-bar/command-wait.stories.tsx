import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#/button/button.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { CommandWait, type TypedAhead } from './command-wait.tsx';

function Waiting({ s }: Spoken) {
  const [open, setOpen] = useState(true);
  const typedRef = useRef<TypedAhead>({ text: '', from: null });
  return (
    <div className="min-h-[320px]">
      <Button onClick={() => setOpen(true)}>{s.open}</Button>
      {open ? <CommandWait typedRef={typedRef} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

const meta: Meta = { title: 'ui/CommandWait', render: inFour(Waiting) };
export default meta;

/** What is typed stands in the field at once; Esc goes back to the page. */
export const TypedAheadOfTheBar: StoryObj = {
  play: async ({ userEvent }) => {
    const field = await within(document.body).findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('mina');
    await expect(field).toHaveValue('mina');
  },
};
