import { channels, CODES, conversations, messages, messaging, type MessagingChannel } from '@lobby/contract';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { json, openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';

type Kind = 'telegram' | 'line' | 'whatsapp';

const SECRET = 'a secret of the service';
const PHONE_ID = '4711';

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

const DRAFTS = {
  telegram: () => ({ kind: 'telegram' as const, name: 'Telegram', token: `${randomInt(1e9)}:${randomUUID()}` }),
  line: () => ({ kind: 'line' as const, name: 'LINE', channel_secret: SECRET, channel_access_token: 'access' }),
  whatsapp: () => ({
    kind: 'whatsapp' as const,
    name: 'WhatsApp',
    phone_number_id: PHONE_ID,
    waba_id: '42',
    access_token: 'token',
    app_secret: SECRET,
    verify_token: 'verify',
  }),
};

interface Connected {
  id: string;
  path: string;
  sign: (raw: string, secret?: string) => Record<string, string>;
}

async function connect(kind: Kind): Promise<Connected> {
  const channel = (await app.call(channels.create, DRAFTS[kind](), as())).data as MessagingChannel;
  const hook = service.to('/setWebhook').at(-1)?.json as { url: string; secret_token: string } | undefined;
  const hmac = (raw: string, secret: string) => createHmac('sha256', secret).update(raw);
  return {
    id: channel.id,
    path: new URL(channel.webhook_url ?? hook?.url ?? '').pathname,
    sign: (raw, secret = kind === 'telegram' ? (hook?.secret_token ?? '') : SECRET) =>
      ({
        telegram: { 'x-telegram-bot-api-secret-token': secret },
        line: { 'x-line-signature': hmac(raw, secret).digest('base64') },
        whatsapp: { 'x-hub-signature-256': `sha256=${hmac(raw, secret).digest('hex')}` },
      })[kind],
  };
}

const chat = { id: 31, type: 'private' };
const from = { id: 31, first_name: 'Ada' };
const lineEvent = (over: object) => ({
  mode: 'active',
  timestamp: Date.now(),
  webhookEventId: `01${randomUUID()}`,
  source: { type: 'user', userId: 'U7a9' },
  ...over,
});
const whatsAppBody = (field: string, value: object) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '42', changes: [{ field, value: { messaging_product: 'whatsapp', metadata: { phone_number_id: PHONE_ID }, ...value } }] }],
});
const whatsAppMessage = (over: object) =>
  whatsAppBody('messages', {
    contacts: [{ profile: { name: 'Ada' }, wa_id: '85291234567', user_id: 'HK.1' }],
    messages: [{ from: '85291234567', from_user_id: 'HK.1', id: `wamid.${randomUUID()}`, timestamp: '1780000000', ...over }],
  });

/** As each service says that somebody wrote. */
const SAYS: Readonly<Record<Kind, (text: string) => object>> = {
  telegram: (text) => ({ update_id: randomInt(1e9), message: { message_id: randomInt(1e9), date: 1_780_000_000, chat, from, text } }),
  line: (text) => ({
    destination: 'U0b07',
    events: [lineEvent({ type: 'message', message: { type: 'text', id: randomUUID(), quoteToken: 'q', text } })],
  }),
  whatsapp: (text) => whatsAppMessage({ type: 'text', text: { body: text } }),
};

/** What a service may tell of one day, and nobody has heard of yet. */
const UNKNOWN: Readonly<Record<Kind, object>> = {
  telegram: { update_id: 990_001, moon_landing: { by: 'Ada' } },
  line: { destination: 'U0b07', events: [lineEvent({ type: 'moonLanding', moonLanding: { by: 'Ada' } })] },
  whatsapp: whatsAppBody('moon_landing', { by: 'Ada' }),
};

const post = (path: string, body: string, headers: Record<string, string>) =>
  app.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const list = async () => (await app.call(conversations.list, { view: 'all' }, as())).data.items;
const events = async (id: string) => (await app.call(messaging.events, { id }, as())).data.items;
async function told(): Promise<{ body: string; files: number }[]> {
  await settleChannels(app);
  const items = (await app.call(messages.list, { id: (await list())[0]?.id ?? '' }, as())).data.items;
  return items
    .filter(({ author_kind: author }) => author === 'contact')
    .map(({ body, attachments = [] }) => ({ body, files: attachments.length }));
}

describe.each(['telegram', 'line', 'whatsapp'] as const)('a post to %s', (kind) => {
  test('without a signature, with a wrong one or with that of another business is refused, and nothing of it is kept', async () => {
    const { id, path, sign } = await connect(kind);
    const raw = JSON.stringify(SAYS[kind]('Let me in'));
    const [first] = Object.keys(sign(raw)) as [string];
    const other = sign(raw, 'the secret of another business');
    for (const headers of [{}, { [first]: '' }, { [first]: 'sha256=00' }, other]) expect((await post(path, raw, headers)).status).toBe(401);
    await settleChannels(app);
    expect([await list(), await events(id)]).toEqual([[], []]);
  });

  test('at an address that is nobody’s, or of another kind, is not found', async () => {
    const { id, path, sign } = await connect(kind);
    const raw = JSON.stringify(SAYS[kind]('Hello'));
    const foreign = kind === 'line' ? 'whatsapp' : 'line';
    const paths = [`${path.slice(0, -4)}AAAA`, path.replace(`/${kind}/`, `/${foreign}/`), path.replace(`/${kind}/`, '/pigeon/')];
    for (const each of paths) expect((await post(each, raw, sign(raw))).status).toBe(404);
    expect(await events(id)).toEqual([]);
  });

  test('that is no body of the service’s is called so', async () => {
    const { id, path, sign } = await connect(kind);
    for (const raw of ['', '{', '[]', '{"hello":1}']) expect((await post(path, raw, sign(raw))).status).toBe(400);
    expect(await events(id)).toEqual([]);
  });

  test('of something that nobody has heard of yet is kept as it came', async () => {
    const { id, path, sign } = await connect(kind);
    const raw = JSON.stringify(UNKNOWN[kind]);
    expect((await post(path, raw, sign(raw))).status).toBe(200);
    await settleChannels(app);
    const [event, ...more] = await events(id);
    expect([event?.state, more, await list()]).toEqual(['skipped', [], []]);
    expect(JSON.stringify(event?.raw)).toMatch(/moon_?landing/i);
  });
});

test.each(['line', 'whatsapp'] as const)('a body that was written anew on its way to %s is not what was signed', async (kind) => {
  const { path, sign } = await connect(kind);
  const raw = JSON.stringify(SAYS[kind]('Où est mon colis 📦'));
  const anew = raw.replaceAll(/[^ -~]/gu, (letter) =>
    JSON.stringify(letter)
      .slice(1, -1)
      .replaceAll(/[^ -~]/g, escaped),
  );
  expect(JSON.parse(anew)).toEqual(JSON.parse(raw));
  expect(anew).not.toBe(raw);
  expect((await post(path, anew, sign(raw))).status).toBe(401);
  expect((await post(path, raw, sign(raw))).status).toBe(200);
  expect((await told())[0]?.body).toBe('Où est mon colis 📦');
});

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

test('a channel takes no token of another bot, and keeps the one that it has', async () => {
  const { id } = await connect('telegram');
  const changed = await app.call(channels.update, { id, version: 1, token: `1${randomInt(1e9)}:${randomUUID()}` }, as());
  expect(changed).toMatchObject({
    status: 409,
    code: CODES.channel_other.code,
    msg: expect.stringMatching(/another account than @shoes_/) as string,
  });
  expect((await app.call(channels.get, { id }, as())).data).toMatchObject({ version: 1, state: 'connected' });
});

describe('what cannot be shown is named', () => {
  test('a sticker of Telegram that moves, by what it means', async () => {
    const { path, sign } = await connect('telegram');
    const sticker = { file_id: 's', is_animated: true, emoji: '😀' };
    const raw = JSON.stringify({ update_id: 1, message: { message_id: 1, date: 1_780_000_000, chat, from, sticker } });
    await post(path, raw, sign(raw));
    expect(await told()).toEqual([{ body: '😀', files: 0 }]);
  });

  test('a sticker of WhatsApp whose picture is gone', async () => {
    const { path, sign } = await connect('whatsapp');
    service.answer('/gone', (_call, response) => json(response, 404, { error: { code: 100, message: 'gone' } }));
    const raw = JSON.stringify(whatsAppMessage({ type: 'sticker', sticker: { id: 'gone', mime_type: 'image/webp' } }));
    await post(path, raw, sign(raw));
    expect(await told()).toEqual([{ body: expect.stringMatching(/^\[sticker\.webp[:：]/) as string, files: 0 }]);
  });

  test('a photo of 40 MB', async () => {
    const { path, sign } = await connect('telegram');
    const photo = [{ file_id: 'p', width: 9_000, file_size: 40_000_000 }];
    const raw = JSON.stringify({
      update_id: 2,
      message: { message_id: 2, date: 1_780_000_000, chat, from, photo, caption: 'It is broken' },
    });
    await post(path, raw, sign(raw));
    expect(await told()).toEqual([{ body: 'It is broken\n[photo.jpg: not received, the file is too large]', files: 0 }]);
  });
});
