import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { FileDrop } from './file-drop.tsx';

function Drops({ s }: Spoken) {
  const [names, setNames] = useState('');
  const take = (files: File[]) => setNames(files.map(({ name }) => name).join());
  return (
    <div className="grid w-[880px] max-w-full gap-5 sm:grid-cols-2">
      <FileDrop label={s.filesLabel} onFiles={take} accept=".csv" hint={s.filesHint} />
      <FileDrop label={`${s.filesLabel} 2`} onFiles={take} hint={s.filesHint} error={s.filesError} />
      <FileDrop label={`${s.filesLabel} 3`} onFiles={take} hint={s.filesHint} disabled />
      <FileDrop label={`${s.filesLabel} 4`} onFiles={take} multiple hint={s.long} />
      <output data-testid="names">{names}</output>
    </div>
  );
}

const meta: Meta = { title: 'ui/FileDrop', render: inFour(Drops) };
export default meta;

export const States: StoryObj = {};

export const ByKeyboard: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input.closest('label') as Element).outlineStyle).toBe('solid');
    await userEvent.upload(input, new File(['question,answer'], '条目.csv', { type: 'text/csv' }));
    await expect(canvas.getByTestId('names')).toHaveTextContent('条目.csv');
  },
};
