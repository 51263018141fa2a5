import {
  contacts,
  messages,
  notes,
  visitor,
  visitorWorkOrders,
  workOrderMerges,
  workOrders,
  type WorkOrder,
  type WorkOrderType,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { addCustomer, addType, type Customer } from '#test/order-desk.ts';
import { say } from '#/words.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
let leo: Colleague;
let repair: WorkOrderType;
let ada: Customer;

beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp({ name: 'Mina' });
  leo = await addColleague(app, mina, 'Leo');
  const label = { 'en-US': 'X' };
  repair = await addType(app, mina, {
    fields: [
      { key: 'order', kind: 'text', label },
      { key: 'colour', kind: 'text', label },
    ],
  });
});
// One customer makes only so many in a day.
beforeEach(async () => {
  ada = await addCustomer(app, mina);
});
afterAll(() => app.close());

const REFUSED = {
  same: say('en-US', 'orders.refused_same'),
  other_contact: say('en-US', 'orders.refused_other_contact'),
  over: say('en-US', 'orders.refused_over'),
  link: say('en-US', 'orders.refused_link'),
};
/** Why something was refused, in words where there are any. */
const reasonOf = ({ data }: { data: unknown }): string => {
  const { reason, fields } = data as { reason: string; fields?: { message: string }[] };
  return fields?.[0]?.message ?? reason;
};
const asMina = () => ({ token: mina.token });
const get = async (id: string): Promise<WorkOrder> => (await app.call(workOrders.get, { id }, asMina())).data;
const made = async (rest: Parameters<Customer['submitted']>[1] = {}, customer = ada) => get((await customer.submitted(repair, rest)).id);
const merge = (one: Pick<WorkOrder, 'id' | 'version'>, other: Pick<WorkOrder, 'id' | 'version'>, token = mina.token) =>
  app.call(workOrderMerges.merge, { id: one.id, version: one.version, other_id: other.id, other_version: other.version }, { token });
const said = async (conversationId: string) =>
  (await app.call(messages.list, { id: conversationId, after_seq: 0 }, asMina())).data.items.map(({ body }) => body);
const write = (id: string, text: string) =>
  app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, { token: ada.token });

describe('merging', () => {
  test('shows first what will happen, and lets the older one stay, whichever was open', async () => {
    const [older, newer] = [
      await made({ subject: 'Zip', fields: { order: '1' } }),
      await made({ subject: 'Zip again', fields: { order: '2', colour: 'red' } }),
    ];
    await app.call(workOrders.update, { id: newer.id, version: 1, priority: 'urgent' }, asMina());
    const seen = await app.call(workOrderMerges.preview, { id: newer.id, other_id: older.id }, asMina());
    expect(seen.data).toMatchObject({
      kept: { id: older.id, messages: 1, tasks: 0, links: 0 },
      merged: { id: newer.id, version: 2 },
      fields: ['colour'],
      priority: 'urgent',
    });
    expect((await get(older.id)).status).toBe('new');
  });

  test('moves tasks and links, keeps every message where it was read, and tells the customer in both', async () => {
    const [older, newer, third] = [await made(), await made(), await made()];
    const addTask = (id: string, body: string) => app.call(workOrders.addTask, { id, task_id: randomUUID(), body }, asMina());
    for (const [id, body] of [
      [older.id, 'a'],
      [newer.id, 'b'],
      [newer.id, 'c'],
    ] as const)
      await addTask(id, body);
    await app.call(workOrders.link, { id: newer.id, other_no: third.no, kind: 'blocks' }, asMina());
    await app.call(workOrders.link, { id: newer.id, other_no: older.no, kind: 'related' }, asMina());
    await write(newer.conversation_id, 'second thought');
    await app.call(notes.add, { id: newer.conversation_id, client_msg_id: randomUUID(), text: 'quietly', mentions: [] }, asMina());
    const [one, other] = [await get(older.id), await get(newer.id)];
    const { data: kept } = await merge(other, one);
    expect(kept).toMatchObject({ id: older.id, status: 'new', merged: [{ id: newer.id, no: newer.no }] });
    expect(kept.tasks.map(({ body }) => body)).toEqual(['a', 'b', 'c']);
    expect(kept.links.map(({ kind, other: to }) => [kind, to.id])).toEqual([['blocks', third.id]]);
    expect(kept.events.at(-1)).toMatchObject({ name: 'merged', actor_name: 'Mina' });
    const gone = await get(newer.id);
    expect(gone).toMatchObject({ status: 'merged', merged_into: { id: older.id, no: older.no }, tasks: [], links: [] });
    expect((await said(newer.conversation_id)).slice(0, 2)).toEqual(['It is the left one.', 'second thought']);
    expect((await said(older.conversation_id)).at(-1)).toContain(`WO-${String(newer.no).padStart(5, '0')}`);
    expect((await said(newer.conversation_id)).at(-1)).toContain(`WO-${String(older.no).padStart(5, '0')}`);
    const own = await app.call(visitorWorkOrders.get, { id: newer.id, locale: 'en-US' }, { token: ada.token });
    expect(own.data).toMatchObject({ stage: 'merged', merged_into: { id: older.id, no: older.no } });
    expect(JSON.stringify(own.data)).not.toContain('quietly');
    const sync = await app.call(visitor.sync, { conversation_id: newer.conversation_id, after_seq: 0 }, { token: ada.token });
    expect(JSON.stringify(sync.data)).not.toContain('quietly');
    expect(await write(newer.conversation_id, 'still here')).toMatchObject({ data: { reason: 'conversation_closed' } });
  });

  test('again changes nothing more', async () => {
    const [older, newer] = [await made(), await made()];
    const first = await merge(older, newer);
    const second = await merge(older, newer);
    expect(second).toMatchObject({ code: 1, data: { id: older.id, version: first.data.version } });
    expect((await said(older.conversation_id)).length).toBe(2);
  });

  test('is refused with itself, of two customers, of what is over, and from an older copy', async () => {
    const [one, other, others] = [await made(), await made(), await made({}, await addCustomer(app, mina))];
    const refusal = async (a: WorkOrder, b: WorkOrder) => reasonOf(await merge(a, b));
    expect(await refusal(one, one)).toBe(REFUSED.same);
    expect(await refusal(one, others)).toBe(REFUSED.other_contact);
    expect(await refusal(one, { ...other, version: 9 })).toBe('stale_version');
    await app.call(workOrders.move, { id: other.id, version: 1, to: 'cancelled', reason: 'no' }, asMina());
    expect(await refusal(one, await get(other.id))).toBe(REFUSED.over);
    const third = await made();
    const { data: kept } = await merge(one, third);
    expect(await refusal(kept, { ...other, version: 2 })).toBe(REFUSED.over);
    const gone = await get(third.id);
    const fourth = await made();
    expect(await refusal(gone, fourth)).toBe(REFUSED.over);
  });

  test('is refused where it would close a circle of parents, and then nothing has happened', async () => {
    const [top, middle, low] = [await made(), await made(), await made()];
    await app.call(workOrders.link, { id: top.id, other_no: middle.no, kind: 'parent' }, asMina());
    await app.call(workOrders.link, { id: middle.id, other_no: low.no, kind: 'parent' }, asMina());
    const [one, other] = [await get(top.id), await get(low.id)];
    expect((await merge(one, other)).data).toMatchObject({ fields: [{ message: REFUSED.link }] });
    expect((await get(low.id)).links.length).toBe(1);
    expect((await get(low.id)).status).toBe('new');
  });

  test('by many at once ends in one, with every message and task kept', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => made()));
    for (const { id } of orders) await app.call(workOrders.addTask, { id, task_id: randomUUID(), body: `of ${id}` }, asMina());
    const pairs = orders.flatMap((a) => orders.filter(({ id }) => id !== a.id).map((b) => [a, b] as const));
    for (let round = 0; round < orders.length; round += 1) {
      const now = new Map((await Promise.all(orders.map(({ id }) => get(id)))).map((order) => [order.id, order]));
      const answers = await Promise.all(
        pairs.map(([a, b], index) => merge(now.get(a.id) ?? a, now.get(b.id) ?? b, index % 2 === 0 ? mina.token : leo.token)),
      );
      const reasons = answers.flatMap(({ code, data }) => (code === 1 ? [] : [reasonOf({ data })]));
      expect(reasons.filter((reason) => reason !== 'stale_version' && reason !== REFUSED.over)).toEqual([]);
    }
    const ended = await Promise.all(orders.map(({ id }) => get(id)));
    const [oldest] = ended.toSorted((a, b) => a.no - b.no);
    expect(ended.filter(({ status }) => status !== 'merged').map(({ id }) => id)).toEqual([oldest?.id]);
    expect(oldest?.tasks.map(({ body }) => body).toSorted()).toEqual(orders.map(({ id }) => `of ${id}`).toSorted());
    for (const { conversation_id: thread } of ended) expect((await said(thread))[0]).toBe('It is the left one.');
  });
});

describe('links', () => {
  const link = (order: WorkOrder, other: WorkOrder, kind: 'duplicate' | 'related' | 'blocks' | 'parent', inward = false) =>
    app.call(workOrders.link, { id: order.id, other_no: other.no, kind, inward }, asMina());

  test('both ends tell of it, from their own side', async () => {
    const [child, parent] = [await made(), await made()];
    const { data } = await link(child, parent, 'parent', true);
    expect(data.links).toMatchObject([{ kind: 'parent', inward: true, other: { id: parent.id, status: 'new' } }]);
    const above = await get(parent.id);
    expect(above.links).toMatchObject([{ kind: 'parent', inward: false, other: { id: child.id } }]);
    expect(above.events.at(-1)).toMatchObject({ name: 'linked' });
    const below = data.links[0]?.id ?? '';
    const { data: without } = await app.call(workOrders.unlink, { id: parent.id, link_id: below }, asMina());
    expect(without.links).toEqual([]);
  });

  test('a circle and a second parent are refused, and the same link again is no second one', async () => {
    const [a, b, c] = [await made(), await made(), await made()];
    await link(a, b, 'blocks');
    await link(b, c, 'blocks');
    expect(await link(c, a, 'blocks')).toMatchObject({ status: 400, data: { fields: [{ message: REFUSED.link }] } });
    await link(a, b, 'parent');
    expect(await link(c, b, 'parent')).toMatchObject({ data: { fields: [{ message: REFUSED.link }] } });
    await link(a, c, 'related');
    await link(c, a, 'related');
    await link(a, c, 'related');
    expect((await get(c.id)).links.map(({ kind }) => kind)).toEqual(['blocks', 'related']);
  });

  test('tasks stand as they are put', async () => {
    const order = await made();
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const [index, task_id] of ids.entries())
      await app.call(workOrders.addTask, { id: order.id, task_id, body: String(index) }, asMina());
    const { data } = await app.call(workOrders.orderTasks, { id: order.id, task_ids: [ids[2] ?? '', ids[0] ?? ''] }, asMina());
    expect(data.tasks.map(({ body }) => body)).toEqual(['2', '0', '1']);
  });
});

describe('what comes out of another', () => {
  const ask = { type_id: '', type_version: 1, subject: 'The other thing', description: 'The pocket too.' };

  test('a message becomes a work order of its own, and stays where it was', async () => {
    const from = await made();
    await write(from.conversation_id, 'And the pocket too.');
    const asked = { ...ask, client_id: randomUUID(), type_id: repair.id, split_from: { id: from.id, seq: 2 } };
    const { data } = await app.call(workOrders.create, asked, asMina());
    expect(data).toMatchObject({ contact: { id: from.contact.id }, links: [{ kind: 'related', other: { id: from.id } }] });
    expect((await app.call(workOrders.create, asked, asMina())).data.id).toBe(data.id);
    expect((await get(from.id)).events.filter(({ name }) => name === 'split').length).toBe(1);
    expect(await said(from.conversation_id)).toContain('And the pocket too.');
    const nothing = { ...asked, client_id: randomUUID(), split_from: { id: from.id, seq: 99 } };
    expect(await app.call(workOrders.create, nothing, asMina())).toMatchObject({ status: 404 });
  });

  test('a customer goes on from a closed one, and both tell of it', async () => {
    const closed = await made();
    const follow = () => ada.submit(repair, { follows_id: closed.id });
    expect(await follow()).toMatchObject({ data: { reason: 'order_state' } });
    await app.call(workOrders.move, { id: closed.id, version: 1, to: 'solved', solution: 'Sewn.' }, asMina());
    await app.call(visitorWorkOrders.act, { id: closed.id, act: 'solved', locale: 'en-US' }, { token: ada.token });
    const { data } = await follow();
    expect((await get(data.id)).links).toMatchObject([{ kind: 'follow_up', inward: false, other: { id: closed.id, status: 'closed' } }]);
    const before = await get(closed.id);
    expect(before.links).toMatchObject([{ kind: 'follow_up', inward: true, other: { id: data.id } }]);
    expect(before.events.at(-1)).toMatchObject({ name: 'followed', actor_kind: 'customer' });
    const bob = await addCustomer(app, mina);
    expect(await bob.submit(repair, { follows_id: closed.id })).toMatchObject({ status: 404 });
  });

  test('a chat becomes a work order, and its colleagues read it there', async () => {
    await write(ada.conversationId, 'My zip came off');
    const asked = { ...ask, client_id: randomUUID(), type_id: repair.id, origin_conversation_id: ada.conversationId };
    const { data } = await app.call(workOrders.create, asked, asMina());
    const { data: told } = await app.call(notes.list, { id: ada.conversationId }, asMina());
    expect(told.items.at(-1)).toMatchObject({ kind: 'activity', activity: { name: 'work_order', order_id: data.id } });
    expect(data.origin_conversation).toMatchObject({ id: ada.conversationId });
    const sync = await app.call(visitor.sync, { conversation_id: ada.conversationId, after_seq: 0 }, { token: ada.token });
    // The customer reads how their work order stands, and nothing of what is told among colleagues.
    expect(JSON.stringify(sync.data)).not.toContain('activity');
    const { data: file } = await app.call(contacts.get, { id: data.contact.id }, asMina());
    expect(file.id).toBe(data.contact.id);
  });
});
