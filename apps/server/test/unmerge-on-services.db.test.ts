import { contacts, conversations, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  lineBody,
  lineText,
  openServiceDesk,
  telegramMessage,
  WHATSAPP_ID,
  WHATSAPP_PHONE,
  whatsAppBody,
  whatsAppMessage,
  type ConnectedService,
} from './service-desk.ts';
import { uploaded } from './upload-file.ts';

const desk = openServiceDesk();
const { as, settle } = desk;

const contactOf = async (id: string) => (await desk.app.call(conversations.get, { id }, as())).data.contact.id;
const talksOf = async (id: string) =>
  (await desk.app.call(contacts.get, { id }, as())).data.conversations.map((each) => each.id).toSorted();
const merge = (from: string, into: string) => desk.app.call(contacts.merge, { id: into, from_id: from }, as());
const unmerge = (from: string, into: string) => desk.app.call(contacts.unmerge, { id: into, from_id: from }, as());

interface OnTwoServices {
  telegram: ConnectedService;
  line: ConnectedService;
  ada: { talk: string; contact: string };
  tanaka: { talk: string; contact: string };
}

/** Ada has written on Telegram, 田中 on LINE. */
async function begin(): Promise<OnTwoServices> {
  const [telegram, line] = [await desk.connect('telegram'), await desk.connect('line')];
  await telegram.post(telegramMessage(50, { text: 'Hello' }));
  await line.post(lineBody(lineText('こんにちは')));
  await settle();
  const talkOn = async ({ channel }: ConnectedService) => {
    const talk = (await desk.list()).find((each) => each.channel?.id === channel.id)?.id ?? '';
    return { talk, contact: await contactOf(talk) };
  };
  return { telegram, line, ada: await talkOn(telegram), tanaka: await talkOn(line) };
}

test('whoever was taken for the same person on another service has their address and their conversations back', async () => {
  const { telegram, ada, tanaka } = await begin();
  await merge(ada.contact, tanaka.contact);
  const preview = (await desk.app.call(contacts.merges, { id: tanaka.contact }, as())).data.items;
  expect(preview).toMatchObject([{ conversations: 1, identities: 1 }]);
  // One that has ended for good: the next thing that Ada writes begins another.
  await desk.app.call(conversations.resolve, { id: ada.talk }, as());
  await desk.app.services.database.pool.query(`UPDATE conversation SET resolved_at = now() - interval '365 days' WHERE id = $1`, [
    ada.talk,
  ]);
  await telegram.post(telegramMessage(50, { text: 'Me again' }));
  await settle();
  const since = (await talksOf(tanaka.contact)).filter((id) => ![ada.talk, tanaka.talk].includes(id));
  expect(since).toHaveLength(1);

  await unmerge(ada.contact, tanaka.contact);
  expect(await talksOf(ada.contact)).toEqual([ada.talk, ...since].toSorted());
  expect(await talksOf(tanaka.contact)).toEqual([tanaka.talk]);

  // What they write goes on there, and an answer reaches them on their own service.
  await telegram.post(telegramMessage(50, { text: 'And once more' }));
  await settle();
  expect((await desk.written(since[0])).map(({ body }) => body)).toEqual(['Me again', 'And once more']);
  await desk.app.call(conversations.takeover, { id: since[0] ?? '' }, as());
  await settle();
  desk.service.calls.length = 0;
  await desk.reply(since[0] ?? '', 'Here you are');
  await settle();
  expect(desk.service.to('/sendMessage').map(({ json }) => [json['chat_id'], json['text']])).toEqual([[50, 'Here you are']]);
});

test('a conversation in which both wrote stays with the one that stays', async () => {
  const { line, ada, tanaka } = await begin();
  await merge(tanaka.contact, ada.contact);
  await line.post(lineBody(lineText('もう一度')));
  await settle();
  await unmerge(tanaka.contact, ada.contact);
  expect((await desk.written(tanaka.talk)).map(({ body }) => body)).toEqual(['こんにちは', 'もう一度']);
  expect(await talksOf(ada.contact)).toEqual([ada.talk]);
});

test('whoever has changed their number since the merge goes back with the new one', async () => {
  const [whatsapp, line] = [await desk.connect('whatsapp'), await desk.connect('line')];
  await whatsapp.post(whatsAppMessage(whatsapp.phoneId, { type: 'text', text: { body: 'Hello' } }));
  await line.post(lineBody(lineText('こんにちは')));
  await settle();
  const talks = await desk.list();
  const talkOn = ({ channel }: ConnectedService) => talks.find((each) => each.channel?.id === channel.id)?.id ?? '';
  const [yan, tanaka] = [await contactOf(talkOn(whatsapp)), await contactOf(talkOn(line))];
  await merge(yan, tanaka);
  const system = { type: 'user_changed_number', wa_id: '85261112222', user_id: 'HK.99', previous_user_id: WHATSAPP_ID };
  const moved = {
    id: `wamid.${randomUUID()}`,
    from: WHATSAPP_PHONE,
    timestamp: String(Math.floor(Date.now() / 1_000)),
    type: 'system',
    system,
  };
  await whatsapp.post(whatsAppBody(whatsapp.phoneId, { messages: [moved] }));
  await settle();
  await unmerge(yan, tanaka);
  const { rows } = await desk.app.services.database.pool.query<{ of: string; address: string }>(
    'SELECT contact_id AS of, address FROM channel_person WHERE channel_id = $1 ORDER BY address',
    [whatsapp.channel.id],
  );
  expect(rows.map(({ of }) => of)).toEqual([yan, yan]);
  expect(rows.map(({ address }) => address).join(' ')).toContain('85261112222');
});

test('files go back with those who sent them, also those that were sent since', async () => {
  const { tanaka } = await begin();
  const session = (await desk.app.call(visitor.session, { tenant: desk.owner.slug, locale: 'en-US' })).data;
  const send = async (name: string) => {
    const file = await uploaded(desk.app, 'visitor', session.token, { name, bytes: Buffer.from(name) });
    const message = { conversation_id: session.conversation_id, client_msg_id: randomUUID(), text: name, attachments: [file.id] };
    await desk.app.call(visitor.messages, message, { token: session.token });
    return file.id;
  };
  const brought = await send('before.txt');
  const from = await contactOf(session.conversation_id);
  await merge(from, tanaka.contact);
  const since = await send('since.txt');
  await unmerge(from, tanaka.contact);
  const { rows } = await desk.app.services.database.pool.query<{ id: string; of: string }>(
    'SELECT id, uploader_id AS of FROM attachment WHERE id = ANY($1) ORDER BY created_at, id',
    [[brought, since]],
  );
  expect(rows).toEqual([
    { id: brought, of: from },
    { id: since, of: from },
  ]);
});
