import type { Message } from '@lobby/contract';
import { expect, test } from 'vitest';
import { openOfferIn } from './open-offer.ts';

let seq = 0;
const said = (author: Message['author_kind'], body: string, rest: Partial<Message> = {}) => {
  seq += 1;
  return { seq, kind: 'text', author_kind: author, body, ...rest } as Message;
};
const source = (id: string, ...labels: string[]) => ({
  entry_id: id,
  title: id,
  buttons: labels.map((label) => ({ kind: 'question' as const, label, target: label })),
});
const offer = () =>
  said('bot', 'Is it one of these?', { answer_kind: 'clarify', sources: [source('a', 'Price?', 'Time?', 'None'), source('b')] });

test('an offer stays open while other things are said', () => {
  const open = offer();
  const talk = [open, said('contact', 'hm'), said('bot', 'Hello', { answer_kind: 'small_talk' })];
  expect(openOfferIn(talk)).toBe(open.seq);
  const other = said('bot', 'At 5 Harbour Road.', { answer_kind: 'exact', sources: [source('c')] });
  expect(openOfferIn([...talk, said('contact', 'Where are you?'), other])).toBe(open.seq);
});

test.each([
  ['a press', () => said('contact', 'Time?')],
  ['none of them', () => said('contact', 'None')],
  ['the answer of one of them', () => said('bot', '5 pounds', { answer_kind: 'exact', sources: [source('b')] })],
])('%s settles it', (_, settles) => {
  expect(openOfferIn([offer(), settles()])).toBeUndefined();
});

test('a later offer takes the place of the one before', () => {
  const [first, second] = [offer(), offer()];
  expect(openOfferIn([first, said('contact', 'and?'), second])).toBe(second.seq);
  expect(openOfferIn([said('contact', 'Hello')])).toBeUndefined();
});
