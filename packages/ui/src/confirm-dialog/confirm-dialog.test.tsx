import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirm, ConfirmDialog, confirmTasks, TASK_CONFIRMATION_GROUP } from './confirm-dialog.tsx';
import type { ConfirmTask, TaskRequest } from './confirm-requests.ts';

/** The dialogs load with the first question; how long that takes on a busy machine is not what is tested. */
beforeAll(async () => void (await Promise.all([import('./confirm-view.tsx'), import('./task-view.tsx')])), 60_000);

beforeEach(() => {
  render(
    <>
      <ConfirmDialog />
      <ConfirmDialog group={TASK_CONFIRMATION_GROUP} />
    </>,
  );
});
afterEach(cleanup);

/** Asks, and lets the page render the question before anyone waits for its answer. */
function begin<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  let answer = Promise.withResolvers<Answer>().promise;
  act(() => {
    answer = question();
  });
  return answer;
}

const dialog = (name: string) => screen.findByRole('alertdialog', { name });
const click = async (name: string) => userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('a question', () => {
  const ask = () =>
    confirm({
      title: 'Delete 2 entries?',
      tone: 'danger',
      items: [{ id: 'a', title: 'Postage', note: '6 wordings' }],
      confirmLabel: 'Delete 2',
      instead: { label: 'Archive instead' },
    });

  test.each([
    ['Delete 2', 'confirmed'],
    ['Cancel', 'cancelled'],
    ['Archive instead', 'instead'],
  ])('the button "%s" answers %s', async (button, answer) => {
    const asked = begin(ask);
    await dialog('Delete 2 entries?');
    await click(button);
    expect(await asked).toBe(answer);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('names what will be gone', async () => {
    const asked = begin(ask);
    const shown = await dialog('Delete 2 entries?');
    expect(within(shown).getByText('Postage')).toBeTruthy();
    expect(within(shown).getByText('6 wordings')).toBeTruthy();
    await click('Cancel');
    await asked;
  });

  test('Esc is a no', async () => {
    const asked = begin(ask);
    await dialog('Delete 2 entries?');
    await userEvent.keyboard('{Escape}');
    expect(await asked).toBe('cancelled');
  });

  test('two questions are asked one after the other', async () => {
    const first = begin(() => confirm({ title: 'First?' }));
    const second = begin(() => confirm({ title: 'Second?' }));
    await dialog('First?');
    expect(screen.queryByText('Second?')).toBeNull();
    await click('Confirm');
    expect(await first).toBe('confirmed');
    await dialog('Second?');
    await click('Cancel');
    expect(await second).toBe('cancelled');
  });
});

describe('bulk work in the group task-confirmation-dialog (§2)', () => {
  const TASKS: readonly ConfirmTask[] = [
    { id: 'a', title: 'Postage' },
    { id: 'b', title: 'Coupons' },
    { id: 'c', title: 'Sizes' },
  ];

  test('nothing is done before it is confirmed', async () => {
    const run = vi.fn<TaskRequest['run']>(async () => undefined);
    const asked = begin(() => confirmTasks({ title: 'Translate 3 entries?', tasks: TASKS, run }));
    await dialog('Translate 3 entries?');
    await click('Cancel');
    expect(await asked).toEqual({ done: [], failed: [], left: ['a', 'b', 'c'] });
    expect(run).not.toHaveBeenCalled();
  });

  test('each piece is done, and the dialog closes by itself', async () => {
    const run = vi.fn<TaskRequest['run']>(async () => undefined);
    const asked = begin(() => confirmTasks({ title: 'Translate 3 entries?', tasks: TASKS, run }));
    await dialog('Translate 3 entries?');
    await click('Confirm');
    expect(await asked).toEqual({ done: ['a', 'b', 'c'], failed: [], left: [] });
    expect(run).toHaveBeenCalledTimes(3);
  });

  test('a piece that fails is marked, the others go on, and the dialog stays to show it', async () => {
    const asked = begin(() =>
      confirmTasks({
        title: 'Translate 3 entries?',
        tasks: TASKS,
        run: async (task) => (task.id === 'b' ? Promise.reject(new Error('full')) : undefined),
      }),
    );
    await dialog('Translate 3 entries?');
    await click('Confirm');
    expect(await screen.findByRole('img', { name: 'Failed' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Done' })).toHaveLength(2));
    await click('Close');
    expect(await asked).toEqual({ done: ['a', 'c'], failed: ['b'], left: [] });
  });

  test('stopping leaves the pieces that have not begun', async () => {
    const first = Promise.withResolvers<void>();
    const run = vi.fn<TaskRequest['run']>((task) => (task.id === 'a' ? first.promise : Promise.resolve()));
    const asked = begin(() => confirmTasks({ title: 'Translate 3 entries?', tasks: TASKS, run }));
    await dialog('Translate 3 entries?');
    await click('Confirm');
    await screen.findByRole('progressbar');
    await click('Cancel');
    await act(async () => first.resolve());
    expect(await asked).toEqual({ done: ['a'], failed: [], left: ['b', 'c'] });
    expect(run).toHaveBeenCalledTimes(1);
  });
});

test('the second dialog is in the group task-confirmation-dialog (§2)', () => {
  expect(TASK_CONFIRMATION_GROUP).toBe('task-confirmation-dialog');
});
