import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMessage } from '#/testing/conversations.ts';
import { firstUnread, hasEarlier, heldUpTo, joinThreads, type Thread } from './thread.ts';

const LENGTH = 30;
const stored = Array.from({ length: LENGTH }, (_, index) => aMessage(index + 1, { author_kind: index % 3 === 0 ? 'contact' : 'bot' }));
const threadOf = (seqs: readonly number[]): Thread => ({ messages: stored.filter(({ seq }) => seqs.includes(seq)) });
const pages = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: LENGTH }), { minLength: 1 }), { minLength: 1, maxLength: 8 });
const join = (parts: readonly number[][]) => parts.map(threadOf).reduce<Thread | undefined>(joinThreads, undefined) ?? threadOf([]);

describe('joining copies of a thread', () => {
  it('holds every message that arrived, once, in order, whatever the order and repetition of pages', () => {
    fc.assert(
      fc.property(pages, (parts) => {
        const arrived = [...new Set(parts.flat())].toSorted((a, b) => a - b);
        expect(join(parts).messages.map(({ seq }) => seq)).toEqual(arrived);
        expect(join(parts.toReversed())).toEqual(join(parts));
        expect(join([...parts, ...parts])).toEqual(join(parts));
      }),
    );
  });

  it('never shows one client message id twice', () => {
    fc.assert(
      fc.property(pages, (parts) => {
        const ids = join(parts).messages.map((message) => message.client_msg_id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('syncs from the last message before the first gap', () => {
    fc.assert(
      fc.property(pages, (parts) => {
        const thread = join(parts);
        const seqs = new Set(thread.messages.map(({ seq }) => seq));
        const upTo = heldUpTo(thread);
        expect(seqs.has(upTo)).toBe(true);
        expect(seqs.has(upTo + 1)).toBe(false);
      }),
    );
  });

  it('takes the later verdict and keeps the identity of what did not change', () => {
    const held = threadOf([1, 2, 3]);
    const judged = { ...aMessage(2, { author_kind: 'bot' }), verdict: 'down' as const };
    const joined = joinThreads(held, { messages: [{ ...aMessage(1) }, judged] });
    expect(joined.messages[1]).toBe(judged);
    expect(joined.messages[0]).toBe(held.messages[0]);
  });
});

describe('what is missing', () => {
  it.each([
    [[5, 6], true],
    [[1, 2], false],
    [[], false],
  ])('with %j held, earlier ones exist: %s', (seqs, expected) => {
    expect(hasEarlier(threadOf(seqs))).toBe(expected);
  });

  it.each([
    [0, undefined],
    [1, 28],
    [2, 25],
    [99, undefined],
  ])('with %i unread the new messages begin at %s', (unread, expected) => {
    expect(firstUnread(stored, unread)).toBe(expected);
  });
});
