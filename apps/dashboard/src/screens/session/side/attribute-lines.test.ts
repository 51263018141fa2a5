import { expect, it } from 'vitest';
import { attrsOf, linesOf } from './attribute-lines.ts';

it.each([
  ['are what the lines say', [['plan', ' gold ']], { plan: 'gold' }],
  [
    'leave empty lines out',
    [
      ['plan', 'gold'],
      [' ', ''],
    ],
    { plan: 'gold' },
  ],
  ['need a value', [['plan', ' ']], undefined],
  ['need a name', [['', 'gold']], undefined],
  [
    'have each name once',
    [
      ['plan', 'gold'],
      ['plan ', 'silver'],
    ],
    undefined,
  ],
])('attributes %s', (_name, lines, expected) => {
  expect(attrsOf(lines.map(([name = '', value = ''], key) => ({ key, name, value })))).toEqual(expected);
});

it('attributes come back from their lines', () => {
  expect(attrsOf(linesOf({ plan: 'gold', 城市: '大阪' }))).toEqual({ plan: 'gold', 城市: '大阪' });
});
