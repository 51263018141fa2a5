import { expect, test } from 'vitest';
import { corpusBulk } from './corpus-bulk.ts';
import { buttonLines } from './button-lines.ts';
import { entryDraft, isPoor, validityOf } from './corpus-entry.ts';

const DRAFT = { question: 'Where?', answer: 'Here.', locale: 'en-US' };
const ID = '0190c5a4-0000-7000-8000-000000000000';

test.each([
  [null, null, true],
  [1, 2, true],
  [2, 2, false],
  [3, 2, false],
  [3, null, true],
])('a validity from %s until %s is allowed: %s', (valid_from, valid_until, isAllowed) => {
  expect(entryDraft.safeParse({ ...DRAFT, valid_from, valid_until }).success).toBe(isAllowed);
});

test('bulk work is about chosen entries or about all that match, never about both or neither', () => {
  const work = { id: ID, action: { kind: 'publish' } };
  const isAllowed = (which: object) => corpusBulk.run.request.safeParse({ ...work, ...which }).success;
  expect([{ ids: [ID] }, { filter: {} }, {}, { ids: [ID], filter: {} }].map(isAllowed)).toEqual([true, true, false, false]);
});

test.each([
  [null, null, 'valid'],
  [10, null, 'valid'],
  [11, null, 'upcoming'],
  [null, 10, 'expired'],
  [1, 11, 'valid'],
] as const)('at 10, what is valid from %s until %s is %s', (valid_from, valid_until, validity) => {
  expect(validityOf({ valid_from, valid_until }, 10)).toBe(validity);
});

test.each([
  [644, 31, true],
  [731, 12, false],
  [2, 2, false],
  [0, 3, true],
])('an entry with %i hits and %i bad verdicts is in poor health: %s', (hit_count, bad_count, poor) => {
  expect(isPoor({ hit_count, bad_count })).toBe(poor);
});

test('buttons are lines where nobody can press, an address with its label', () => {
  expect(
    buttonLines([
      { kind: 'url', label: 'Sizes', target: 'https://example.com/sizes' },
      { kind: 'question', label: 'Returns', target: 'How do I return it?' },
      { kind: 'handoff', label: 'Ask us', target: '' },
    ]),
  ).toEqual(['Sizes: https://example.com/sizes', 'Returns', 'Ask us']);
});
