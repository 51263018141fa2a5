import { channels, conversations, messages, messaging, type MessagingChannel, type MessagingSettings } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { SignedUp, TestApp } from './open-test-app.ts';
import {
  lineBody,
  lineEvent,
  lineText,
  openServiceDesk,
  telegramMessage,
  telegramUpdate,
  telegramUser,
  whatsAppMessage,
  type ConnectedService,
  type ServiceKind,
} from './service-desk.ts';
import type { ServiceStandIn } from './service-stand-in.ts';

/** A customer on a service, and the business that they write to; it has a clock of its own. */
export interface ServiceCustomer {
  readonly app: TestApp;
  readonly service: ServiceStandIn;
  now: number;
  readonly mina: SignedUp;
  readonly channel: MessagingChannel;
  /** A new business with one channel. */
  begin(kind: ServiceKind, locale?: 'en-US' | 'ja-JP' | 'zh-HK'): Promise<void>;
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
}

const PHONE = '85291234567';
const BSUID = 'HK.13491208655302741918';
const PERSON_ID = 77;
const TURN_MS = 1_000;

/** For the tests of a file. */
export function openServiceCustomer(): ServiceCustomer {
  const desk = openServiceDesk({ now: () => customer.now }, null);
  let connected: ConnectedService;
  const { as } = desk;

  async function post(body: object): Promise<void> {
    customer.now += TURN_MS;
    const answer = await connected.post(body);
    if (answer.status !== 200) throw new Error(`the hook answered ${answer.status}`);
    await desk.settle();
  }
  function whatsApp(over: object): object {
    const [who, from] = customer.isHidden ? [{ user_id: BSUID }, { from_user_id: BSUID }] : [{ wa_id: PHONE }, { from: PHONE }];
    const author = { from: undefined, from_user_id: undefined, ...from };
    return whatsAppMessage(connected.phoneId, { ...author, ...over }, { profile: { name: 'Ada' }, ...who });
  }
  const byKind = (bodies: Record<ServiceKind, () => object>) => post(bodies[connected.channel.kind as ServiceKind]());

  const customer: ServiceCustomer = {
    get app() {
      return desk.app;
    },
    get service() {
      return desk.service;
    },
    get mina() {
      return desk.owner;
    },
    get channel() {
      return connected.channel;
    },
    now: Date.now(),
    isHidden: false,
    async begin(kind, locale = 'en-US') {
      customer.isHidden = false;
      customer.now = Date.now();
      await desk.begin({ locale });
      connected = await desk.connect(kind, { name: kind });
    },
    async change(change) {
      const { id } = connected.channel;
      const { version, settings } = (await desk.app.call(channels.get, { id }, as())).data as MessagingChannel;
      return (await desk.app.call(channels.update, { id, version, settings: { ...settings, ...change } }, as())).status;
    },
    says: (words) =>
      byKind({
        telegram: () => telegramMessage(PERSON_ID, { text: words }),
        line: () => lineBody(lineText(words)),
        whatsapp: () => whatsApp({ type: 'text', text: { body: words } }),
      }),
    presses: (data, label) =>
      byKind({
        telegram() {
          const keyboard = { inline_keyboard: [[{ text: label, callback_data: data }]] };
          const on = { message_id: 1, chat: { id: PERSON_ID, type: 'private' }, reply_markup: keyboard };
          return telegramUpdate({ callback_query: { id: randomUUID(), from: telegramUser(PERSON_ID), message: on, data } });
        },
        line: () => lineBody(lineEvent({ type: 'postback', postback: { data } })),
        whatsapp: () => whatsApp({ type: 'interactive', interactive: { list_reply: { id: data, title: label } } }),
      }),
    handsOver(number, origin = 'contact_request') {
      const card = { origin, name: { formatted_name: 'Ada' }, phones: [{ phone: number, wa_id: number.replaceAll(/\D/g, '') }] };
      const contact = { phone_number: number, first_name: 'Ada', user_id: PERSON_ID };
      return byKind({
        telegram: () => telegramMessage(PERSON_ID, { contact }),
        line: () => {
          throw new Error('on LINE nobody hands a number over');
        },
        whatsapp: () => whatsApp({ type: 'contacts', contacts: [card] }),
      });
    },
    settle: desk.settle,
    first: async () => (await desk.list())[0]?.id ?? '',
    async resolve(id) {
      await desk.app.call(conversations.takeover, { id }, as());
      customer.now += TURN_MS;
      await desk.app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Here you are.' }, as());
      await desk.settle();
      desk.service.calls.length = 0;
      customer.now += TURN_MS;
      await desk.app.call(conversations.resolve, { id }, as());
      await desk.settle();
    },
    spoken: async (id) => (await desk.said(id)).map(({ author_kind: author, body }) => `${author}: ${body}`),
    sent: () =>
      desk.service.calls
        .filter(({ path: to, json: body }) => /sendMessage|message\/(?:push|reply)|\/messages$/.test(to) && !('status' in body))
        .map(({ json: body }) => body),
    deliveries: async (id) => (await desk.app.call(messaging.ofConversation, { id }, as())).data.deliveries,
  };
  return customer;
}
