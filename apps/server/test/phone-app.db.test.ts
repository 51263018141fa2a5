import { channels, conversations, corpus, messaging, type MessagingChannel } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { endIdle } from '#/domains/assignment/end-idle.ts';
import {
  openServiceDesk,
  telegramMessage,
  telegramUpdate,
  WHATSAPP_ID,
  WHATSAPP_PHONE,
  whatsAppBody,
  whatsAppContact,
  whatsAppMessage,
  type ConnectedService,
} from './service-desk.ts';
import { json, PNG } from './service-stand-in.ts';

const HOUR = 3_600_000;
const CHAT = 31;
const HANA = { id: 900, is_bot: false, first_name: 'Hana' };
const ADA = { id: CHAT, type: 'private', first_name: 'Ada', last_name: 'Lovelace' };
const ACCOUNT = 'Bz0-connection_1';
const SHOP_PHONE = '81751234567';

let now = Date.now();
const desk = openServiceDesk({ now: () => now });
const { as, settle, list, said } = desk;
let connected: ConnectedService;
/** When the service says that the latest of what is written was, in seconds since 1970. */
let moment = 0;
const next = () => (moment = Math.max(moment + 1, Math.trunc(now / 1_000) + 59));

/** What the customer writes, and what a member writes to them in the service's own app. */
interface App {
  connect(): Promise<void>;
  customer(text: string): object;
  member(text: string): object;
}

const APPS: Readonly<Record<'telegram' | 'whatsapp', App>> = {
  telegram: {
    async connect() {
      connected = await desk.connect('telegram');
      const rights = { can_reply: true, can_read_messages: true };
      const connection = { id: ACCOUNT, user: HANA, user_chat_id: 900, date: 1, is_enabled: true, rights };
      await connected.post(telegramUpdate({ business_connection: connection }));
      await settle();
      const { id, version, settings } = (await desk.app.call(channels.get, { id: connected.channel.id }, as())).data as MessagingChannel;
      await desk.app.call(channels.update, { id, version, settings: { ...settings, business_ids: [ACCOUNT] } }, as());
    },
    customer: (text) => ofAccount({ text }),
    member: (text) => ofAccount({ from: HANA, text, chat: ADA }),
  },
  whatsapp: {
    async connect() {
      connected = await desk.connect('whatsapp');
    },
    customer: (text) => whatsAppMessage(connected.phoneId, { type: 'text', text: { body: text }, timestamp: String(next()) }),
    member: (text) => echo({ type: 'text', text: { body: text } }),
  },
};

function ofAccount(over: object): object {
  const { update_id: no, message } = telegramMessage(CHAT, over);
  return { update_id: no, business_message: { ...message, date: next(), business_connection_id: ACCOUNT } };
}

function echo(over: object, contacts: object[] = [whatsAppContact()]): object {
  const about = { from: SHOP_PHONE, to: WHATSAPP_PHONE, to_user_id: WHATSAPP_ID, id: `wamid.${randomUUID()}`, timestamp: String(next()) };
  return whatsAppBody(connected.phoneId, { contacts, message_echoes: [{ ...about, ...over }] }, 'smb_message_echoes');
}

async function does(...bodies: object[]): Promise<void> {
  now += 60_000;
  for (const body of bodies) expect((await connected.post(body)).status).toBe(200);
  await settle();
}

/** Each is worked on before the next comes, a second after the last of them was written. */
async function comesSingly(...bodies: object[]): Promise<void> {
  now = (moment + 1) * 1_000;
  for (const body of bodies) {
    expect((await connected.post(body)).status).toBe(200);
    await settle();
  }
}

const get = async (id: string) => (await desk.app.call(conversations.get, { id }, as())).data;
const lines = async (id?: string) => (await said(id)).map(({ author_kind: author, body }) => `${author}: ${body}`);
/** What the channel of this test has sent: others are ended by the same rules at the same time. */
function sends(): object[] {
  const own = connected.phoneId || (/\d+/.exec(connected.channel.account ?? '')?.[0] ?? '');
  const sent = desk.service.calls.filter(({ path, json }) => /\/(?:sendMessage|messages)$/.test(path) && !('status' in json));
  return sent.filter(({ path }) => path.includes(own)).map(({ json }) => json);
}
async function act(verb: 'resolve' | 'spam', id: string): Promise<void> {
  now += 60_000;
  await desk.app.call(conversations[verb], { id }, as());
  await settle();
  desk.service.calls.length = 0;
}

beforeEach(() => {
  now = Date.now();
  moment = 0;
});

describe.each(['telegram', 'whatsapp'] as const)('what a member writes in the app of %s', (kind) => {
  const { connect, customer, member } = APPS[kind];
  beforeEach(async () => {
    await connect();
    await desk.app.call(corpus.create, { question: 'How long does delivery take to Kyoto?', answer: 'Two days.', locale: 'en-US' }, as());
  });

  test('stands in a conversation that is resolved, which stays so until the customer answers', async () => {
    await does(customer('Where is my parcel?'));
    const id = (await list())[0]?.id ?? '';
    await act('resolve', id);
    await does(member('It has just been delivered.'));
    expect((await lines(id)).at(-1)).toBe('agent: It has just been delivered.');
    expect([await list(), await get(id)]).toMatchObject([[], { status: 'resolved' }]);
    await does(customer('I have it, thank you.'));
    expect(await list()).toMatchObject([{ id, status: 'bot' }]);
    expect((await lines(id)).slice(-2)).toEqual(['agent: It has just been delivered.', 'contact: I have it, thank you.']);
    // Whoever wrote on the phone is believed to go on there.
    expect(sends()).toEqual([]);
  });

  test('stands there once, however often it is told of', async () => {
    await does(customer('Where is my parcel?'));
    const id = (await list())[0]?.id ?? '';
    await act('resolve', id);
    const update = member('It has just been delivered.');
    await does(update, update);
    await does(update);
    expect((await lines(id)).filter((line) => line.startsWith('agent'))).toEqual(['agent: It has just been delivered.']);
  });

  test('stands in one that was marked as spam, and calls nobody', async () => {
    await does(customer('Buy followers'));
    const id = (await list())[0]?.id ?? '';
    await act('spam', id);
    await does(member('No, thank you.'));
    expect((await lines(id)).at(-1)).toBe('agent: No, thank you.');
    expect(await get(id)).toMatchObject({ status: 'resolved', ended_as: 'spam' });
  });

  test('begins a conversation where the last one ended long ago, and the answer goes there', async () => {
    await does(customer('Where is my parcel?'));
    const before = (await list())[0]?.id ?? '';
    await act('resolve', before);
    now += 100 * HOUR;
    await does(member('Your repair is ready.'));
    const [latest, ...others] = await list();
    expect([latest?.id === before, others, await lines(latest?.id)]).toEqual([false, [], ['agent: Your repair is ready.']]);
    await does(customer('I come by at six.'));
    expect(await lines(latest?.id)).toEqual(['agent: Your repair is ready.', 'contact: I come by at six.']);
    expect(sends()).toEqual([]);
  });

  test('to somebody who has never written begins one with them, by their name, in which nobody is asked anything', async () => {
    await does(member('Your repair is ready.'));
    const [begun, ...others] = await list();
    const name = kind === 'telegram' ? 'Ada Lovelace' : '阿欣';
    expect([begun, others]).toMatchObject([{ status: 'bot', contact: { name }, channel: { kind } }, []]);
    now += 2 * HOUR;
    await endIdle(desk.app.services);
    await settle();
    expect(await lines(begun?.id)).toEqual(['agent: Your repair is ready.']);
    now += 48 * HOUR;
    await endIdle(desk.app.services);
    await settle();
    expect([await get(begun?.id ?? ''), sends()]).toMatchObject([{ status: 'resolved' }, []]);
    await does(customer('How long does delivery take to Kyoto?'));
    expect(await list()).toMatchObject([{ id: begun?.id, contact: { name } }]);
    expect((await lines(begun?.id)).at(-2)).toBe('contact: How long does delivery take to Kyoto?');
    expect((await lines(begun?.id)).at(-1)).toMatch(/^bot: .*Two days\./s);
  });

  describe('while the customer writes', () => {
    const ASKED = 'Is there one in blue?';
    const TOLD = 'There is.';
    let asked: object;
    let answer: object;
    beforeEach(async () => {
      await does(customer('Hello'), member('Hello Ada.'));
      [asked, answer] = [customer(ASKED), member(TOLD)];
    });

    test('stands in the order in which it was written, whichever comes first', async () => {
      await does(answer, asked);
      expect((await lines()).slice(-2)).toEqual([`contact: ${ASKED}`, `agent: ${TOLD}`]);
    });

    test('and comes long before what it answers, that says when it was written', async () => {
      await comesSingly(answer, asked);
      expect((await lines()).slice(-2)).toEqual([`agent: ${TOLD}`, `contact: ${ASKED}`]);
      const seq = (await said()).at(-1)?.seq;
      expect((await desk.ofConversation()).late).toEqual([{ seq, written_at: (moment - 1) * 1_000 }]);
    });

    test('and comes long after what the customer wrote next, says when it was written', async () => {
      const thanks = customer('Then I take it.');
      await comesSingly(asked, thanks, answer);
      const seq = (await said()).at(-1)?.seq;
      expect((await lines()).at(-1)).toBe(`agent: ${TOLD}`);
      expect((await desk.ofConversation()).late).toEqual([{ seq, written_at: (moment - 1) * 1_000 }]);
    });
  });
});

describe('what a member writes in the app of WhatsApp', () => {
  const { connect, customer } = APPS.whatsapp;
  beforeEach(connect);

  test('to somebody who hides their number stands in their conversation', async () => {
    await does(customer('Where is my parcel?'));
    await does(echo({ to: undefined, type: 'text', text: { body: 'Here.' } }, [{ user_id: WHATSAPP_ID }]));
    expect([await list(), (await lines()).at(-1)]).toEqual([[expect.anything()], 'agent: Here.']);
  });

  test('stands there too where WhatsApp names nothing but the number', async () => {
    await does(customer('Where is my parcel?'));
    await does(echo({ to_user_id: undefined, type: 'text', text: { body: 'Here.' } }, []));
    expect([await list(), (await lines()).at(-1)]).toEqual([[expect.anything()], 'agent: Here.']);
  });

  test('opens no window for free replies: only the customer does', async () => {
    await does(echo({ type: 'text', text: { body: 'Your repair is ready.' } }));
    expect((await desk.ofConversation()).channel).toMatchObject({ address: `+${WHATSAPP_PHONE}`, window_closes_at: 0 });
    const id = await desk.takeover();
    await desk.reply(id, 'Are you there?');
    await settle();
    expect((await desk.ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'failed', reason: 'window_closed' });
  });

  test('is tried again where its conversation takes nothing more when it comes to that, and nothing of it is lost', async () => {
    await does(customer('Where is my parcel?'));
    const { id = '', status = '' } = (await list())[0] ?? {};
    const { pool } = desk.app.services.database;
    const stands = (as: string, isOver: boolean) =>
      pool.query('UPDATE conversation SET status = $2, resolved_at = CASE WHEN $3 THEN now() END WHERE id = $1', [id, as, isOver]);
    const PICTURE = 'media-of-the-echo';
    let asked = 0;
    desk.service.answer(`/${PICTURE}`, (_call, response) => {
      asked += 1;
      // While the file is fetched, the conversation ends as none on a service does.
      void (asked === 1 ? stands('thread', true) : Promise.resolve()).then(() =>
        json(response, 200, { url: `${desk.service.origin}/download/picture`, mime_type: 'image/png', id: PICTURE }),
      );
      return true;
    });
    desk.service.answer('/download/picture', (_call, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
      return true;
    });
    const event = echo({ type: 'image', image: { id: PICTURE, mime_type: 'image/png', caption: 'Left at your door.' } });
    await does(event, customer('Thank you!'));
    const events = async () => (await desk.app.call(messaging.events, { id: connected.channel.id }, as())).data.items;
    const waiting = (await events()).filter(({ state }) => state === 'new');
    expect(waiting).toMatchObject([{ attempts: 1 }, { attempts: 1, error: expect.stringContaining('conversation_closed') }]);
    expect(await lines(id)).not.toContain('agent: Left at your door.');
    await stands(status, false);
    await does(event);
    expect((await lines(id)).slice(-2)).toEqual(['agent: Left at your door.', 'contact: Thank you!']);
    expect((await said(id)).filter(({ attachments = [] }) => attachments.length > 0)).toHaveLength(1);
    expect((await events()).map(({ state }) => state)).not.toContain('new');
    expect(await list()).toMatchObject([{ id }]);
  });
});
