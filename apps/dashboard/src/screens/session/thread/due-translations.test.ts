import type { Translation } from '@lobby/contract';
import { expect, test } from 'vitest';
import { aMessage } from '#/testing/conversations.ts';
import { dueTranslations } from './due-translations.ts';

const none = new Set<number>();
const nothing = () => undefined;
const made =
  (state: Translation['state']) =>
  (seq: number): Translation => ({ seq, target: 'en-US', text: 'x', engine: 'model', state });
const many = (count: number) => Array.from({ length: count }, (_, index) => aMessage(index + 1));

test('the latest come first, a few at a time', () => {
  expect(dueTranslations(many(12), nothing, none)).toEqual([12, 11, 10, 9, 8, 7, 6, 5]);
});

test('what lies far back waits to be asked for', () => {
  const recent = new Set(Array.from({ length: 30 }, (_, index) => index + 11));
  expect(dueTranslations(many(40), nothing, recent)).toEqual([]);
});

test.each<[string, Translation['state'], number[]]>([
  ['is there', 'ok', []],
  ['failed', 'failed', []],
  ['is older than its words', 'stale', [2, 1]],
])('a translation that %s', (_what, state, due) => {
  expect(dueTranslations(many(2), made(state), none)).toEqual(due);
});

test('lines, files without words and what was taken back have nothing to translate', () => {
  const messages = [
    aMessage(1, { kind: 'event', author_kind: 'system', event: { name: 'queued', actor: null } }),
    aMessage(2, { body: '' }),
    aMessage(3, { body: '', deleted_at: 1 }),
    aMessage(4),
  ];
  expect(dueTranslations(messages, nothing, none)).toEqual([4]);
});

test('what is under way or was refused is not asked for again by itself', () => {
  expect(dueTranslations(many(2), nothing, new Set([2]))).toEqual([1]);
});
