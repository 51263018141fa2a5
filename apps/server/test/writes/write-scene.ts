import {
  contacts,
  corpus,
  type diversionLinks,
  help,
  LOCALES,
  messages,
  upload,
  visitor,
  workOrders,
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  type VisitorWorkOrder,
  type WorkOrderType,
} from '@lobby/contract';
import { randomInt, randomUUID } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import type { SignedUp, TestApp } from '#test/open-test-app.ts';
import { addCustomer, addType, type Customer } from '#test/order-desk.ts';
import { startChat, type StartedChat } from '#test/start-chats.ts';

/** One call as it is repeated: what it asks, and who asks. The owner asks where nobody is named. */
export interface Write {
  request: Record<string, unknown>;
  token?: string | undefined;
  file?: { name: string; bytes: Uint8Array };
}

/** Prepares what a call needs, anew each time. */
export type Prepare = (scene: WriteScene) => Write | Promise<Write>;

export type Writes = Record<string, Prepare>;

/** A business in which each call finds things of its own to change. */
export interface WriteScene {
  app: TestApp;
  mina: SignedUp;
  later(ms: number): void;
  /** A call of the owner's that has to be taken. */
  make<E extends Endpoint>(endpoint: E, request: RequestInput<E>): Promise<ResponseOf<E>>;
  /** The same of a visitor's. */
  visit<E extends Endpoint>(token: string, endpoint: E, request: RequestInput<E>): Promise<ResponseOf<E>>;
  entry(): Promise<ResponseOf<typeof corpus.create>>;
  chat(): Promise<StartedChat>;
  /** One that the owner has taken over. */
  ownChat(): Promise<StartedChat>;
  contact(): Promise<ResponseOf<typeof contacts.get>>;
  /** Has written in the chat. */
  reply(chat: StartedChat): Promise<ResponseOf<typeof messages.send>>;
  article(): Promise<ResponseOf<typeof help.create>>;
  colleague(): Promise<Colleague>;
  type: WorkOrderType;
  customer(): Promise<Customer>;
  customersOrder(): Promise<{ ada: Customer; order: VisitorWorkOrder }>;
  order(): Promise<ResponseOf<typeof workOrders.create>>;
  /** Announced by the owner, and not sent yet. */
  announced(): Promise<ResponseOf<typeof upload.prepare>>;
  link(): RequestInput<typeof diversionLinks.create>;
}

const YEAR = 365 * 86_400_000;
export const A_FILE = { name: 'note.txt', bytes: new TextEncoder().encode('a note') };
const RARE_LETTERS = 'qxzjkv';
/** A name that nothing else has, and that is near to no question: hexadecimal digits spell "bed" now and then, and whoever asks for quilts means beds. */
export const named = (what: string) => `${what} ${Array.from({ length: 12 }, () => RARE_LETTERS[randomInt(RARE_LETTERS.length)]).join('')}`;
export const perLocale = <T>(value: T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<(typeof LOCALES)[number], T>;

/** @param later puts the clock of the app on */
export async function openWriteScene(app: TestApp, later: WriteScene['later']): Promise<WriteScene> {
  const mina = await app.signUp({ name: 'Mina' });
  const visit: WriteScene['visit'] = async (token, endpoint, request) => {
    const { code, msg, data } = await app.call(endpoint, request, { token });
    if (code !== 1) throw new Error(`${endpoint.path}: ${msg} ${JSON.stringify(data)}`);
    return data;
  };
  const make: WriteScene['make'] = (endpoint, request) => visit(mina.token, endpoint, request);
  const now = app.services.now();
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 3, now, now + YEAR));
  const type = await addType(app, mina);
  const scene: WriteScene = {
    app,
    later,
    mina,
    make,
    visit,
    type,
    entry: () => make(corpus.create, { question: named('How long is'), answer: 'Two years.', locale: 'en-US' }),
    chat: () => startChat(app, mina, 'Hello'),
    async ownChat() {
      const chat = await scene.chat();
      await app.call(messages.send, { id: chat.id, client_msg_id: randomUUID(), text: 'I am Mina' }, { token: mina.token });
      return chat;
    },
    contact: async () => make(contacts.get, { id: (await scene.chat()).contactId }),
    reply: ({ id }) => make(messages.send, { id, client_msg_id: randomUUID(), text: 'On its way' }),
    article: () => make(help.create, { category_id: null, locale: 'en-US', title: named('Care') }),
    colleague: () => addColleague(app, mina, named('Nori')),
    customer: () => addCustomer(app, mina),
    async customersOrder() {
      const ada = await scene.customer();
      return { ada, order: await ada.submitted(type) };
    },
    async order() {
      const { contactId } = await scene.chat();
      return make(workOrders.create, { ...anOrder(type), contact_id: contactId });
    },
    announced: () => make(upload.prepare, { client_file_id: randomUUID(), name: A_FILE.name, bytes: A_FILE.bytes.length }),
    link: () => aLink(),
  };
  return scene;
}

export const anOrder = ({ id, version }: WorkOrderType) => ({
  client_id: randomUUID(),
  type_id: id,
  type_version: version,
  subject: 'A zip came off',
  description: 'It is the left one.',
});

function aLink(): RequestInput<typeof diversionLinks.create> {
  return {
    id: randomUUID(),
    name: named('Spring'),
    strategy: 'round_robin',
    online_only: false,
    sticky: 'none',
    landing: 'direct',
    texts: perLocale({ title: '', text: '', button: '', prefill: '' }),
    starts_at: null,
    expires_at: null,
    max_visits: null,
    fallback: { kind: 'page', address: '' },
    utm: { source: '', medium: '', campaign: '' },
    bot_offer: { enabled: false, words: [], label: perLocale('Write to us') },
    targets: [
      {
        id: randomUUID(),
        kind: 'web_chat',
        ref: '',
        weight: 1,
        daily_cap: null,
        total_cap: null,
        hours: 'always',
        languages: [],
        enabled: true,
      },
    ],
  };
}

/** A new visit, with its own conversation. */
export async function aVisit({ app, mina }: WriteScene) {
  return (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' })).data;
}
