import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#/button/button.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { ConfirmDialog, TASK_CONFIRMATION_GROUP, useConfirm } from './confirm-dialog.tsx';

/** How long a piece of bulk work takes here, in ms. */
const PIECE_MS = 60;

function Questions({ s }: Spoken) {
  const { confirm, confirmTasks } = useConfirm();
  const [answer, setAnswer] = useState('');
  const items = s.questions.slice(0, 2).map((title, index) => ({ id: String(index), title, note: s.note }));
  const ask = async () => {
    const result = await confirm({
      title: s.deleteTitle,
      text: s.deleteText,
      icon: <Trash2 />,
      tone: 'danger',
      items,
      note: s.keepHistory,
      confirmLabel: s.delete,
      instead: { label: s.archiveInstead, icon: <Archive size={16} /> },
    });
    setAnswer(result);
  };
  const work = async () => {
    const result = await confirmTasks({
      title: s.translateTitle,
      text: s.translateText,
      tasks: items,
      confirmLabel: s.translate,
      run: (task) =>
        new Promise((resolve, reject) => setTimeout(() => (task.id === '1' ? reject(new Error('full')) : resolve()), PIECE_MS)),
    });
    setAnswer(`${result.done.length} ${result.failed.length}`);
  };
  return (
    <div className="flex min-h-[560px] items-start gap-2">
      <Button onClick={() => void ask()}>{s.delete}</Button>
      <Button onClick={() => void work()}>{s.translate}</Button>
      <output data-testid="answer">{answer}</output>
      <ConfirmDialog />
      <ConfirmDialog group={TASK_CONFIRMATION_GROUP} />
    </div>
  );
}

const meta: Meta = { title: 'ui/ConfirmDialog', render: inFour(Questions) };
export default meta;

const findDialog = (role: 'alertdialog' | 'dialog') => within(document.body).findByRole(role);

/** The milder button has the focus, Esc is a no, and the focus goes back. */
export const AskedByKeyboard: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByTestId('answer')).toHaveTextContent('cancelled'));
    await waitFor(() => expect(canvas.getAllByRole('button')[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await findDialog('alertdialog');
  },
};

/** Bulk work goes piece by piece, and one that failed stays to be seen. */
export const BulkWork: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2'));
  },
};
