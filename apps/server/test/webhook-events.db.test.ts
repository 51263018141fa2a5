import {
  channels,
  contacts,
  conversations,
  DIVERSION_PATH,
  diversionLinks,
  EVENT_DATA,
  EVENT_TYPES,
  messages,
  messaging,
  notes,
  visitor,
  webhooks,
  workOrders,
  type EventType,
  type MessagingChannel,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { Webhook as Standard } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tendCorpus } from '#/domains/corpus/care/tend-corpus.ts';
import { inTenant } from '#/database/transaction.ts';
import { publishEvents, type NewEvent } from '#/events/publish-events.ts';
import { noticeLimits } from '#/domains/pay/notice/notice-limits.ts';
import { addType } from './order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { json, openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';
import { spendReplies } from './spend-replies.ts';
import { startChat, type StartedChat } from './start-chats.ts';

interface Told {
  type: EventType;
  timestamp: string;
  data: Record<string, unknown>;
}

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';

let app: TestApp;
let mina: SignedUp;
let receiver: Server;
let service: ServiceStandIn;
let secret: string;
/** Ahead of the real clock where a test moves it; signatures are checked with the real one. */
let ahead = 0;
const told: Told[] = [];
const faults: string[] = [];

const as = () => ({ token: mina.token });

beforeAll(async () => {
  service = await openServiceStandIn();
  receiver = createServer((request, response) => {
    void readText(request).then((body) => {
      for (const Library of [Standard, Svix])
        try {
          new Library(secret).verify(body, request.headers as Record<string, string>);
        } catch (error) {
          faults.push(String(error));
        }
      told.push(JSON.parse(body) as Told);
      response.end('ok');
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const services = { telegram: service.origin, line: service.origin, lineData: service.origin, whatsapp: service.origin };
  app = await openTestApp({
    config: { callsPrivateAddresses: true, services, origin: 'https://lobby.example' },
    now: () => Date.now() + ahead,
  });
  mina = await app.signUp({ name: 'Mina' });
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
  secret = (await app.call(webhooks.create, { url, events: [...EVENT_TYPES] }, as())).data.secret ?? '';
}, 60_000);
afterAll(async () => {
  await app.close();
  service.close();
  receiver.closeAllConnections();
  receiver.close();
});

/** Everything that has happened is handed on and sent. */
async function settle(): Promise<void> {
  await settleChannels(app);
  await app.services.webhookSender.recover();
  await app.services.webhookSender.idle();
}

const chat = () => startChat(app, mina, 'Hello');
const contactOf = async ({ id }: StartedChat) => (await app.call(conversations.get, { id }, as())).data.contact.id;

interface OnTelegram {
  channel: MessagingChannel;
  conversation: string;
}

let begun: Promise<OnTelegram> | undefined;
/** Somebody on Telegram who has written to the business; the same for every test. */
const telegram = () => (begun ??= beginOnTelegram());

async function beginOnTelegram(): Promise<OnTelegram> {
  const draft = { kind: 'telegram' as const, name: 'Telegram', token: `4711:${randomUUID()}` };
  const channel = (await app.call(channels.create, draft, as())).data as MessagingChannel;
  const hook = service.to('/setWebhook').at(-1)?.json as { url: string; secret_token: string };
  const message = { message_id: 1, date: 1, chat: { id: 77, type: 'private' }, from: { id: 77, is_bot: false, first_name: 'Ada' } };
  await app.fetch(new URL(hook.url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': hook.secret_token },
    body: JSON.stringify({ update_id: 1, message: { ...message, text: 'Hello' } }),
  });
  await settle();
  const { items } = (await app.call(conversations.list, { view: 'all' }, as())).data;
  return { channel, conversation: items.find((each) => each.channel?.id === channel.id)?.id ?? '' };
}

/** Each does it as it is done in life, and says what the last event of its type is expected to tell. */
const SCENES: Readonly<Record<EventType, () => Promise<object>>> = {
  async 'conversation.created'() {
    return { conversation: { id: (await chat()).id, status: 'bot' } };
  },
  async 'conversation.updated'() {
    const { id } = await chat();
    await app.call(conversations.update, { id, tags: ['vip'] }, as());
    return { conversation: { id, tags: ['vip'] }, changed: expect.arrayContaining(['tags']) as unknown };
  },
  async 'conversation.assigned'() {
    const { id } = await chat();
    await app.call(conversations.takeover, { id }, as());
    return { conversation: { id, agent: { id: mina.userId } } };
  },
  async 'conversation.handoff'() {
    const { id, say } = await chat();
    await say('I want to talk to a human');
    return { conversation: { id, status: 'queued' } };
  },
  async 'conversation.resolved'() {
    const { id } = await chat();
    await app.call(conversations.resolve, { id }, as());
    return { conversation: { id, status: 'resolved' } };
  },
  async 'message.created'() {
    const { id } = await chat();
    await app.call(notes.add, { id, text: 'Not for outside', mentions: [], client_msg_id: randomUUID() }, as());
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Good morning.' }, as());
    return { conversation: { id }, message: { body: 'Good morning.', author_kind: 'agent' } };
  },
  async 'message.updated'() {
    const { id } = await chat();
    const { seq } = (await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Good mornin.' }, as())).data;
    await app.call(messages.edit, { id, seq, text: 'Good evening.' }, as());
    return { conversation: { id }, message: { seq, body: 'Good evening.' } };
  },
  async 'message.failed'() {
    const { conversation: id } = await telegram();
    service.answer('/sendMessage', (_, response) =>
      json(response, 403, { ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' }),
    );
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Are you there?' }, as());
    await settle();
    service.reset();
    return { conversation: { id }, message: { body: 'Are you there?' }, reason: expect.stringContaining('blocked') as unknown };
  },
  async 'work_order.created'() {
    const type = await addType(app, mina, { name: { 'en-US': 'Return' } });
    const draft = { client_id: randomUUID(), type_id: type.id, type_version: type.version, origin_conversation_id: (await chat()).id };
    await app.call(workOrders.create, { ...draft, subject: 'A hole', description: 'In the tent' }, as());
    return { work_order: { subject: 'A hole', status: 'new' } };
  },
  async 'work_order.updated'() {
    const type = await addType(app, mina, { name: { 'en-US': 'Refund' } });
    const draft = { client_id: randomUUID(), type_id: type.id, type_version: type.version, origin_conversation_id: (await chat()).id };
    const made = (await app.call(workOrders.create, { ...draft, subject: 'A pole', description: 'It broke' }, as())).data;
    await app.call(workOrders.update, { id: made.id, version: made.version, subject: 'Two poles' }, as());
    return { work_order: { id: made.id, subject: 'Two poles' } };
  },
  async 'contact.created'() {
    return { contact: { id: await contactOf(await chat()) } };
  },
  async 'contact.updated'() {
    const id = await contactOf(await chat());
    await app.call(contacts.update, { id, phone: '+81 3 1234 5678' }, as());
    return { contact: { id, phone: '+81 3 1234 5678' }, changed: ['phone'] };
  },
  async 'contact.merged'() {
    const [id, from] = [await contactOf(await chat()), await contactOf(await chat())];
    await app.call(contacts.merge, { id, from_id: from }, as());
    return { contact: { id }, merged_id: from };
  },
  async 'contact.unmerged'() {
    const [id, from] = [await contactOf(await chat()), await contactOf(await chat())];
    await app.call(contacts.merge, { id, from_id: from }, as());
    await app.call(contacts.unmerge, { id, from_id: from }, as());
    return { contact: { id }, unmerged_id: from };
  },
  async 'contact.erased'() {
    const id = await contactOf(await chat());
    await app.call(contacts.erase, { id }, as());
    return { contact: { id } };
  },
  async 'csat.received'() {
    const { id, token } = await chat();
    await app.call(conversations.resolve, { id }, as());
    await app.call(visitor.csat, { conversation_id: id, score: 2, comment: 'Slow' }, { token });
    return { conversation: { id }, csat: { score: 2, comment: 'Slow' } };
  },
  async 'corpus.gap'() {
    await startChat(app, mina, 'Do you repair zeppelins in Antarctica?');
    ahead += 10_000;
    await tendCorpus(app.services);
    // What was handed on meanwhile is due by that clock.
    await settle();
    ahead = 0;
    return { gap: { question: expect.stringContaining('zeppelins') as unknown } };
  },
  async 'channel.health'() {
    const { channel } = await telegram();
    service.answer('/getMe', (_, response) => json(response, 401, { ok: false, error_code: 401, description: 'Unauthorized' }));
    await app.call(messaging.check, { id: channel.id }, as());
    service.reset();
    return { channel: { id: channel.id, kind: 'telegram' }, state: 'failing' };
  },
  async 'link.visit'() {
    const said = { title: '', text: '', button: '', prefill: '' };
    const label = { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' };
    const target = { kind: 'web_chat', ref: '', weight: 1, daily_cap: null, total_cap: null, hours: 'always', enabled: true } as const;
    const draft = {
      id: randomUUID(),
      name: 'Wholesale',
      strategy: 'round_robin',
      online_only: false,
      sticky: 'none',
      landing: 'direct',
      texts: { 'en-US': said, 'zh-CN': said, 'zh-HK': said, 'ja-JP': said },
      starts_at: null,
      expires_at: null,
      max_visits: null,
      fallback: { kind: 'page', address: '' },
      utm: { source: '', medium: '', campaign: '' },
      bot_offer: { enabled: false, words: [], when_text: '', intents: [], label },
      targets: [{ ...target, id: randomUUID(), languages: [], countries: [] }],
    } as const;
    const link = (await app.call(diversionLinks.create, draft as never, as())).data;
    await app.call(diversionLinks.act, { id: link.id, action: 'publish' }, as());
    await app.fetch(`${DIVERSION_PATH}/${link.slug}?s=poster`, { headers: { 'user-agent': PHONE } });
    return { visit: { link_id: link.id } };
  },
  async 'quota.warning'() {
    // Its channels are near their limit too, which is told of once.
    await noticeLimits(app.services);
    await spendReplies(app, mina.tenantId, 400);
    await noticeLimits(app.services);
    return { metric: 'ai_replies', used: 400, limit: 500, percent: 80 };
  },
};

test.each(EVENT_TYPES)('%s is told of with what has happened, signed', async (type) => {
  await settle();
  told.length = 0;
  const expected = await SCENES[type]();
  await settle();
  const got = told.filter((each) => each.type === type);
  expect(got.at(-1)?.data).toMatchObject(expected);
  for (const { data } of got) expect(EVENT_DATA[type].parse(data)).toEqual(data);
  expect(JSON.stringify(told)).not.toContain('Not for outside');
  expect(faults).toEqual([]);
});

test('what is told of messages that were written together goes with whoever wrote them', async () => {
  const [first, second] = [await startChat(app, mina, 'hello'), await startChat(app, mina, 'hello again')] as [StartedChat, StartedChat];
  const said = ({ id }: StartedChat): NewEvent => ({ type: 'message.created', subjectId: id, facts: { seq: 1, author: 'contact' } });
  const keptOf = async ({ id, contactId }: StartedChat) => {
    const { rows } = await app.services.database.pool.query<{ contact_id: string | null }>(
      'SELECT DISTINCT contact_id FROM webhook_event WHERE tenant_id = $1 AND (contact_id = $2 OR body LIKE $3)',
      [mina.tenantId, contactId, `%${id}%`],
    );
    return rows.map((row) => row.contact_id);
  };
  await settle();
  await inTenant(app.services.database, mina.tenantId, (scope) => publishEvents(scope, [said(first), said(second)], Date.now() + ahead));
  await settle();
  expect([await keptOf(first), await keptOf(second)]).toEqual([[first.contactId], [second.contactId]]);
  await app.call(contacts.erase, { id: first.contactId }, as());
  expect([await keptOf(first), await keptOf(second)]).toEqual([[], [second.contactId]]);
});
