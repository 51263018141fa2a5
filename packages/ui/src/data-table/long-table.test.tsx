import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataColumn, Sort } from './data-column.ts';
import { LongTable, type LongTableProps } from './long-table.tsx';

interface Row {
  id: string;
  hits: number;
}

const COUNT = 100_000;
const ROWS: readonly Row[] = Array.from({ length: COUNT }, (_, index) => ({ id: `r${index}`, hits: (index * 7919) % COUNT }));
const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'id', header: 'Name', cell: (row) => row.id, fixed: true },
  { id: 'hits', header: 'Hits', align: 'end', sort: (row) => row.hits, cell: (row) => row.hits },
];
const rowKey = (row: Row) => row.id;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Table(props: Partial<LongTableProps<Row>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort | undefined>();
  return (
    <LongTable
      label="Entries"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={rowKey}
      selected={selected}
      onSelectedChange={setSelected}
      bulkActions={<button type="button">Publish</button>}
      sort={sort}
      onSortChange={setSort}
      {...props}
    />
  );
}

const rowAt = (index: number) => screen.getAllByRole('row').find((row) => row.getAttribute('aria-rowindex') === String(index + 2));
const focusRow = (index: number) => act(() => rowAt(index)?.focus());
const focused = () => Number(document.activeElement?.getAttribute('aria-rowindex')) - 2;

test('of a hundred thousand rows only those in sight are drawn, and screen readers are told how many there are', () => {
  render(<Table />);
  const grid = screen.getByRole('grid', { name: 'Entries' });
  expect(grid.getAttribute('aria-rowcount')).toBe(String(COUNT + 1));
  expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(200);
  expect(screen.getAllByRole('row')[0]?.getAttribute('aria-rowindex')).toBe('1');
  expect(rowAt(0)?.textContent).toContain('r0');
  expect(screen.getByText('100000 rows')).toBeTruthy();
});

test('the arrow keys, Page Up and Down, Home and End go from row to row, unseen ones too', async () => {
  render(<Table />);
  await userEvent.tab();
  focusRow(0);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe(2);
  await userEvent.keyboard('{End}');
  expect(focused()).toBe(COUNT - 1);
  await userEvent.keyboard('{PageUp}{ArrowUp}');
  expect(focused()).toBe(COUNT - 12);
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe(0);
});

test('one row is in the Tab order, and it stays in the page while another place is in sight', async () => {
  render(<Table />);
  focusRow(3);
  const stops = () => screen.getAllByRole('row').filter((row) => row.tabIndex === 0 && row.hasAttribute('data-index'));
  expect(stops()).toHaveLength(1);
  await userEvent.keyboard('{End}');
  expect(stops()).toHaveLength(1);
});

test('Space chooses a row, Shift+Space all between, and the choice holds over rows that are not drawn', async () => {
  render(<Table />);
  focusRow(0);
  await userEvent.keyboard(' ');
  expect(rowAt(0)?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{End}{Shift>} {/Shift}');
  expect(screen.getByText(`${COUNT} selected`)).toBeTruthy();
  await userEvent.keyboard('{Home} ');
  expect(screen.getByText(`${COUNT - 1} selected`)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' }).indeterminate).toBe(true);
});

test('Ctrl+A and the box of the header choose every row', async () => {
  render(<Table />);
  focusRow(0);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(screen.getByText(`${COUNT} selected`)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(screen.queryByText(/selected/u)).toBeNull();
});

test('a click on a box with Shift held chooses from the last one to this', async () => {
  render(<Table />);
  const boxAt = (index: number) => within(rowAt(index) as HTMLElement).getByRole('checkbox');
  await userEvent.click(boxAt(1));
  fireEvent.click(boxAt(4), { shiftKey: true });
  expect(screen.getByText('4 selected')).toBeTruthy();
});

test('a header sorts all rows, drawn or not', async () => {
  render(<Table />);
  const header = screen.getByRole('columnheader', { name: 'Hits' });
  await userEvent.click(within(header).getByRole('button'));
  expect(
    within(rowAt(0) as HTMLElement)
      .getAllByRole('cell')
      .at(-1)?.textContent,
  ).toBe('0');
  await userEvent.click(within(header).getByRole('button'));
  expect(
    within(rowAt(0) as HTMLElement)
      .getAllByRole('cell')
      .at(-1)?.textContent,
  ).toBe(String(COUNT - 1));
});

test('Enter and a click open a row; a click on its box does not', async () => {
  const onOpen = vi.fn<(row: Row) => void>();
  render(<Table onOpen={onOpen} />);
  focusRow(0);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(screen.getByText('r3'));
  await userEvent.click(within(rowAt(2) as HTMLElement).getByRole('checkbox'));
  expect(onOpen.mock.calls).toEqual([[ROWS[1]], [ROWS[3]]]);
});

test('hidden columns are not drawn, but for a fixed one', () => {
  render(<Table hiddenColumns={new Set(['id', 'hits'])} />);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['', 'Name']);
});

test('no rows and an error take the place of the rows, and the header stays', () => {
  const { rerender } = render(<Table rows={[]} empty="Write the first entry" />);
  expect(screen.getByText('Write the first entry')).toBeTruthy();
  rerender(<Table state="error" error="The list did not arrive" />);
  expect(screen.getByText('The list did not arrive')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Hits' })).toBeTruthy();
});
