import { BULK_CONVERSATIONS_MAX } from '@lobby/contract';
import { expect, it } from 'vitest';
import { chooseUpTo } from './choose-up-to.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];

it.each([
  ['one row is ticked', [], 'b', undefined, ['b']],
  ['a ticked row is unticked', ['a', 'b'], 'b', undefined, ['a']],
  ['a range down is ticked', ['b'], 'd', 'b', ['b', 'c', 'd']],
  ['a range up is ticked', ['d'], 'b', 'd', ['d', 'b', 'c']],
  ['a range is unticked', ['a', 'b', 'c', 'd'], 'c', 'b', ['a', 'd']],
  ['a range from a row that is gone is one row', [], 'c', 'x', ['c']],
])('%s', (_name, chosen, id, from, expected) => expect([...chooseUpTo(ORDER, new Set(chosen), id, from)]).toEqual(expected));

it('never chooses more than one action changes', () => {
  const many = Array.from({ length: BULK_CONVERSATIONS_MAX + 5 }, (_, no) => String(no));
  expect(chooseUpTo(many, new Set(['0']), many.at(-1) ?? '', '0').size).toBe(BULK_CONVERSATIONS_MAX);
});
