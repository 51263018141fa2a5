import {
  channels,
  conversations,
  messages,
  messaging,
  type Conversation,
  type Message,
  type MessagingChannel,
  type RequestOf,
} from '@lobby/contract';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';

export type ServiceKind = 'telegram' | 'line' | 'whatsapp';

/** What the channels of a desk are connected with where a test says nothing else. */
export const SECRET = 'a secret of the service';
export const WABA_ID = '42';

/** A channel of a business, and the door that its service posts at. */
export interface ConnectedService {
  channel: MessagingChannel;
  path: string;
  /** The headers that its service signs a body with. */
  sign: (raw: string, secret?: string) => Record<string, string>;
  /** Posts as its service does. */
  post: (body: object | string, secret?: string) => Promise<Response>;
  /** Of WhatsApp: the number that is connected. */
  phoneId: string;
}

type AppOptions = NonNullable<Parameters<typeof openTestApp>[0]>;
type Business = NonNullable<Parameters<TestApp['signUp']>[0]>;

/** A business with an inbox, and services on loopback on which people write to it; each test has a business of its own. */
export interface ServiceDesk {
  readonly app: TestApp;
  readonly service: ServiceStandIn;
  readonly owner: SignedUp;
  /** A business of its own, in the place of the one before. */
  begin(business?: Business): Promise<void>;
  as(): { token: string };
  connect(kind: ServiceKind, over?: Partial<RequestOf<typeof channels.create>>): Promise<ConnectedService>;
  settle(): Promise<void>;
  list(): Promise<Conversation[]>;
  /** What was said in a conversation, the latest one where none is named. */
  said(id?: string): Promise<Message[]>;
  /** Of it, what the customer wrote. */
  written(id?: string): Promise<Message[]>;
  ofConversation(id?: string): Promise<Awaited<ReturnType<typeof describeOf>>>;
  /** The owner takes the latest conversation over, and what that brings about is over. @returns its id */
  takeover(): Promise<string>;
  reply(id: string, text: string, over?: object): ReturnType<typeof send>;
}

const send = (app: TestApp, token: string, body: RequestOf<typeof messages.send>) => app.call(messages.send, body, { token });
const describeOf = async (app: TestApp, token: string, id: string) => (await app.call(messaging.ofConversation, { id }, { token })).data;

const DRAFTS = {
  telegram: () => ({ name: 'Telegram', token: `${randomInt(1e9)}:${randomUUID()}` }),
  line: () => ({ name: 'LINE', channel_secret: SECRET, channel_access_token: 'access' }),
  whatsapp: () => ({
    name: 'WhatsApp',
    phone_number_id: String(randomInt(1e12)),
    waba_id: WABA_ID,
    access_token: 'token',
    app_secret: SECRET,
    verify_token: 'verify me',
  }),
} as const satisfies Record<ServiceKind, () => object>;

/**
 * Opens a desk for the tests of a file.
 * @param options of the server
 * @param business signs up anew for each test; null where the test begins with one itself
 */
export function openServiceDesk({ config, ...options }: AppOptions = {}, business: Business | null = {}): ServiceDesk {
  let app: TestApp;
  let service: ServiceStandIn;
  let owner: SignedUp;
  beforeAll(async () => {
    service = await openServiceStandIn();
    const services = { telegram: service.origin, line: service.origin, lineData: service.origin, whatsapp: service.origin };
    app = await openTestApp({ ...options, config: { services, origin: 'https://lobby.example', ...config } });
  });
  afterAll(async () => {
    await app.close();
    service.close();
  });
  async function begin(over: Business = {}): Promise<void> {
    service.reset();
    owner = await app.signUp({ name: 'Mina', tenantName: 'Kyoto Shoes', ...over });
  }
  if (business) beforeEach(() => begin(business));
  const as = () => ({ token: owner.token });
  const list = async () => (await app.call(conversations.list, { view: 'all' }, as())).data.items;
  const latest = async () => (await list())[0]?.id ?? '';
  const said = async (id?: string) =>
    (await app.call(messages.list, { id: id ?? (await latest()) }, as())).data.items.filter(({ kind }) => kind === 'text');
  return {
    get app() {
      return app;
    },
    get service() {
      return service;
    },
    get owner() {
      return owner;
    },
    begin,
    as,
    list,
    said,
    written: async (id) => (await said(id)).filter(({ author_kind: author }) => author === 'contact'),
    ofConversation: async (id) => describeOf(app, owner.token, id ?? (await latest())),
    settle: () => settleChannels(app),
    async takeover() {
      const id = await latest();
      await app.call(conversations.takeover, { id }, as());
      await settleChannels(app);
      service.calls.length = 0;
      return id;
    },
    reply: (id, text, over = {}) => send(app, owner.token, { id, client_msg_id: randomUUID(), text, ...over }),
    async connect(kind, over = {}) {
      const draft = { ...DRAFTS[kind](), ...over, kind };
      const channel = (await app.call(channels.create, draft, as())).data as MessagingChannel;
      const hook = service.to('/setWebhook').at(-1)?.json as { url: string; secret_token: string } | undefined;
      const own = kind === 'telegram' ? hook?.secret_token : (over.channel_secret ?? over.app_secret ?? SECRET);
      const path = new URL((kind === 'telegram' ? hook?.url : channel.webhook_url) ?? '').pathname;
      const sign = (raw: string, secret = own ?? '') => SIGNS[kind](raw, secret);
      const post = (body: object | string, secret?: string) => {
        const raw = typeof body === 'string' ? body : JSON.stringify(body);
        return app.fetch(path, { method: 'POST', body: raw, headers: { 'content-type': 'application/json', ...sign(raw, secret) } });
      };
      return { channel, path, sign, post, phoneId: 'phone_number_id' in draft ? String(draft.phone_number_id) : '' };
    },
  };
}

const hmac = (raw: string, secret: string) => createHmac('sha256', secret).update(raw);

const SIGNS: Readonly<Record<ServiceKind, (raw: string, secret: string) => Record<string, string>>> = {
  telegram: (_raw, secret) => ({ 'x-telegram-bot-api-secret-token': secret }),
  line: (raw, secret) => ({ 'x-line-signature': hmac(raw, secret).digest('base64') }),
  whatsapp: (raw, secret) => ({ 'x-hub-signature-256': `sha256=${hmac(raw, secret).digest('hex')}` }),
};

let no = 1;
/** Moments that messages are written at where a test says nothing else, each long after the one before, in seconds since 1970. */
const at = () => 1_780_000_000 + no * 10;

/** Ada, as Telegram knows her; her chat with a bot has her number. */
export const telegramUser = (id: number) => ({
  id,
  is_bot: false,
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada',
  language_code: 'en',
});

/** An update of Telegram that brings a message. */
export function telegramMessage(chat: number, over: object) {
  no += 1;
  const message = { message_id: no, date: at(), chat: { id: chat, type: 'private' }, from: telegramUser(chat), ...over };
  return { update_id: 1_000 + no, message };
}

/** Any other update of Telegram, behind those that came before. */
export function telegramUpdate(what: object) {
  no += 1;
  return { update_id: 1_000 + no, ...what };
}

/** An event of LINE. */
export function lineEvent(over: object) {
  no += 1;
  return {
    type: 'message',
    mode: 'active',
    timestamp: Date.now() + no * 10_000,
    webhookEventId: `01${randomUUID()}`,
    deliveryContext: { isRedelivery: false },
    source: { type: 'user', userId: 'U7a9' },
    replyToken: randomUUID().replaceAll('-', ''),
    ...over,
  };
}

/** What LINE posts. */
export const lineBody = (...events: object[]) => ({ destination: 'U0b07', events });

export function lineText(words: string, over: object = {}) {
  return lineEvent({ message: { type: 'text', id: `m${randomUUID()}`, quoteToken: 'q', text: words }, ...over });
}

/** What Meta posts of a number. */
export function whatsAppBody(phoneId: string, value: object, field = 'messages') {
  const changes = [{ field, value: { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneId }, ...value } }];
  return { object: 'whatsapp_business_account', entry: [{ id: WABA_ID, changes }] };
}

export const WHATSAPP_PHONE = '85291234567';
export const WHATSAPP_ID = 'HK.13491208655302741918';
export const whatsAppContact = (over: object = {}) => ({ profile: { name: '阿欣' }, wa_id: WHATSAPP_PHONE, user_id: WHATSAPP_ID, ...over });

/** What Meta posts of a message to a number. */
export function whatsAppMessage(phoneId: string, over: object, who: object = whatsAppContact()) {
  no += 1;
  const about = { from: WHATSAPP_PHONE, from_user_id: WHATSAPP_ID, id: `wamid.${randomUUID()}`, timestamp: String(at()) };
  return whatsAppBody(phoneId, { contacts: [who], messages: [{ ...about, ...over }] });
}
