import { workOrderBulk, workOrders, workOrderTypes, type WorkOrder } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { addCustomer, addType } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { PATIENCE } from '#test/patience.ts';
import { goOnWithBulks } from './go-on-with-cut-off.ts';
import { orderBulks, readBefore } from './order-bulk.repository.ts';

const ORDERS = 30;

let app: TestApp;
let mina: SignedUp;
let ids: string[];
let now = Date.UTC(2026, 5, 1, 9);

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  mina = await app.signUp({ name: 'Mina' });
  const repair = await addType(app, mina);
  const ada = await addCustomer(app, mina);
  ids = [];
  for (let no = 0; no < ORDERS; no += 1) {
    // Whoever writes many in an hour is held up; these come over days.
    if (no % 5 === 4) now += 86_400_000;
    ids.push((await ada.submitted(repair, { subject: `Zip ${no}` })).id);
  }
});
afterAll(() => app.close());

const get = async (id: string): Promise<WorkOrder> => (await app.call(workOrders.get, { id }, { token: mina.token })).data;
const changed = async () => (await Promise.all(ids.map(get))).filter(({ priority }) => priority === 'urgent').length;

/** Leaves a bulk action as a crash leaves it: written down, and nobody at work. */
async function cutOff(): Promise<string> {
  const id = randomUUID();
  await inTenant(app.services.database, mina.tenantId, async (scope) => {
    const action = { kind: 'priority', priority: 'urgent' } as const;
    await orderBulks.insert(scope, { id, userId: mina.userId, action, items: await readBefore(scope, ids), refused: [] }, now);
  });
  return id;
}

test('what a crash cut off goes on by itself, in the name of who asked, and not while somebody is at it', async () => {
  const id = await cutOff();
  await goOnWithBulks(app.services);
  expect(await changed()).toBe(0);
  now += 11_000;
  await Promise.all([goOnWithBulks(app.services), goOnWithBulks(app.services)]);
  expect(await changed()).toBe(ORDERS);
  const { data } = await app.call(workOrderBulk.get, { id }, { token: mina.token });
  expect(data).toMatchObject({ state: 'done', through: ORDERS, done: ORDERS, refused: [] });
  expect((await get(ids[0] ?? '')).events.filter(({ name }) => name === 'priority')).toMatchObject([{ actor_name: 'Mina' }]);
});

test('who asks how far it is sets it going again', async () => {
  const id = await cutOff();
  now += 11_000;
  await vi.waitFor(async () => {
    const { data } = await app.call(workOrderBulk.get, { id }, { token: mina.token });
    expect(data.state).toBe('done');
  }, PATIENCE);
  const bulk = await inTenant(app.services.database, mina.tenantId, (scope) => orderBulks.lock(scope, id));
  expect(bulk?.done).toHaveLength(ORDERS);
  expect((await app.call(workOrderTypes.list, {}, { token: mina.token })).data.items[0]?.used).toBe(ORDERS);
});
