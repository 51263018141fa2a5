import { channels, conversations, diversionLinks, messages, type DiversionDraft, type MessagingChannel } from '@lobby/contract';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';

let app: TestApp;
let service: ServiceStandIn;
let mina: SignedUp;
let no = 0;

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
const list = async () => (await app.call(conversations.list, { view: 'all', sort: 'newest' }, as())).data.items;
const said = async (id: string) =>
  (await app.call(messages.list, { id }, as())).data.items
    .filter(({ author_kind: author }) => author === 'contact')
    .map(({ body }) => body);

const SAID = { title: '', text: '', button: '', prefill: 'Hello!' };
const WORDS = { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' };
/** A published link to somebody on a service. @returns its id, and where it leads one visitor */
async function follow(kind: 'telegram' | 'line' | 'whatsapp', ref: string) {
  const draft: DiversionDraft = {
    name: 'Campaign',
    strategy: 'round_robin',
    online_only: false,
    sticky: 'none',
    landing: 'direct',
    texts: { 'en-US': SAID, 'zh-CN': SAID, 'zh-HK': SAID, 'ja-JP': SAID },
    starts_at: null,
    expires_at: null,
    max_visits: null,
    fallback: { kind: 'page', address: '' },
    utm: { source: '', medium: '', campaign: '' },
    bot_offer: { enabled: false, words: [], when_text: '', intents: [], label: WORDS },
    targets: [
      {
        id: randomUUID(),
        kind,
        ref,
        weight: 1,
        daily_cap: null,
        total_cap: null,
        hours: 'always',
        languages: [],
        countries: [],
        enabled: true,
      },
    ],
  };
  const { id } = (await app.call(diversionLinks.create, { id: randomUUID(), ...draft }, as())).data;
  const { slug } = (await app.call(diversionLinks.act, { id, action: 'publish' }, as())).data;
  const answer = await app.fetch(`/l/${slug}`, { headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' } });
  const address = new URL(answer.headers.get('location') ?? '');
  const visit = async () => (await app.call(diversionLinks.visits, { id }, as())).data.items[0];
  return { address, visit };
}

/** A channel on Telegram, and how somebody writes there. */
async function onTelegram() {
  await app.call(channels.create, { kind: 'telegram', name: 'Telegram', token: `${randomInt(1e9)}:${randomUUID()}` }, as());
  const hook = service.to('/setWebhook')[0]?.json as { url: string; secret_token: string };
  return async (chat: number, text: string) => {
    no += 1;
    const from = { id: chat, first_name: 'Ada', language_code: 'en' };
    const message = { message_id: no, date: 1, chat: { id: chat, type: 'private' }, from, text };
    await app.fetch(new URL(hook.url).pathname, {
      method: 'POST',
      body: JSON.stringify({ update_id: no, message }),
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': hook.secret_token },
    });
    await settleChannels(app);
  };
}

test('who starts the bot by a link is the link’s visitor, and a code that is nobody’s changes nothing', async () => {
  const says = await onTelegram();
  const { address, visit } = await follow('telegram', 'kyoto_shoes_bot');
  await says(1, '/start nothing-of-ours');
  await says(2, `/start ${address.searchParams.get('start')}`);
  expect(await visit()).toMatchObject({ conversation_id: null });
  await says(2, 'How much is it?');
  const id = (await list()).find(({ contact }) => contact.name === 'Ada')?.id;
  const joined = await visit();
  expect(joined).toMatchObject({ is_new: true });
  expect(await said(joined?.conversation_id ?? '')).toEqual(['How much is it?']);
  // Somebody else with the same code is not counted in the first one's place.
  await says(3, `/start ${address.searchParams.get('start')}`);
  await says(3, 'Hi');
  expect((await visit())?.conversation_id).toBe(joined?.conversation_id);
  expect(id).toBeDefined();
});

test.each([
  ['whatsapp', '+81751234567'],
  ['line', '@kyotoshoes'],
] as const)('the code in what is sent on %s is read and taken out, once it is one of ours', async (kind, ref) => {
  const draft =
    kind === 'line'
      ? { kind, name: 'LINE', channel_secret: 'secret', channel_access_token: 'access' }
      : {
          kind,
          name: 'WhatsApp',
          phone_number_id: String(randomInt(1e12)),
          waba_id: '42',
          access_token: 'a',
          app_secret: 'secret',
          verify_token: 'v',
        };
  const channel = (await app.call(channels.create, draft, as())).data as MessagingChannel;
  const { address, visit } = await follow(kind, ref);
  const sent = decodeURIComponent(kind === 'line' ? address.search.slice(1) : (address.searchParams.get('text') ?? ''));
  expect(sent).toMatch(/^Hello! \[#[A-Z2-9]{6}\]$/);
  const says = async (text: string) => {
    no += 1;
    const body =
      kind === 'line'
        ? {
            destination: 'U0',
            events: [
              {
                type: 'message',
                mode: 'active',
                timestamp: no,
                webhookEventId: randomUUID(),
                deliveryContext: { isRedelivery: false },
                source: { type: 'user', userId: 'U7' },
                replyToken: randomUUID(),
                message: { type: 'text', id: `m${no}`, text },
              },
            ],
          }
        : {
            object: 'whatsapp_business_account',
            entry: [
              {
                id: '42',
                changes: [
                  {
                    field: 'messages',
                    value: {
                      messages: [{ from: '85291234567', id: `wamid.${no}`, timestamp: String(no), type: 'text', text: { body: text } }],
                    },
                  },
                ],
              },
            ],
          };
    const raw = JSON.stringify(body);
    const sign = (encoding: 'hex' | 'base64') => createHmac('sha256', 'secret').update(raw).digest(encoding);
    const headers = { 'x-line-signature': sign('base64'), 'x-hub-signature-256': `sha256=${sign('hex')}` };
    await app.fetch(new URL(channel.webhook_url ?? '').pathname, { method: 'POST', body: raw, headers });
    await settleChannels(app);
  };
  await says(sent);
  await says('Is [#ABCDEF] my order?');
  const joined = await visit();
  expect(joined).toMatchObject({ is_new: true, conversation_id: (await list())[0]?.id });
  expect(await said(joined?.conversation_id ?? '')).toEqual(['Hello!', 'Is [#ABCDEF] my order?']);
});
