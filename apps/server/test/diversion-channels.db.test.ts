import { conversations, diversionLinks, type DiversionDraft } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { lineBody, lineText, openServiceDesk, telegramMessage, whatsAppMessage } from './service-desk.ts';

const desk = openServiceDesk();
const { as } = desk;
const list = async () => (await desk.app.call(conversations.list, { view: 'all', sort: 'newest' }, as())).data.items;
const said = async (id: string) => (await desk.written(id)).map(({ body }) => body);

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
  const { id } = (await desk.app.call(diversionLinks.create, { id: randomUUID(), ...draft }, as())).data;
  const { slug } = (await desk.app.call(diversionLinks.act, { id, action: 'publish' }, as())).data;
  const answer = await desk.app.fetch(`/l/${slug}`, { headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' } });
  const address = new URL(answer.headers.get('location') ?? '');
  const visit = async () => (await desk.app.call(diversionLinks.visits, { id }, as())).data.items[0];
  return { address, visit };
}

/** A channel on Telegram, and how somebody writes there. */
async function onTelegram() {
  const telegram = await desk.connect('telegram');
  return async (chat: number, text: string) => {
    await telegram.post(telegramMessage(chat, { text }));
    await desk.settle();
  };
}

test('who starts the bot by a link is the link’s visitor, and a code that is nobody’s changes nothing', async () => {
  const says = await onTelegram();
  const { address, visit } = await follow('telegram', 'kyoto_shoes_bot');
  await says(1, '/start nothing-of-ours');
  await says(2, `/start ${address.searchParams.get('start')}`);
  expect(await visit()).toMatchObject({ conversation_id: null });
  await says(2, 'How much is it?');
  const id = (await list()).find(({ contact }) => contact.name === 'Ada Lovelace')?.id;
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
  const connected = await desk.connect(kind);
  const { address, visit } = await follow(kind, ref);
  const sent = decodeURIComponent(kind === 'line' ? address.search.slice(1) : (address.searchParams.get('text') ?? ''));
  expect(sent).toMatch(/^Hello! \[#[A-Z2-9]{6}\]$/);
  const says = async (text: string) => {
    const body = {
      line: () => lineBody(lineText(text)),
      whatsapp: () => whatsAppMessage(connected.phoneId, { type: 'text', text: { body: text } }),
    };
    await connected.post(body[kind]());
    await desk.settle();
  };
  await says(sent);
  await says('Is [#ABCDEF] my order?');
  const joined = await visit();
  expect(joined).toMatchObject({ is_new: true, conversation_id: (await list())[0]?.id });
  expect(await said(joined?.conversation_id ?? '')).toEqual(['Hello!', 'Is [#ABCDEF] my order?']);
});
