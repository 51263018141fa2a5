import { LIST_CONVERSATIONS_MAX, type Conversation, type ConversationSort } from '@lobby/contract';
import { describe, expect, it, test } from 'vitest';
import { aConversation } from '#/testing/conversations.ts';
import { inFewPages, mergeChanged, nextPage, orderOf, PAGE_SIZE, toPage, type ListPages } from './conversation-pages.ts';

const NOW = Date.UTC(2026, 5, 1);
const one = (no: number, over: Partial<Conversation> = {}) =>
  aConversation(no, { updated_at: NOW - no * 1_000, waiting_since: null, ...over });
const newest = orderOf('newest', { view: 'all' });
const numbers = ({ pages }: ListPages) => pages.map(({ items }) => items.map(({ no }) => no));

/** Conversations 1, 2, 3 and so on by pages of a size; there are more of them than are loaded. */
function held(pages: number, size: number): ListPages {
  return {
    pages: Array.from({ length: pages }, (_, page) =>
      toPage({
        items: Array.from({ length: size }, (_, at) => one(page * size + at + 1)),
        next_cursor: `after ${(page + 1) * size}`,
        counts: null,
        total: page === 0 ? 1_000 : null,
      }),
    ),
    pageParams: Array.from({ length: pages }, (_, page) => ({ cursor: page === 0 ? null : `after ${page * size}`, limit: PAGE_SIZE })),
  };
}

const answer = (...items: Conversation[]) => ({ items, next_cursor: null, counts: null, total: 999 });

describe('what has changed', () => {
  it('goes to its new place, and the pages that have nothing to do with it stay what they are', () => {
    const before = held(3, 3);
    const after = mergeChanged(before, new Set([one(8).id]), answer(one(8, { updated_at: NOW - 1_500 })), newest);
    expect(numbers(after)).toEqual([
      [1, 8, 2, 3],
      [4, 5, 6],
      [7, 9],
    ]);
    expect(after.pages[1]).toBe(before.pages[1]);
    expect(after.pages[0]?.total).toBe(999);
  });

  it('leaves where the list has it no more, or where it stands behind what is loaded', () => {
    const gone = mergeChanged(held(2, 2), new Set([one(1).id, one(2).id]), answer(one(2, { updated_at: NOW - 60_000 })), newest);
    expect(numbers(gone)).toEqual([[], [3, 4]]);
  });

  it('stands between two pages as the pages were read, also where their last one has moved', () => {
    const moved = mergeChanged(held(2, 3), new Set([one(3).id]), answer(one(3, { updated_at: NOW })), newest);
    const after = mergeChanged(moved, new Set([one(50).id]), answer(one(50, { updated_at: NOW - 2_900 })), newest);
    expect(numbers(after)).toEqual([
      [3, 1, 2, 50],
      [4, 5, 6],
    ]);
  });
});

test.each<[ConversationSort, 'all' | 'resolved', number[]]>([
  ['newest', 'all', [1, 2, 3, 4]],
  ['oldest', 'all', [4, 3, 2, 1]],
  ['waiting', 'all', [4, 3, 1, 2]],
  ['waiting', 'resolved', [1, 2, 3, 4]],
  ['priority', 'all', [2, 4, 3, 1]],
])('the order %s of the list %s is that of the server', (sort, view, expected) => {
  const items = [one(1), one(2, { priority: 'urgent' }), one(3, { waiting_since: NOW - 1_000 }), one(4, { waiting_since: NOW - 9_000 })];
  expect(items.toSorted(orderOf(sort, { view })).map(({ no }) => no)).toEqual(expected);
});

describe('a list that is read anew', () => {
  it('is read in large pages, and goes on in small ones where it is short', () => {
    const short = inFewPages(held(2, PAGE_SIZE));
    expect(short.pageParams).toEqual([{ cursor: null, limit: 2 * PAGE_SIZE }]);
    expect(numbers(short)[0]).toHaveLength(2 * PAGE_SIZE);
    expect(short.pages[0]?.next_cursor).toBe('after 60');
    const [page] = short.pages;
    expect(page && nextPage(page, { cursor: null, limit: 2 * PAGE_SIZE })).toEqual({ cursor: 'after 60', limit: PAGE_SIZE });
    const long = inFewPages(held(100, PAGE_SIZE));
    expect(long.pageParams).toHaveLength(7);
    expect(new Set(long.pageParams.map(({ limit }) => limit))).toEqual(new Set([LIST_CONVERSATIONS_MAX]));
    expect(numbers(long).flat()).toEqual(numbers(held(100, PAGE_SIZE)).flat());
  });
});
