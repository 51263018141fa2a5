import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CommandBar, type CommandBarProps } from './command-bar.tsx';
import type { Command, CommandGroup, CommandSearch } from './command.ts';
import { useCommandKey } from './use-command-key.ts';

/** A busy machine is slow, not wrong. */
const PATIENCE = { timeout: 45_000 };

// The bar is fetched when it is first opened; here it is there before.
beforeAll(async () => void (await import('./command-view.tsx')));
afterEach(cleanup);

const run = vi.fn<() => void>();
afterEach(() => run.mockReset());

const GROUPS: readonly CommandGroup[] = [
  {
    id: 'screens',
    label: 'Screens',
    commands: [
      { id: 'overview', label: 'Overview', href: '/dashboard/overview' },
      { id: 'sessions', label: '会话', keywords: 'sessions', href: '/dashboard/session' },
    ],
  },
  { id: 'account', label: 'Account', commands: [{ id: 'out', label: 'Sign out', run }] },
];

function Page(props: Partial<CommandBarProps>) {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <button type="button">Before</button>
      <CommandBar open={open} onClose={() => setOpen(false)} groups={GROUPS} {...props} />
    </>
  );
}

async function openBar(props: Partial<CommandBarProps> = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole<HTMLInputElement>('combobox');
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const current = () => screen.queryByRole('option', { selected: true })?.textContent;

test('Ctrl+K opens it with the focus in it, Esc closes it and gives the focus back', async () => {
  const input = await openBar();
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Before');
});

test('⌘K opens it too; K alone, with Shift or while composing does not', async () => {
  render(<Page />);
  for (const init of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, isComposing: true }, { ctrlKey: true, altKey: true }]) {
    fireEvent.keyDown(document.body, { key: 'k', ...init });
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  expect(await screen.findByRole('dialog', { name: 'Search or jump to' })).toBeTruthy();
});

test('the arrow keys go round, and Enter goes where the current one leads', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const onUsed = vi.fn<(id: string) => void>();
  await openBar({ navigate, onUsed });
  expect(current()).toBe('Overview');
  await userEvent.keyboard('{ArrowUp}');
  expect(current()).toBe('Sign out');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(navigate.mock.calls).toEqual([['/dashboard/session']]);
  expect(onUsed.mock.calls).toEqual([['sessions']]);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('what is typed filters, in any language, and a click does it', async () => {
  const input = await openBar();
  await userEvent.type(input, '会');
  expect(options()).toEqual(['会话']);
  await userEvent.clear(input);
  await userEvent.type(input, 'sign');
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  await userEvent.click(screen.getByRole('option', { name: 'Sign out' }));
  expect(run).toHaveBeenCalledTimes(1);
});

test('Enter of an input method does nothing, and an unfinished word neither filters nor searches', async () => {
  const search = vi.fn<CommandSearch['search']>(() => Promise.resolve([]));
  const input = await openBar({ searches: [{ id: 'c', label: 'Conversations', search }] });
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: 'huihua' } });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(screen.getByRole('combobox')).toBeTruthy();
  expect(options()).toHaveLength(3);
  fireEvent.change(input, { target: { value: '会话' } });
  fireEvent.compositionEnd(input);
  expect(options()).toEqual(['会话']);
  await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(1), PATIENCE);
  expect(search.mock.calls[0]?.[0]).toBe('会话');
});

test('a search says that it goes on, shows what it found, and its answer to an older word is not shown', async () => {
  const answers = new Map<string, (found: readonly Command[]) => void>();
  const search = vi.fn<CommandSearch['search']>((query) => new Promise((resolve) => void answers.set(query, resolve)));
  const input = await openBar({ searches: [{ id: 'c', label: 'Conversations', search }] });
  await userEvent.type(input, 'mi');
  expect(screen.getByRole('status').textContent).toBe('Searching');
  await vi.waitFor(() => expect(search).toHaveBeenCalled(), PATIENCE);
  await userEvent.type(input, 'na');
  await vi.waitFor(() => expect(answers.has('mina')).toBe(true), PATIENCE);
  await act(async () => answers.get('mi')?.([{ id: 'x', label: 'Old' }]));
  await act(async () => answers.get('mina')?.([{ id: 'y', label: 'Mina Tan' }]));
  expect(options()).toEqual(['Mina Tan']);
  expect(screen.getByRole('group', { name: 'Conversations' })).toBeTruthy();
});

test('a failed search says so, and what matches without it stays', async () => {
  const search = () => Promise.reject(new Error('cut'));
  const input = await openBar({ searches: [{ id: 'c', label: 'Conversations', search }] });
  await userEvent.type(input, 'over');
  expect(await screen.findByText(/did not get through/u)).toBeTruthy();
  expect(options()).toEqual(['Overview']);
});

test('recent ones come first while nothing is typed, once each', async () => {
  await openBar({ recent: ['out', 'gone'] });
  expect(options()).toEqual(['Sign out', 'Overview', '会话']);
  expect(screen.getByRole('group', { name: 'Recent' })).toBeTruthy();
});

test('where nothing matches, it says what to do', async () => {
  const input = await openBar();
  await userEvent.type(input, '冥王星{Enter}');
  expect(screen.getByRole('status').textContent).toContain('Nothing matches');
  expect(screen.getByRole('combobox')).toBeTruthy();
});

test('Esc closes the bar also where it has lost the focus', async () => {
  const onClose = vi.fn<() => void>();
  render(<CommandBar open onClose={onClose} groups={GROUPS} />);
  const field = await screen.findByRole('combobox', undefined, PATIENCE);
  await waitFor(() => expect(document.activeElement).toBe(field), PATIENCE);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
