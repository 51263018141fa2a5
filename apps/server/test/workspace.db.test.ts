import { bulk, contacts, conversations, corpus, messages, notes, visitor, type Conversation, type LiveEvents } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Audience, Emit } from '#/announcer.ts';
import { wakeSnoozed } from '#/domains/conversation/wake-snoozed.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const HOUR = 3_600_000;

const announced: { audience: Audience; name: keyof LiveEvents; payload: unknown }[] = [];
const emit: Emit = (audience, name, payload) => announced.push({ audience, name, payload });

let app: TestApp;
let mina: SignedUp;
let now = Date.UTC(2026, 5, 1);
let visitorToken: string;
let id: string;

beforeAll(async () => {
  app = await openTestApp({ emit, now: () => now });
  mina = await app.signUp({ name: 'Mina' });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  visitorToken = data.token;
  id = data.conversation_id;
  await say('Where is my order?');
  await app.services.botRunner.idle();
  announced.length = 0;
});

const asMina = () => ({ token: mina.token });
const asVisitor = () => ({ token: visitorToken });
const say = (text: string) => app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, asVisitor());
const reply = (text: string, rest = {}) => app.call(messages.send, { id, client_msg_id: randomUUID(), text, ...rest }, asMina());
const sync = async (after = 0) => (await app.call(visitor.sync, { conversation_id: id, after_seq: after, limit: 500 }, asVisitor())).data;
const read = async (): Promise<Conversation> => (await app.call(conversations.get, { id }, asMina())).data;
const note = (text: string, rest = {}) => app.call(notes.add, { id, client_msg_id: randomUUID(), text, ...rest }, asMina());

describe('a note', () => {
  const SECRET = 'Refund him only if he insists';

  test('is seen by colleagues, stands behind the message it was written after, and is written once', async () => {
    const clientMsgId = randomUUID();
    const { last_seq: lastSeq } = await read();
    const written = await note(SECRET, { client_msg_id: clientMsgId, mentions: [mina.userId, mina.userId, 987_654] });
    const again = await note(SECRET, { client_msg_id: clientMsgId });
    expect(again.data.id).toBe(written.data.id);
    const { items } = (await app.call(notes.list, { id }, asMina())).data;
    expect(items).toMatchObject([
      { kind: 'note', body: SECRET, after_seq: lastSeq, author: { id: mina.userId, name: 'Mina' }, mentions: [mina.userId] },
    ]);
  });

  test('never reaches the visitor, on any way out', async () => {
    await note(SECRET);
    await app.call(conversations.snooze, { id, until: now + HOUR }, asMina());
    await app.call(conversations.update, { id, tags: ['difficult'], priority: 'low' }, asMina());
    await reply('We look into it');
    const heard = announced.filter(({ audience }) => 'contactId' in audience);
    const outs = [
      await sync(),
      (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' }, asVisitor())).data,
      (await app.call(visitor.conversations, {}, asVisitor())).data,
      (await app.call(visitor.read, { conversation_id: id, seq: 1 }, asVisitor())).data,
      (await app.call(visitor.end, { conversation_id: id }, asVisitor())).data,
      heard,
    ];
    expect(JSON.stringify(outs)).not.toMatch(/Refund him|difficult|snoozed|low/);
    expect(heard.map(({ name }) => name)).not.toContain('note');
    expect((await app.call(notes.list, { id }, asVisitor())).code).toBe(-1);
    const { items, last_seq: lastSeq } = await sync();
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, index) => index + 1));
  });

  test('is announced to colleagues only', async () => {
    await note(SECRET);
    expect(announced).toEqual([{ audience: { tenantId: mina.tenantId }, name: 'note', payload: { conversation_id: id } }]);
  });

  test('for a conversation of another business is not found', async () => {
    const other = await app.signUp();
    expect((await app.call(notes.add, { id, client_msg_id: randomUUID(), text: 'x' }, { token: other.token })).status).toBe(404);
    expect((await app.call(notes.list, { id }, { token: other.token })).status).toBe(404);
  });
});

describe('correcting an own message', () => {
  test('both sides hold the new words, whether they read afresh or heard of it', async () => {
    const { seq } = (await reply('It leaves tomorow')).data;
    const before = await sync();
    const edited = await app.call(messages.edit, { id, seq, text: 'It leaves tomorrow' }, asMina());
    expect(edited.data).toMatchObject({ seq, body: 'It leaves tomorrow', edited_at: now });
    expect((await sync(before.last_seq)).items).toMatchObject([
      { kind: 'event', body: 'It leaves tomorrow', event: { name: 'edited', target_seq: seq } },
    ]);
    expect((await sync()).items.find((message) => message.seq === seq)?.body).toBe('It leaves tomorrow');
    expect((await read()).last_message).toMatchObject({ body: 'It leaves tomorrow' });
  });

  test('what was taken back keeps its number and loses its words', async () => {
    const { seq } = (await reply('The password is 1234')).data;
    await app.call(messages.edit, { id, seq, text: 'The password is 12345' }, asMina());
    const removed = await app.call(messages.remove, { id, seq }, asMina());
    expect(removed.data).toMatchObject({ seq, body: '', deleted_at: now });
    expect(JSON.stringify(await sync())).not.toContain('1234');
    expect((await app.call(messages.remove, { id, seq }, asMina())).data).toMatchObject({ deleted_at: now });
  });

  test('after fifteen minutes, or of somebody else, is refused with the reason', async () => {
    const { seq } = (await reply('Hello')).data;
    expect((await app.call(messages.edit, { id, seq: 1, text: 'I never said that' }, asMina())).status).toBe(403);
    now += HOUR;
    const late = await app.call(messages.edit, { id, seq, text: 'Hi' }, asMina());
    expect([late.status, late.msg]).toEqual([409, 'This message can no longer be changed.']);
    expect((await app.call(messages.edit, { id, seq: 999, text: 'Hi' }, asMina())).status).toBe(404);
  });

  test('a reply may quote, and the quote is kept', async () => {
    const { seq } = (await reply('Which order?', { reply_to_seq: 1 })).data;
    expect((await sync()).items.find((message) => message.seq === seq)?.reply_to_seq).toBe(1);
  });
});

describe('the desk', () => {
  test('puts off until a time; the clock brings it back, once', async () => {
    await reply('I will ask the warehouse');
    const snoozed = await app.call(conversations.snooze, { id, until: now + HOUR }, asMina());
    expect(snoozed.data).toMatchObject({ status: 'snoozed', snoozed_until: now + HOUR });
    const list = await app.call(conversations.list, { view: 'snoozed' }, asMina());
    expect(list.data.items.map((item) => item.id)).toContain(id);
    expect(await wakeSnoozed(app.services)).toBe(0);
    now += HOUR;
    expect(await wakeSnoozed(app.services)).toBe(1);
    expect(await read()).toMatchObject({ status: 'waiting', snoozed_until: null });
    expect(await wakeSnoozed(app.services)).toBe(0);
  });

  test('brings back what the visitor wrote in, at once', async () => {
    await app.call(conversations.snooze, { id, until: now + HOUR }, asMina());
    await say('Any news?');
    expect(await read()).toMatchObject({ status: 'open', waiting_since: now, snoozed_until: null });
  });

  test.each([
    ['the past', () => now],
    ['half a year', () => now + 180 * 24 * HOUR],
  ])('does not put off into %s', async (_name, until) => {
    const refused = await app.call(conversations.snooze, { id, until: until() }, asMina());
    expect([refused.status, refused.data]).toMatchObject([400, { fields: [{ path: 'until' }] }]);
  });

  test('hands to colleagues of the business only', async () => {
    const other = await app.signUp();
    expect((await app.call(conversations.colleagues, {}, asMina())).data.items).toEqual([{ id: mina.userId, name: 'Mina' }]);
    expect((await app.call(conversations.assign, { id, user_id: other.userId }, asMina())).status).toBe(404);
    expect((await app.call(conversations.assign, { id, user_id: mina.userId }, asMina())).data.agent?.id).toBe(mina.userId);
    expect((await app.call(conversations.assign, { id, user_id: null }, asMina())).data).toMatchObject({ status: 'queued', agent: null });
  });

  test('sets priority and tags, and colleagues see who did', async () => {
    await app.call(conversations.update, { id, priority: 'urgent' }, asMina());
    const { data } = await app.call(conversations.update, { id, tags: ['返品', 'vip'] }, asMina());
    expect(data).toMatchObject({ priority: 'urgent', tags: ['返品', 'vip'] });
    const { items } = (await app.call(notes.list, { id }, asMina())).data;
    expect(items.map(({ activity, author }) => [activity?.name, author?.name])).toEqual([
      ['priority', 'Mina'],
      ['tags', 'Mina'],
    ]);
  });

  test('offers the tags in use, of conversations and of contacts apart, the most used first; nobody else’s', async () => {
    const owner = await app.signUp();
    const as = { token: owner.token };
    const opened = await Promise.all(
      (['ja-JP', 'zh-HK'] as const).map((locale) => app.call(visitor.session, { tenant: owner.slug, locale })),
    );
    for (const [no, { data }] of opened.entries()) {
      await app.call(conversations.update, { id: data.conversation_id, tags: no === 0 ? ['refund'] : ['返品', 'refund'] }, as);
      const { contact } = (await app.call(conversations.get, { id: data.conversation_id }, as)).data;
      await app.call(contacts.update, { id: contact.id, tags: ['VIP'] }, as);
    }
    expect((await app.call(conversations.tags, { of: 'conversation' }, as)).data.items).toEqual(['refund', '返品']);
    expect((await app.call(conversations.tags, { of: 'contact' }, as)).data.items).toEqual(['VIP']);
    expect((await app.call(conversations.tags, { of: 'contact' }, { token: (await app.signUp()).token })).data.items).toEqual([]);
  });

  test('200 replies sent at once are all there, each once', async () => {
    const words = Array.from({ length: 200 }, (_, index) => `line ${index}`);
    const before = (await read()).last_seq;
    await Promise.all(words.map((text) => reply(text)));
    const { items } = await sync(before);
    const said = items.filter(({ kind }) => kind === 'text').map(({ body }) => body);
    expect(said.toSorted()).toEqual(words.toSorted());
  });
});

describe('the visitor', () => {
  test('ends and rates; writing again goes on', async () => {
    await reply('Done');
    expect((await app.call(visitor.end, { conversation_id: id }, asVisitor())).data.status).toBe('resolved');
    const rated = await app.call(visitor.csat, { conversation_id: id, score: 4, comment: 'Quick' }, asVisitor());
    expect(rated.data.csat_score).toBe(4);
    expect((await read()).csat).toEqual({ score: 4, comment: 'Quick', reasons: [], at: now });
    expect((await app.call(visitor.csat, { conversation_id: id, score: 6 }, asVisitor())).status).toBe(400);
    await say('One more thing');
    expect((await read()).status).toBe('queued');
  });

  test('who asks at once how they stand is told of their own conversation, and nobody of another’s', async () => {
    const other = (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' })).data;
    await reply('On its way');
    const ask = (token: string, conversationId: string) =>
      app.call(visitor.sync, { conversation_id: conversationId, after_seq: 0 }, { token });
    const answers = await Promise.all([
      ask(visitorToken, id),
      ask(other.token, id),
      ask(other.token, other.conversation_id),
      ask(visitorToken, other.conversation_id),
      ask(visitorToken, id),
    ]);
    const bodies = answers.map(({ code, data }) => (code === 1 ? data.items.map(({ body }) => body) : code));
    const mine = expect.arrayContaining(['On its way']) as string[];
    expect(bodies).toEqual([mine, answers[1]?.code, [], answers[3]?.code, mine]);
    expect([answers[1]?.status, answers[3]?.status]).toEqual([404, 404]);
    const { last_seq: last } = (await ask(visitorToken, id)).data;
    expect((await sync(last)).items).toEqual([]);
    expect((await sync(last - 1)).items.map(({ seq }) => seq)).toEqual([last]);
  });

  test('what stands before an answer is no longer unread for whoever gave it', async () => {
    expect((await read()).unread).toBeGreaterThan(0);
    await reply('On its way');
    expect((await read()).unread).toBe(0);
    await say('Thank you');
    expect((await read()).unread).toBe(1);
    const { items } = (await app.call(messages.list, { id, limit: 100 }, asMina())).data;
    const answer = items.find(({ author_kind: kind }) => kind === 'agent');
    // A repeat of an old answer has not seen what came after it.
    await reply('On its way', { client_msg_id: answer?.client_msg_id });
    expect((await read()).unread).toBe(1);
  });

  test('is told what was in view, not what an answer or a mark leaves unread no longer, and tells', async () => {
    const seen = async () => (await sync()).state.staff_seen_seq;
    const before = await seen();
    await say('Are you there?');
    const { seq } = (await reply('Here it is')).data;
    expect((await read()).unread).toBe(0);
    expect(await seen()).toBe(before);
    await say('And now?');
    await app.call(bulk.run, { request_id: randomUUID(), action: { kind: 'read' }, ids: [id] }, asMina());
    expect((await read()).unread).toBe(0);
    expect(await seen()).toBe(before);
    await app.call(conversations.read, { id, seq }, asMina());
    expect(await seen()).toBe(seq);
    await app.call(visitor.read, { conversation_id: id, seq: 10_000 }, asVisitor());
    await app.call(visitor.read, { conversation_id: id, seq: 1 }, asVisitor());
    const { contact_seen_seq: shown, last_seq: last } = await read();
    expect(shown).toBe(last);
  });

  test('finds earlier conversations, goes back to one, and never to somebody else’s', async () => {
    const fresh = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', new_conversation: true }, asVisitor());
    await app.call(
      visitor.messages,
      { conversation_id: fresh.data.conversation_id, client_msg_id: randomUUID(), text: 'Another question' },
      asVisitor(),
    );
    await app.services.botRunner.idle();
    const { items } = (await app.call(visitor.conversations, {}, asVisitor())).data;
    expect(items.map((item) => item.id)).toEqual([fresh.data.conversation_id, id]);
    const back = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', conversation_id: id }, asVisitor());
    expect(back.data.conversation_id).toBe(id);
    const stranger = (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' })).data;
    for (const answer of [
      await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', conversation_id: id }, { token: stranger.token }),
      await app.call(visitor.end, { conversation_id: id }, { token: stranger.token }),
      await app.call(visitor.csat, { conversation_id: id, score: 1 }, { token: stranger.token }),
      await app.call(visitor.read, { conversation_id: id, seq: 1 }, { token: stranger.token }),
    ])
      expect(answer.status).toBe(404);
  });
});

test('knowledge stays out of it: a quoted, edited conversation is still answered by the bot when given back', async () => {
  await app.call(corpus.create, { question: 'Where is my order?', answer: 'In the post.', locale: 'en-US', status: 'published' }, asMina());
  await reply('Let me hand you back');
  await app.call(conversations.return, { id }, asMina());
  await say('Where is my order?');
  await app.services.botRunner.idle();
  expect((await sync()).items.at(-1)).toMatchObject({ author_kind: 'bot', body: 'In the post.' });
});
