import { contacts, conversations, messaging } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openServiceCustomer } from './service-customer.ts';

const desk = openServiceCustomer();

const as = () => ({ token: desk.mina.token });
const canAsk = async (id: string) => (await desk.app.call(messaging.ofConversation, { id }, as())).data.channel?.asks_phone;
const phoneOf = async (id: string) => {
  const { contact } = (await desk.app.call(conversations.get, { id }, as())).data;
  return (await desk.app.call(contacts.get, { id: contact.id }, as())).data.phone;
};
async function ask(id: string) {
  await desk.app.call(conversations.takeover, { id }, as());
  await desk.settle();
  desk.service.calls.length = 0;
  const request = { id, client_msg_id: randomUUID() };
  for (let no = 0; no < 2; no += 1) expect((await desk.app.call(messaging.askPhone, request, as())).status).toBe(200);
  await desk.settle();
}

test('on Telegram a keyboard asks for it, once, and what is handed over stands at the contact', async () => {
  await desk.begin('telegram');
  await desk.says('Call me back');
  const id = await desk.first();
  expect([await canAsk(id), await phoneOf(id)]).toEqual([true, null]);
  await ask(id);
  expect(desk.sent()).toMatchObject([
    { reply_markup: { keyboard: [[{ text: 'Share my number', request_contact: true }]], resize_keyboard: true, one_time_keyboard: true } },
  ]);
  await desk.handsOver('+85291234567');
  expect([await canAsk(id), await phoneOf(id)]).toEqual([false, '+85291234567']);
});

test('on WhatsApp it is the message that the service has for it, to the name that stays', async () => {
  await desk.begin('whatsapp');
  desk.isHidden = true;
  await desk.says('Call me back');
  const id = await desk.first();
  expect([await canAsk(id), await phoneOf(id)]).toEqual([true, null]);
  await ask(id);
  expect(desk.sent()).toMatchObject([
    {
      recipient: 'HK.13491208655302741918',
      interactive: { type: 'request_contact_info', action: { name: 'request_contact_info' } },
    },
  ]);
  await desk.handsOver('+852 9123 4567');
  expect([await canAsk(id), await phoneOf(id)]).toEqual([false, '+85291234567']);
});

test('somebody else’s number that a customer sends on is not theirs', async () => {
  await desk.begin('whatsapp');
  desk.isHidden = true;
  await desk.says('Call my brother');
  const id = await desk.first();
  await desk.handsOver('+852 9999 9999', 'other');
  expect([await canAsk(id), await phoneOf(id)]).toEqual([true, null]);
});

test('LINE has no such button', async () => {
  await desk.begin('line');
  await desk.says('Call me back');
  const id = await desk.first();
  expect(await canAsk(id)).toBe(false);
  expect((await desk.app.call(messaging.askPhone, { id, client_msg_id: randomUUID() }, as())).status).toBe(404);
});
