import { channels, conversations, corpus, messages } from '@lobby/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { notePostsMissed } from '#/channels/messaging/receive.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { json, openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';

const TOKEN = '4711:a-token-of-the-tests';
const PATIENCE = { timeout: 45_000, interval: 20 };
const MINUTE_MS = 60_000;

let app: TestApp;
let service: ServiceStandIn;
let mina: SignedUp;
let hook: { url: string; secret_token: string };
let ahead = 0;

beforeAll(async () => {
  service = await openServiceStandIn();
  const services = { telegram: service.origin, line: service.origin, lineData: service.origin, whatsapp: service.origin };
  app = await openTestApp({ config: { services, origin: 'https://lobby.example' }, now: () => Date.now() + ahead });
});
afterAll(async () => {
  await app.close();
  service.close();
});
beforeEach(async () => {
  service.reset();
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kyoto Shoes' });
  await app.call(channels.create, { kind: 'telegram', name: 'Telegram', token: `${mina.tenantId}${TOKEN}` }, { token: mina.token });
  hook = service.to('/setWebhook')[0]?.json as typeof hook;
  await app.call(corpus.create, { question: 'Where is your shop?', answer: 'At 5 Harbour Road.', locale: 'en-US' }, { token: mina.token });
});

const post = (chat: number, no: number, text: string) =>
  app.fetch(new URL(hook.url).pathname, {
    method: 'POST',
    body: JSON.stringify({
      update_id: no,
      message: { message_id: no, date: 1_780_000_000, chat: { id: chat, type: 'private' }, from: { id: chat, first_name: 'Ada' }, text },
    }),
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': hook.secret_token },
  });
const sendsTo = (chat: number) => service.to('/sendMessage').filter(({ json: body }) => Number(body['chat_id']) === chat);

test('what was turned away while nothing listened is waited for: what the same person wrote after it stands behind it', async () => {
  notePostsMissed(app.services.database);
  // However slow the machine is.
  const stillMissed = setInterval(() => notePostsMissed(app.services.database), 100);
  await post(1, 2, 'and red');
  ahead += MINUTE_MS;
  await app.services.channelWorker.recover();
  await post(1, 1, 'I like blue');
  clearInterval(stillMissed);
  await settleChannels(app);
  const [chat] = (await app.call(conversations.list, { view: 'all' }, { token: mina.token })).data.items;
  const said = (await app.call(messages.list, { id: chat?.id ?? '' }, { token: mina.token })).data.items;
  expect(said.filter(({ author_kind: author }) => author === 'contact').map(({ body }) => body)).toEqual(['I like blue', 'and red']);
});

test('what a process is sending itself is not taken for what a dead one has left', async () => {
  const held = Promise.withResolvers<void>();
  service.answer('/sendMessage', async ({ json: body }, response) => {
    if (Number(body['chat_id']) === 1) await held.promise;
    return json(response, 200, { ok: true, result: { message_id: 7, chat: { id: 1 } } });
  });
  await post(1, 1, 'Where is your shop?');
  await vi.waitFor(() => expect(sendsTo(1)).toHaveLength(1), PATIENCE);
  const recovered = app.services.channelWorker.recover();
  // Whoever writes meanwhile is answered by the same round, which would take the first again.
  await post(2, 2, 'Where is your shop?');
  await vi.waitFor(() => expect(sendsTo(2).length).toBeGreaterThan(0), PATIENCE);
  const before = sendsTo(1).length;
  held.resolve();
  await recovered;
  await settleChannels(app);
  expect(before).toBe(1);
  expect(sendsTo(1)).toHaveLength(1);
});
