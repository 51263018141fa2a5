import { channels, conversations, corpus, messaging, type MessagingChannel } from '@lobby/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServiceDesk, WHATSAPP_ID, WHATSAPP_PHONE, type ConnectedService } from './service-desk.ts';
import { json } from './service-stand-in.ts';
import { openWhatsAppScene } from './whatsapp-scene.ts';

const HOUR = 3_600_000;

let now = Date.now();
const desk = openServiceDesk({ now: () => now });
const { as, settle, list, said, ofConversation, takeover, reply } = desk;
const { connect, says, reports, sent: texts } = openWhatsAppScene(desk);
let channel: MessagingChannel;
let whatsapp: ConnectedService;

beforeEach(async () => {
  now = Date.now();
  whatsapp = await connect();
  ({ channel } = whatsapp);
  await desk.app.call(corpus.create, { question: '送去京都要幾多日？', answer: '用藍色速遞要兩日。', locale: 'zh-HK' }, as());
});

const post = (body: object, secret?: string) => whatsapp.post(body, secret);

test('the address is confirmed with the token that was chosen, and with no other; nobody signs that', async () => {
  const ask = async (token: string) =>
    desk.app.fetch(
      `${whatsapp.path}?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' }).toString()}`,
    );
  expect(await (await ask('verify me')).text()).toBe('1158201444');
  expect((await ask('guess')).status).toBe(403);
  expect(channel).toMatchObject({ account: '+81 75 123 4567', link: 'https://wa.me/81751234567' });
});

test('a person is answered in their language, once, and sees that it was read', async () => {
  const update = says('送到京都要幾多日呀😀？');
  for (let no = 0; no < 3; no += 1) expect((await post(update)).status).toBe(200);
  expect((await post(update, 'other')).status).toBe(401);
  await settle();
  const [conversation] = await list();
  expect(conversation).toMatchObject({ contact: { name: '阿欣', locale: 'zh-HK' }, channel: { kind: 'whatsapp' } });
  expect(texts()).toHaveLength(1);
  expect(texts()[0]).toMatchObject({ messaging_product: 'whatsapp', to: WHATSAPP_PHONE });
  expect(desk.service.to('/messages').find(({ json: body }) => body['status'] === 'read')?.json).toMatchObject({
    typing_indicator: { type: 'text' },
  });
});

test('who hides their number stays the same person, and is written to by the name that stays', async () => {
  await post(says('你好'));
  await settle();
  const id = await takeover();
  now += 1_000;
  await post(says('仲喺度嗎', { from: undefined }, { profile: { name: '阿欣', username: 'yan' }, user_id: WHATSAPP_ID }));
  await settle();
  expect(await list()).toHaveLength(1);
  await reply(id, '喺度');
  await settle();
  expect(texts().at(-1)).toMatchObject({ recipient: WHATSAPP_ID, text: { body: '喺度' } });
  expect(texts().at(-1)).not.toHaveProperty('to');
});

test('who has never shown a number is listed, found by name, and answered', async () => {
  const hidden = { profile: { name: '阿欣', username: 'yan_kyoto' }, user_id: WHATSAPP_ID };
  const other = { from: '85290000000', from_user_id: 'HK.2' };
  await post(says('你好', other, { profile: { name: '小明' }, wa_id: other.from, user_id: other.from_user_id }));
  await post(says('仲有冇藍色？', { from: undefined }, hidden));
  await settle();
  const all = await list();
  const conversation = all.find(({ contact }) => contact.name === '阿欣');
  expect([all.length, conversation]).toMatchObject([2, { channel: { kind: 'whatsapp' } }]);
  for (const q of ['阿欣', '藍色']) {
    const found = (await desk.app.call(conversations.list, { view: 'all', q }, as())).data.items;
    expect([q, found.map(({ id }) => id)]).toEqual([q, [conversation?.id]]);
  }
  const id = conversation?.id ?? '';
  await desk.app.call(conversations.takeover, { id }, as());
  await reply(id, '仲有一對');
  await settle();
  expect(texts().at(-1)).toMatchObject({ recipient: WHATSAPP_ID, text: { body: '仲有一對' } });
  expect(texts().at(-1)).not.toHaveProperty('to');
});

describe('what was sent', () => {
  test('is delivered and read as WhatsApp tells, never backwards, and its price is kept', async () => {
    await post(says('你好'));
    await settle();
    const id = await takeover();
    desk.service.answer('/messages', (_call, response) => json(response, 200, { messages: [{ id: 'wamid.mine' }] }));
    await reply(id, '有咩幫到你？');
    await settle();
    const pricing = { billable: false, category: 'service' };
    for (const state of ['read', 'delivered', 'sent']) await reports('wamid.mine', state, { pricing });
    await settle();
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'read' });
    const { month, days } = (await desk.app.call(messaging.health, { id: channel.id }, as())).data;
    expect(month).toMatchObject({ free: 1 });
    // A day on which nothing was written is a day, too.
    const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, back) => dayOf(now - (29 - back) * 24 * HOUR)));
    expect([days[0], days.at(-1)]).toMatchObject([
      { received: 0, sent: 0 },
      { sent: 2, failed: 0 },
    ]);
  });

  test('outside of the 24 hours is not tried, and says why', async () => {
    await post(says('你好'));
    await settle();
    const id = await takeover();
    const open = (await ofConversation(id)).channel?.window_closes_at ?? 0;
    expect(open).toBeGreaterThan(now + 23 * HOUR);
    expect((await desk.list())[0]?.channel).toMatchObject({ kind: 'whatsapp', window_closes_at: open });
    now += 25 * HOUR;
    await reply(id, '仲喺度嗎');
    await settle();
    expect(texts()).toEqual([]);
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'failed', reason: 'window_closed' });
  });

  test('that Meta refuses later says so, with what it said', async () => {
    await post(says('你好'));
    await settle();
    const id = await takeover();
    desk.service.answer('/messages', (_call, response) => json(response, 200, { messages: [{ id: 'wamid.late' }] }));
    await reply(id, '好');
    await settle();
    const errors = [{ code: 131_026, title: 'Message undeliverable' }];
    await reports('wamid.late', 'failed', { errors });
    await settle();
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'failed', error: '131026 Message undeliverable' });
  });
});

test('one post of several people, with another number’s and a kind that is not known, loses none of ours', async () => {
  const body = says('一');
  const other = { id: 'wamid.other', from: '111', timestamp: '1', type: 'text', text: { body: 'not ours' } };
  body.entry[0]?.changes.push(
    { field: 'messages', value: { messaging_product: 'whatsapp', metadata: { phone_number_id: '999' }, messages: [other] } as never },
    { field: 'something_new', value: { anything: true } as never },
    { field: 'account_update', value: { event: 'ACCOUNT_OFFBOARDED' } as never },
  );
  await post(body);
  await settle();
  expect((await said((await list())[0]?.id ?? '')).map(({ body: words }) => words)[0]).toBe('一');
  expect(await list()).toHaveLength(1);
  const kinds = (await desk.app.call(messaging.events, { id: channel.id }, as())).data.items.map(({ kind, state }) => `${kind} ${state}`);
  expect(kinds.toSorted()).toEqual(['account_update done', 'message.text done', 'something_new skipped']);
  expect((await desk.app.call(channels.get, { id: channel.id }, as())).data).toMatchObject({
    state: 'disconnected',
    state_reason: { code: 'offboarded', about: null },
  });
});
