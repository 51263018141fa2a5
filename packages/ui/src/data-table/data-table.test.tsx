import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SKELETON_AFTER_MS } from '#/states/use-late.ts';
import type { DataColumn, Sort } from './data-column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

interface Entry {
  id: string;
  question: string;
  hits: number;
}

const ROWS: readonly Entry[] = [
  { id: 'a', question: 'Postage', hits: 31 },
  { id: 'b', question: 'Coupons', hits: 204 },
  { id: 'c', question: 'Sizes', hits: 9 },
];

const COLUMNS: readonly DataColumn<Entry>[] = [
  { id: 'question', header: 'Question', sort: (row) => row.question, cell: (row) => row.question },
  { id: 'hits', header: 'Hits', align: 'end', sort: (row) => row.hits, cell: (row) => <button type="button">{row.hits}</button> },
];

function Table(props: Partial<DataTableProps<Entry>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort | undefined>();
  return (
    <DataTable
      label="Entries"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(row) => row.id}
      selected={selected}
      onSelectedChange={setSelected}
      bulkActions={<button type="button">Publish</button>}
      sort={sort}
      onSortChange={setSort}
      {...props}
    />
  );
}

const questions = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[1]?.textContent);

describe('sorting', () => {
  test('a header sorts up, then down, then as it came', async () => {
    render(<Table />);
    const header = screen.getByRole('columnheader', { name: 'Hits' });
    const click = () => userEvent.click(within(header).getByRole('button'));
    expect(questions()).toEqual(['Postage', 'Coupons', 'Sizes']);
    await click();
    expect(questions()).toEqual(['Sizes', 'Postage', 'Coupons']);
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await click();
    expect(questions()).toEqual(['Coupons', 'Postage', 'Sizes']);
    expect(header.getAttribute('aria-sort')).toBe('descending');
    await click();
    expect(questions()).toEqual(['Postage', 'Coupons', 'Sizes']);
    expect(header.hasAttribute('aria-sort')).toBe(false);
  });

  test('a column that the server sorts keeps the order of the rows', async () => {
    const columns = COLUMNS.map((column) => ({ ...column, sort: 'server' as const }));
    render(<Table columns={columns} sort={{ column: 'hits', descending: false }} />);
    expect(questions()).toEqual(['Postage', 'Coupons', 'Sizes']);
  });
});

describe('selection', () => {
  test('the bulk bar is there while rows are chosen', async () => {
    render(<Table />);
    expect(screen.queryByRole('toolbar')).toBeNull();
    const [, first] = screen.getAllByRole<HTMLInputElement>('checkbox');
    await userEvent.click(first as HTMLInputElement);
    expect(screen.getByRole('toolbar', { name: '1 selected' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  test('the box of the header takes all rows, and is mixed for some', async () => {
    render(<Table />);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });
    await userEvent.click(all);
    expect(screen.getByText('3 selected')).toBeTruthy();
    const [, first] = screen.getAllByRole<HTMLInputElement>('checkbox');
    await userEvent.click(first as HTMLInputElement);
    expect(all.indeterminate).toBe(true);
    expect(screen.getByText('2 selected')).toBeTruthy();
  });
});

describe('opening', () => {
  test('a click or Enter opens a row, but not a click on something of its own inside it', async () => {
    const onOpen = vi.fn<(row: Entry) => void>();
    render(<Table onOpen={onOpen} />);
    await userEvent.click(screen.getByText('Coupons'));
    expect(onOpen.mock.calls).toEqual([[ROWS[1]]]);
    await userEvent.click(screen.getByRole('button', { name: '204' }));
    const [, checkbox] = screen.getAllByRole('checkbox');
    await userEvent.click(checkbox as HTMLElement);
    expect(onOpen).toHaveBeenCalledTimes(1);
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(ROWS[0]);
  });
});

describe('states', () => {
  test('nothing is shown in the first 150 ms of loading, then a skeleton in place of the rows', () => {
    vi.useFakeTimers();
    render(<Table state="loading" paginator={{ page: 1, pageSize: 4, total: 0, onPage: () => undefined }} />);
    act(() => {
      vi.advanceTimersByTime(SKELETON_AFTER_MS - 1);
    });
    expect(screen.getAllByRole('row')).toHaveLength(1);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getAllByRole('row')).toHaveLength(1 + 4);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  test('no rows: what the place is for, and no paginator', () => {
    render(<Table rows={[]} empty="Write the first entry" paginator={{ page: 1, pageSize: 4, total: 0, onPage: () => undefined }} />);
    expect(screen.getByText('Write the first entry')).toBeTruthy();
    expect(screen.queryByText(/per page/u)).toBeNull();
  });

  test('an error takes the place of the rows, and the header stays', () => {
    render(<Table state="error" error="The list did not arrive" />);
    expect(screen.getByText('The list did not arrive')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Question' })).toBeTruthy();
    expect(screen.queryByText('Coupons')).toBeNull();
  });
});

test('the paginator tells which rows, and goes to a page', async () => {
  const onPage = vi.fn<(page: number) => void>();
  render(<Table paginator={{ page: 2, pageSize: 12, total: 486, onPage }} />);
  expect(screen.getByText(/13–24 of 486/u)).toBeTruthy();
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(pages).getByRole('button', { current: 'page' }).textContent).toBe('2');
  await userEvent.click(within(pages).getByRole('button', { name: 'Page 41' }));
  await userEvent.click(within(pages).getByRole('button', { name: 'Next page' }));
  expect(onPage.mock.calls).toEqual([[41], [3]]);
});
