import {
  bot,
  conversations,
  notes,
  visitor,
  visitorWorkOrders,
  workOrders,
  workOrderTypes,
  type HandoffSettings,
  type Message,
  type RequestInput,
  type WorkOrder,
  type WorkOrderType,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer, addType, type Customer } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
let exchange: WorkOrderType;

beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp({ name: 'Mina' });
  exchange = await addType(app, mina, {
    name: { 'en-US': 'Return or exchange', 'zh-CN': '退货或换货', 'ja-JP': '返品または交換' },
    fields: [
      { key: 'order', kind: 'order_no', label: { 'en-US': 'Order' }, pattern: 'NF-\\d{5,8}', required: true },
      { key: 'email', kind: 'email', label: { 'en-US': 'Email' } },
      {
        key: 'why',
        kind: 'select',
        label: { 'en-US': 'Why' },
        choices: [
          { key: 'size', label: { 'en-US': 'Wrong size', 'zh-CN': '尺码不对' } },
          { key: 'broken', label: { 'en-US': 'Damaged', 'zh-CN': '破损' } },
        ],
      },
    ],
  });
});
afterAll(() => app.close());

const write = async (ada: Customer, text: string): Promise<Message[]> => {
  await app.call(visitor.messages, { conversation_id: ada.conversationId, client_msg_id: randomUUID(), text }, { token: ada.token });
  return read(ada);
};
const read = async (ada: Customer): Promise<Message[]> => {
  await app.services.botRunner.idle();
  await app.services.orderNotifier.idle();
  return (await app.call(visitor.sync, { conversation_id: ada.conversationId, after_seq: 0 }, { token: ada.token })).data.items;
};
const begin = (ada: Customer, typeId?: string) =>
  app.call(
    visitorWorkOrders.draft,
    { conversation_id: ada.conversationId, locale: 'en-US', ...(typeId === undefined ? {} : { type_id: typeId }) },
    { token: ada.token },
  );
const fields = { order: 'NF-20481' };
const offered = (ada: Customer, rest: Partial<RequestInput<typeof visitorWorkOrders.create>> = {}) =>
  ada.submitted(exchange, { fields, offered: true, origin_conversation_id: ada.conversationId, ...rest });
const order = async (id: string): Promise<WorkOrder> => (await app.call(workOrders.get, { id }, { token: mina.token })).data;
const move = (at: WorkOrder, to: WorkOrder['status'], rest: object = {}) =>
  app.call(workOrders.move, { id: at.id, version: at.version, to, ...rest }, { token: mina.token });
const stateOf = async (ada: Customer) =>
  (await app.call(visitor.sync, { conversation_id: ada.conversationId, after_seq: 0 }, { token: ada.token })).data.state.status;
const lines = (items: readonly Message[]) =>
  items.flatMap(({ event }) => (event?.name === 'work_order' ? [[event.actor, event.stage]] : []));

async function switched(owner: SignedUp, change: Partial<HandoffSettings>): Promise<void> {
  const { data } = await app.call(bot.get, {}, { token: owner.token });
  const { data: draft } = await app.call(bot.update, { ...data, handoff: { ...data.handoff, ...change } }, { token: owner.token });
  expect((await app.call(bot.publish, { version: draft.version, note: '' }, { token: owner.token })).code).toBe(1);
}

describe('the bot offers a work order', () => {
  test.each(['I want to open a ticket', '我要提交一个工单', '我想開一張工單', 'チケットを作成してください'])(
    'to who asks for one: “%s”',
    async (text) => {
      const ada = await addCustomer(app, mina);
      const answer = (await write(ada, text)).at(-1);
      expect(answer).toMatchObject({ author_kind: 'bot', answer_kind: 'order' });
      expect(answer?.body).not.toContain('{');
    },
  );

  test('where it knows no answer and a type’s words describe what is asked; a yes brings the form', async () => {
    const ada = await addCustomer(app, mina);
    const answer = (await write(ada, 'My jacket arrived damaged and I would love an exchange')).at(-1);
    expect(answer).toMatchObject({ answer_kind: 'order', body: expect.stringContaining('“Return or exchange”') });
    expect((await write(ada, 'Yes please')).at(-1)).toMatchObject({ author_kind: 'bot', answer_kind: 'order' });
    expect(await stateOf(ada)).toBe('bot');
  });

  test('and counts what it did not know: the second time in a row it calls a person, as before', async () => {
    const ada = await addCustomer(app, mina);
    await write(ada, 'Damaged exchange parcel zzqq');
    await write(ada, 'Exchange of a damaged xxyy');
    expect(await stateOf(ada)).toBe('queued');
  });

  test('to nobody where the business has switched it off, or has no form', async () => {
    const nori = await app.signUp();
    const bob = await addCustomer(app, nori);
    expect((await write(bob, 'I want to open a ticket')).at(-1)?.answer_kind).toBe('no_answer');
    await addType(app, nori);
    await switched(nori, { order: { on: false, type_id: null } });
    expect((await write(await addCustomer(app, nori), 'I want to open a ticket')).at(-1)?.answer_kind).toBe('no_answer');
    const { data } = await app.call(visitorWorkOrders.forms, { locale: 'en-US' }, { token: bob.token });
    expect(data.offer).toEqual({ on: false, type_id: null });
  });
});

describe('a form begins', () => {
  test('with what was said: the type, the first sentence, and what was stated word for word', async () => {
    const ada = await addCustomer(app, mina);
    await write(ada, 'Hello');
    await write(ada, 'My jacket is damaged. I need an exchange.');
    await write(ada, 'The order is NF-20481, write to ada@example.com');
    expect((await begin(ada)).data).toEqual({
      type_id: exchange.id,
      subject: 'My jacket is damaged.',
      description: 'My jacket is damaged. I need an exchange.\nThe order is NF-20481, write to ada@example.com',
      fields: { order: 'NF-20481', email: 'ada@example.com', why: 'broken' },
      files: 0,
    });
  });

  test('without the wish for one', async () => {
    const ada = await addCustomer(app, mina);
    await write(ada, 'I want to open a ticket, my jacket arrived damaged.');
    expect((await begin(ada)).data).toMatchObject({ subject: 'My jacket arrived damaged.', fields: { why: 'broken' } });
  });

  test('in Chinese too', async () => {
    const ada = await addCustomer(app, mina);
    await write(ada, '我买的外套尺码不对，想换货，订单号 NF-30001');
    expect((await begin(ada)).data).toMatchObject({ type_id: exchange.id, fields: { order: 'NF-30001', why: 'size' } });
  });

  test('with nothing of a chat that is somebody else’s', async () => {
    const [ada, bob] = [await addCustomer(app, mina), await addCustomer(app, mina)];
    const { status } = await app.call(
      visitorWorkOrders.draft,
      { conversation_id: ada.conversationId, locale: 'en-US' },
      { token: bob.token },
    );
    expect(status).toBe(404);
  });
});

describe('a work order out of a chat', () => {
  test('leaves the queue, is told there with its number, once, and whoever gets it is briefed', async () => {
    const ada = await addCustomer(app, mina);
    await write(ada, 'My zip came off, it is damaged');
    await app.call(visitor.handoff, { conversation_id: ada.conversationId }, { token: ada.token });
    expect(await stateOf(ada)).toBe('queued');
    const again = { client_id: randomUUID() };
    const made = await offered(ada, again);
    expect((await offered(ada, again)).id).toBe(made.id);
    const items = await read(ada);
    expect(await stateOf(ada)).toBe('bot');
    const seen = await order(made.id);
    expect(seen).toMatchObject({ origin: 'bot', origin_conversation: { id: ada.conversationId } });
    const no = `WO-${String(seen.no).padStart(5, '0')}`;
    expect(lines(items)).toEqual([[no, 'submitted']]);
    expect(items.filter(({ author_kind: who, body }) => who === 'bot' && body.includes(no))).toHaveLength(1);
    const { data } = await app.call(notes.list, { id: seen.conversation_id }, { token: mina.token });
    expect(data.items.map((note) => note.briefing?.questions)).toEqual([['My zip came off, it is damaged']]);
  });

  test('that is refused leaves the conversation in the queue', async () => {
    const ada = await addCustomer(app, mina);
    await write(ada, 'Something is damaged');
    await app.call(visitor.handoff, { conversation_id: ada.conversationId }, { token: ada.token });
    const refused = await ada.submit(exchange, { fields: {}, offered: true, origin_conversation_id: ada.conversationId });
    expect(refused.status).toBe(400);
    expect(lines(await read(ada))).toEqual([]);
    expect(await stateOf(ada)).toBe('queued');
  });

  test('tells the chat what its customer sees of each move, and nothing of a third party', async () => {
    const ada = await addCustomer(app, mina);
    await write(ada, 'Damaged again');
    const made = await offered(ada);
    const chat = async () => lines(await read(ada)).map(([, stage]) => stage);
    expect(await chat()).toEqual(['submitted']);
    await move(await order(made.id), 'open');
    expect(await chat()).toEqual(['submitted', 'in_progress']);
    await move(await order(made.id), 'on_hold', { pending_until: Date.now() + 86_400_000 });
    expect(await chat()).toEqual(['submitted', 'in_progress']);
    await move(await order(made.id), 'pending');
    await move(await order(made.id), 'solved', { solution: 'A new one.' });
    expect((await chat()).at(-1)).toBe('resolved');
    expect(await conversationStatus(ada)).toBe('bot');
  });
});

const conversationStatus = async (ada: Customer) =>
  (await app.call(conversations.get, { id: ada.conversationId }, { token: mina.token })).data.status;

describe('satisfaction', () => {
  test('is asked once it is solved, can be changed, and is seen by colleagues', async () => {
    const ada = await addCustomer(app, mina);
    const made = await ada.submitted(exchange, { fields });
    const rate = (score: number, comment = '', token = ada.token) =>
      app.call(visitorWorkOrders.rate, { id: made.id, score, comment, locale: 'en-US' }, { token });
    expect((await rate(4)).data).toMatchObject({ reason: 'order_state' });
    await move(await order(made.id), 'solved', { solution: 'A new one.' });
    expect((await rate(2, 'It took two weeks.')).data).toMatchObject({ csat_score: 2 });
    expect((await order(made.id)).csat).toMatchObject({ score: 2, comment: 'It took two weeks.' });
    expect((await rate(5)).data).toMatchObject({ csat_score: 5, stage: 'resolved' });
    const bob = await addCustomer(app, mina);
    expect((await rate(1, '', bob.token)).status).toBe(404);
  });

  test('cannot be given to the thread of one that is not solved', async () => {
    const ada = await addCustomer(app, mina);
    const { conversation_id: thread } = await ada.submitted(exchange, { fields });
    expect((await app.call(visitor.csat, { conversation_id: thread, score: 1 }, { token: ada.token })).data).toMatchObject({
      reason: 'conversation_closed',
    });
  });
});

test('a visitor sees a door to work orders where there is a form, or a work order of theirs', async () => {
  const nori = await app.signUp();
  const door = async (token?: string) =>
    (await app.call(visitor.session, { tenant: nori.slug, locale: 'en-US' }, token === undefined ? {} : { token })).data;
  const { token, tenant } = await door();
  expect(tenant.work_orders).toBe(false);
  const type = await addType(app, nori);
  expect((await door(token)).tenant.work_orders).toBe(true);
  const ada = await addCustomer(app, nori);
  await ada.submitted(type);
  await app.call(workOrderTypes.remove, { id: type.id }, { token: nori.token });
  expect((await door(token)).tenant.work_orders).toBe(false);
  expect((await door(ada.token)).tenant.work_orders).toBe(true);
});
