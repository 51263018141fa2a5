import { expect, test } from 'vitest';
import type { DataColumn } from './data-column.ts';
import { sortRows } from './sort-rows.ts';

interface Row {
  name: string;
  hits: number;
}

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sort: (row) => row.name },
  { id: 'hits', header: 'Hits', cell: (row) => row.hits, sort: (row) => row.hits },
  { id: 'server', header: 'Server', cell: (row) => row.hits, sort: 'server' },
];
const ROWS: readonly Row[] = [
  { name: '张', hits: 9 },
  { name: '阿', hits: 31 },
  { name: 'Order 10', hits: 9 },
  { name: 'Order 9', hits: 204 },
];
const namesBy = (column: string, descending: boolean, lang = 'zh-CN') =>
  sortRows(ROWS, COLUMNS, { column, descending }, lang).map(({ name }) => name);

test('Chinese names come by their sound, and numbers inside texts by size', () => {
  expect(namesBy('name', false)).toEqual(['阿', '张', 'Order 9', 'Order 10']);
  expect(namesBy('name', false, 'en-US').slice(0, 2)).toEqual(['Order 9', 'Order 10']);
});

test('equal rows stay as they came, in both directions', () => {
  expect(namesBy('hits', false)).toEqual(['张', 'Order 10', '阿', 'Order 9']);
  expect(namesBy('hits', true)).toEqual(['Order 9', '阿', '张', 'Order 10']);
});

test('without a sort, or where the server sorts, the rows are the very same', () => {
  expect(sortRows(ROWS, COLUMNS, undefined, 'en-US')).toBe(ROWS);
  expect(sortRows(ROWS, COLUMNS, { column: 'server', descending: true }, 'en-US')).toBe(ROWS);
});
