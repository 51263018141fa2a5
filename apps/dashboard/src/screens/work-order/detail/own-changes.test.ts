import { expect, test } from 'vitest';
import { conflicts, ownChanges, type OrderWords } from './own-changes.ts';

const BASE: OrderWords = { subject: 'Zip', due: 1_000, fields: { order: '1', colour: 'red' } };

test('only what somebody changed is saved, over what a colleague saved meanwhile', () => {
  const now = { ...BASE, fields: { order: '1', colour: 'blue' } };
  expect(ownChanges(BASE, BASE, now)).toEqual({});
  expect(ownChanges(BASE, { ...BASE, subject: ' Zip ' }, now)).toEqual({});
  expect(ownChanges(BASE, { ...BASE, subject: 'Zips', due: null }, now)).toEqual({ subject: 'Zips', resolve_due_at: null });
  const typed = { ...BASE, fields: { order: '2', colour: 'red' } };
  expect(ownChanges(BASE, typed, now)).toEqual({ fields: { order: '2', colour: 'blue' } });
  expect(ownChanges(BASE, { ...BASE, fields: { order: '1' } }, BASE)).toEqual({ fields: { order: '1', colour: '' } });
});

test.each([
  [{ ...BASE, subject: 'Mine' }, { ...BASE, subject: 'Theirs' }, ['subject']],
  [{ ...BASE, subject: 'Mine' }, { ...BASE, due: 5 }, []],
  [{ ...BASE, due: 3 }, { ...BASE, due: 5 }, ['due']],
  [{ ...BASE, fields: { order: '2', colour: 'red' } }, { ...BASE, fields: { order: '3', colour: 'blue' } }, ['order']],
] as const)('what two people change at once is a conflict, and nothing else is: %j %j', (typed, now, keys) => {
  expect(conflicts(BASE, typed, now)).toEqual(keys);
});
