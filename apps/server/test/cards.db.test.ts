import {
  canned,
  cardLines,
  contacts,
  conversations,
  copilot,
  drafts,
  messages,
  notes,
  upload,
  visitor,
  wordsOf,
  type Attachment,
  type Card,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { readRunContext } from '#/domains/bot/bot-run.repository.ts';
import { readSpoken } from '#/domains/bot/handoff/briefing.repository.ts';
import { sendChatLetters } from '#/domains/chat-letter/send-letters.ts';
import { keepSearch } from '#/domains/conversation/keep-search.ts';
import { openModel } from '#/outside/model.ts';
import { openMailServer, type MailServer } from './mail-desk.ts';
import { openModelServer, type ModelServer } from './model-server.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { PATIENCE } from './patience.ts';
import { readExport } from './read-export.ts';
import { beginVisit, uploaded } from './upload-file.ts';

const MINUTE = 60_000;
const BOOK = { kind: 'url', label: 'Book', target: 'https://inn.example/harbour' } as const;
const TAKE = { kind: 'reply', label: 'I take it', target: '' } as const;
const cardOf = (over: Partial<Card> = {}): Card => ({
  title: 'Harbour room',
  text: 'Two people, one night',
  picture: null,
  buttons: [BOOK, TAKE],
  ...over,
});

let post: MailServer;
let model: ModelServer;
let app: TestApp;
let mina: SignedUp;
let nori: SignedUp;
let visit: { token: string; conversationId: string };
let id: string;
let now = Date.UTC(2026, 5, 1, 9);
beforeAll(async () => {
  [post, model] = [await openMailServer(), await openModelServer()];
  app = await openTestApp({ now: () => now, config: { smtpUrl: post.url, rates: NO_LIMITS } });
  [mina, nori] = [await app.signUp({ name: 'Mina', tenantName: 'Inn' }), await app.signUp({ name: 'Nori' })];
});
afterAll(async () => {
  await app.close();
  await post.close();
  await model.close();
});
beforeEach(async () => {
  now += 60 * MINUTE;
  visit = await beginVisit(app, mina.slug);
  id = visit.conversationId;
});

const asMina = () => ({ token: mina.token });
const asVisitor = () => ({ token: visit.token });
const send = (cards: Card[], rest: { text?: string; attachments?: string[]; client_msg_id?: string } = {}, who = mina) =>
  app.call(messages.send, { id, client_msg_id: randomUUID(), cards, ...rest }, { token: who.token });
const sync = async () => (await app.call(visitor.sync, { conversation_id: id, after_seq: 0 }, asVisitor())).data.items;
const thread = async () => (await app.call(messages.list, { id }, asMina())).data.items;
async function picture(who = mina, purpose: 'message' | 'canned' = 'message'): Promise<Attachment> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a34' } })
    .png()
    .toBuffer();
  return uploaded(app, 'staff', who.token, { name: 'harbour.png', bytes, mime: 'image/png' }, purpose);
}

describe('cards that a colleague sends', () => {
  test('reach both sides whole, with a picture that the visitor may open', async () => {
    const { id: file } = await picture();
    const cards = [cardOf({ picture: file }), cardOf({ title: 'Garden room', text: '', buttons: [] })];
    const sent = await send(cards, { attachments: [file] });
    expect(sent.data).toMatchObject({ body: '', cards, attachments: [{ id: file }] });
    for (const items of [await sync(), await thread()]) expect(items.find(({ seq }) => seq === sent.data.seq)?.cards).toEqual(cards);
    const { items } = (await app.call(upload.visitorLinks, { ids: [file] }, asVisitor())).data;
    expect((await app.fetch(items[0]?.url ?? '')).status).toBe(200);
  });

  test('are stored once, however often they are sent', async () => {
    const { id: file } = await picture();
    const given = { client_msg_id: randomUUID(), attachments: [file] };
    const [first, again] = [await send([cardOf({ picture: file })], given), await send([cardOf({ picture: file })], given)];
    expect(again.data).toEqual(first.data);
    expect((await thread()).filter(({ cards }) => cards)).toHaveLength(1);
  });

  test('show a picture of whoever sends them only, and nothing but pictures', async () => {
    const theirs = (await picture(nori)).id;
    expect((await send([cardOf({ picture: theirs })], { attachments: [theirs] })).status).toBe(404);
    const text = (await uploaded(app, 'staff', mina.token, { name: 'a.txt', bytes: new TextEncoder().encode('a') })).id;
    expect((await send([cardOf({ picture: text })], { attachments: [text] })).status).toBe(404);
    const own = (await picture()).id;
    expect((await send([cardOf({ picture: own })])).data).toMatchObject({ reason: 'invalid_request', fields: [{ path: 'cards' }] });
    expect((await thread()).some(({ cards }) => cards)).toBe(false);
    // A refusal takes no file along.
    expect((await send([cardOf({ picture: own })], { attachments: [own] })).code).toBe(1);
  });

  test('do not lead to a script, and are no other business’s to send or read', async () => {
    const hostile = [cardOf({ buttons: [{ kind: 'url', label: 'Open', target: 'javascript:alert(1)' }] })];
    expect((await send(hostile)).data).toMatchObject({ reason: 'invalid_request' });
    expect((await send([cardOf()], {}, nori)).status).toBe(404);
    await send([cardOf()]);
    expect((await app.call(messages.list, { id }, { token: nori.token })).status).toBe(404);
  });

  test('are never a visitor’s, nor a note’s', async () => {
    const said = { conversation_id: id, client_msg_id: randomUUID(), text: 'Hello', cards: [cardOf()] };
    expect((await app.call(visitor.messages, said, asVisitor())).data.cards).toBeUndefined();
    const noted = { id, client_msg_id: randomUUID(), text: 'Offer the garden', cards: [cardOf()] };
    await app.call(notes.add, noted, asMina());
    expect(JSON.stringify(await sync())).not.toMatch(/Harbour|garden/);
  });

  test('keep their place when the words are changed, and are gone with the message', async () => {
    const { data } = await send([cardOf()], { text: 'Our room' });
    await app.call(messages.edit, { id, seq: data.seq, text: 'Our best room' }, asMina());
    expect((await sync()).find(({ seq }) => seq === data.seq)).toMatchObject({ body: 'Our best room', cards: [cardOf()] });
    expect((await app.call(conversations.get, { id }, asMina())).data.last_message?.body).toContain('Our best room\n\nHarbour room');
    const { id: file } = await picture();
    const { data: shown } = await send([cardOf({ picture: file })], { attachments: [file] });
    await app.call(messages.remove, { id, seq: shown.seq }, asMina());
    for (const items of [await sync(), await thread()]) {
      const gone = items.find(({ seq }) => seq === shown.seq);
      expect(gone).toMatchObject({ body: '', deleted_at: now });
      expect([gone?.cards, gone?.attachments]).toEqual([undefined, undefined]);
    }
    expect((await app.call(upload.visitorLinks, { ids: [file] }, asVisitor())).data.items).toEqual([]);
    // What was said is kept for who has to prove it.
    const { rows } = await app.services.database.pool.query<{ body: string }>(
      `SELECT body FROM message_edit WHERE conversation_id = $1 AND seq = $2`,
      [id, shown.seq],
    );
    expect(rows.map(({ body }) => body)).toEqual([cardLines(cardOf()).join('\n')]);
  });
});

describe('where no card is shown, its words are', () => {
  const said = cardLines(cardOf()).join('\n');

  test('the database says the same as everybody else', async () => {
    const cards = [cardOf(), cardOf({ title: 'Garden', text: '', buttons: [TAKE] }), cardOf({ title: 'Attic', buttons: [] })];
    for (const text of ['Two rooms', '']) {
      const { data } = await send(cards, { text });
      const { rows } = await app.services.database.pool.query<{ words: string }>(
        `SELECT words_of(body, cards) AS words FROM message WHERE conversation_id = $1 AND seq = $2`,
        [id, data.seq],
      );
      expect(rows[0]?.words).toBe(wordsOf({ body: text, cards }));
    }
  });

  test('in lists', async () => {
    await send([cardOf()]);
    expect((await app.call(conversations.get, { id }, asMina())).data.last_message?.body).toBe(said);
    const { data } = await app.call(visitor.conversations, {}, asVisitor());
    expect(data.items.find((item) => item.id === id)?.last_body).toBe(said);
  });

  test('in searches, before and after they are taken in', async () => {
    await send([cardOf({ title: 'Quokka suite' })]);
    const find = async (q: string) => (await app.call(conversations.list, { view: 'all', q }, asMina())).data.items.map((item) => item.id);
    expect(await find('Quokka suite')).toEqual([id]);
    now += 5 * MINUTE;
    await keepSearch(app.services);
    now += 5 * MINUTE;
    await keepSearch(app.services);
    expect(await find('Quokka suite')).toEqual([id]);
    expect(await find('inn.example/harbour')).toContain(id);
    expect(await find('Wombat suite')).toEqual([]);
  });

  test('in what a model reads', async () => {
    app.services.model = openModel({ url: model.url, key: undefined, name: 'test-model' });
    await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Which rooms?' }, asVisitor());
    await app.services.botRunner.idle();
    await send([cardOf({ title: 'Quoll suite' })]);
    model.asked.length = 0;
    model.reply = () => 'A summary';
    await app.call(copilot.summary, { conversation_id: id }, asMina());
    expect(JSON.stringify(model.asked)).toContain('Quoll suite');
    const [context, spoken] = await inTenant(app.services.database, mina.tenantId, async (scope) => [
      await readRunContext(scope, id, 1_000),
      await readSpoken(scope, [id]),
    ]);
    expect(JSON.stringify(context?.past)).toContain('Quoll suite');
    expect(JSON.stringify(spoken.get(id))).toContain('Quoll suite');
    app.services.model = undefined;
  });

  test('in the transcript, and in the letter to somebody who went away', async () => {
    const email = `ada-${randomUUID()}@example.com`;
    await app.call(visitor.contact, { conversation_id: id, email }, asVisitor());
    // As a code that was mailed there proves it.
    await app.services.database.pool.query('UPDATE contact SET email_claimed = false WHERE email = $1', [email]);
    await send([cardOf()], { text: 'Have a look' });
    now += 10 * MINUTE;
    await sendChatLetters(app.services);
    const mailTo = (subject: RegExp) =>
      vi.waitFor(() => {
        const mail = post.taken.find((each) => JSON.stringify(each.to).includes(email) && subject.test(each.text ?? ''));
        if (!mail) throw new Error('no mail yet');
        return mail;
      }, PATIENCE);
    const letter = await mailTo(/Book: https:\/\/inn\.example\/harbour/);
    for (const line of ['Have a look', 'Harbour room', 'Two people, one night', '- I take it']) expect(letter.text).toContain(line);
    post.taken.length = 0;
    await app.call(visitor.transcript, { conversation_id: id, email, locale: 'en-US', timezone: 'UTC' }, asVisitor());
    expect((await mailTo(/Mina:/)).text).toContain(`Mina:\nHave a look\n\n${said}`);
  });

  test('in the export, and nowhere after the visitor is erased', async () => {
    await send([cardOf({ title: 'Numbat suite' })]);
    const contactId = (await app.call(conversations.get, { id }, asMina())).data.contact.id;
    expect(JSON.stringify((await readExport(app, contactId, mina.token))['message'])).toContain('Numbat suite');
    await app.call(contacts.erase, { id: contactId }, asMina());
    const { rows } = await app.services.database.pool.query(`SELECT 1 FROM message WHERE cards::text LIKE '%Numbat%'`);
    expect(rows).toEqual([]);
  });
});

describe('cards that wait', () => {
  const save = (cards: Card[], attachments: string[] = []) =>
    app.call(drafts.save, { id, kind: 'reply', body: '', written_at: now, cards, attachments }, asMina());

  test('stay in the draft of their writer, and lose a picture that is gone', async () => {
    const { id: file } = await picture();
    const cards = [cardOf({ picture: file }), cardOf({ title: 'Garden room' })];
    expect((await save(cards, [file])).data).toMatchObject({ cards, attachments: [{ id: file }] });
    await app.call(upload.cancel, { id: file }, asMina());
    const { items } = (await app.call(drafts.list, { id }, asMina())).data;
    expect(items).toMatchObject([{ cards: [{ ...cards[0], picture: null }, cards[1]], files_gone: 1 }]);
    now += 1;
    expect((await save([])).data.cards).toBeUndefined();
  });

  test('are kept in a canned reply with their pictures, found by their words, and checked like its words', async () => {
    const { id: file } = await picture(mina, 'canned');
    const cards = [{ ...cardOf({ picture: file, title: 'Bilby suite' }), locale: null }];
    const draft = {
      scope: 'all' as const,
      title: 'Rooms',
      i18n: { 'en-US': 'Our rooms' },
      attachments: [{ id: file, locale: null }],
      cards,
    };
    const { data } = await app.call(canned.create, draft, asMina());
    expect(data.cards).toEqual(cards);
    expect((await app.call(canned.list, { q: 'bilby' }, asMina())).data.items).toMatchObject([{ id: data.id, cards }]);
    expect((await app.call(canned.list, { q: 'bilby' }, { token: nori.token })).data.items).toEqual([]);
    const change = { ...draft, id: data.id, version: 1 };
    const unknown = await app.call(
      canned.update,
      { ...change, cards: [{ ...cardOf({ title: 'For {{nobody}}' }), locale: null }] },
      asMina(),
    );
    expect(unknown.data).toMatchObject({ reason: 'invalid_request', fields: [{ path: 'cards' }] });
    expect((await app.call(canned.update, { ...change, attachments: [], cards: [] }, asMina())).data.cards).toEqual([]);
  });
});
