import { expect, test } from 'vitest';
import { readPriority, readStatus } from './cell-words.ts';
import { orderColumnNamed } from './column-names.ts';

test.each([
  ['State', 'status'],
  ['Customer’s e-mail', 'contact_email'],
  ['Assignee’s e-mail', 'assignee'],
  ['Made on', 'created'],
  ['Made (UTC)', 'created'],
  ['説明', 'description'],
  ['お客様のメール', 'contact_email'],
  ['お客様の電話', 'contact_phone'],
  ['担当者のメール', 'assignee'],
  ['チーム', 'team'],
])('the header “%s” of a file that was saved before the names changed is still known', (header, column) => {
  expect(orderColumnNamed(header)).toBe(column);
});

test.each([
  ['Cancelled', 'cancelled'],
  ['Canceled', 'cancelled'],
  ['取り消し', 'cancelled'],
  ['解決済み', 'solved'],
])('the status “%s” is known in each of its spellings', (cell, status) => {
  expect(readStatus(cell)).toBe(status);
});

test('priorities are known by their names', () => {
  expect(['Urgent', '緊急', '通常'].map(readPriority)).toEqual(['urgent', 'urgent', 'normal']);
});
