import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { expectVisibleFocus } from '#/stories/shows-focus.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

function Buttons({ s }: Spoken) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={<Plus size={16} />}>
          {s.newEntry}
        </Button>
        <Button icon={<Upload size={16} />}>{s.import}</Button>
        <Button variant="ghost">{s.translate}</Button>
        <Button variant="danger" icon={<Trash2 size={16} />}>
          {s.delete}
        </Button>
        <Button variant="link">{s.forgot}</Button>
        <IconButton label={s.delete} icon={<Trash2 size={16} />} />
        <IconButton label={s.import} variant="secondary" icon={<Upload size={16} />} round />
        <IconButton label={s.export} icon={<Upload size={16} />} disabled />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled>
          {s.newEntry}
        </Button>
        <Button disabled>{s.import}</Button>
        <Button variant="primary" loading>
          {s.saving}
        </Button>
        <Button loading>{s.saving}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small">{s.reply}</Button>
        <Button size="medium">{s.reply}</Button>
        <Button size="large">{s.reply}</Button>
      </div>
      <div className="w-56">
        <Button block>{s.long}</Button>
      </div>
    </div>
  );
}

function Counter({ s }: Spoken) {
  const [clicks, setClicks] = useState(0);
  const count = () => setClicks(clicks + 1);
  return (
    <div className="flex items-center gap-3">
      <Button onClick={count}>{s.reply}</Button>
      <Button onClick={count} loading>
        {s.saving}
      </Button>
      <output data-testid="clicks">{clicks}</output>
    </div>
  );
}

const meta: Meta = { title: 'ui/Button', render: inFour(Buttons) };
export default meta;

export const Dashboard: StoryObj = { parameters: { density: 'dashboard' } };
export const Public: StoryObj = { parameters: { density: 'public' } };

/** Enter and Space press it; a busy one keeps the focus and does not click again. */
export const ByKeyboard: StoryObj = {
  render: inFour(Counter),
  play: async ({ canvas, userEvent }) => {
    const [button, busy] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expectVisibleFocus(button as Element);
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByTestId('clicks')).toHaveTextContent('2');
    await userEvent.tab();
    await expectVisibleFocus(busy as Element);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('clicks')).toHaveTextContent('2');
  },
};
