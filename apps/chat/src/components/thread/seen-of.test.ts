import type { Message } from '@lobby/contract';
import { expect, test } from 'vitest';
import { messageOf } from '#/testing/facts.ts';
import { INITIAL_CHAT } from '#/state/reduce-chat.ts';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { seenOf } from './seen-of.ts';

const { standing } = new FakePlatform();
/** What is marked as seen, of messages by these authors, a person having seen up to `seen`. */
const markedIn = (authors: string, seen: number, status: typeof standing.status = 'open') =>
  seenOf({
    ...INITIAL_CHAT,
    standing: { ...standing, status, staff_seen_seq: seen },
    thread: {
      ...INITIAL_CHAT.thread,
      messages: authors
        .split('')
        .map((letter, index) =>
          messageOf({ seq: index + 1, author_kind: ({ v: 'contact', a: 'agent', b: 'bot' } as const)[letter] as Message['author_kind'] }),
        ),
    },
  });

test.each([
  ['vv', 2, 2],
  ['vv', 1, 1],
  ['vv', 0, undefined],
  ['bvv', 1, undefined],
  ['va', 2, undefined],
  ['vav', 3, 3],
  ['vav', 1, undefined],
])('of %s seen up to %i, %s is marked', (authors, seen, marked) => {
  expect(markedIn(authors, seen)).toBe(marked);
});

test('nothing is marked while no person has the conversation', () => {
  expect(markedIn('v', 1, 'bot')).toBeUndefined();
});
