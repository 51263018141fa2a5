import {
  BULK_ORDERS_MAX,
  contacts,
  teams,
  workOrders,
  type RequestInput,
  type WorkOrder,
  type WorkOrderRow,
  type WorkOrderType,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { loadOrders } from '#test/load/order-load.ts';
import { addCustomer, addType } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { keepOrderSearch } from './keep-order-search.ts';

let app: TestApp;
let mina: SignedUp;
let kim: Colleague;
let type: WorkOrderType;
beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp({ name: 'Mina' });
  kim = await addColleague(app, mina, 'Kim');
  type = await addType(app, mina);
});
afterAll(() => app.close());

const asMina = () => ({ token: mina.token });
const keep = () => keepOrderSearch(app.services);
const find = async (q: string, token = mina.token) =>
  (await app.call(workOrders.list, { view: 'all', q }, { token })).data.items.map(({ subject }) => subject).toSorted();

/** A work order of a new customer who is called so. */
async function made(subject: string, name: string): Promise<WorkOrder> {
  const { id } = await (await addCustomer(app, mina)).submitted(type, { subject, description: 'The left one.' });
  const { data } = await app.call(workOrders.get, { id }, asMina());
  await app.call(contacts.update, { id: data.contact.id, name }, asMina());
  return data;
}

/** A work order that staff make for a customer. */
const draft = (subject: string, contactId: string) => {
  return {
    client_id: randomUUID(),
    type_id: type.id,
    type_version: type.version,
    subject,
    description: 'The left one.',
    contact_id: contactId,
  };
};

/** What is found before its bits are made and after that, which is the same. */
async function foundTwice(q: string, token?: string): Promise<string[]> {
  const before = await find(q, token);
  await keep();
  const after = await find(q, token);
  return JSON.stringify(before) === JSON.stringify(after) ? after : [`before: ${before.join()}`, `after: ${after.join()}`];
}

describe('a work order is found, its bits made or not,', () => {
  test('by its own words, by its customer, and by what either has become', async () => {
    const order = await made('Zipper of the tent', 'Beatrix Okafor');
    await made('Sole of the boot', '田中 美咲');
    expect(await foundTwice('zipper')).toEqual(['Zipper of the tent']);
    expect(await foundTwice('OKAFOR')).toEqual(['Zipper of the tent']);
    expect(await foundTwice('中 美')).toEqual(['Sole of the boot']);
    expect(await foundTwice('kafo')).toEqual(['Zipper of the tent']);
    await app.call(contacts.update, { id: order.contact.id, name: 'Ngozi', email: 'ngozi@harbour.example' }, asMina());
    expect(await foundTwice('harbour')).toEqual(['Zipper of the tent']);
    expect(await foundTwice('Okafor')).toEqual([]);
    await app.call(workOrders.update, { id: order.id, version: order.version, subject: 'Peg of the tent' }, asMina());
    expect(await foundTwice('peg of')).toEqual(['Peg of the tent']);
    expect(await foundTwice('zipper')).toEqual([]);
    expect(await foundTwice('咲')).toEqual(['Sole of the boot']);
    // Words too short for a piece.
    expect(await foundTwice('Pe')).toEqual(['Peg of the tent']);
  });

  test('by whoever its customer has become by a merge', async () => {
    const [from, into] = [await made('Lantern flickers', 'Wilhelmina'), await made('Stove is cold', 'Archibald')];
    await keep();
    await app.call(contacts.merge, { id: into.contact.id, from_id: from.contact.id }, asMina());
    expect(await foundTwice('archib')).toEqual(['Lantern flickers', 'Stove is cold']);
  });

  test('also where it was out of reach for who changed its customer', async () => {
    const order = await made('Kayak leaks', 'Ludmila');
    const other = await app.call(workOrders.create, draft('Paddle is bent', order.contact.id), asMina());
    expect(other.code).toBe(1);
    await app.call(workOrders.assign, { id: order.id, version: order.version, user_id: kim.userId, team_id: null }, asMina());
    await app.call(teams.changeRole, { id: kim.userId, role: 'supervisor', reach: 'own' }, asMina());
    await keep();
    expect((await app.call(contacts.update, { id: order.contact.id, name: 'Svetlana' }, { token: kim.token })).code).toBe(1);
    expect(await foundTwice('svetlana', kim.token)).toEqual(['Kayak leaks']);
    expect(await foundTwice('svetlana')).toEqual(['Kayak leaks', 'Paddle is bent']);
  });
});

test('what is found often or far behind is there once, on its page, and counted', async () => {
  const { contact } = await made('Needle', 'Rosalind');
  const hay = Array.from({ length: 45 }, (_, no) => `Hay ${no}`);
  for (const subject of hay) expect((await app.call(workOrders.create, draft(subject, contact.id), asMina())).code).toBe(1);
  await keep();
  const page = async (q: string, limit: number, cursor?: string) =>
    (await app.call(workOrders.list, { view: 'all', sort: 'newest', q, limit, ...(cursor === undefined ? {} : { cursor }) }, asMina()))
      .data;
  expect(await page('needle', 1)).toMatchObject({ items: [{ subject: 'Needle' }], total: 1, next_cursor: null });
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, total, next_cursor: next } = await page('hay', 10, cursor);
    expect(total).toBe(cursor === undefined ? hay.length : null);
    found.push(...items.map(({ subject }) => subject));
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual(hay.toReversed());
});

test('among many, each search finds what reads so and counts it, up to as many as a bulk action reaches', async () => {
  const [nori, orders] = [await app.signUp({ name: 'Nori' }), 2_000];
  await loadOrders(app.services.database, nori.tenantId, nori.userId, orders);
  const page = async (request: RequestInput<typeof workOrders.list>) =>
    (await app.call(workOrders.list, { view: 'all', sort: 'newest', limit: 100, ...request }, { token: nori.token })).data;
  const all: WorkOrderRow[] = [];
  let cursor: string | undefined;
  do {
    const { items, next_cursor: next } = await page(cursor === undefined ? {} : { cursor });
    all.push(...items);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  expect(all).toHaveLength(orders);
  // Characters and words of one and two; "visitor2" is what the newest thousand have, and no other. The description of each says the same.
  for (const q of ['換', '拉鏈', 'zi', 'tv', 'Refund', '美咲', '#', 'visitor2', '12 ', '100', 'third day']) {
    const isFound = ({ no, subject, contact }: WorkOrderRow) =>
      `${subject}\n${contact.name}\nvisitor${no}@example.com\n${q === 'third day' ? q : ''}`.toLowerCase().includes(q.trim().toLowerCase());
    const expected = all.filter(isFound);
    const isMore = expected.length > BULK_ORDERS_MAX;
    const { items, total, more_than_total: more } = await page({ q, limit: 30 });
    expect([q, items.map(({ no }) => no)]).toEqual([q, expected.slice(0, 30).map(({ no }) => no)]);
    expect([q, total, more]).toEqual([q, Math.min(expected.length, BULK_ORDERS_MAX), isMore]);
  }
}, 120_000);

test('each is done once', async () => {
  await made('Rope is short', 'Ferdinand');
  expect(await keep()).toBe(1);
  expect(await keep()).toBe(0);
});
