import {
  conversations,
  corpus,
  messages,
  visitor,
  visitorWorkOrders,
  workOrders,
  workOrderTypes,
  type WorkOrderType,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer, addType, type Customer } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { uploaded } from '#test/upload-file.ts';
import { readAnswer } from './read-answer.ts';
import { readWord } from './read-word.ts';
import { submitTalkWith } from './submit-talk.ts';
import type { TalkState } from './talk-state.ts';
import { takeTurn } from './take-turn.ts';

let app: TestApp;
let folder: string;
let mina: SignedUp;
let exchange: WorkOrderType;
let now = Date.UTC(2026, 5, 1, 9);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobby-talk-'));
  app = await openTestApp({ now: () => now, config: { data: folder } });
  mina = await app.signUp({ name: 'Mina' });
  exchange = await addType(app, mina, {
    name: { 'en-US': 'Exchange', 'ja-JP': '交換' },
    fields: [
      { key: 'order', kind: 'order_no', label: { 'en-US': 'Order number' }, pattern: 'NF-\\d{5,8}', required: true },
      {
        key: 'why',
        kind: 'select',
        label: { 'en-US': 'Reason' },
        required: true,
        choices: [
          { key: 'size', label: { 'en-US': 'Wrong size' } },
          { key: 'torn', label: { 'en-US': 'Torn seam' } },
        ],
      },
      { key: 'phone', kind: 'phone', label: { 'en-US': 'Telephone' } },
    ],
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const write = async (ada: Customer, text: string, attachments: string[] = []): Promise<string> => {
  const message = { conversation_id: ada.conversationId, client_msg_id: randomUUID(), text, attachments };
  await app.call(visitor.messages, message, { token: ada.token });
  await app.services.botRunner.idle();
  await app.services.orderNotifier.idle();
  const { items } = (await app.call(visitor.sync, { conversation_id: ada.conversationId, after_seq: 0 }, { token: ada.token })).data;
  const last = items.findLastIndex(({ author_kind: who }) => who === 'contact');
  return items
    .slice(last + 1)
    .map(({ body }) => body)
    .join('\n');
};
const made = async (ada: Customer) =>
  (await app.call(visitorWorkOrders.list, { locale: 'en-US' }, { token: ada.token })).data.items.map(({ subject }) => subject);
const begun = async () => {
  const ada = await addCustomer(app, mina);
  expect(await write(ada, 'I want to open a ticket')).toContain('tell me here what it’s about');
  return ada;
};
const asked = async () => {
  const ada = await begun();
  expect(await write(ada, 'The jacket is the wrong cut.')).toContain('Order number');
  return ada;
};

describe('who goes on writing instead of filling in the form', () => {
  test('is asked for one thing after the other, told what is wrong, and hands in what they have said yes to', async () => {
    const ada = await asked();
    expect(await write(ada, '12')).toMatch(/form[\s\S]*Order number|Order number/);
    expect(await write(ada, 'skip')).toContain('I need this to continue.');
    expect(await write(ada, 'NF-20481')).toMatch(/Reason[\s\S]*1\. Wrong size[\s\S]*2\. Torn seam/);
    expect(await write(ada, '7')).toContain('Reason');
    expect(await write(ada, '2')).toMatch(/Telephone[\s\S]*“skip”/);
    const summary = await write(ada, 'skip');
    expect(summary).toMatch(/“Exchange”[\s\S]*The jacket is the wrong cut\.[\s\S]*NF-20481[\s\S]*Torn seam[\s\S]*Shall I submit it/);
    expect(await made(ada)).toEqual([]);
    const last = await write(ada, 'yes');
    expect(last).toContain('That is everything I need.');
    expect(last).toMatch(/WO-\d{5}/);
    expect(await made(ada)).toEqual(['The jacket is the wrong cut.']);
    const { data } = await app.call(workOrders.list, { view: 'all', q: 'wrong cut' }, { token: mina.token });
    const order = (await app.call(workOrders.get, { id: data.items[0]?.id ?? '' }, { token: mina.token })).data;
    expect(order).toMatchObject({ origin: 'bot', fields: { order: 'NF-20481', why: 'torn' } });
    // It is over: the next message is one like any other.
    expect(await write(ada, 'yes')).not.toContain('submit');
    expect(await made(ada)).toHaveLength(1);
  });

  test('is asked for nothing that was said already', async () => {
    const ada = await addCustomer(app, mina);
    expect(await write(ada, 'I want to open a ticket, order NF-30001 has a torn seam.')).toContain('write “yes” here');
    expect(await write(ada, 'yes')).toContain('Telephone');
    expect(await write(ada, '+852 2345 6789')).toMatch(/NF-30001[\s\S]*Torn seam[\s\S]*\+852 2345 6789/);
  });

  test('can leave it at any time, and change what was said before it is handed in', async () => {
    const ada = await asked();
    expect(await write(ada, 'cancel')).toContain('nothing was submitted');
    expect(await write(ada, 'NF-20481')).not.toContain('Reason');
    const bob = await asked();
    for (const text of ['NF-20481', 'Wrong size', 'skip']) await write(bob, text);
    expect(await write(bob, 'reason')).toContain('1. Wrong size');
    expect(await write(bob, 'torn seam')).toContain('Torn seam');
    expect(await write(bob, 'no')).toContain('nothing was submitted');
    expect([await made(ada), await made(bob)]).toEqual([[], []]);
  });

  test('gets an answer to a question in between, and is asked again', async () => {
    const ada = await asked();
    expect(await write(ada, 'Where do I find that?')).toMatch(/Back to your work order: Order number/);
    expect(await write(ada, 'NF-20481')).toContain('Reason');
  });

  test('is asked no more once the form was handed in, or a day has passed', async () => {
    const ada = await asked();
    await ada.submitted(exchange, {
      fields: { order: 'NF-20481', why: 'size' },
      offered: true,
      origin_conversation_id: ada.conversationId,
    });
    expect(await write(ada, 'NF-20481')).not.toContain('Reason');
    const bob = await asked();
    now += 90_000_000;
    expect(await write(bob, 'NF-20481')).not.toContain('Reason');
  });

  test('goes on with what still fits where the form was changed meanwhile', async () => {
    const ada = await asked();
    await write(ada, 'NF-20481');
    const { id, version, ...rest } = exchange;
    const fields = rest.fields.map((field) => (field.key === 'phone' ? { ...field, required: true } : field));
    const { data } = await app.call(workOrderTypes.update, { ...rest, id, version, fields }, { token: mina.token });
    exchange = data;
    expect(await write(ada, '1')).toContain('Telephone');
    expect(await write(ada, 'skip')).toContain('I need this to continue.');
    await write(ada, '+852 2345 6789');
    expect(await write(ada, 'yes')).toMatch(/WO-\d{5}/);
  });

  test('is not asked what a question in between meant: a number would answer both', async () => {
    const entries = [
      ['How long does delivery take?', 'Two to four working days.'],
      ['How much does delivery cost?', 'Delivery is 5 pounds.'],
      ['How do I change my delivery address?', 'In your account, under Addresses.'],
      ['How long do I have to return shoes?', 'You have 30 days.'],
      ['Where is your shop?', 'At 5 Harbour Road.'],
    ] as const;
    for (const [question, answer] of entries) await app.call(corpus.create, { question, answer, locale: 'en-US' }, { token: mina.token });
    const unsure = 'How is delivery done?';
    expect(await write(await addCustomer(app, mina), unsure)).toContain('not certain what you mean');
    const said = await write(await asked(), unsure);
    expect(said).toContain('Back to your work order: Order number');
    expect(said).not.toContain('not certain what you mean');
  });

  test('makes one work order of a yes that is worked on twice', async () => {
    const ada = await asked();
    for (const text of ['NF-20481', '1', '+852 2345 6789']) await write(ada, text);
    await write(ada, 'yes');
    const { items } = (await app.call(visitor.sync, { conversation_id: ada.conversationId, after_seq: 0 }, { token: ada.token })).data;
    const yes = items.findLast(({ author_kind: who }) => who === 'contact');
    const again = await takeTurn(
      { database: app.services.database, submitTalk: () => Promise.reject(new Error('twice')), now: () => now },
      {
        tenantId: mina.tenantId,
        conversationId: ada.conversationId,
        seq: yes?.seq ?? 0,
        text: 'yes',
        locale: 'en-US',
        settings: { on: true, type_id: null },
      },
    );
    expect(again?.says).toContain('That is everything I need.');
    expect(await made(ada)).toHaveLength(1);
  });
});

describe('a form that asks for a file', () => {
  let shop: SignedUp;
  beforeAll(async () => {
    shop = await app.signUp({ name: 'Nori' });
    await addType(app, shop, {
      name: { 'en-US': 'Damage', 'ja-JP': '破損' },
      fields: [
        { key: 'photo', kind: 'file', label: { 'en-US': 'Photo of it', 'ja-JP': '写真' }, required: true },
        { key: 'size', kind: 'text', label: { 'en-US': 'Size' }, required: true },
        { key: 'bill', kind: 'file', label: { 'en-US': 'Receipt' } },
      ],
    });
  });
  const file = async ({ token }: Customer, name: string) =>
    (await uploaded(app, 'visitor', token, { name, bytes: new TextEncoder().encode(`what is in ${name}`), mime: 'text/plain' })).id;
  const wanting = async () => {
    const ada = await addCustomer(app, shop);
    await write(ada, 'I want to open a ticket');
    return ada;
  };
  const only = async () => {
    const { items } = (await app.call(workOrders.list, { view: 'all' }, { token: shop.token })).data;
    return (await app.call(workOrders.get, { id: items[0]?.id ?? '' }, { token: shop.token })).data;
  };

  test('takes it in the chat, and the work order has one of its own', async () => {
    const ada = await wanting();
    expect(await write(ada, 'The zip is torn off.')).toMatch(/Photo of it[\s\S]*Send it here as a file or a photo/);
    expect(await write(ada, 'I have one')).toContain('There is no file in that message.');
    expect(await write(ada, 'skip')).toContain('I need this to continue.');
    const sent = await file(ada, 'zip.txt');
    expect(await write(ada, '', [sent])).toContain('Size');
    expect(await write(ada, 'M')).toMatch(/Receipt[\s\S]*“skip”/);
    expect(await write(ada, 'skip')).toMatch(/Photo of it: zip\.txt[\s\S]*Size: M[\s\S]*Shall I submit it/);
    expect(await write(ada, 'yes')).toMatch(/WO-\d{5}/);
    const { fields, conversation_id: thread } = await only();
    expect(fields).toEqual({ photo: [expect.any(String)], size: 'M' });
    expect(fields['photo']).not.toEqual([sent]);
    const { items } = (await app.call(messages.list, { id: thread, limit: 10 }, { token: shop.token })).data;
    expect(items[0]?.attachments).toMatchObject([{ id: (fields['photo'] as string[])[0], name: 'zip.txt' }]);
    // The chat keeps its own.
    const chat = (await app.call(visitor.sync, { conversation_id: ada.conversationId, after_seq: 0 }, { token: ada.token })).data;
    expect(chat.items.flatMap(({ attachments }) => attachments ?? []).map(({ id }) => id)).toEqual([sent]);
  });

  test('takes one that is sent before it is asked for, and several at once', async () => {
    const ada = await wanting();
    expect(await write(ada, 'The seam is torn.', [await file(ada, 'left.txt'), await file(ada, 'right.txt')])).toContain('Size');
    expect(await write(ada, '', [await file(ada, 'bill.txt')])).toMatch(/I have the file[\s\S]*Size/);
    expect(await write(ada, 'L')).toMatch(/Photo of it: left\.txt, right\.txt[\s\S]*Size: L[\s\S]*Receipt: bill\.txt/);
    await write(ada, 'Photo of it');
    expect(await write(ada, 'This one', [await file(ada, 'both.txt')])).toMatch(/Photo of it: both\.txt/);
    expect(await write(ada, 'yes')).toMatch(/WO-\d{5}/);
    const { fields } = await only();
    expect([fields['photo'], fields['bill']]).toEqual([[expect.any(String)], [expect.any(String)]]);
  });

  test('a file that nobody waits for any more is for a person', async () => {
    const ada = await wanting();
    expect(await write(ada, 'The strap is gone.')).toContain('Photo of it');
    now += 90_000_000;
    await write(ada, '', [await file(ada, 'strap.txt')]);
    const { data } = await app.call(conversations.get, { id: ada.conversationId }, { token: shop.token });
    expect(data).toMatchObject({ status: 'queued' });
  });

  test('makes one work order, with one copy of each file, of a yes that is worked on twice', async () => {
    const ada = await wanting();
    await write(ada, 'The sole is loose.');
    await write(ada, '', [await file(ada, 'sole.txt')]);
    await write(ada, 'S');
    await write(ada, 'skip');
    const talk = await app.services.database.pool.query<{ order_talk: { state: TalkState } }>(
      'SELECT order_talk FROM conversation WHERE id = $1',
      [ada.conversationId],
    );
    const state = talk.rows[0]?.order_talk.state as TalkState;
    const submit = submitTalkWith(() => app.services);
    await submit(shop.tenantId, ada.conversationId, 'en-US', state);
    const first = await only();
    await submit(shop.tenantId, ada.conversationId, 'en-US', state);
    expect((await only()).id).toBe(first.id);
    const copies = await app.services.database.pool.query(`SELECT id FROM attachment WHERE name = 'sole.txt'`);
    expect(copies.rows).toHaveLength(2);
  });
});

test.each([
  ['cancel', 'cancel'],
  ['取消', 'cancel'],
  ['算了。', 'cancel'],
  ['キャンセル', 'cancel'],
  ['Skip', 'skip'],
  ['跳過', 'skip'],
  ['略過', 'skip'],
  ['スキップ', 'skip'],
  ['是', 'yes'],
  ['好的', 'yes'],
  ['はい', 'yes'],
  ['いいえ', 'no'],
  ['不', 'no'],
  ['What is an order number?', 'question'],
  ['訂單號碼在哪裏？', 'question'],
  ['どこに書いてありますか', 'question'],
  ['NF-20481', undefined],
  ['紅色的那件', undefined],
] as const)('“%s” is %s', (text, word) => {
  expect(readWord(text)).toBe(word);
});

const field = (kind: WorkOrderType['fields'][number]['kind'], keys: readonly string[] = []) => ({
  kind,
  key: 'x',
  label: {},
  hint: {},
  required: false,
  visible_to_customer: true,
  pattern: null,
  choices: keys.map((key) => ({ key, label: { 'en-US': key.toUpperCase(), 'ja-JP': `${key}です` } })),
});

test.each([
  ['a number of a choice', field('select', ['a', 'b']), '２', { value: 'b' }],
  ['its name', field('select', ['a', 'b']), 'bです', { value: 'b' }],
  ['several numbers', field('multi', ['a', 'b', 'c']), '1、3', { value: ['a', 'c'] }],
  ['a number that there is none', field('select', ['a', 'b']), '5', { fault: 'choice' }],
  ['a wide number', field('number'), '１２', { value: 12 }],
  ['words for a number', field('number'), 'many', { fault: 'number' }],
  ['a day', field('date'), '2026/5/1', { value: '2026-05-01' }],
  ['no day', field('date'), 'soon', { fault: 'date' }],
  ['no address', field('email'), 'me', { fault: 'email' }],
])('%s is read', (_, of, text, expected) => {
  expect(readAnswer(of, text)).toEqual(expected);
});
