import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const BEFORE = { name: 'Kumo', locales: ['ja-JP'], country: null, version: 1 };

test.each([
  ['nothing', { ...BEFORE, locales: ['ja-JP'], version: 2 }, {}],
  ['one value', { ...BEFORE, name: 'Kumo Outdoor', version: 2 }, { name: { from: 'Kumo', to: 'Kumo Outdoor' } }],
  ['a list', { ...BEFORE, locales: ['ja-JP', 'en-US'] }, { locales: { from: ['ja-JP'], to: ['ja-JP', 'en-US'] } }],
])('%s has changed', (_name, after, expected) => {
  expect(changedFields(BEFORE, after)).toEqual(expected);
});
