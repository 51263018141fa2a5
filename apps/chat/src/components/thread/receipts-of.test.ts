import type { Message } from '@lobby/contract';
import { expect, test } from 'vitest';
import { messageOf } from '#/testing/facts.ts';
import { INITIAL_CHAT } from '#/state/reduce-chat.ts';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { receiptsOf } from './receipts-of.ts';

const { standing } = new FakePlatform();
const AUTHORS: Readonly<Record<string, Message['author_kind']>> = { v: 'contact', a: 'agent', b: 'bot' };
/** What is said of messages by these authors, a person having seen up to `seen`. */
const saidOf = (authors: string, seen: number, status: typeof standing.status = 'open', over: Partial<Message> = {}) =>
  Object.fromEntries(
    receiptsOf({
      standing: { ...standing, status, staff_seen_seq: seen },
      thread: {
        ...INITIAL_CHAT.thread,
        messages: authors
          .split('')
          .map((letter, index) => messageOf({ seq: index + 1, author_kind: AUTHORS[letter] ?? 'system', ...over })),
      },
    }),
  );

test.each([
  ['vv', 2, { 2: 'seen' }],
  ['vv', 1, { 1: 'seen', 2: 'delivered' }],
  ['vv', 0, { 2: 'delivered' }],
  ['bvv', 1, { 3: 'delivered' }],
  ['va', 2, {}],
  ['vav', 3, { 3: 'seen' }],
  ['vav', 1, { 3: 'delivered' }],
  ['', 0, {}],
])('of %s, with a person who has seen up to %i, it is said %o', (authors, seen, said) => {
  expect(saidOf(authors, seen)).toEqual(said);
});

test('nobody is said to have seen or got anything while no person has the conversation', () => {
  expect(saidOf('vv', 2, 'bot')).toEqual({ 2: 'sent' });
  expect(saidOf('v', 1, 'queued')).toEqual({ 1: 'sent' });
  expect(saidOf('v', 1, 'resolved')).toEqual({});
});

test('of what was taken back nothing is said', () => {
  expect(saidOf('v', 1, 'open', { deleted_at: 1, body: '' })).toEqual({});
});
