import { analysis, WORK_ORDER_FIGURES, WORK_ORDER_STATUSES, workOrders, type RequestInput, type WorkOrderStatus } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { dice } from '#test/dice.ts';
import { addCustomer, addType } from '#test/order-desk.ts';
import { openTestApp, type Answer, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Clocks went forward in New York on 8 March 2026: that day has 23 hours. */
const NOW = Date.UTC(2026, 2, 12, 18);
const ZONE = 'America/New_York';
const PERIOD = { from: '2026-03-02', to: '2026-03-09' };
const ORDERS = 160;
const LIMIT = 100;

interface Made {
  id: string;
  typeId: string;
  status: WorkOrderStatus;
  createdAt: number;
  dueAt: number | null;
  resolvedAt: number | null;
  closedAt: number | null;
}

let app: TestApp;
let mina: SignedUp;
let typeIds: string[];
const made: Made[] = [];

beforeAll(async () => {
  app = await openTestApp({ now: () => NOW });
  mina = await app.signUp();
  const types = [await addType(app, mina), await addType(app, mina, { name: { 'en-US': 'Refund' } })];
  typeIds = types.map(({ id }) => id);
  const ada = await addCustomer(app, mina);
  const model = await ada.submitted(types[0] as (typeof types)[number]);
  const { pool } = app.services.database;
  await pool.query('UPDATE tenant SET timezone = $2 WHERE id = $1', [mina.tenantId, ZONE]);
  const roll = dice(26);
  const some = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)] as Item;
  const maybe = (at: number) => (roll() < 0.5 ? at : null);
  // The edges of the period to the millisecond, and anything around them.
  const edges = ['2026-03-02T05:00:00Z', '2026-03-10T04:00:00Z'].flatMap((edge) => [Date.parse(edge), Date.parse(edge) - 1]);
  for (let no = 0; no < ORDERS; no += 1) {
    const createdAt = edges[no] ?? NOW - Math.floor(roll() * 14 * DAY);
    const resolvedAt = maybe(createdAt + Math.floor(roll() * 4 * DAY));
    const row = {
      id: randomUUID(),
      typeId: some(typeIds),
      status: some(WORK_ORDER_STATUSES),
      createdAt,
      dueAt: maybe(createdAt + Math.floor(roll() * 6 * DAY)),
      resolvedAt,
      closedAt: maybe(createdAt + Math.floor(roll() * 6 * DAY)),
    };
    made.push(row);
  }
  await inTenant(app.services.database, mina.tenantId, async ({ db, tenantId }) => {
    const { rows } = await db.execute(
      sql`SELECT to_jsonb(w) AS whole FROM work_order w WHERE tenant_id = ${tenantId} AND id = ${model.id}`,
    );
    const { whole } = rows[0] as { whole: Record<string, unknown> };
    const at = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
    const thread = async (id: unknown) =>
      (await db.execute(sql`SELECT to_jsonb(c) AS whole FROM conversation c WHERE tenant_id = ${tenantId} AND id = ${id}::uuid`))
        .rows[0] as {
        whole: Record<string, unknown>;
      };
    const conversation = (await thread(whole['conversation_id'])).whole;
    for (const [index, row] of made.entries()) {
      const conversationId = randomUUID();
      await db.execute(sql`INSERT INTO conversation SELECT (jsonb_populate_record(NULL::conversation,
        ${JSON.stringify({ ...conversation, id: conversationId, no: 10_000 + index })}::jsonb)).*`);
      const stored = {
        ...whole,
        id: row.id,
        no: 10_000 + index,
        client_id: randomUUID(),
        conversation_id: conversationId,
        type_id: row.typeId,
        status: row.status,
        created_at: at(row.createdAt),
        resolve_due_at: at(row.dueAt),
        due_at: at(row.dueAt),
        resolved_at: at(row.resolvedAt),
        closed_at: at(row.closedAt),
      };
      await db.execute(sql`INSERT INTO work_order SELECT (jsonb_populate_record(NULL::work_order, ${JSON.stringify(stored)}::jsonb)).*`);
    }
  });
});
afterAll(() => app.close());

/** Day of New York's clocks, worked out by hand. */
const dayOf = (at: number) => new Date(at - (at < Date.UTC(2026, 2, 8, 7) ? 5 : 4) * HOUR).toISOString().slice(0, 10);
const isIn = ({ createdAt }: Made) => dayOf(createdAt) >= PERIOD.from && dayOf(createdAt) <= PERIOD.to;
const COUNTS: Record<(typeof WORK_ORDER_FIGURES)[number], (order: Made) => boolean> = {
  made: ({ status }) => status !== 'merged',
  solved: ({ status, resolvedAt }) => resolvedAt !== null && (status === 'solved' || status === 'closed'),
  late: ({ status, dueAt, resolvedAt, closedAt }) => status !== 'merged' && dueAt !== null && dueAt < (resolvedAt ?? closedAt ?? NOW),
};

/** All pages of a list, by id. */
async function listed(filter: RequestInput<typeof workOrders.list>): Promise<{ ids: string[]; total: number | null }> {
  const ids: string[] = [];
  let [cursor, total]: [string | null, number | null] = [null, null];
  do {
    const { data }: Answer<typeof workOrders.list> = await app.call(
      workOrders.list,
      { ...filter, limit: LIMIT, ...(cursor !== null && { cursor }) },
      { token: mina.token },
    );
    ids.push(...data.items.map(({ id }) => id));
    total ??= data.total;
    cursor = data.next_cursor;
  } while (cursor !== null);
  return { ids: ids.toSorted(), total };
}

test('each figure of work orders is what is counted of them by hand, and opens exactly those', async () => {
  const { orders } = (await app.call(analysis.report, PERIOD, { token: mina.token })).data;
  if (orders === null) throw new Error('work orders are not counted');
  const { since, until } = orders;
  const cells = [
    { counts: orders, narrowed: {}, fits: () => true },
    ...orders.types.map((each) => ({ counts: each, narrowed: { type: each.key }, fits: ({ typeId }: Made) => typeId === each.key })),
    ...orders.states.map((each) => ({ counts: each, narrowed: { status: each.key }, fits: ({ status }: Made) => status === each.key })),
  ];
  expect(orders.types.map(({ key }) => key).toSorted()).toEqual(typeIds.toSorted());
  expect(orders.states.map(({ key }) => key)).toEqual(WORK_ORDER_STATUSES.filter((status) => status !== 'merged'));
  for (const { counts, narrowed, fits } of cells)
    for (const figure of WORK_ORDER_FIGURES) {
      const expected = made.filter((order) => isIn(order) && COUNTS[figure](order) && fits(order)).map(({ id }) => id);
      const { ids, total } = await listed({ view: 'all', figure, created_from: since, created_to: until, ...narrowed });
      expect({ figure, narrowed, count: counts[figure], total, ids }).toEqual({
        figure,
        narrowed,
        count: expected.length,
        total: expected.length,
        ids: expected.toSorted(),
      });
    }
  // What is tried is something: none of the figures is none or all.
  for (const figure of WORK_ORDER_FIGURES) expect(orders[figure]).toBeGreaterThan(10);
  expect(orders.made).toBeLessThan(ORDERS);
});

test('what the overview counts is what is counted by hand, and the length of the list that it opens', async () => {
  const { orders, today } = (await app.call(analysis.overview, {}, { token: mina.token })).data;
  const goingOn = made.filter(({ status }) => ['new', 'open', 'pending', 'on_hold'].includes(status));
  const count = (fits: (due: number) => boolean) => goingOn.filter(({ dueAt }) => dueAt !== null && fits(dueAt)).length;
  expect(orders).toMatchObject({ overdue: count((due) => due < NOW), due_today: count((due) => due >= NOW && due < today.end) });
  const { total: open } = await listed({ view: 'open' });
  const { total: overdue } = await listed({ view: 'overdue' });
  const { total: dueToday } = await listed({ view: 'open', due_from: NOW, due_to: today.end });
  expect(orders).toEqual({ open, mine: 0, overdue, due_today: dueToday });
  expect(Math.min(open ?? 0, overdue ?? 0, dueToday ?? 0)).toBeGreaterThan(0);
});
