import {
  conversations,
  teams,
  workOrderBulk,
  workOrderCalendar,
  workOrders,
  workOrderTypes,
  workOrderViews,
  type OrderBulkJob,
  type UserInfo,
  type WorkOrder,
  type WorkOrderRow,
  type WorkOrderType,
} from '@lobby/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { createFakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

type FakeApi = ReturnType<typeof createFakeApi>;
const HOUR_MS = 3_600_000;
const idOf = (no: number) => `018f0000-0000-7000-8000-${String(no).padStart(12, '0')}`;

const aRow = (no: number, over: Partial<WorkOrderRow> = {}): WorkOrderRow => ({
  id: idOf(no),
  no,
  subject: `Zip ${no}`,
  status: 'open',
  stage: 'in_progress',
  priority: 'normal',
  origin: 'chat_form',
  type: { id: idOf(900), name: { 'en-US': 'Repair' }, icon: 'wrench' },
  conversation_id: idOf(no + 100),
  contact: { id: idOf(no + 200), name: 'Ada' },
  assignee: null,
  team: null,
  language: 'en-US',
  last_message: null,
  unread: 0,
  first_reply_due_at: null,
  first_replied_at: null,
  resolve_due_at: Date.now() + 48 * HOUR_MS,
  pending_until: null,
  created_at: 1,
  updated_at: Date.now(),
  version: 3,
  ...over,
});

const aType = (over: Partial<WorkOrderType> = {}): WorkOrderType => ({
  id: idOf(900),
  name: { 'en-US': 'Repair' },
  icon: 'wrench',
  fields: [],
  default_team_id: null,
  default_priority: 'normal',
  reply_within_min: null,
  resolve_within_min: null,
  auto_reply: {},
  customer_can_create: true,
  enabled: true,
  position: 1,
  version: 1,
  used: 3,
  ...over,
});

const COUNTS = { open: 2, mine: 0, unassigned: 2, overdue: 0 };
const aJob = (over: Partial<OrderBulkJob> = {}): OrderBulkJob => ({
  id: idOf(700),
  state: 'done',
  total: 2,
  through: 2,
  done: 2,
  refused: [],
  ...over,
});

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

const open = (search = '', answers: (api: FakeApi) => void = () => undefined, user: Partial<UserInfo> = {}) =>
  renderScreen({
    path: `/dashboard/work-order${search}`,
    user,
    answers: (api) => {
      api.answer(workOrders.list, ({ query }) => {
        const status = query.get('status');
        const items = [aRow(1), aRow(2, { status: 'new' })].filter((row) => status === null || row.status === status);
        return { items, next_cursor: null, counts: COUNTS, total: items.length };
      });
      api.answer(workOrderTypes.list, { items: [aType()] });
      api.answer(workOrderViews.list, { items: [] });
      api.answer(conversations.colleagues, { items: [] });
      api.answer(teams.list, { items: [{ id: idOf(800), name: 'Returns', members: [], version: 1 } as never] });
      answers(api);
    },
  });

describe('filters', () => {
  test('of the address are asked for, are named, and can be taken away one by one', async () => {
    const { user, api } = await open('?priority=urgent&assignee=0&due_to=2026-11-22');
    await screen.findByText('Zip 1');
    const asked = () => api.callsTo(workOrders.list).at(-1)?.query;
    expect([asked()?.get('priority'), asked()?.get('assignee'), asked()?.get('due_to')]).toEqual([
      'urgent',
      '0',
      String(new Date('2026-11-23T00:00:00').getTime()),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Remove “Urgent”' }));
    await waitFor(() => expect(asked()?.get('priority')).toBeNull());
    expect(asked()?.get('assignee')).toBe('0');
    expect(screen.getByText('2 work orders')).toBeTruthy();
  });

  test('are saved under a name as they stand', async () => {
    const { user, api } = await open('?priority=urgent&sort=due', (fake) => fake.answer(workOrderViews.create, { id: idOf(5) } as never));
    await screen.findByText('Zip 1');
    await user.click(await screen.findByRole('button', { name: 'Saved views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save this list' }));
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

describe('many work orders', () => {
  test('are solved with one text, and those that were left are named with the reason', async () => {
    const refused = [{ id: idOf(2), no: 2, reason: 'order_state' as const, message: 'Not possible now.' }];
    const { user, api } = await open('', (fake) => fake.answer(workOrderBulk.run, aJob({ done: 1, refused })));
    await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'State' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Solved' }));
    const box = within(await screen.findByRole('dialog'));
    await user.click(box.getByRole('button', { name: 'Set' }));
    expect(await box.findByText('Write a few words')).toBeTruthy();
    await user.type(box.getByLabelText('What was done'), 'New zips.');
    await user.click(box.getByRole('button', { name: 'Set' }));
    await waitFor(() =>
      expect(api.callsTo(workOrderBulk.run)[0]?.body).toMatchObject({
        ids: [idOf(1), idOf(2)],
        action: { kind: 'move', to: 'solved', solution: 'New zips.' },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Why' }));
    expect(await screen.findByText('Not possible now.')).toBeTruthy();
  });

  test('are asked about until they are through, and taken back', async () => {
    const { user, api } = await open('', (fake) => {
      fake.answer(workOrderBulk.run, aJob({ state: 'running', through: 1, done: 1 }));
      fake.answer(workOrderBulk.get, aJob());
      fake.answer(workOrderBulk.undo, aJob());
    });
    await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Priority' }));
    await user.click(await screen.findByRole('menuitem', { name: 'High' }));
    expect(await screen.findByText('1 of 2 done')).toBeTruthy();
    expect(await screen.findByText('2 work orders changed')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back')).toBeTruthy();
    expect(api.calls.some(({ path }) => path.endsWith('/undo'))).toBe(true);
  });

  test('are not for somebody who may only look', async () => {
    await open('', () => undefined, { role: 'viewer' });
    await screen.findByText('Zip 1');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the board', () => {
  test('moves a card from its menu with what the move has to say', async () => {
    const { user, api } = await open('?shape=board', (fake) =>
      fake.answer(workOrders.move, { ...aRow(1), status: 'on_hold' } as unknown as WorkOrder),
    );
    const column = within(await screen.findByRole('region', { name: 'Open, 1' }));
    await user.click(await column.findByRole('button', { name: 'Move WO-00001' }));
    const menu = await screen.findAllByRole('menuitem');
    expect(menu.map(({ textContent }) => textContent)).toEqual([
      'To “Waiting for customer”',
      'To “On hold”',
      'To “Solved”',
      'To “Cancelled”',
    ]);
    await user.click(menu[1] as HTMLElement);
    const box = within(await screen.findByRole('dialog'));
    fireEvent.change(box.getByLabelText('Until'), { target: { value: '2099-01-01' } });
    await user.click(box.getByRole('button', { name: 'Set' }));
    await waitFor(() =>
      expect(api.calls.find(({ path }) => path.endsWith('/move'))?.body).toMatchObject({
        version: 3,
        to: 'on_hold',
        pending_until: new Date('2099-01-01T09:00').getTime(),
      }),
    );
  });

  test('takes a card only where the table of states lets it go, and says why not', async () => {
    const { api } = await open('?shape=board', (fake) =>
      fake.answer(workOrders.move, { ...aRow(2), status: 'open' } as unknown as WorkOrder),
    );
    const card = (await screen.findByRole('button', { name: 'Zip 1' })).closest('[draggable]') as HTMLElement;
    const place = async (name: RegExp) => (await screen.findByRole('region', { name })).parentElement as HTMLElement;
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(card, { dataTransfer });
    const fresh = await place(/^New/);
    expect(await within(fresh).findByText('“Open” cannot become “New”')).toBeTruthy();
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
  await open('?shape=calendar&day=2026-11-22', (fake) =>
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
  expect(screen.getByText('3 overdue from before')).toBeTruthy();
  expect(screen.getByText('Days as in Asia/Hong_Kong')).toBeTruthy();
});

describe('the types', () => {
  const edit = async (type: WorkOrderType, answers: (api: FakeApi) => void = () => undefined) => {
    const page = await open('', (fake) => {
      fake.answer(workOrderTypes.list, { items: [type] });
      answers(fake);
    });
    await page.user.click(await screen.findByRole('button', { name: 'Types' }));
    await page.user.click(await screen.findByRole('button', { name: 'Edit “Repair”' }));
    return { ...page, box: within(await screen.findByRole('dialog')) };
  };

  test('ask for more in each language, and say which language lacks something', async () => {
    const { user, api, box } = await edit(aType({ used: 0 }), (fake) => fake.answer(workOrderTypes.update, aType({ version: 2 })));
    await user.click(box.getByRole('button', { name: 'Add field' }));
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await box.findByText('Please fill this in')).toBeTruthy();
    expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.type(box.getByLabelText('Label in English'), 'Serial');
    await user.type(box.getByRole('textbox', { name: /^Pattern/ }), 'NF-\\d+');
    await user.type(box.getByRole('textbox', { name: 'Try a value' }), 'NF-x');
    expect(await box.findByText('It does not fit')).toBeTruthy();
    expect(box.getByRole('tab', { name: /日本語/ }).textContent).toContain('2 missing');
    await user.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        version: 1,
        fields: [{ kind: 'text', label: { 'en-US': 'Serial' }, pattern: 'NF-\\d+' }],
      }),
    );
  });

  test('refuse a pattern that could take long', async () => {
    const { user, box } = await edit(aType());
    await user.click(box.getByRole('button', { name: 'Add field' }));
    await user.type(box.getByRole('textbox', { name: /^Pattern/ }), '(a+)+');
    expect(await box.findByText(/^This pattern is not allowed/)).toBeTruthy();
    expect(box.queryByRole('textbox', { name: 'Try a value' })).toBeNull();
  });

  test('that were saved by somebody else meanwhile lose nothing of what was typed', async () => {
    const theirs = aType({ name: { 'en-US': 'Repairs' }, version: 5 });
    const { user, api, box } = await edit(aType(), (fake) => fake.fail(workOrderTypes.update, 'stale_version', { current: theirs }));
    const name = box.getByLabelText('Name in English');
    await user.clear(name);
    await user.type(name, 'Mending');
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await box.findByText('Theirs differs in: name')).toBeTruthy();
    expect((name as HTMLInputElement).value).toBe('Mending');
    api.answer(workOrderTypes.update, aType({ version: 6 }));
    await user.click(box.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 5, name: { 'en-US': 'Mending' } }),
    );
  });

  test('in use can be turned off but not deleted, and it is said so', async () => {
    const { box } = await edit(aType());
    expect(box.getByText('3 work orders were made of it, so it can be turned off but not deleted.')).toBeTruthy();
    expect(box.queryByRole('button', { name: 'Delete type' })).toBeNull();
  });
});
