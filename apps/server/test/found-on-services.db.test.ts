import { contacts, conversations } from '@lobby/contract';
import { beforeEach, expect, test } from 'vitest';
import { lineBody, lineText, openServiceDesk, telegramMessage, whatsAppContact, whatsAppMessage, WHATSAPP_ID } from './service-desk.ts';

const desk = openServiceDesk();
const { as, settle } = desk;

/** Somebody writes on each service: on WhatsApp 阿欣 under a user name and without a number, on Telegram Ada, on LINE 田中. */
beforeEach(async () => {
  const [whatsapp, telegram, line] = [await desk.connect('whatsapp'), await desk.connect('telegram'), await desk.connect('line')];
  const who = whatsAppContact({ profile: { name: '阿欣', username: 'yan.kwok' }, wa_id: undefined });
  const said = { from: undefined, from_user_id: WHATSAPP_ID, type: 'text', text: { body: '你好' } };
  await whatsapp.post(whatsAppMessage(whatsapp.phoneId, said, who));
  await telegram.post(telegramMessage(50, { text: 'Hello' }));
  await line.post(lineBody(lineText('こんにちは')));
  await settle();
});

/** Who is found in the inbox, among its resolved conversations, and among contacts. */
async function found(q: string): Promise<(string | null)[][]> {
  const inInbox = await desk.app.call(conversations.list, { q }, as());
  const resolved = await desk.app.call(conversations.list, { view: 'resolved', q }, as());
  const people = await desk.app.call(contacts.find, { q }, as());
  return [
    ...[inInbox, resolved].map(({ data }) => data.items.map(({ contact }) => contact.name)),
    people.data.items.map(({ name }) => name),
  ];
}

test.each([
  ['@yan.kwok', '阿欣'],
  ['YAN.K', '阿欣'],
  ['@ada', 'Ada Lovelace'],
  ['田中', '田中'],
])('whoever is looked for as %s on a service is found', async (q, name) => {
  expect(await found(q)).toEqual([[name], [], [name]]);
});

test('whom a colleague has given another name is found by the one on the service, too', async () => {
  const [item] = (await desk.app.call(conversations.list, { q: '田中' }, as())).data.items;
  const { id, contact } = item ?? { id: '', contact: { id: '' } };
  await desk.app.call(contacts.update, { id: contact.id, name: 'Wholesale, Kyoto' }, as());
  await desk.app.call(conversations.resolve, { id }, as());
  await settle();
  expect(await found('田中')).toEqual([[], ['Wholesale, Kyoto'], ['Wholesale, Kyoto']]);
  expect(await found('Wholesale')).toEqual([[], ['Wholesale, Kyoto'], ['Wholesale, Kyoto']]);
});
