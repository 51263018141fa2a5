import {
  apiKeys,
  channels,
  HEADERS,
  LOCALES,
  OPEN_PATHS,
  openPlatform,
  teams,
  visitor,
  workOrders,
  type ApiKey,
  type Endpoint,
  type KeyScope,
  type Locale,
  type RequestInput,
  type ResponseOf,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addColleague } from '#test/add-colleague.ts';
import { addType } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const { openConversation, openContact, openWorkOrder } = openPlatform;
const SCOPES: KeyScope[] = [
  'conversations:read',
  'conversations:write',
  'contacts:read',
  'contacts:write',
  'work_orders:read',
  'work_orders:write',
];
/** Where somebody has written: in the channel of the key, in another one, and on the business's own page. */
const PLACES = ['own', 'other', 'page'] as const;
type Place = (typeof PLACES)[number];
const HIDDEN = ['other', 'page'] as const;

interface Scene {
  conversation: string;
  contact: string;
  order: string;
  thread: string;
}

let app: TestApp;
let mina: SignedUp;
let own: string;
let other: string;
let key: ApiKey & { key: string };
let typeId: string;
const scenes = {} as Record<Place, Scene>;

const as = () => ({ token: mina.token });

beforeAll(async () => {
  app = await openTestApp({ config: { origin: 'http://lobby.test' } });
  mina = await app.signUp({ name: 'Mina' });
  const [ownChannel, otherChannel] = [await addChannel('Shop'), await addChannel('Outlet')];
  [own, other] = [ownChannel.id, otherChannel.id];
  const type = await addType(app, mina);
  typeId = type.id;
  for (const [place, channel] of [
    ['own', ownChannel.public_key],
    ['other', otherChannel.public_key],
    ['page', undefined],
  ] as const) {
    const begun = (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', channel })).data;
    const said = { conversation_id: begun.conversation_id, client_msg_id: randomUUID(), text: `needle ${place}` };
    await app.call(visitor.messages, said, { token: begun.token });
    const draft = { client_id: randomUUID(), type_id: type.id, type_version: type.version, origin_conversation_id: begun.conversation_id };
    const order = (await app.call(workOrders.create, { ...draft, subject: `Order ${place}`, description: 'needle' }, as())).data;
    await app.services.database.pool.query('UPDATE contact SET name = $3, external_id = $4 WHERE tenant_id = $1 AND id = $2', [
      mina.tenantId,
      order.contact.id,
      `Needle ${place}`,
      `c-${place}`,
    ]);
    scenes[place] = { conversation: begun.conversation_id, contact: order.contact.id, order: order.id, thread: order.conversation_id };
  }
  await app.services.botRunner.idle();
  key = (await app.call(apiKeys.create, { name: 'Shop system', scopes: SCOPES, channel_ids: [own, own] }, as())).data;
});
afterAll(() => app.close());

const addChannel = async (name: string) =>
  (await app.call(channels.create, { kind: 'web', name, allowed_origins: ['https://shop.example'] }, as())).data as {
    id: string;
    public_key: string;
  };

interface Told<E extends Endpoint> {
  status: number;
  msg: string;
  data: ResponseOf<E> & { reason?: string };
}

/** One call of the program, or of one that holds another key. */
async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
  { bearer = key.key, locale = 'en-US' }: { bearer?: string; locale?: Locale } = {},
): Promise<Told<E>> {
  const rest = { ...(request as Record<string, unknown>) };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  });
  const isRead = endpoint.method === 'GET';
  const query = isRead ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : '';
  const response = await app.fetch(path + query, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', [HEADERS.language]: locale },
    ...(isRead ? {} : { body: JSON.stringify(rest) }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Told<E>, 'status'>) };
}

const idsOf = ({ data }: { data: unknown }) => (data as { items: { id: string }[] }).items.map(({ id }) => id);

test('what is of its channel is there, by list, search, id and contact, and can be written to', async () => {
  const { conversation, contact, order } = scenes.own;
  expect(key).toMatchObject({ channel_ids: [own] });
  expect((await call(openConversation.get, { id: conversation })).data).toMatchObject({ id: conversation });
  expect(JSON.stringify((await call(openConversation.messages, { id: conversation })).data)).toContain('needle own');
  expect((await call(openConversation.write, { id: conversation, text: 'Hello' })).data).toMatchObject({ kind: 'reply' });
  expect((await call(openConversation.write, { id: conversation, kind: 'note', text: 'Hm' })).data).toMatchObject({ kind: 'note' });
  expect((await call(openConversation.update, { id: conversation, tags: ['vip'] })).data).toMatchObject({ tags: ['vip'] });
  expect((await call(openContact.update, { id: contact, remark: 'Kind' })).data).toMatchObject({ remark: 'Kind', name: 'Needle own' });
  expect((await call(openWorkOrder.get, { id: order })).data).toMatchObject({ id: order, subject: 'Order own' });
  expect((await call(openWorkOrder.reply, { id: order, text: 'It is on its way.' })).status).toBe(200);
  expect(JSON.stringify((await call(openWorkOrder.messages, { id: order })).data)).toContain('It is on its way.');
});

test('lists, searches and their pages show nothing else', async () => {
  for (const view of ['all', 'bot', 'queued', 'resolved'] as const)
    expect(idsOf(await call(openConversation.list, { view }))).toEqual(view === 'all' || view === 'bot' ? [scenes.own.conversation] : []);
  expect(idsOf(await call(openConversation.list, { q: 'needle' }))).toEqual([scenes.own.conversation]);
  expect(idsOf(await call(openContact.list, {}))).toEqual([scenes.own.contact]);
  expect(idsOf(await call(openContact.list, { q: 'needle' }))).toEqual([scenes.own.contact]);
  expect(idsOf(await call(openContact.list, { external_id: 'c-other' }))).toEqual([]);
  expect(idsOf(await call(openWorkOrder.list, { view: 'all' }))).toEqual([scenes.own.order]);
  expect(idsOf(await call(openWorkOrder.list, { view: 'all', q: 'needle' }))).toEqual([scenes.own.order]);
  expect(idsOf(await call(openWorkOrder.list, { view: 'all', contact: scenes.other.contact }))).toEqual([]);
  // A key of everything reads a page; its cursor in the hand of the limited one shows no more.
  const whole = (await app.call(apiKeys.create, { name: 'All', scopes: SCOPES }, as())).data.key;
  for (const list of [openConversation.list, openContact.list, openWorkOrder.list] as const) {
    const cursors: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await call(list as typeof openContact.list, { limit: 1, ...(cursor !== undefined && { cursor }) }, { bearer: whole });
      if (page.data.next_cursor === null) break;
      cursor = page.data.next_cursor;
      cursors.push(cursor);
    }
    expect(cursors).toHaveLength(2);
    const mine = new Set<string>([scenes.own.conversation, scenes.own.contact, scenes.own.order]);
    for (const cursor of cursors)
      for (const id of idsOf(await call(list as typeof openContact.list, { cursor }))) expect(mine).toContain(id);
  }
});

test.each(HIDDEN)('what is of the %s is not there, whatever names it', async (place) => {
  const { conversation, contact, order, thread } = scenes[place];
  const version = 1;
  const tries: Promise<Told<Endpoint>>[] = [
    call(openConversation.get, { id: conversation }),
    call(openConversation.get, { id: thread }),
    call(openConversation.messages, { id: conversation }),
    call(openConversation.messages, { id: thread, cursor: '1' }),
    call(openConversation.write, { id: conversation, text: 'Leak' }),
    call(openConversation.write, { id: conversation, kind: 'note', text: 'Leak' }),
    call(openConversation.update, { id: conversation, tags: ['leak'] }),
    call(openConversation.update, { id: conversation, status: 'resolved' }),
    call(openConversation.update, { id: conversation, assignee: { user_id: mina.userId } }),
    call(openContact.get, { id: contact }),
    call(openContact.installs, { id: contact }),
    call(openContact.update, { id: contact, remark: 'Leak' }),
    call(openWorkOrder.get, { id: order }),
    call(openWorkOrder.messages, { id: order }),
    call(openWorkOrder.reply, { id: order, text: 'Leak' }),
    call(openWorkOrder.update, { id: order, version, subject: 'Leak' }),
    call(openWorkOrder.create, { type_id: typeId, origin_conversation_id: conversation, subject: 'Leak', description: 'Leak' }),
    call(openWorkOrder.create, {
      type_id: typeId,
      contact_id: contact,
      origin_conversation_id: scenes.own.conversation,
      subject: 'Leak',
      description: 'Leak',
    }),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404));
  const { rows } = await app.services.database.pool.query(
    `SELECT FROM message WHERE tenant_id = $1 AND body = 'Leak' UNION ALL SELECT FROM conversation_note WHERE tenant_id = $1 AND body = 'Leak'`,
    [mina.tenantId],
  );
  expect(rows).toEqual([]);
});

test('what it makes comes out of a conversation of its channels, and it is told so in its language', async () => {
  const made = await call(openWorkOrder.create, {
    type_id: typeId,
    origin_conversation_id: scenes.own.conversation,
    subject: 'New',
    description: 'New',
  });
  expect((await call(openWorkOrder.get, { id: made.data.id })).data).toMatchObject({ subject: 'New', origin: 'api' });
  const told = await Promise.all(
    LOCALES.flatMap((locale) => [
      call(openContact.create, { name: 'Ada', external_id: 'c-other' }, { locale }),
      call(openWorkOrder.create, { type_id: typeId, contact_id: scenes.own.contact, subject: 'New', description: 'New' }, { locale }),
    ]),
  );
  expect(told.map(({ status, data }) => [status, data.reason])).toEqual(told.map(() => [403, 'key_channels']));
  expect(new Set(told.map(({ msg }) => msg)).size).toBe(LOCALES.length);
});

test('over MCP it sees as little', async () => {
  const tool = async (name: string, given: object) => {
    const response = await app.fetch(OPEN_PATHS.mcp, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key.key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
    });
    const told = /^data: (.+)$/m.exec(await response.text())?.[1] ?? '';
    return (JSON.parse(told) as { result: { isError?: boolean; content: { text: string }[] } }).result;
  };
  const listed = await tool('list_conversations', { view: 'all' });
  expect(listed.content[0]?.text).toContain(scenes.own.conversation);
  for (const place of HIDDEN) expect(listed.content[0]?.text).not.toContain(scenes[place].conversation);
  for (const place of HIDDEN) {
    const { conversation, order } = scenes[place];
    for (const [name, given] of [
      ['read_conversation', { id: conversation }],
      ['draft_reply', { id: conversation, text: 'Leak' }],
      ['get_work_order', { id: order }],
      ['create_work_order', { type_id: typeId, origin_conversation_id: conversation, subject: 'Leak', description: 'Leak' }],
    ] as const)
      expect(await tool(name, given)).toMatchObject({ isError: true });
  }
  expect((await tool('get_work_order', { id: scenes.own.order })).isError ?? false).toBe(false);
});

test('its channels can be changed by whoever could give them, go along with a rotation, and have to be there', async () => {
  const { id } = key;
  const change = (channel_ids: string[], token = mina.token) => app.call(apiKeys.update, { id, channel_ids }, { token });
  expect((await change([own, randomUUID()])).data).toMatchObject({ reason: 'invalid_request', fields: [{ path: 'channel_ids.1' }] });
  const foreign = await app.signUp();
  const theirs = (
    await app.call(channels.create, { kind: 'web', name: 'Theirs', allowed_origins: ['https://b.example'] }, { token: foreign.token })
  ).data;
  const refused = await app.call(apiKeys.create, { name: 'x', scopes: SCOPES, channel_ids: [theirs.id] }, as());
  expect(refused.data).toMatchObject({ reason: 'invalid_request', fields: [{ path: 'channel_ids.0' }] });

  // Who sees their own conversations only does not let a key see those of another channel.
  const kim = await addColleague(app, mina, 'Kim');
  await app.call(teams.create, { name: 'Orders', member_ids: [kim.userId] }, as());
  await app.services.database.pool.query(`UPDATE tenant_member SET role = 'admin', reach = 'own' WHERE user_id = $1`, [kim.userId]);
  expect((await change([], kim.token)).data).toMatchObject({ reason: 'scope_beyond_role' });

  expect((await change([other])).data).toMatchObject({ channel_ids: [other] });
  expect((await call(openConversation.get, { id: scenes.own.conversation })).status).toBe(404);
  expect((await call(openConversation.get, { id: scenes.other.conversation })).status).toBe(200);
  const next = (await app.call(apiKeys.rotate, { id }, as())).data;
  expect(next.channel_ids).toEqual([other]);
  expect((await call(openConversation.get, { id: scenes.page.conversation }, { bearer: next.key })).status).toBe(404);

  // A channel that is removed stays with the key, which sees what came by it and nothing else.
  await app.call(channels.remove, { id: other }, as());
  expect((await call(openConversation.get, { id: scenes.other.conversation }, { bearer: next.key })).status).toBe(200);
  expect(idsOf(await call(openConversation.list, {}, { bearer: next.key }))).toEqual([scenes.other.conversation]);
  const kept = await app.call(apiKeys.update, { id: next.id, name: 'Outlet system', channel_ids: [other] }, as());
  expect(kept.data).toMatchObject({ name: 'Outlet system', channel_ids: [other] });
});
