import { BULK_ORDERS_MAX, workOrderBulk, workOrderCalendar, workOrders, workOrderViews, type WorkOrder } from '@lobby/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openMenu } from '#/testing/open-menu.ts';
import { aJob, aRow, idOf, openOrders } from '#/testing/work-orders.ts';

// What is laid out nowhere is in sight as soon as it is there.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

describe('filters', () => {
  test('of the address are asked for, are named, and can be taken away one by one', async () => {
    const { user, api } = await openOrders('?priority=urgent&assignee=0&due_to=2026-11-22');
    await screen.findByText('Zip 1');
    const asked = () => api.callsTo(workOrders.list).at(-1)?.query;
    expect([asked()?.get('priority'), asked()?.get('assignee'), asked()?.get('due_to')]).toEqual([
      'urgent',
      '0',
      String(new Date('2026-11-23T00:00:00').getTime()),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Remove the filter Urgent' }));
    await waitFor(() => expect(asked()?.get('priority')).toBeNull());
    expect(asked()?.get('assignee')).toBe('0');
    expect(screen.getByText('2 work orders')).toBeTruthy();
  });

  test('are saved under a name as they stand', async () => {
    const { user, api } = await openOrders('?priority=urgent&sort=due', (fake) =>
      fake.answer(workOrderViews.create, { id: idOf(5) } as never),
    );
    await screen.findByText('Zip 1');
    await openMenu(user, 'Saved views');
    await user.click(await screen.findByRole('menuitem', { name: 'Save this list as a view' }));
    const box = within(await screen.findByRole('dialog'));
    await user.type(box.getByLabelText('Name'), 'Urgent ones');
    await user.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsTo(workOrderViews.create)[0]?.body).toEqual({
        name: 'Urgent ones',
        filter: { view: 'open', priority: 'urgent' },
        sort: 'due',
        shared: false,
      }),
    );
  });
});

describe('a list that cannot be fetched', () => {
  test('says why in the server’s words, and is there after another try', async () => {
    const { user, api } = await openOrders('', (fake) => fake.fail(workOrders.list, 'refused'));
    expect(await screen.findByText('msg of refused')).toBeTruthy();
    api.answer(workOrders.list, {
      items: [aRow(1)],
      next_cursor: null,
      counts: { open: 1, mine: 0, unassigned: 1, overdue: 0 },
      total: 1,
      more_than_total: false,
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Zip 1')).toBeTruthy();
    expect(screen.queryByText('msg of refused')).toBeNull();
  });

  test('keeps the rows that it has', async () => {
    const { api, app } = await openOrders();
    await screen.findByText('Zip 1');
    api.fail(workOrders.list, 'refused');
    await act(() => app.queryClient.refetchQueries({ queryKey: ['work-order', 'list'] }));
    expect(app.queryClient.getQueryCache().findAll({ queryKey: ['work-order', 'list'] })[0]?.state.status).toBe('error');
    expect(screen.getByText('Zip 1')).toBeTruthy();
    expect(screen.queryByText('msg of refused')).toBeNull();
  });
});

describe('many work orders', () => {
  test('of a search that finds too many to count are chosen as far as an action reaches', async () => {
    const { user, api } = await openOrders('?q=zip', (fake) => {
      const counts = { open: 9_000, mine: 0, unassigned: 9_000, overdue: 0 };
      fake.answer(workOrders.list, { items: [aRow(1)], next_cursor: 'more', counts, total: BULK_ORDERS_MAX, more_than_total: true });
      fake.answer(workOrderBulk.run, aJob({ done: 0 }));
    });
    expect(await screen.findByText('Over 1,000 work orders')).toBeTruthy();
    await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Select the first 1,000' }));
    expect(await screen.findByText('The first 1,000 of the list')).toBeTruthy();
    expect(screen.getByRole('toolbar', { name: '1,000 selected' })).toBeTruthy();
    await openMenu(user, 'Priority');
    await user.click(await screen.findByRole('menuitem', { name: 'High' }));
    await waitFor(() => expect(api.callsTo(workOrderBulk.run)[0]?.body).toMatchObject({ filter: { view: 'open', q: 'zip' } }));
  });

  test('are solved with one text, and those that were left are named with the reason', async () => {
    const refused = [{ id: idOf(2), no: 2, reason: 'order_state' as const, message: 'Not possible now.' }];
    const { user, api } = await openOrders('', (fake) => fake.answer(workOrderBulk.run, aJob({ done: 1, refused })));
    await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
    await openMenu(user, 'Status');
    await user.click(await screen.findByRole('menuitem', { name: 'Solved' }));
    const box = within(await screen.findByRole('dialog'));
    await user.click(box.getByRole('button', { name: 'Apply' }));
    expect(await box.findByText('Enter a short text')).toBeTruthy();
    await user.type(box.getByLabelText('Solution'), 'New zips.');
    await user.click(box.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(api.callsTo(workOrderBulk.run)[0]?.body).toMatchObject({
        ids: [idOf(1), idOf(2)],
        action: { kind: 'move', to: 'solved', solution: 'New zips.' },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Show why' }));
    expect(await screen.findByText('Not possible now.')).toBeTruthy();
  });

  test('are asked about until they are through, and taken back', async () => {
    const { user, api } = await openOrders('', (fake) => {
      fake.answer(workOrderBulk.run, aJob({ state: 'running', through: 1, done: 1 }));
      fake.answer(workOrderBulk.get, aJob());
      fake.answer(workOrderBulk.undo, aJob());
    });
    await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
    await openMenu(user, 'Priority');
    await user.click(await screen.findByRole('menuitem', { name: 'High' }));
    expect(await screen.findByText('1 of 2 done')).toBeTruthy();
    expect(await screen.findByText('2 work orders changed')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.calls.some(({ path }) => path.endsWith('/undo'))).toBe(true);
  });

  test('are not for somebody who may only look', async () => {
    await openOrders('', () => undefined, { role: 'viewer' });
    await screen.findByText('Zip 1');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the board', () => {
  test('moves a card from its menu with what the move has to say', async () => {
    const { user, api } = await openOrders('?shape=board', (fake) =>
      fake.answer(workOrders.move, { ...aRow(1), status: 'on_hold' } as unknown as WorkOrder),
    );
    await openMenu(user, 'Move WO-00001');
    const menu = await screen.findAllByRole('menuitem');
    expect(menu.map(({ textContent }) => textContent)).toEqual([
      'To “Waiting for customer”',
      'To “On hold”',
      'To “Solved”',
      'To “Canceled”',
    ]);
    await user.click(menu[1] as HTMLElement);
    const box = within(await screen.findByRole('dialog'));
    fireEvent.change(box.getByLabelText('Until'), { target: { value: '2099-01-01' } });
    await user.click(box.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(api.calls.find(({ path }) => path.endsWith('/move'))?.body).toMatchObject({
        version: 3,
        to: 'on_hold',
        pending_until: new Date('2099-01-01T09:00').getTime(),
      }),
    );
  });

  test('takes a card only where the table of states lets it go, and says why not', async () => {
    const { api } = await openOrders('?shape=board', (fake) =>
      fake.answer(workOrders.move, { ...aRow(2), status: 'open' } as unknown as WorkOrder),
    );
    const card = (await screen.findByRole('button', { name: 'Zip 1' })).closest('[draggable]') as HTMLElement;
    const place = async (name: RegExp) => (await screen.findByRole('region', { name })).parentElement as HTMLElement;
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(card, { dataTransfer });
    const fresh = await place(/^New/);
    expect(await within(fresh).findByText('“Open” can’t change to “New”')).toBeTruthy();
    fireEvent.drop(fresh, { dataTransfer });
    fireEvent.dragEnd(card, { dataTransfer });
    expect(api.calls.some(({ path }) => path.endsWith('/move'))).toBe(false);
    const other = (await screen.findByRole('button', { name: 'Zip 2' })).closest('[draggable]') as HTMLElement;
    fireEvent.dragStart(other, { dataTransfer });
    fireEvent.drop(await place(/^Open/), { dataTransfer });
    await waitFor(() => expect(api.calls.find(({ path }) => path.endsWith('/move'))?.body).toEqual({ version: 3, to: 'open' }));
  });
});

test('the calendar shows what is due on each day, and what was missed before', async () => {
  const day = '2026-11-22';
  await openOrders('?shape=calendar&day=2026-11-22', (fake) =>
    fake.answer(workOrderCalendar.get, {
      timezone: 'Asia/Hong_Kong',
      today: day,
      from: 0,
      to: 1,
      overdue_before: 3,
      items: [{ day, from: 0, to: 1, count: 5, overdue: 1, rows: [aRow(7)] }],
    }),
  );
  expect(await screen.findByText('Zip 7')).toBeTruthy();
  expect(screen.getByRole('button', { name: '4 more' })).toBeTruthy();
  expect(screen.getByText('3 overdue from earlier')).toBeTruthy();
  expect(screen.getByText('Time zone: Hong Kong Standard Time')).toBeTruthy();
});
