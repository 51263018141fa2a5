import {
  aiAccess,
  apiKeys,
  conversations,
  copilot,
  corpus,
  messages,
  notes,
  OPEN_PATHS,
  translate,
  visitor,
  type Message,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { openModelServer, type ModelServer } from './model-server.ts';
import { NO_LIMITS } from './no-limits.ts';
import { readExport } from './read-export.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const NOTE = 'CANARY-PRIVATE-NOTE';
const MAX = 3;
const YEAR = 365 * 86_400_000;

let app: TestApp;
let model: ModelServer;
let hook: Server;
let folder: string;
let mina: SignedUp;
/** What the bot elsewhere was sent, and what was announced to the visitor. */
const sent: string[] = [];
const announced: string[] = [];
/** A conversation with a bot, a person and a note. */
let chat: { id: string; token: string; contactId: string };

const asMina = () => ({ token: mina.token });
const asVisitor = () => ({ token: chat.token });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-notes-test-'));
  model = await openModelServer(() => 'Two years, for every tent.');
  hook = createServer((request, response) => {
    void readText(request).then((body) => {
      sent.push(body);
      response.end(JSON.stringify({ messages: ['From elsewhere.'], action: 'none', confidence: 0.9 }));
    });
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
  app = await openTestApp({
    config: { data: folder, callsPrivateAddresses: true, rates: NO_LIMITS, model: { url: model.url, key: undefined, name: 'writer' } },
    emit: (audience, name, payload) => 'contactId' in audience && announced.push(`${name} ${JSON.stringify(payload)}`),
  });
  mina = await app.signUp({ name: 'Mina' });
  const now = Date.now();
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, MAX, now, now + YEAR));
  await app.call(corpus.create, { question: 'How long is the guarantee?', answer: 'Two years.', locale: 'en-US' }, asMina());
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const id = data.conversation_id;
  const { contact } = (await app.call(conversations.get, { id }, asMina())).data;
  chat = { id, token: data.token, contactId: contact.id };
  await say('How long is the guarantee?');
  await app.call(conversations.takeover, { id }, asMina());
  await app.call(notes.add, { id, client_msg_id: randomUUID(), text: NOTE }, asMina());
  await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Two years it is.' }, asMina());
});
afterAll(async () => {
  await app.close();
  await model.close();
  hook.closeAllConnections();
  hook.close();
  rmSync(folder, { recursive: true });
});

async function say(text: string): Promise<void> {
  await app.call(visitor.messages, { conversation_id: chat.id, client_msg_id: randomUUID(), text }, asVisitor());
  await app.services.botRunner.idle();
}
async function backToBot(text: string): Promise<Message | undefined> {
  await app.call(conversations.return, { id: chat.id }, asMina());
  await say(text);
  return (await app.call(visitor.sync, { conversation_id: chat.id }, asVisitor())).data.items.findLast(
    (each) => each.author_kind === 'bot',
  );
}

describe('a note among colleagues', () => {
  test('is there for colleagues', async () => {
    expect(JSON.stringify((await app.call(notes.list, { id: chat.id }, asMina())).data)).toContain(NOTE);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the visitor’s sync', () => app.call(visitor.sync, { conversation_id: chat.id }, asVisitor())],
    ['the visitor’s session', () => app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' }, asVisitor())],
    ['the visitor’s list', () => app.call(visitor.conversations, {}, asVisitor())],
    ['the messages of the conversation', () => app.call(messages.list, { id: chat.id }, asMina())],
  ])('is no part of %s', async (_path, call) => {
    const answer = (await call()) as { status: number; data: unknown };
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.data)).not.toContain(NOTE);
  });

  test('is announced to no visitor', () => {
    expect(announced.length).toBeGreaterThan(0);
    expect(announced.filter((each) => each.includes(NOTE) || each.startsWith('note '))).toEqual([]);
  });

  test('is in no mail of the conversation', async () => {
    const request = { conversation_id: chat.id, email: 'vi@example.com', locale: 'en-US' as const, timezone: 'UTC' };
    // As a code that was mailed there proves it.
    await app.services.database.pool.query(
      'UPDATE contact SET email = $1, email_claimed = false WHERE id = (SELECT contact_id FROM conversation WHERE id = $2)',
      [request.email, chat.id],
    );
    expect((await app.call(visitor.transcript, request, asVisitor())).status).toBe(200);
    const [mail] = await listMails(app.services, 'vi@example.com');
    expect(mail?.text).toContain('Two years it is.');
    expect(JSON.stringify(mail)).not.toContain(NOTE);
  });

  test('is in no prompt: of the bot, of a draft for the visitor, of a summary, of a translation', async () => {
    model.asked.length = 0;
    await backToBot('And how long is the guarantee of tents?');
    const ofConversation = { conversation_id: chat.id };
    await app.call(copilot.draft, ofConversation, asMina());
    await app.call(copilot.rewrite, { ...ofConversation, text: 'Two years it is.', style: 'warmer' }, asMina());
    await app.call(copilot.tags, ofConversation, asMina());
    const { items } = (await app.call(messages.list, { id: chat.id }, asMina())).data;
    await app.call(
      translate.messages,
      { conversation_id: chat.id, seqs: items.map(({ seq }) => seq).slice(0, 5), target: 'ja-JP' },
      asMina(),
    );
    expect(model.asked.length).toBeGreaterThan(2);
    expect(JSON.stringify(model.asked)).not.toContain(NOTE);
  });

  test('is told to no program that asks the bot', async () => {
    const { key } = (await app.call(apiKeys.create, { name: 'Site', scopes: ['bot:ask', 'knowledge:read'] }, asMina())).data;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    for (const [path, body] of [
      [OPEN_PATHS.ask, { question: `How long is the guarantee? ${NOTE.toLowerCase().slice(0, 6)}` }],
      [OPEN_PATHS.search, { query: 'guarantee note private' }],
    ] as const) {
      const response = await app.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain(NOTE);
    }
  });

  test('is sent to no bot elsewhere, however much it is told of what was said', async () => {
    const { port } = hook.address() as AddressInfo;
    const bot = { name: 'Theirs', address: `http://127.0.0.1:${port}/hook`, on: true, fallback: 'built_in' as const, version: 0 };
    await app.call(aiAccess.saveBot, bot, asMina());
    expect((await backToBot('And for boots?'))?.body).toBe('From elsewhere.');
    expect(sent.join('\n')).toContain('How long is the guarantee?');
    expect(sent.join('\n')).not.toContain(NOTE);
  });

  test('is in the export of the contact, which is made for the business: all that is stored is in it', async () => {
    expect(JSON.stringify(await readExport(app, chat.contactId, asMina().token))).toContain(NOTE);
  });
});
