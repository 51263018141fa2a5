import {
  messages,
  notes,
  visitor,
  visitorWorkOrders,
  workOrders,
  conversations,
  type RequestInput,
  type WorkOrder,
  type WorkOrderType,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { addCustomer, addType, type Customer } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { startChat } from '#test/start-chats.ts';
import { uploaded } from '#test/upload-file.ts';
import { tendOrders } from './tend-orders.ts';

const DAY = 86_400_000;

let app: TestApp;
let mina: SignedUp;
let nori: SignedUp;
let leo: Colleague;
let repair: WorkOrderType;
let ada: Customer;
let now = Date.UTC(2026, 5, 1, 9);
const heard: { name: string; audience: object; id: unknown }[] = [];

beforeAll(async () => {
  app = await openTestApp({
    now: () => now,
    emit: (audience, name, payload) => heard.push({ audience, name, id: (payload as { conversation_id?: string }).conversation_id }),
  });
  [mina, nori] = [await app.signUp({ name: 'Mina' }), await app.signUp()];
  leo = await addColleague(app, mina, 'Leo');
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 3, now, now + 365 * DAY));
  repair = await addType(app, mina, {
    name: { 'en-US': 'Repair', 'zh-HK': '維修' },
    fields: [
      { key: 'order', kind: 'order_no', label: { 'en-US': 'Order' }, pattern: 'NF-\\d{5,8}', required: true },
      { key: 'photos', kind: 'file', label: { 'en-US': 'Photos' } },
      {
        key: 'grade',
        kind: 'select',
        label: { 'en-US': 'Grade' },
        choices: [{ key: 'a', label: { 'en-US': 'A' } }],
        visible_to_customer: false,
      },
    ],
    auto_reply: { 'en-US': 'We have it.', 'ja-JP': '受け付けました。' },
    reply_within_min: 240,
    resolve_within_min: 2_880,
  });
  ada = await addCustomer(app, mina);
});
afterAll(() => app.close());

const fields = { order: 'NF-20481' };
const asMina = () => ({ token: mina.token });
const get = async (id: string, token = mina.token): Promise<WorkOrder> => (await app.call(workOrders.get, { id }, { token })).data;
const move = (order: { id: string; version: number }, to: WorkOrder['status'], rest: object = {}, token = mina.token) =>
  app.call(workOrders.move, { id: order.id, version: order.version, to, ...rest }, { token });
const own = async (id: string) => (await app.call(visitorWorkOrders.get, { id, locale: 'en-US' }, { token: ada.token })).data;
const write = (id: string, text: string, token = ada.token) =>
  app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, { token });
const answer = (id: string, text: string, token = mina.token) =>
  app.call(messages.send, { id, client_msg_id: randomUUID(), text }, { token });
const tend = () => tendOrders(app.services);

describe('a customer', () => {
  test('submits a form, and the thread begins with what was written and what is answered at once', async () => {
    const photo = await uploaded(app, 'visitor', ada.token, {
      name: 'zip.txt',
      bytes: new TextEncoder().encode('zip'),
      mime: 'text/plain',
    });
    const order = await ada.submitted(repair, { fields: { ...fields, photos: [photo.id] }, email: 'ada@example.com', locale: 'ja-JP' });
    expect(order).toMatchObject({
      stage: 'submitted',
      subject: 'A zip came off',
      type_name: 'Repair',
      unread: 1,
      last_body: '受け付けました。',
    });
    const { data } = await app.call(visitor.sync, { conversation_id: order.conversation_id, after_seq: 0 }, { token: ada.token });
    expect(data.items.map(({ author_kind: who, body }) => [who, body])).toEqual([
      ['contact', 'It is the left one.'],
      ['bot', '受け付けました。'],
    ]);
    expect(data.items[0]?.attachments).toMatchObject([{ id: photo.id }]);
    const seen = await get(order.id);
    expect(seen).toMatchObject({ status: 'new', origin: 'chat_form', unread: 1, fields: { order: 'NF-20481' }, version: 1 });
    expect(seen.first_reply_due_at).toBe(now + 240 * 60_000);
    expect(seen.events.map(({ name, actor_kind: who }) => [name, who])).toEqual([['created', 'customer']]);
  });

  test('is told which field is wrong, and is not asked for what is not for them', async () => {
    const wrong = await ada.submit(repair, { fields: { order: '12', grade: 'z' } });
    expect(wrong).toMatchObject({
      status: 400,
      data: { fields: [{ path: 'fields.order', message: 'This isn’t in the expected format.' }] },
    });
    expect((await ada.submit(repair)).data).toMatchObject({ fields: [{ path: 'fields.order', message: 'Fill this in.' }] });
    const hidden = await ada.submitted(repair, { fields: { ...fields, grade: 'a' } });
    expect((await get(hidden.id)).fields).toEqual(fields);
    expect(hidden.form.map(({ key }) => key)).toEqual(['order', 'photos']);
  });

  test('whose form has changed meanwhile is refused with the newer one, and nothing is made', async () => {
    const stale = await ada.submit({ ...repair, version: repair.version + 1 }, { fields });
    expect(stale).toMatchObject({ status: 409, data: { reason: 'form_changed', current: { version: repair.version } } });
  });

  test('makes one work order however often the answer is lost', async () => {
    const again = { client_id: randomUUID(), fields };
    const [first, second] = [await ada.submitted(repair, again), await ada.submitted(repair, again)];
    expect(second.id).toBe(first.id);
    const bob = await addCustomer(app, mina);
    expect(await bob.submit(repair, again)).toMatchObject({ status: 404 });
  });

  test('uses no file of somebody else', async () => {
    const bob = await addCustomer(app, mina);
    const file = await uploaded(app, 'visitor', bob.token, { name: 'a.txt', bytes: new TextEncoder().encode('a'), mime: 'text/plain' });
    expect(await ada.submit(repair, { fields, attachments: [file.id] })).toMatchObject({
      status: 400,
      data: { fields: [{ path: 'attachments' }] },
    });
  });

  test('sees own ones only, and nobody of another business sees any', async () => {
    const order = await ada.submitted(repair, { fields });
    const bob = await addCustomer(app, mina);
    for (const token of [bob.token, (await addCustomer(app, nori)).token]) {
      expect(await app.call(visitorWorkOrders.get, { id: order.id, locale: 'en-US' }, { token })).toMatchObject({ status: 404 });
      expect(await app.call(visitorWorkOrders.act, { id: order.id, act: 'cancel', locale: 'en-US' }, { token })).toMatchObject({
        status: 404,
      });
      expect(await write(order.conversation_id, 'mine', token)).toMatchObject({ status: 404 });
      expect((await app.call(visitorWorkOrders.list, { locale: 'en-US' }, { token })).data.items).toEqual([]);
    }
    const task = { id: order.id, task_id: randomUUID(), body: 'x' };
    expect(await app.call(workOrders.get, { id: order.id }, { token: nori.token })).toMatchObject({ status: 404 });
    expect(await app.call(workOrders.addTask, task, { token: nori.token })).toMatchObject({ status: 404 });
  });

  test('finds them by number, subject and what was said, in any script', async () => {
    const order = await ada.submitted(repair, { fields, subject: '背囊拉鏈甩開' });
    await answer(order.conversation_id, '新拉鏈已寄出');
    const find = async (q: string) =>
      (await app.call(visitorWorkOrders.list, { q, locale: 'en-US' }, { token: ada.token })).data.items.map(({ id }) => id);
    for (const q of ['拉鏈', `WO-${String(order.no).padStart(5, '0')}`, '已寄出']) expect([q, await find(q)]).toEqual([q, [order.id]]);
    expect(await find('雨罩')).toEqual([]);
  });

  test('has no more than so many a day', async () => {
    const cy = await addCustomer(app, mina);
    for (let made = 0; made < 20; made += 1) await cy.submitted(repair, { fields });
    expect(await cy.submit(repair, { fields })).toMatchObject({ status: 429 });
  });
});

describe('the states', () => {
  test('an answer begins it, a question waits for the customer, and their answer takes it up again', async () => {
    const order = await ada.submitted(repair, { fields });
    await answer(order.conversation_id, 'Which zip?', leo.token);
    const begun = await get(order.id);
    expect(begun).toMatchObject({ status: 'open', first_replied_at: now });
    const asked = await move(begun, 'pending');
    expect(asked.data).toMatchObject({ status: 'pending', stage: 'waiting_for_you' });
    await write(order.conversation_id, 'The left one.');
    const back = await get(order.id);
    expect(back.status).toBe('open');
    expect(back.events.map(({ actor_kind: who, to }) => [who, to])).toEqual([
      ['customer', null],
      ['agent', 'open'],
      ['agent', 'pending'],
      ['customer', 'open'],
    ]);
  });

  test('solving needs a solution, holding a day to come, cancelling a reason', async () => {
    const order = await get((await ada.submitted(repair, { fields })).id);
    expect(await move(order, 'solved')).toMatchObject({ status: 400, data: { fields: [{ path: 'solution' }] } });
    expect(await move(order, 'on_hold')).toMatchObject({ data: { fields: [{ path: 'pending_until' }] } });
    expect(await move(order, 'on_hold', { pending_until: now })).toMatchObject({ data: { fields: [{ path: 'pending_until' }] } });
    expect(await move(order, 'cancelled')).toMatchObject({ data: { fields: [{ path: 'reason' }] } });
    expect(await move(order, 'closed')).toMatchObject({ status: 409, data: { reason: 'order_state' } });
    expect(await move(order, 'merged')).toMatchObject({ status: 409, data: { reason: 'order_state' } });
  });

  test('the customer says that it is solved, and the thread ends', async () => {
    const order = await get((await ada.submitted(repair, { fields })).id);
    await move(order, 'solved', { solution: 'A new zip is on its way.' });
    const told = await own(order.id);
    expect(told).toMatchObject({ stage: 'resolved', solution: 'A new zip is on its way.', closes_at: now + 7 * DAY });
    expect(told.events.at(-1)).toMatchObject({ to: 'solved', words: 'A new zip is on its way.' });
    const act = (what: 'solved' | 'not_solved') =>
      app.call(visitorWorkOrders.act, { id: order.id, act: what, locale: 'en-US' }, { token: ada.token });
    expect((await act('solved')).data).toMatchObject({ stage: 'closed' });
    expect((await act('solved')).data).toMatchObject({ stage: 'closed' });
    expect(await act('not_solved')).toMatchObject({ status: 409 });
    expect(await write(order.conversation_id, 'One more thing')).toMatchObject({ status: 409, data: { reason: 'conversation_closed' } });
    expect(await answer(order.conversation_id, 'Sorry')).toMatchObject({ status: 409 });
  });

  test('the customer says that it is not, or writes, and it goes on', async () => {
    const order = await get((await ada.submitted(repair, { fields })).id);
    const solved = await move(order, 'solved', { solution: 'Done.' });
    const again = await app.call(visitorWorkOrders.act, { id: order.id, act: 'not_solved', locale: 'en-US' }, { token: ada.token });
    expect(again.data).toMatchObject({ stage: 'in_progress', closes_at: null });
    const open = await get(order.id);
    expect(open).toMatchObject({ status: 'open', reopened_count: 1, resolved_at: null });
    expect(open.version).toBeGreaterThan(solved.data.version);
    await move(open, 'solved', { solution: 'Done again.' });
    await write(order.conversation_id, 'Still not.');
    expect(await get(order.id)).toMatchObject({ status: 'open', reopened_count: 2 });
  });

  test('the second of two writers gets the newer copy', async () => {
    const order = await get((await ada.submitted(repair, { fields })).id);
    const change = (priority: 'high' | 'low') => app.call(workOrders.update, { id: order.id, version: order.version, priority }, asMina());
    const answers = await Promise.all([change('high'), change('low')]);
    const [taken, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(taken).toMatchObject({ status: 200, data: { version: 2 } });
    expect(refused).toMatchObject({
      status: 409,
      data: { reason: 'stale_version', current: { version: 2, priority: taken?.data.priority } },
    });
  });

  test('what the customer did not have to know, they are not told', async () => {
    const order = await get((await ada.submitted(repair, { fields })).id);
    const held = await move(order, 'on_hold', { pending_until: now + 3 * DAY, reason: 'The supplier is slow' });
    expect(held.data).toMatchObject({ stage: 'in_progress' });
    await app.call(notes.add, { id: order.conversation_id, client_msg_id: randomUUID(), text: 'A difficult one', mentions: [] }, asMina());
    const told = await own(order.id);
    expect(JSON.stringify(told)).not.toContain('supplier');
    const { data } = await app.call(visitor.sync, { conversation_id: order.conversation_id, after_seq: 0 }, { token: ada.token });
    expect(JSON.stringify(data.items)).not.toContain('difficult');
  });
});

describe('time alone', () => {
  const steps = async (id: string) => (await get(id)).events.slice(1).map(({ name, to, words }) => [name, to, words]);

  test('reminds on the second and fifth day, settles on the seventh and closes a week later', async () => {
    await tend();
    const order = await get((await ada.submitted(repair, { fields })).id);
    await move(order, 'pending');
    const begun = now;
    for (const day of [1, 2, 3, 5, 6, 7, 13, 14]) {
      now = begun + day * DAY;
      await tend();
    }
    expect(await steps(order.id)).toEqual([
      ['moved', 'pending', null],
      ['reminded', null, '1'],
      ['reminded', null, '2'],
      ['moved', 'solved', 'no_reply'],
      ['moved', 'closed', 'timer'],
    ]);
    const { data } = await app.call(visitor.sync, { conversation_id: order.conversation_id, after_seq: 0 }, { token: ada.token });
    expect(data.items.filter(({ body }) => body.startsWith('We’re still waiting')).length).toBe(2);
  });

  test('brings back what rests on its day', async () => {
    const order = await get((await ada.submitted(repair, { fields })).id);
    await move(order, 'on_hold', { pending_until: now + DAY });
    await tend();
    expect((await get(order.id)).status).toBe('on_hold');
    now += DAY;
    expect(await tend()).toBeGreaterThan(0);
    expect(await get(order.id)).toMatchObject({ status: 'open', pending_until: null });
  });
});

describe('the business', () => {
  test('makes one out of a chat, and the thread is in no list of conversations', async () => {
    const chat = await startChat(app, mina, 'my zip came off');
    const request = {
      client_id: randomUUID(),
      type_id: repair.id,
      type_version: repair.version,
      subject: 'Zip',
      description: 'I look into it.',
      fields,
    };
    const { data: made } = await app.call(workOrders.create, { ...request, origin_conversation_id: chat.id }, asMina());
    expect(made).toMatchObject({ origin: 'from_chat', contact: { id: chat.contactId }, origin_conversation: { id: chat.id } });
    const { data } = await app.call(visitorWorkOrders.list, { locale: 'en-US' }, { token: chat.token });
    expect(data.items.map(({ id }) => id)).toEqual([made.id]);
    for (const view of ['all', 'queued', 'resolved', 'mine'] as const) {
      const listed = (await app.call(conversations.list, { view, limit: 100 }, asMina())).data;
      expect(listed.items.some(({ id }) => id === made.conversation_id)).toBe(false);
    }
    const refused = await app.call(conversations.takeover, { id: made.conversation_id }, asMina());
    expect(refused).toMatchObject({ status: 409 });
    const past = await app.call(visitor.conversations, {}, { token: chat.token });
    expect(past.data.items.map(({ id }) => id)).toEqual([chat.id]);
    const session = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' }, { token: chat.token });
    expect(session.data.conversation_id).toBe(chat.id);
  });

  test('assigns, and what somebody has is begun', async () => {
    const order = await get((await ada.submitted(repair, { fields })).id);
    const given = await app.call(workOrders.assign, { id: order.id, version: order.version, user_id: leo.userId, team_id: null }, asMina());
    expect(given.data).toMatchObject({ status: 'open', assignee: { id: leo.userId, name: 'Leo' }, version: 2 });
    const nobody = await app.call(workOrders.assign, { id: order.id, version: 2, user_id: nori.userId, team_id: null }, asMina());
    expect(nobody).toMatchObject({ status: 404 });
  });

  test('keeps tasks and links, and everybody who looks is told', async () => {
    const [first, second] = [await ada.submitted(repair, { fields }), await ada.submitted(repair, { fields })];
    const task = { id: first.id, task_id: randomUUID() };
    heard.length = 0;
    await app.call(workOrders.addTask, { ...task, body: 'Book the courier' }, asMina());
    await app.call(workOrders.addTask, { ...task, body: 'Book the courier' }, asMina());
    const ticked = await app.call(workOrders.setTask, { ...task, done: true }, asMina());
    expect(ticked.data.tasks).toEqual([{ id: task.task_id, body: 'Book the courier', done: true, done_by: 'Mina' }]);
    expect(heard.some(({ name, id }) => name === 'work_order' && id === first.conversation_id)).toBe(true);
    const linked = await app.call(workOrders.link, { id: first.id, other_no: second.no, kind: 'blocks' }, asMina());
    expect(linked.data.links).toMatchObject([{ kind: 'blocks', inward: false, other: { no: second.no } }]);
    expect((await get(second.id)).links).toMatchObject([{ kind: 'blocks', inward: true, other: { no: first.no } }]);
    expect(await app.call(workOrders.link, { id: first.id, other_no: first.no, kind: 'related' }, asMina())).toMatchObject({ status: 400 });
    const gone = await app.call(workOrders.unlink, { id: second.id, link_id: linked.data.links[0]?.id ?? '' }, asMina());
    expect(gone.data.links).toEqual([]);
    expect((await app.call(workOrders.removeTask, task, asMina())).data.tasks).toEqual([]);
  });

  test('pages through any order without losing or doubling one', async () => {
    const kim = await app.signUp();
    const type = await addType(app, kim, { resolve_within_min: 60 });
    const bob = await addCustomer(app, kim);
    for (const subject of ['one', 'two', 'three', 'four', 'five']) {
      now += 1_000;
      await bob.submitted(type, { subject });
    }
    for (const sort of ['updated', 'newest', 'oldest', 'due', 'priority'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page: RequestInput<typeof workOrders.list> = { sort, limit: 2, ...(cursor === undefined ? {} : { cursor }) };
        const { data } = await app.call(workOrders.list, page, { token: kim.token });
        seen.push(...data.items.map(({ subject }) => subject));
        cursor = data.next_cursor ?? undefined;
      } while (cursor !== undefined);
      const forward = ['one', 'two', 'three', 'four', 'five'];
      expect([sort, seen]).toEqual([sort, sort === 'oldest' || sort === 'due' ? forward : forward.toReversed()]);
    }
    const list = async (filter: RequestInput<typeof workOrders.list>) =>
      (await app.call(workOrders.list, filter, { token: kim.token })).data;
    expect((await list({ q: 'THREE' })).items.map(({ subject }) => subject)).toEqual(['three']);
    expect((await list({ q: 'WO-00002' })).items.map(({ subject }) => subject)).toEqual(['two']);
    expect((await list({})).counts).toEqual({ open: 5, mine: 0, unassigned: 5, overdue: 0 });
    now += 2 * 3_600_000;
    expect((await list({ view: 'overdue' })).items.length).toBe(5);
    expect(await app.call(workOrders.list, { cursor: 'nonsense' }, { token: kim.token })).toMatchObject({ status: 400 });
  });
});

test('numbers have no gap and no double when fifty are made at once', async () => {
  const kim = await app.signUp();
  const type = await addType(app, kim);
  const customers = await Promise.all(Array.from({ length: 5 }, () => addCustomer(app, kim)));
  // Some are refused after all, and take no number.
  const made = await Promise.all(
    customers.flatMap((customer, row) =>
      Array.from({ length: 10 }, (_, at) =>
        customer.submit(type, (row * 10 + at) % 7 === 0 ? { origin_conversation_id: randomUUID() } : {}),
      ),
    ),
  );
  const numbers = made.flatMap((each) => (each.code === 1 ? [each.data.no] : [])).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 42 }, (_, at) => at + 1));
});
