import { conversations, corpus, corpusBulk, messages, platform, user, visitor, type Endpoint } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Answer, type SignedUp, type TestApp } from './open-test-app.ts';

const DAY = 86_400_000;

const START = Date.UTC(2026, 5, 1);

let app: TestApp;
let now = START;
let mina: SignedUp;
let nori: SignedUp;
/** What Mina has; Nori is after it. */
let entryId: string;
let chat: { id: string; token: string };
/** The token of a visitor of Nori's. */
let noriVisitor: string;
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  [mina, nori] = [await app.signUp(), await app.signUp()];
  const draft = { question: 'How long do refunds take?', answer: 'Three days.', locale: 'en-US' as const };
  entryId = (await app.call(corpus.create, draft, { token: mina.token })).data.id;
  const session = (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' })).data;
  chat = { id: session.conversation_id, token: session.token };
  await app.call(
    visitor.messages,
    { conversation_id: chat.id, client_msg_id: randomUUID(), text: 'My order is 4711' },
    { token: chat.token },
  );
  await app.services.botRunner.idle();
  noriVisitor = (await app.call(visitor.session, { tenant: nori.slug, locale: 'en-US' })).data.token;
});
afterAll(() => app.close());

const calls: [name: string, endpoint: Endpoint][] = Object.entries(platform).flatMap(([noun, verbs]) =>
  Object.entries(verbs as Record<string, Endpoint>).map(([verb, endpoint]): [string, Endpoint] => [`${noun}.${verb}`, endpoint]),
);
const staffCalls = calls.filter(([, { caller }]) => caller === 'staff');
const visitorCalls = calls.filter(([, { caller }]) => caller === 'visitor');

/** Enough of a request for a call to be routed; who is asking is decided before what is asked is read. */
const anything = { id: '0198c0de-0000-7000-8000-000000000000' };
const attempt = (endpoint: Endpoint, token: string | undefined) => app.call(endpoint, anything, { token });

describe.each(staffCalls)('%s', (_, endpoint) => {
  test('is refused without a token, with a made-up one and with a visitor’s', async () => {
    for (const token of [undefined, 'x'.repeat(43), chat.token])
      expect(await attempt(endpoint, token)).toMatchObject({ status: 401, code: -1, data: { reason: 'signed_out' } });
  });
});

describe('when its plan has ended, a business', () => {
  test.each(staffCalls.filter(([, { servesExpired }]) => !servesExpired))('is refused %s', async (_, endpoint) => {
    expect(await attemptExpired(endpoint)).toMatchObject({ status: 403, code: 30001, data: { reason: 'subscription_expired' } });
  });

  test.each(staffCalls.filter(([, { servesExpired }]) => servesExpired))('is served %s', async (_, endpoint) => {
    expect((await attemptExpired(endpoint)).code).not.toBe(30001);
  });

  test('is served again as soon as it has a plan', async () => {
    expect((await attempt(corpus.list, nori.token)).code).toBe(1);
  });
});

async function attemptExpired(endpoint: Endpoint): Promise<Answer<Endpoint>> {
  const token = await tokenOf(nori);
  now = START + 14 * DAY;
  const answer = await attempt(endpoint, token);
  now = START;
  return answer;
}

/** A session of its own, so that signing out with it leaves the others signed in. */
async function tokenOf({ email, password }: SignedUp): Promise<string> {
  return (await app.call(user.login, { email, password })).data.token;
}

describe.each(visitorCalls)('%s', (_, endpoint) => {
  test('is refused without a token, with a made-up one and with a member’s', async () => {
    for (const token of [undefined, 'x'.repeat(43), `v${mina.tenantId}.${'x'.repeat(43)}`, mina.token]) {
      expect(await attempt(endpoint, token)).toMatchObject({ status: 401, code: -1, data: { reason: 'signed_out' } });
    }
  });

  test('is refused with a token that names another business', async () => {
    const forged = chat.token.replace(/^v\d+/, `v${nori.tenantId}`);
    expect(await attempt(endpoint, forged)).toMatchObject({ status: 401, code: -1 });
  });
});

describe('a member of another business', () => {
  test.each([
    ['the entry', () => app.call(corpus.get, { id: entryId }, { token: nori.token })],
    [
      'to change the entry',
      () => app.call(corpus.update, { id: entryId, version: 1, question: 'Mine', answer: 'Mine', locale: 'en-US' }, { token: nori.token }),
    ],
    ['the conversation', () => app.call(conversations.get, { id: chat.id }, { token: nori.token })],
    ['to take the conversation over', () => app.call(conversations.takeover, { id: chat.id }, { token: nori.token })],
    ['to give it back', () => app.call(conversations.return, { id: chat.id }, { token: nori.token })],
    ['to resolve it', () => app.call(conversations.resolve, { id: chat.id }, { token: nori.token })],
    ['to reopen it', () => app.call(conversations.reopen, { id: chat.id }, { token: nori.token })],
    ['to mark it as read', () => app.call(conversations.read, { id: chat.id, seq: 1 }, { token: nori.token })],
    ['to type in it', () => app.call(conversations.typing, { id: chat.id }, { token: nori.token })],
    ['its messages', () => app.call(messages.list, { id: chat.id }, { token: nori.token })],
    ['to write into it', () => app.call(messages.send, { id: chat.id, client_msg_id: randomUUID(), text: 'Hello' }, { token: nori.token })],
  ])('asking for %s finds nothing', async (_, ask) => {
    expect(await ask()).toMatchObject({ status: 404, code: 10004, data: { reason: 'not_found' } });
  });

  test('deletes, lists, exports and finds nothing', async () => {
    expect(
      (await app.call(corpusBulk.run, { id: randomUUID(), ids: [entryId], action: { kind: 'delete' } }, { token: nori.token })).data,
    ).toMatchObject({ changed: 0 });
    expect((await app.call(corpus.list, {}, { token: nori.token })).data).toMatchObject({ items: [], total: 0 });
    expect((await app.call(corpus.ask, { question: 'How long do refunds take?' }, { token: nori.token })).data).toMatchObject({
      answered: false,
      items: [],
      searched: 0,
    });
    expect((await app.call(conversations.list, { view: 'all', q: '4711' }, { token: nori.token })).data.items).toEqual([]);
    const file = await app.call(corpus.export, { format: 'csv' }, { token: nori.token });
    expect(await file.response.text()).not.toContain('refunds');
  });
});

describe('a visitor of another business', () => {
  test.each([
    [
      'to write',
      () => app.call(visitor.messages, { conversation_id: chat.id, client_msg_id: randomUUID(), text: 'Hello' }, { token: noriVisitor }),
    ],
    ['to read', () => app.call(visitor.sync, { conversation_id: chat.id }, { token: noriVisitor })],
    ['for a person', () => app.call(visitor.handoff, { conversation_id: chat.id }, { token: noriVisitor })],
    ['to judge', () => app.call(visitor.feedback, { conversation_id: chat.id, seq: 2, verdict: 'down' }, { token: noriVisitor })],
    ['to correct', () => app.call(visitor.edit, { conversation_id: chat.id, seq: 1, text: 'x' }, { token: noriVisitor })],
    ['to take back', () => app.call(visitor.remove, { conversation_id: chat.id, seq: 1 }, { token: noriVisitor })],
    ['to type', () => app.call(visitor.typing, { conversation_id: chat.id }, { token: noriVisitor })],
    ['for another language', () => app.call(visitor.locale, { conversation_id: chat.id, locale: 'ja-JP' }, { token: noriVisitor })],
  ])('asking %s in the conversation finds nothing', async (_, ask) => {
    expect(await ask()).toMatchObject({ status: 404, code: 10004, data: { reason: 'not_found' } });
  });

  test('begins anew, with a conversation of its own, when it brings its token along', async () => {
    const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' }, { token: noriVisitor });
    expect(data.token).not.toBe(noriVisitor);
    expect(data.conversation_id).not.toBe(chat.id);
  });
});

test('nothing of it has changed for who owns it', async () => {
  expect((await app.call(corpus.get, { id: entryId }, { token: mina.token })).data).toMatchObject({ answer: 'Three days.', version: 1 });
  const { items } = (await app.call(visitor.sync, { conversation_id: chat.id }, { token: chat.token })).data;
  expect(items.filter(({ author_kind }) => author_kind === 'contact').map(({ body }) => body)).toEqual(['My order is 4711']);
  expect((await app.call(conversations.get, { id: chat.id }, { token: mina.token })).data.status).not.toBe('resolved');
});
