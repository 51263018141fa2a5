import { channels, conversations, messages, messaging } from '@lobby/contract';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;
let service: ServiceStandIn;
let mina: SignedUp;

beforeAll(async () => {
  service = await openServiceStandIn();
  const services = { telegram: service.origin, line: service.origin, lineData: service.origin, whatsapp: service.origin };
  app = await openTestApp({ config: { services, origin: 'https://lobby.example' } });
});
afterAll(async () => {
  await app.close();
  service.close();
});
beforeEach(async () => {
  service.reset();
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kyoto Shoes' });
});

const as = () => ({ token: mina.token });
const conversationId = async () => (await app.call(conversations.list, { view: 'all' }, as())).data.items[0]?.id ?? '';
const ofContact = async () =>
  (await app.call(messages.list, { id: await conversationId() }, as())).data.items.filter(({ author_kind: by }) => by === 'contact');
const bodies = async () => (await ofContact()).map(({ body }) => body);
const late = async () => (await app.call(messaging.ofConversation, { id: await conversationId() }, as())).data.late;

describe('a message that LINE brings', () => {
  const SECRET = 'line-channel-secret';
  let path: string;
  beforeEach(async () => {
    const draft = { kind: 'line' as const, name: 'LINE', channel_secret: SECRET, channel_access_token: 'access' };
    const { data } = await app.call(channels.create, draft, as());
    path = new URL(('webhook_url' in data && data.webhook_url) || '').pathname;
  });
  async function brings(text: string, timestamp: number, isRedelivery = false): Promise<void> {
    const event = {
      type: 'message',
      mode: 'active',
      timestamp,
      webhookEventId: `01${randomUUID()}`,
      deliveryContext: { isRedelivery },
      source: { type: 'user', userId: 'U7a9' },
      message: { type: 'text', id: randomUUID(), quoteToken: 'q', text },
    };
    const body = JSON.stringify({ destination: 'U0b07', events: [event] });
    const signature = createHmac('sha256', SECRET).update(body).digest('base64');
    await app.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-line-signature': signature } });
  }
  const settle = () => settleChannels(app);

  test('in time says no second time, in whatever order it came beside others', async () => {
    const at = app.services.now() - SECOND_MS;
    await brings('Second', at + 1);
    await brings('First', at);
    await settle();
    expect([await bodies(), await late()]).toEqual([['First', 'Second'], []]);
  });

  test('again after others were answered stands where it came, and says when it was written', async () => {
    const at = app.services.now() - 10 * SECOND_MS;
    await brings('First', at);
    await settle();
    await brings('Third', at + 2);
    await settle();
    await brings('Second', at + 1, true);
    await settle();
    expect(await bodies()).toEqual(['First', 'Third', 'Second']);
    const [, , second] = await ofContact();
    expect(await late()).toEqual([{ seq: second?.seq, written_at: at + 1 }]);
  });

  test('long after it was written says so; a time that no service can mean is none', async () => {
    const now = app.services.now();
    const at = now - 5 * MINUTE_MS;
    await brings('Hello', at);
    await settle();
    expect(await late()).toEqual([{ seq: (await ofContact())[0]?.seq, written_at: at }]);
    await brings('From the future', now + DAY_MS);
    await settle();
    await brings('From long ago', now - 400 * DAY_MS);
    await settle();
    expect(await late()).toHaveLength(1);
  });
});

describe('a change that Telegram tells of', () => {
  let hook: { url: string; secret_token: string };
  beforeEach(async () => {
    await app.call(channels.create, { kind: 'telegram', name: 'Telegram', token: `${randomInt(1e9)}:${randomUUID()}` }, as());
    hook = service.to('/setWebhook')[0]?.json as typeof hook;
  });
  async function tells(no: number, kind: 'message' | 'edited_message', id: number, text: string): Promise<void> {
    const chat = { id: 31, type: 'private' };
    await app.fetch(new URL(hook.url).pathname, {
      method: 'POST',
      body: JSON.stringify({
        update_id: no,
        [kind]: { message_id: id, date: 1_780_000_000, chat, from: { id: 31, first_name: 'Ada' }, text },
      }),
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': hook.secret_token },
    });
    await settleChannels(app);
  }

  test('before it brings the message is not lost', async () => {
    await tells(1, 'message', 1, 'Hello');
    await tells(4, 'edited_message', 2, 'Where is my blue parcel?');
    await tells(3, 'message', 2, 'Where is my parcel?');
    expect(await bodies()).toEqual(['Hello', 'Where is my blue parcel?']);
  });

  test('after a later one changes nothing', async () => {
    await tells(1, 'message', 1, 'One');
    await tells(3, 'edited_message', 1, 'Three');
    await tells(2, 'edited_message', 1, 'Two');
    expect(await bodies()).toEqual(['Three']);
    await tells(5, 'edited_message', 1, 'Five');
    expect(await bodies()).toEqual(['Five']);
  });
});
