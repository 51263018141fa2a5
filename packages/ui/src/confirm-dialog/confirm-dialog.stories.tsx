import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/button/button.tsx';
import { ConfirmDialog, TASK_CONFIRMATION_GROUP, useConfirm } from './confirm-dialog.tsx';

const ITEMS = [
  { id: '1', title: 'How many days to return or swap?', note: '6 wordings · 4 languages' },
  { id: '2', title: '收到的鞋子尺码不合适，可以换吗？', note: '4 wordings' },
];

function Questions() {
  const { confirm, confirmTasks } = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const result = await confirm({
      title: 'Delete 2 entries?',
      text: 'These go for good, with their wordings, translations and hit counts. Your bot stops using them at once.',
      icon: <Trash2 />,
      tone: 'danger',
      items: ITEMS,
      note: 'Only want to hide them? Archive keeps the history.',
      confirmLabel: 'Delete 2',
      instead: { label: 'Archive instead', icon: <Archive size={16} /> },
    });
    setAnswer(result);
  };
  const work = async () => {
    const result = await confirmTasks({
      title: 'Translate 2 entries?',
      text: 'Each is translated into the three other languages.',
      tasks: ITEMS,
      confirmLabel: 'Translate',
      run: (task) => new Promise((resolve, reject) => setTimeout(() => (task.id === '2' ? reject(new Error('full')) : resolve()), 900)),
    });
    setAnswer(`${result.done.length} done, ${result.failed.length} failed`);
  };
  return (
    <div className="flex min-h-[560px] items-start gap-2">
      <Button onClick={() => void ask()}>Ask</Button>
      <Button onClick={() => void work()}>Bulk</Button>
      <output>{answer}</output>
      <ConfirmDialog />
      <ConfirmDialog group={TASK_CONFIRMATION_GROUP} />
    </div>
  );
}

const meta: Meta = { title: 'ui/ConfirmDialog', component: Questions };
export default meta;

export const Default: StoryObj = {};
