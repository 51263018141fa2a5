import { expect, test } from 'vitest';
import { cardLines, wordsOf } from './button-lines.ts';
import { cannedDraft } from './canned.ts';
import { cardDraft, type Card } from './card.ts';
import { applyCorrections } from './corrections.ts';
import { messages } from './message.ts';
import { visitor } from './visitor.ts';

const ID = '0190c5a4-0000-7000-8000-000000000000';
const OTHER = '0190c5a4-0000-7000-8000-000000000001';
const CARD: Card = {
  title: 'Harbour view',
  text: 'Two people, one night',
  picture: ID,
  buttons: [
    { kind: 'url', label: 'Book', target: 'https://inn.example/harbour' },
    { kind: 'reply', label: 'I take it', target: '' },
  ],
};
const SENT = { id: ID, client_msg_id: ID };

test('a card holds as much as it may, and is complete when it is read', () => {
  const full = { title: 'x'.repeat(120), text: 'x'.repeat(300), picture: null, buttons: CARD.buttons };
  expect(cardDraft.parse(full)).toEqual(full);
  expect(cardDraft.parse({ title: ' Harbour ' })).toEqual({ title: 'Harbour', text: '', picture: null, buttons: [] });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://inn.example', '//inn.example', 'https://'])(
  'a button does not lead to %s',
  (target) => {
    expect(cardDraft.safeParse({ ...CARD, buttons: [{ kind: 'url', label: 'Open', target }] }).success).toBe(false);
  },
);

test('a reply button leads nowhere', () => {
  expect(cardDraft.safeParse({ ...CARD, buttons: [{ kind: 'reply', label: 'Yes', target: 'https://inn.example' }] }).success).toBe(false);
});

test('cards alone are a message; none at all say nothing', () => {
  const plain = { ...CARD, picture: null };
  expect(messages.send.request.safeParse({ ...SENT, cards: [plain] }).success).toBe(true);
  expect(messages.send.request.safeParse({ ...SENT, cards: [] }).success).toBe(false);
  expect(messages.send.request.safeParse({ ...SENT, cards: Array.from({ length: 10 }, () => plain) }).success).toBe(true);
});

test('a card shows only a file of its own message', () => {
  const send = (attachments: string[]) => messages.send.request.safeParse({ ...SENT, attachments, cards: [CARD] });
  expect(send([OTHER, ID]).success).toBe(true);
  expect(send([OTHER]).error?.issues[0]).toMatchObject({ path: ['cards'], message: 'picture' });
});

test('a visitor sends no cards', () => {
  const sent = visitor.messages.request.parse({ conversation_id: ID, client_msg_id: ID, text: 'Hello', cards: [CARD] });
  expect(sent).not.toHaveProperty('cards');
});

test('a card of a canned reply shows a file for its own language or for every one', () => {
  const draft = (file: 'ja-JP' | null, locale: 'ja-JP' | 'en-US' | null) => ({
    scope: 'all',
    title: 'Rooms',
    i18n: { 'en-US': 'Our rooms' },
    attachments: [{ id: ID, locale: file }],
    cards: [{ ...CARD, locale }],
  });
  expect(cannedDraft.safeParse(draft(null, 'en-US')).success).toBe(true);
  expect(cannedDraft.safeParse(draft('ja-JP', 'ja-JP')).success).toBe(true);
  expect(cannedDraft.safeParse(draft('ja-JP', 'en-US')).success).toBe(false);
  expect(cannedDraft.safeParse(draft('ja-JP', null)).success).toBe(false);
});

test('as text a card is its title, its text and a line for each button', () => {
  const lines = ['Harbour view', 'Two people, one night', '- Book: https://inn.example/harbour', '- I take it'];
  expect(cardLines(CARD)).toEqual(lines);
  expect(wordsOf({ body: 'Have a look', cards: [CARD, { ...CARD, text: '', buttons: [] }] })).toBe(
    ['Have a look', '', ...lines, '', 'Harbour view'].join('\n'),
  );
  expect(wordsOf({ body: '', cards: [CARD] })).toBe(lines.join('\n'));
  expect(wordsOf({ body: 'Hello' })).toBe('Hello');
});

test('a message that was taken back shows no card', () => {
  const base = { id: ID, conversation_id: ID, author_name: 'Mina', created_at: 1 };
  const shown = { ...base, seq: 1, client_msg_id: 'a', author_kind: 'agent', kind: 'text', body: '', cards: [CARD] } as const;
  const event = { name: 'deleted', actor: 'Mina', target_seq: 1 } as const;
  const deleted = { ...base, seq: 2, client_msg_id: 'b', author_kind: 'system', kind: 'event', body: '', event } as const;
  expect(applyCorrections([{ ...shown, cards: [...shown.cards] }, deleted])[0]).not.toHaveProperty('cards');
});
