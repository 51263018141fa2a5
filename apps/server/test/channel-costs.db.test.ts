import {
  channels,
  conversations,
  messages,
  messaging,
  notifications,
  type MessagingChannel,
  type MessagingSettings,
} from '@lobby/contract';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';

const SECRET = 'secret';
const RATES = { marketing: 73_000, utility: 11_000, authentication: null, service: 11_000 };

let app: TestApp;
let service: ServiceStandIn;
let mina: SignedUp;
let channel: MessagingChannel;
let now = Date.now();

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
  // Days remain until the month ends.
  now = Date.UTC(2027, 3, 15, 12);
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kyoto Shoes' });
});

const as = () => ({ token: mina.token });
const settle = () => settleChannels(app);
const path = () => new URL(channel.webhook_url ?? '').pathname;
const health = async () => (await app.call(messaging.health, { id: channel.id }, as())).data;
const ofConversation = async (id: string) => (await app.call(messaging.ofConversation, { id }, as())).data;
const reply = (id: string, text: string) => app.call(messages.send, { id, client_msg_id: randomUUID(), text }, as());
async function takeover() {
  const id = (await app.call(conversations.list, { view: 'all' }, as())).data.items[0]?.id ?? '';
  await app.call(conversations.takeover, { id }, as());
  await settle();
  return id;
}
async function setCost(cost: Partial<MessagingSettings['cost']>) {
  const { version, settings } = (await app.call(channels.get, { id: channel.id }, as())).data as MessagingChannel;
  const changed = { ...settings, bot: false, cost: { ...settings.cost, ...cost } };
  channel = (await app.call(channels.update, { id: channel.id, version, settings: changed }, as())).data as MessagingChannel;
}

describe('WhatsApp', () => {
  let phoneId: string;
  beforeEach(async () => {
    phoneId = String(randomInt(1e12));
    const secrets = { access_token: 'token', app_secret: SECRET, verify_token: 'verify me' };
    const draft = { kind: 'whatsapp' as const, name: 'WhatsApp', phone_number_id: phoneId, waba_id: '42', ...secrets };
    channel = (await app.call(channels.create, draft, as())).data as MessagingChannel;
  });
  let seconds = 1_780_000_000;
  function post(value: object) {
    const body = { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneId }, ...value };
    const raw = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '42', changes: [{ field: 'messages', value: body }] }],
    });
    const signature = `sha256=${createHmac('sha256', SECRET).update(raw).digest('hex')}`;
    return app.fetch(path(), { method: 'POST', body: raw, headers: { 'x-hub-signature-256': signature } });
  }
  async function begin() {
    const message = {
      from: '85291234567',
      id: `wamid.${randomUUID()}`,
      timestamp: String(seconds++),
      type: 'text',
      text: { body: '你好' },
    };
    await post({ contacts: [{ profile: { name: '阿欣' }, wa_id: '85291234567' }], messages: [message] });
    await settle();
    return takeover();
  }
  const sent = () => service.to('/messages').filter(({ json: body }) => body['type'] === 'text');
  const report = async (id: string, status: string, pricing?: object) => {
    await post({ statuses: [{ id, status, timestamp: String(seconds++), recipient_id: '85291234567', ...(pricing && { pricing }) }] });
    await settle();
  };

  test('says before what a reply costs by the rates of the business, and nothing where it knows none', async () => {
    await setCost({});
    const id = await begin();
    expect((await ofConversation(id)).channel?.price).toMatchObject({ kind: 'fee', micros: null, is_capped: false });
    await setCost({ currency: 'HKD', rates: RATES });
    expect((await ofConversation(id)).channel?.price).toMatchObject({ kind: 'fee', micros: 11_000, currency: 'HKD' });
  });

  test('keeps what the service reports in place of what was planned, once, however often it says so', async () => {
    await setCost({ rates: RATES });
    const id = await begin();
    service.answer('/messages', ({ json: body }, response) => {
      if (body['type'] !== 'text') return false;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ messages: [{ id: `wamid.${sent().length}` }] }));
      return true;
    });
    for (const text of ['一', '二', '三']) {
      await reply(id, text);
      await settle();
    }
    expect((await health()).month).toMatchObject({ fee: 3, free: 0, micros: 33_000, unreported: 3 });
    await report('wamid.1', 'sent', { billable: true, pricing_model: 'PMP', type: 'regular', category: 'marketing' });
    await report('wamid.1', 'delivered', { billable: true, pricing_model: 'PMP', type: 'regular', category: 'marketing' });
    // The newer form names no `billable`.
    await report('wamid.2', 'delivered', { pricing_model: 'PMP', type: 'free_customer_service', category: 'service' });
    await report('wamid.3', 'failed');
    const { month } = await health();
    expect(month).toMatchObject({ fee: 1, free: 2, micros: 73_000, unreported: 0, unpriced: 0, currency: 'USD' });
    expect(month.categories).toEqual([{ category: 'marketing', count: 1, micros: 73_000 }]);
    expect(month.forecast).toBe(Math.round((73_000 * 30) / 14.5));
    await app.call(conversations.resolve, { id }, as());
    expect((await health()).month.resolved).toBe(1);
  });

  test('charges without a rate are counted, and in no amount', async () => {
    await setCost({});
    const id = await begin();
    await reply(id, '一');
    await settle();
    expect((await health()).month).toMatchObject({ fee: 1, micros: 0, unpriced: 1 });
  });

  test('beyond the cap sends nothing that is charged, says why, and tells the admins once', async () => {
    await setCost({ rates: RATES, cap: 20_000 });
    const id = await begin();
    await reply(id, '一');
    await settle();
    expect((await ofConversation(id)).channel?.price).toMatchObject({ is_capped: true });
    for (const text of ['二', '三']) await reply(id, text);
    await settle();
    expect(sent()).toHaveLength(1);
    const { deliveries } = await ofConversation(id);
    expect(deliveries.map(({ state, reason }) => [state, reason])).toEqual([
      ['sent', null],
      ['failed', 'cap'],
      ['failed', 'cap'],
    ]);
    expect((await health()).month).toMatchObject({ micros: 11_000, cap: 20_000 });
    const told = (await app.call(notifications.list, {}, as())).data.items.filter(({ type }) => type === 'channel.down');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ title: 'WhatsApp has reached its cap for the month' });
    // The owner raises it, or nothing is charged: both go on at once.
    await setCost({ rates: { ...RATES, service: 0 } });
    expect((await ofConversation(id)).channel?.price).toMatchObject({ kind: 'free', is_capped: false });
    await reply(id, '四');
    await settle();
    expect(sent()).toHaveLength(2);
  });
});

describe('LINE', () => {
  beforeEach(async () => {
    const draft = { kind: 'line' as const, name: 'LINE', channel_secret: SECRET, channel_access_token: 'access' };
    channel = (await app.call(channels.create, draft, as())).data as MessagingChannel;
  });
  async function says(text: string) {
    const event = {
      type: 'message',
      mode: 'active',
      timestamp: now,
      webhookEventId: `01${randomUUID()}`,
      deliveryContext: { isRedelivery: false },
      source: { type: 'user', userId: 'U7a9' },
      replyToken: randomUUID().replaceAll('-', ''),
      message: { type: 'text', id: randomUUID(), text },
    };
    const body = JSON.stringify({ destination: 'U0b07', events: [event] });
    const signature = createHmac('sha256', SECRET).update(body).digest('base64');
    await app.fetch(path(), { method: 'POST', body, headers: { 'x-line-signature': signature } });
    await settle();
  }

  test('takes no more than the cap from the month, and still answers what is free', async () => {
    await setCost({ cap: 1 });
    await says('こんにちは');
    const id = await takeover();
    await reply(id, '無料です');
    await settle();
    await reply(id, '1通目');
    await settle();
    await reply(id, '2通目');
    await settle();
    expect(service.to('/message/reply')).toHaveLength(1);
    expect(service.to('/message/push')).toHaveLength(1);
    expect((await health()).month).toMatchObject({ free: 1, quota: 1, is_capped: true });
    await says('まだいますか');
    await reply(id, 'はい');
    await settle();
    expect(service.to('/message/reply')).toHaveLength(2);
    expect(service.to('/message/push')).toHaveLength(1);
    expect((await ofConversation(id)).deliveries.map(({ state }) => state)).toEqual(['sent', 'sent', 'failed', 'sent']);
  });
});
