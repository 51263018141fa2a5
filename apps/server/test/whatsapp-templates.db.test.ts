import { channels, CODES, conversations, messages, messageTemplates, messaging, type MessagingChannel } from '@lobby/contract';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { json, openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';

const SECRET = 'app-secret';
const WABA = '42';
const DAY = 86_400_000;

/** As the Graph API lists them, one on each page. */
const ORDER = {
  id: '1',
  name: 'order_update',
  language: 'zh_HK',
  status: 'APPROVED',
  category: 'UTILITY',
  components: [
    { type: 'HEADER', format: 'TEXT', text: '訂單 {{1}}', example: { header_text: ['A-1001'] } },
    { type: 'BODY', text: '{{1}}你好，包裹{{2}}已經寄出。', example: { body_text: [['阿欣', 'SF123']] } },
    { type: 'FOOTER', text: '京都靴店' },
    {
      type: 'BUTTONS',
      buttons: [
        { type: 'QUICK_REPLY', text: '聯絡我們' },
        { type: 'URL', text: '追蹤', url: 'https://shoes.example/t/{{1}}', example: ['https://shoes.example/t/SF123'] },
      ],
    },
  ],
};
const HELLO = {
  id: '2',
  name: 'hello',
  language: 'en',
  status: 'REJECTED',
  category: 'MARKETING',
  rejected_reason: 'PROMOTIONAL',
  components: [{ type: 'BODY', text: 'Hello {{name}}', example: { body_text_named_params: [{ param_name: 'name', example: 'Mei' }] } }],
};
const PICTURE = {
  id: '3',
  name: 'new_shoes',
  language: 'en',
  status: 'APPROVED',
  category: 'MARKETING',
  components: [
    { type: 'HEADER', format: 'IMAGE' },
    { type: 'BODY', text: 'New shoes' },
  ],
};

let app: TestApp;
let service: ServiceStandIn;
let mina: SignedUp;
let channel: MessagingChannel;
let path: string;
let phoneId: string;
let now = Date.now();
/** What Meta has. */
let kept: object[];

beforeAll(async () => {
  service = await openServiceStandIn();
  const services = { telegram: service.origin, line: service.origin, lineData: service.origin, whatsapp: service.origin };
  app = await openTestApp({ config: { services, origin: 'https://lobby.example' }, now: () => now });
});
afterAll(async () => {
  await app.close();
  service.close();
});

beforeEach(async () => {
  service.reset();
  now = Date.now();
  kept = [ORDER, HELLO, PICTURE];
  service.answer('/message_templates', ({ path: asked }, response) => {
    const at = Number(new URL(asked, service.origin).searchParams.get('after') ?? 0);
    const paging = at + 1 < kept.length ? { next: `${service.origin}/next`, cursors: { after: String(at + 1) } } : {};
    return json(response, 200, { data: kept.slice(at, at + 1), paging });
  });
  phoneId = String(randomInt(1e12));
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kyoto Shoes' });
  const secrets = { access_token: 'token', app_secret: SECRET, verify_token: 'verify me' };
  const draft = { kind: 'whatsapp' as const, name: 'WhatsApp', phone_number_id: phoneId, waba_id: WABA, ...secrets };
  channel = (await app.call(channels.create, draft, as())).data as MessagingChannel;
  path = new URL(channel.webhook_url ?? '').pathname;
});

const as = () => ({ token: mina.token });
const settle = () => settleChannels(app);
const list = async () => (await app.call(messageTemplates.list, { id: channel.id }, as())).data;
const stateOf = async (name: string) => (await list()).items.find((each) => each.name === name)?.state;
function post(changes: object[], { account = WABA, time = 1 } = {}) {
  const raw = Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: account, time, changes }] }));
  const signature = `sha256=${createHmac('sha256', SECRET).update(raw).digest('hex')}`;
  return app.fetch(path, { method: 'POST', body: raw, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } });
}
const judged = (event: string, over: object = {}) => ({
  field: 'message_template_status_update',
  value: {
    event,
    message_template_id: 1,
    message_template_name: 'order_update',
    message_template_language: 'zh_HK',
    reason: 'NONE',
    ...over,
  },
});
const sent = () => service.to('/messages').filter(({ json: body }) => !('status' in body));
const VALUES = { 'header.1': 'A-7', 'body.1': '阿欣', 'body.2': 'SF999', 'button.1': 'SF999' };
const template = (id: string, over: object = {}) => ({
  id,
  client_msg_id: randomUUID(),
  name: 'order_update',
  language: 'zh_HK',
  values: VALUES,
  ...over,
});
const send = (request: ReturnType<typeof template>) => app.call(messageTemplates.send, request, as());
const last = async (id: string) => (await app.call(messaging.ofConversation, { id }, as())).data.deliveries.at(-1);

/** A conversation that the agent has, a day after its last message: free text is taken no more. */
async function closed() {
  const message = { from: '85291234567', id: `wamid.${randomUUID()}`, timestamp: '1780000000', type: 'text', text: { body: '你好' } };
  await post([
    { field: 'messages', value: { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneId }, messages: [message] } },
  ]);
  await settle();
  const id = (await app.call(conversations.list, { view: 'all' }, as())).data.items[0]?.id ?? '';
  await app.call(conversations.takeover, { id }, as());
  await settle();
  now += DAY + 60_000;
  service.calls.length = 0;
  return id;
}

test('every page of them is listed, with state, reason, texts and what is to be filled in', async () => {
  const { items, synced_at: at, error } = await list();
  expect([at, error]).toEqual([now, null]);
  expect(items.map(({ name, state, limit }) => [name, state, limit])).toEqual([
    ['hello', 'rejected', null],
    ['new_shoes', 'approved', 'media'],
    ['order_update', 'approved', null],
  ]);
  expect(items[0]).toMatchObject({ reason: 'PROMOTIONAL', variables: [{ key: 'body.name', name: 'name', example: 'Mei' }] });
  expect(items[2]).toMatchObject({
    category: 'utility',
    header: '訂單 {{1}}',
    footer: '京都靴店',
    buttons: [
      { label: '聯絡我們', target: null },
      { label: '追蹤', target: 'https://shoes.example/t/{{1}}' },
    ],
  });
  expect(items[2]?.variables.map(({ key, example }) => [key, example])).toEqual([
    ['header.1', 'A-1001'],
    ['body.1', '阿欣'],
    ['body.2', 'SF123'],
    ['button.1', 'SF123'],
  ]);
});

test('Meta is asked again when that was long ago, or when somebody wants it; what is gone there is gone here', async () => {
  await list();
  kept = [HELLO];
  expect((await list()).items).toHaveLength(3);
  expect((await app.call(messageTemplates.sync, { id: channel.id }, as())).data.items).toHaveLength(1);
  kept = [ORDER, HELLO];
  now += 11 * 60_000;
  expect((await list()).items).toHaveLength(2);
  service.answer('/message_templates', (_call, response) => json(response, 400, { error: { code: 100, message: 'no such account' } }));
  const { data } = await app.call(messageTemplates.sync, { id: channel.id }, as());
  expect(data).toMatchObject({
    error: { code: 'refused', about: '100 no such account' },
    items: [{ name: 'hello' }, { name: 'order_update' }],
  });
});

describe('a template that is sent', () => {
  test('goes when free text is taken no more, filled in, once, and stands in the thread as it reads', async () => {
    const id = await closed();
    await list();
    const request = template(id);
    const answers = [await send(request), await send(request)];
    const text = '訂單 A-7\n\n阿欣你好，包裹SF999已經寄出。\n\n京都靴店';
    expect(answers.map(({ data }) => data)).toEqual([
      expect.objectContaining({ body: text, author_kind: 'agent' }),
      expect.objectContaining({ seq: answers[0]?.data.seq }),
    ]);
    await settle();
    expect(sent().map(({ json: body }) => body)).toEqual([
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '85291234567',
        type: 'template',
        template: {
          name: 'order_update',
          language: { policy: 'deterministic', code: 'zh_HK' },
          components: [
            { type: 'header', parameters: [{ type: 'text', text: 'A-7' }] },
            {
              type: 'body',
              parameters: [
                { type: 'text', text: '阿欣' },
                { type: 'text', text: 'SF999' },
              ],
            },
            { type: 'button', sub_type: 'url', index: '1', parameters: [{ type: 'text', text: 'SF999' }] },
          ],
        },
      },
    ]);
    expect(await last(id)).toMatchObject({ state: 'sent' });
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: '仲喺度嗎' }, as());
    await settle();
    expect(await last(id)).toMatchObject({ state: 'failed', reason: 'window_closed' });
  });

  test('is refused where a value is missing or Meta would not take it', async () => {
    const id = await closed();
    await list();
    const bad = { ...VALUES, 'header.1': 'A'.repeat(60), 'body.1': '', 'body.2': 'two\nlines' };
    const { data, code } = await send(template(id, { values: bad }));
    expect(code).toBe(CODES.invalid_request.code);
    expect((data as unknown as { fields: { path: string }[] }).fields.map(({ path: field }) => field)).toEqual([
      'values.header.1',
      'values.body.1',
      'values.body.2',
    ]);
    await settle();
    expect(sent()).toEqual([]);
  });

  test('after one that was refused because the conversation was closed goes as it was filled in last', async () => {
    const id = await closed();
    await list();
    await app.call(conversations.resolve, { id }, as());
    const request = template(id);
    expect((await send(request)).code).toBe(CODES.conversation_closed.code);
    await app.call(conversations.reopen, { id }, as());
    await send({ ...request, values: { ...VALUES, 'body.2': 'SF1' } });
    await settle();
    expect(JSON.stringify(sent()[0]?.json)).toContain('"text":"SF1"');
  });

  test.each([
    ['REJECTED', 'rejected'],
    ['PAUSED', 'paused'],
    ['DISABLED', 'disabled'],
    ['DELETED', undefined],
  ])('and is %s meanwhile is refused, and the sender is told what to do', async (event, state) => {
    const id = await closed();
    await list();
    await post([judged(event, { reason: 'INCORRECT_CATEGORY' })]);
    await settle();
    expect(await stateOf('order_update')).toBe(state);
    const { code, msg } = await send(template(id));
    expect(code).toBe(CODES.template_unusable.code);
    expect(msg).toMatch(/“order_update”.*Choose another/);
  });

  test('and that Meta refuses then says why, and the list is asked for anew', async () => {
    const id = await closed();
    await list();
    service.answer('/messages', (_call, response) => json(response, 400, { error: { code: 132_015, message: 'Template is paused' } }));
    await send(template(id));
    await settle();
    expect(await last(id)).toMatchObject({ state: 'failed', reason: 'template', error: '132015 Template is paused' });
    kept = [{ ...ORDER, status: 'PAUSED' }];
    expect(await stateOf('order_update')).toBe('paused');
  });

  test.each(['hello', 'new_shoes', 'unheard_of'])('is none that cannot be: %s', async (name) => {
    const id = await closed();
    await list();
    expect((await send(template(id, { name, language: 'en', values: {} }))).code).toBe(CODES.template_unusable.code);
  });
});

test('what Meta tells of a template is so, each time that it comes to be again, and of our account only', async () => {
  await list();
  for (const [at, event] of ['PAUSED', 'APPROVED', 'PAUSED'].entries()) {
    for (let no = 0; no < 2; no += 1) await post([judged(event)], { time: at + 1 });
    await settle();
    expect(await stateOf('order_update')).toBe(event.toLowerCase());
  }
  await post([judged('APPROVED')], { account: '777', time: 9 });
  const category = { message_template_name: 'order_update', message_template_language: 'zh_HK', new_category: 'MARKETING' };
  await post([{ field: 'template_category_update', value: category }], { time: 10 });
  await settle();
  expect((await list()).items.find(({ name }) => name === 'order_update')).toMatchObject({ state: 'paused', category: 'marketing' });
});
