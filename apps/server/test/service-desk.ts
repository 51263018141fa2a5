import {
  channels,
  conversations,
  messages,
  messaging,
  type MessagingChannel,
  type MessagingKind,
  type MessagingSettings,
} from '@lobby/contract';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';

/** A business on a service, whose other side is a stand-in; it has a clock of its own. */
export interface ServiceDesk {
  app: TestApp;
  service: ServiceStandIn;
  now: number;
  mina: SignedUp;
  channel: MessagingChannel;
  /** A new business with one channel. */
  begin(kind: 'telegram' | 'line' | 'whatsapp', locale?: 'en-US' | 'ja-JP' | 'zh-HK'): Promise<void>;
  change(change: Partial<MessagingSettings>): Promise<number>;
  /** Posts something that the customer does, and has all of it worked on. */
  says(words: string): Promise<void>;
  presses(data: string, label: string): Promise<void>;
  /** The customer hides their number on WhatsApp. */
  isHidden: boolean;
  /** A card with a number; on WhatsApp by the button that asked for it, or of somebody else. */
  handsOver(number: string, origin?: 'contact_request' | 'other'): Promise<void>;
  settle(): Promise<void>;
  first(): Promise<string>;
  /** Mina answers, and it is resolved. */
  resolve(id: string): Promise<void>;
  spoken(id: string): Promise<string[]>;
  /** Texts that were sent to the customer, as the service was given them. */
  sent(): Record<string, unknown>[];
  deliveries(id: string): Promise<{ state: string; reason: string | null }[]>;
  close(): Promise<void>;
}

const SECRET = 'secret';
const PHONE = '85291234567';
const BSUID = 'HK.13491208655302741918';
const PERSON_ID = 77;

export async function openServiceDesk(): Promise<ServiceDesk> {
  const service = await openServiceStandIn();
  const services = { telegram: service.origin, line: service.origin, lineData: service.origin, whatsapp: service.origin };
  let no = 0;
  let path = '';
  let hookSecret = '';
  let phoneId = '';
  const app = await openTestApp({ config: { services, origin: 'https://lobby.example' }, now: () => desk.now });
  const as = () => ({ token: desk.mina.token });

  async function post(kind: MessagingKind, body: object): Promise<void> {
    desk.now += 1_000;
    const raw = JSON.stringify(body);
    const sign = (encoding: 'hex' | 'base64') => createHmac('sha256', SECRET).update(raw).digest(encoding);
    const header =
      kind === 'telegram'
        ? { 'x-telegram-bot-api-secret-token': hookSecret }
        : kind === 'line'
          ? { 'x-line-signature': sign('base64') }
          : { 'x-hub-signature-256': `sha256=${sign('hex')}` };
    const answer = await app.fetch(path, { method: 'POST', body: raw, headers: { 'content-type': 'application/json', ...header } });
    if (answer.status !== 200) throw new Error(`the hook answered ${answer.status}`);
    await desk.settle();
  }

  const user = { id: PERSON_ID, is_bot: false, first_name: 'Ada', language_code: 'en' };
  const chat = { id: PERSON_ID, type: 'private' };
  const lineEvent = (over: object) => ({
    timestamp: Date.now() + (no += 1),
    webhookEventId: randomUUID(),
    source: { type: 'user', userId: 'U7a9' },
    replyToken: randomUUID().replaceAll('-', ''),
    ...over,
  });
  const whatsAppMessage = (over: object) => ({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '42',
        changes: [
          {
            field: 'messages',
            value: {
              metadata: { phone_number_id: phoneId },
              contacts: [{ profile: { name: 'Ada' }, ...(desk.isHidden ? { user_id: BSUID } : { wa_id: PHONE }) }],
              messages: [
                {
                  ...(desk.isHidden ? { from_user_id: BSUID } : { from: PHONE }),
                  id: `wamid.${randomUUID()}`,
                  timestamp: String(1_780_000_000 + (no += 1)),
                  ...over,
                },
              ],
            },
          },
        ],
      },
    ],
  });

  const desk: ServiceDesk = {
    app,
    service,
    now: Date.now(),
    isHidden: false,
    mina: undefined as unknown as SignedUp,
    channel: undefined as unknown as MessagingChannel,
    async begin(kind, locale = 'en-US') {
      service.reset();
      desk.isHidden = false;
      desk.now = Date.now();
      desk.mina = await app.signUp({ name: 'Mina', tenantName: 'Kyoto Shoes', locale });
      phoneId = String(randomInt(1e12));
      const credentials = {
        telegram: { token: `${randomInt(1e9)}:${randomUUID()}` },
        line: { channel_secret: SECRET, channel_access_token: 'access' },
        whatsapp: { phone_number_id: phoneId, waba_id: '42', access_token: 'token', app_secret: SECRET, verify_token: 'verify' },
      }[kind];
      desk.channel = (await app.call(channels.create, { kind, name: kind, ...credentials }, as())).data as MessagingChannel;
      path = new URL(desk.channel.webhook_url ?? '').pathname;
      hookSecret = (service.to('/setWebhook')[0]?.json as { secret_token?: string } | undefined)?.secret_token ?? '';
    },
    async change(change) {
      const { id } = desk.channel;
      const { version, settings } = (await app.call(channels.get, { id }, as())).data as MessagingChannel;
      return (await app.call(channels.update, { id, version, settings: { ...settings, ...change } }, as())).status;
    },
    says(words) {
      const { kind } = desk.channel;
      if (kind === 'telegram')
        return post(kind, { update_id: (no += 1), message: { message_id: no, date: 1_780_000_000, chat, from: user, text: words } });
      if (kind === 'line')
        return post(kind, { events: [lineEvent({ type: 'message', message: { type: 'text', id: `m${no}`, text: words } })] });
      return post(kind, whatsAppMessage({ type: 'text', text: { body: words } }));
    },
    presses(data, label) {
      const { kind } = desk.channel;
      if (kind === 'telegram') {
        const keyboard = { inline_keyboard: [[{ text: label, callback_data: data }]] };
        const on = { message_id: 1, chat, reply_markup: keyboard };
        return post(kind, { update_id: (no += 1), callback_query: { id: String(no), from: user, message: on, data } });
      }
      if (kind === 'line') return post(kind, { events: [lineEvent({ type: 'postback', postback: { data } })] });
      return post(kind, whatsAppMessage({ type: 'interactive', interactive: { list_reply: { id: data, title: label } } }));
    },
    handsOver(number, origin = 'contact_request') {
      const { kind } = desk.channel;
      if (kind === 'telegram') {
        const contact = { phone_number: number, first_name: 'Ada', user_id: PERSON_ID };
        return post(kind, { update_id: (no += 1), message: { message_id: no, date: 1_780_000_000, chat, from: user, contact } });
      }
      const card = { origin, name: { formatted_name: 'Ada' }, phones: [{ phone: number, wa_id: number.replaceAll(/\D/g, '') }] };
      return post(kind, whatsAppMessage({ type: 'contacts', contacts: [card] }));
    },
    settle: () => settleChannels(app),
    async first() {
      return (await app.call(conversations.list, { view: 'all' }, as())).data.items[0]?.id ?? '';
    },
    async resolve(id) {
      await app.call(conversations.takeover, { id }, as());
      desk.now += 1_000;
      await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Here you are.' }, as());
      await desk.settle();
      service.calls.length = 0;
      desk.now += 1_000;
      await app.call(conversations.resolve, { id }, as());
      await desk.settle();
    },
    async spoken(id) {
      const { items } = (await app.call(messages.list, { id }, as())).data;
      return items.filter(({ kind }) => kind === 'text').map(({ author_kind: author, body }) => `${author}: ${body}`);
    },
    sent: () =>
      service.calls
        .filter(({ path: to, json: body }) => /sendMessage|message\/(?:push|reply)|\/messages$/.test(to) && !('status' in body))
        .map(({ json: body }) => body),
    async deliveries(id) {
      return (await app.call(messaging.ofConversation, { id }, as())).data.deliveries;
    },
    async close() {
      await app.close();
      service.close();
    },
  };
  return desk;
}
