import {
  teams,
  workOrderBulk,
  workOrderCalendar,
  workOrders,
  workOrderViews,
  type OrderAction,
  type RequestInput,
  type WorkOrder,
  type WorkOrderType,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { addCustomer, addType, type Customer } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MONDAY = Date.UTC(2026, 5, 1, 9);

let app: TestApp;
let mina: SignedUp;
let nori: SignedUp;
let leo: Colleague;
let repair: WorkOrderType;
let refund: WorkOrderType;
let teamId: string;
let ada: Customer;
let now = MONDAY;

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  [mina, nori] = [await app.signUp({ name: 'Mina' }), await app.signUp()];
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 3, now, now + 3_650 * DAY));
  leo = await addColleague(app, mina, 'Leo');
  teamId = (await app.call(teams.create, { name: 'Returns', member_ids: [leo.userId] }, asMina())).data.id;
  repair = await addType(app, mina, { resolve_within_min: 60 });
  refund = await addType(app, mina, { name: { 'en-US': 'Refund' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await addCustomer(app, mina);
});

const asMina = () => ({ token: mina.token });
const get = async (id: string): Promise<WorkOrder> => (await app.call(workOrders.get, { id }, asMina())).data;
/** What a new customer has made; its rows alone are looked at, so that no test sees another's. */
async function made(count: number, type = repair): Promise<WorkOrder[]> {
  const orders: WorkOrder[] = [];
  for (let no = 0; no < count; no += 1) orders.push(await get((await ada.submitted(type, { subject: `Zip ${no}` })).id));
  return orders;
}
const move = async ({ id }: { id: string }, to: WorkOrder['status'], rest: object = {}) => {
  const { version } = await get(id);
  return app.call(workOrders.move, { id, version, to, ...rest }, asMina());
};
const list = async (filter: RequestInput<typeof workOrders.list>) => (await app.call(workOrders.list, filter, asMina())).data;
const run = (action: OrderAction, which: { ids: string[] } | { filter: object }, requestId = randomUUID(), token = mina.token) =>
  app.call(workOrderBulk.run, { request_id: requestId, action, ...which }, { token });
const undo = (id: string, requestId = randomUUID(), token = mina.token) =>
  app.call(workOrderBulk.undo, { id, request_id: requestId }, { token });
const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

describe('a list of work orders', () => {
  test('is narrowed by type, person, team, priority, state and times, and says how many there are', async () => {
    const [first, second] = (await made(2)) as [WorkOrder, WorkOrder];
    const [third] = (await made(1, refund)) as [WorkOrder];
    await app.call(workOrders.assign, { id: first.id, version: 1, user_id: leo.userId, team_id: teamId }, asMina());
    await app.call(workOrders.update, { id: second.id, version: 1, priority: 'urgent' }, asMina());
    const contact = first.contact.id;
    const due = now + HOUR;
    const cells: [object, WorkOrder[]][] = [
      [{}, [first, second, third]],
      [{ type: refund.id }, [third]],
      [{ assignee: leo.userId }, [first]],
      [{ assignee: 0 }, [second, third]],
      [{ team: teamId }, [first]],
      [{ priority: 'urgent' }, [second]],
      [{ status: 'open' }, [first]],
      [{ due_from: due, due_to: due + 1 }, [first, second]],
      [{ due_to: due }, []],
      [{ created_from: now, created_to: now + 1 }, [first, second, third]],
      [{ created_from: now + 1 }, []],
    ];
    for (const [filter, expected] of cells) {
      const { items, total } = await list({ ...filter, contact });
      expect([filter, ids(items).toSorted(), total]).toEqual([filter, ids(expected).toSorted(), expected.length]);
    }
    const { items, total, next_cursor: cursor } = await list({ contact, limit: 2, sort: 'oldest' });
    expect([items.length, total]).toEqual([2, 3]);
    expect(await list({ contact, limit: 2, sort: 'oldest', cursor: cursor ?? '' })).toMatchObject({
      total: null,
      items: [{ id: expect.any(String) }],
    });
  });

  test('that is a view and nothing more says the same in both counts', async () => {
    const { counts, total } = await list({ view: 'unassigned' });
    expect(total).toBe(counts?.unassigned);
  });
});

describe('a work order that rests', () => {
  test.each(['on_hold', 'pending'] as const)(
    'is due on no day while it is %s, and later by as long when it is taken up again',
    async (to) => {
      const [order] = (await made(1)) as [WorkOrder];
      const due = now + HOUR;
      expect(order.resolve_due_at).toBe(due);
      await move(order, to, to === 'on_hold' ? { pending_until: now + 5 * DAY } : {});
      now += 2 * HOUR;
      expect((await list({ view: 'overdue', contact: order.contact.id })).total).toBe(0);
      await move(order, 'open');
      expect((await get(order.id)).resolve_due_at).toBe(due + 2 * HOUR);
      expect((await list({ view: 'overdue', contact: order.contact.id })).total).toBe(0);
      now += HOUR;
      expect((await list({ view: 'overdue', contact: order.contact.id })).total).toBe(0);
      now += 1;
      expect((await list({ view: 'overdue', contact: order.contact.id })).total).toBe(1);
    },
  );
});

describe('the calendar of what is due', () => {
  test('counts by the days of the business, with the first rows of each and what was missed before', async () => {
    const orders = await made(6);
    const [first, settled] = orders as [WorkOrder, WorkOrder];
    await move(settled, 'solved', { solution: 'Done.' });
    const later = now + 3 * DAY;
    await app.call(workOrders.update, { id: first.id, version: 1, resolve_due_at: later }, asMina());
    const contact = first.contact.id;
    const { data } = await app.call(workOrderCalendar.get, { contact, days: 14 }, asMina());
    const today = new Date(now + HOUR).toISOString().slice(0, 10);
    expect(data.items.map(({ day, count, rows }) => [day, count, rows.length])).toEqual([
      [today, 4, 4],
      [new Date(later).toISOString().slice(0, 10), 1, 1],
    ]);
    expect(data).toMatchObject({ timezone: 'UTC', overdue_before: 0 });
    now += 7 * DAY;
    const after = (await app.call(workOrderCalendar.get, { contact, from: new Date(now).toISOString().slice(0, 10) }, asMina())).data;
    expect([after.items, after.overdue_before]).toEqual([[], 5]);
    const looked = (await app.call(workOrderCalendar.get, { contact, from: today, days: 7 }, asMina())).data;
    expect(looked.items.map(({ count, overdue }) => [count, overdue])).toEqual([
      [4, 4],
      [1, 1],
    ]);
  });
});

describe('a bulk action', () => {
  test('gives to a person without taking it from its team, begins what is new, and is taken back', async () => {
    const orders = await made(3);
    await run({ kind: 'team', team_id: teamId }, { ids: ids(orders) });
    const request = randomUUID();
    const { data } = await run({ kind: 'assign', user_id: leo.userId }, { ids: ids(orders) }, request);
    expect(data).toMatchObject({ state: 'done', total: 3, through: 3, done: 3, refused: [] });
    expect(await get(orders[0]?.id ?? '')).toMatchObject({ status: 'open', assignee: { name: 'Leo' }, team: { name: 'Returns' } });
    // The answer was lost: it is the same job.
    expect((await run({ kind: 'assign', user_id: mina.userId }, { ids: ids(orders) }, request)).data).toEqual(data);
    // Somebody changes one before it is taken back.
    const { version } = await get(orders[1]?.id ?? '');
    await app.call(workOrders.update, { id: orders[1]?.id ?? '', version, priority: 'high' }, asMina());
    const back = (await undo(request)).data;
    expect(back).toMatchObject({ done: 2, refused: [{ id: orders[1]?.id, reason: 'stale_version' }] });
    expect(await get(orders[0]?.id ?? '')).toMatchObject({ assignee: null, team: { name: 'Returns' } });
    expect(await get(orders[1]?.id ?? '')).toMatchObject({ assignee: { name: 'Leo' } });
  });

  test('moves by the table of states, and says of each why not', async () => {
    const orders = await made(4);
    const [open, solved, cancelled, fresh] = orders as [WorkOrder, WorkOrder, WorkOrder, WorkOrder];
    await move(open, 'open');
    await move(solved, 'solved', { solution: 'Done.' });
    await move(cancelled, 'cancelled', { reason: 'Twice.' });
    const silent = (await run({ kind: 'move', to: 'solved' }, { ids: [fresh.id] })).data;
    expect(silent).toMatchObject({ done: 0, refused: [{ no: fresh.no, reason: 'invalid_request' }] });
    const request = randomUUID();
    const { data } = await run(
      { kind: 'move', to: 'solved', solution: 'New zips.' },
      { filter: { view: 'all', contact: open.contact.id } },
      request,
    );
    expect(data).toMatchObject({ total: 4, done: 3, refused: [{ id: cancelled.id, reason: 'order_state' }] });
    expect(data.refused[0]?.message).toContain('doesn’t allow this');
    expect(await get(fresh.id)).toMatchObject({ status: 'solved', solution: 'New zips.' });
    // Who was told that it is solved is not told otherwise by an undo.
    expect((await undo(request)).data).toMatchObject({ reason: 'too_late' });
    expect((await run({ kind: 'move', to: 'merged' }, { ids: [fresh.id] })).data.refused).toMatchObject([{ reason: 'order_state' }]);
  });

  test('goes on by itself where it is long, and is asked how far it is', async () => {
    const orders: WorkOrder[] = [];
    // No customer makes sixty within an hour.
    for (let customer = 0; customer < 6; customer += 1) {
      ada = await addCustomer(app, mina);
      orders.push(...(await made(10)));
    }
    const request = randomUUID();
    await run({ kind: 'priority', priority: 'high' }, { ids: ids(orders) }, request);
    const job = async () => (await app.call(workOrderBulk.get, { id: request }, asMina())).data;
    await expect.poll(job, { timeout: 45_000 }).toMatchObject({ state: 'done', total: 60, through: 60, done: 60 });
    expect((await list({ priority: 'high', contact: orders[59]?.contact.id ?? '' })).total).toBe(10);
  }, 120_000);

  test('is done once, however many ask for it at the same time', async () => {
    const orders = await made(8);
    const request = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => run({ kind: 'priority', priority: 'low' }, { ids: ids(orders) }, request)));
    const { events } = await get(orders[0]?.id ?? '');
    expect(events.filter(({ name }) => name === 'priority')).toHaveLength(1);
  });

  test('knows nothing of another business, and nobody else asks about it', async () => {
    const [order] = (await made(1)) as [WorkOrder];
    const request = randomUUID();
    const { data } = await run({ kind: 'priority', priority: 'high' }, { ids: [order.id] }, request, nori.token);
    expect(data).toMatchObject({ total: 1, done: 0, refused: [{ id: order.id, reason: 'not_found' }] });
    expect((await app.call(workOrderBulk.get, { id: request }, asMina())).data).toMatchObject({ reason: 'not_found' });
    expect((await undo(request)).data).toMatchObject({ reason: 'not_found' });
  });
});

describe('a saved view of work orders', () => {
  test('is kept apart from those of conversations, and the second of two writers is shown the newer copy', async () => {
    const draft = { name: 'Due today', filter: { view: 'mine' as const, due_to: now + DAY }, sort: 'due' as const };
    const { data: view } = await app.call(workOrderViews.create, { ...draft, shared: true }, asMina());
    expect(view).toMatchObject({ filter: draft.filter, sort: 'due', shared: true });
    const seen = (await app.call(workOrderViews.list, {}, { token: leo.token })).data.items;
    expect(seen.map(({ name }) => name)).toEqual(['Due today']);
    const edit = { ...draft, id: view.id, version: view.version };
    await app.call(workOrderViews.update, { ...edit, name: 'Today' }, asMina());
    const second = await app.call(workOrderViews.update, { ...edit, name: 'Now' }, asMina());
    expect(second.data).toMatchObject({ reason: 'stale_version', current: { name: 'Today' } });
    expect((await app.call(workOrderViews.remove, { id: view.id }, { token: nori.token })).code).toBe(1);
    expect((await app.call(workOrderViews.list, {}, asMina())).data.items).toHaveLength(1);
  });
});
