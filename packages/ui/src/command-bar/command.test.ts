import { expect, test } from 'vitest';
import { filterCommands, recentCommands, type CommandGroup } from './command.ts';

const GROUPS: readonly CommandGroup[] = [
  {
    id: 'screens',
    label: 'Screens',
    commands: [
      { id: 'corpus', label: 'AI 语料', keywords: 'corpus yuliao' },
      { id: 'orders', label: '工单', keywords: 'work orders' },
      { id: 'overview', label: 'ダッシュボード', description: 'Overview of work' },
    ],
  },
  { id: 'account', label: 'Account', commands: [{ id: 'out', label: 'Sign out' }] },
];
const idsFor = (query: string) => filterCommands(GROUPS, query).flatMap(({ commands }) => commands.map(({ id }) => id));

test.each([
  ['', ['corpus', 'orders', 'overview', 'out']],
  ['工', ['orders']],
  ['だっしゅ', ['overview']],
  ['WORK', ['orders', 'overview']],
  ['out', ['out']],
  ['sign', ['out']],
  ['冥王星', []],
])('"%s" finds %j', (query, ids) => {
  expect(idsFor(query)).toEqual(ids);
});

test('what begins with the query comes before what only holds it', () => {
  const commands = [
    { id: 'b', label: 'New session' },
    { id: 'a', label: 'Sessions' },
  ];
  expect(filterCommands([{ id: 'g', label: 'G', commands }], 'ses')[0]?.commands.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('recent ones come in their order, without those that are gone', () => {
  expect(recentCommands(GROUPS, ['out', 'gone', 'corpus']).map(({ id }) => id)).toEqual(['out', 'corpus']);
});
