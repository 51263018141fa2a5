import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bot, House, Library, LogOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Button } from '#/button/button.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { CommandBar } from './command-bar.tsx';
import type { CommandSearch } from './command.ts';
import { useCommandKey } from './use-command-key.ts';

type Search = 'finds' | 'hangs' | 'fails';

const SEARCHES: Readonly<Record<Search, CommandSearch['search']>> = {
  finds: (query) => Promise.resolve([{ id: 'found', label: `${query} · Mina 陳`, description: '43 → 42' }]),
  hangs: () => new Promise(() => undefined),
  fails: () => Promise.reject(new Error('cut')),
};

function Bar({ s, search = 'finds', open: first = true }: Spoken & { search?: Search; open?: boolean }) {
  const [open, setOpen] = useState(first);
  const [done, setDone] = useState('');
  useCommandKey(() => setOpen(true));
  const groups = [
    {
      id: 'screens',
      label: s.overview,
      commands: [
        { id: 'overview', label: s.overview, icon: <House />, keywords: 'overview', href: '#overview', shortcut: ['G', 'O'] },
        { id: 'bot', label: s.aiAnswers, icon: <Bot />, keywords: 'bot', href: '#bot' },
        { id: 'entries', label: s.entries, icon: <Library />, keywords: 'entries', href: '#entries' },
        { id: 'long', label: s.long, description: s.longWord },
      ],
    },
    { id: 'account', label: s.account, commands: [{ id: 'out', label: s.notNow, icon: <LogOut />, run: () => setDone('out') }] },
  ];
  const searches = useMemo(() => [{ id: 'found', label: s.conversations, search: SEARCHES[search] }], [s, search]);
  return (
    <div className="min-h-[640px]">
      <Button onClick={() => setOpen(true)}>{s.open}</Button>
      <output data-testid="done">{done}</output>
      <CommandBar open={open} onClose={() => setOpen(false)} groups={groups} searches={searches} recent={['entries']} navigate={setDone} />
    </div>
  );
}

const meta: Meta<Bar> = { title: 'ui/CommandBar', render: inFour(Bar) };
type Bar = { search?: Search; open?: boolean };
export default meta;

const findInput = () => within(document.body).findByRole('combobox');

export const Opened: StoryObj<Bar> = {};
export const Searching: StoryObj<Bar> = {
  args: { search: 'hangs' },
  play: async ({ userEvent }) => userEvent.type(await findInput(), 'mina'),
};
export const SearchFailed: StoryObj<Bar> = {
  args: { search: 'fails' },
  play: async ({ userEvent }) => userEvent.type(await findInput(), 'mina'),
};
export const NothingFound: StoryObj<Bar> = {
  args: { search: 'fails' },
  play: async ({ userEvent }) => userEvent.type(await findInput(), '冥王星'),
};

/** Ctrl+K, arrow keys, Enter and Esc are enough; an Enter that an input method takes does nothing. */
export const ByKeyboard: StoryObj<Bar> = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}k{/Control}');
    let input = await findInput();
    await waitFor(() => expect(input).toHaveFocus());
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(canvas.getByTestId('done')).toHaveTextContent('');
    await userEvent.keyboard('bot{Enter}');
    await waitFor(() => expect(canvas.getByTestId('done')).toHaveTextContent('#bot'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    input = await findInput();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(input).not.toBeInTheDocument());
  },
};
