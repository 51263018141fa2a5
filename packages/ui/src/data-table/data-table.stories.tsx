import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, BookOpen, CircleCheck, Download, Pencil, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#/button/button.tsx';
import { Chip } from '#/chip/chip.tsx';
import { EmptyState } from '#/states/empty-state.tsx';
import { ErrorState } from '#/states/error-state.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { expectVisibleFocus } from '#/stories/shows-focus.ts';
import { ColumnChoice } from './column-choice.tsx';
import type { DataColumn, Sort } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import { LongTable } from './long-table.tsx';

interface Entry {
  id: string;
  question: string;
  note: string;
  live: boolean;
  hits: number;
}

type Shown = {
  state?: 'ready' | 'loading' | 'error';
  none?: boolean;
  chosen?: readonly string[];
  long?: boolean;
  hidden?: readonly string[];
};

const LONG_COUNT = 100_000;
const NONE: readonly string[] = [];
const keyOf = ({ id }: Entry) => id;
const MEASURED_ROWS = Array.from({ length: LONG_COUNT }, (_, index): Entry => ({
  id: String(index),
  question: `尺码不合适怎么办 ${index + 1}`,
  note: '',
  live: true,
  hits: (index * 7919) % LONG_COUNT,
}));
const MEASURED_COLUMNS: readonly DataColumn<Entry>[] = [
  { id: 'question', header: 'Question', cell: (row) => row.question },
  { id: 'note', header: 'Note', width: '120px', cell: (row) => row.id },
  { id: 'hits', header: 'Hits', align: 'end', width: '96px', sort: (row) => row.hits, cell: (row) => row.hits },
];

function columnsIn(s: Spoken['s']): readonly DataColumn<Entry>[] {
  return [
    {
      id: 'question',
      header: s.question,
      fixed: true,
      sort: (row) => row.question,
      skeleton: 'lines',
      cell: (row) => (
        <>
          <p className="truncate">{row.question}</p>
          <p className="truncate text-xs text-muted">{row.note}</p>
        </>
      ),
    },
    {
      id: 'status',
      header: s.status,
      width: '140px',
      skeleton: 'chip',
      cell: (row) =>
        row.live ? (
          <Chip tone="success" icon={<CircleCheck />}>
            {s.published}
          </Chip>
        ) : (
          <Chip icon={<Pencil />}>{s.draft}</Chip>
        ),
    },
    { id: 'hits', header: s.hits, align: 'end', width: '96px', sort: (row) => row.hits, cell: (row) => row.hits.toLocaleString('en-US') },
  ];
}

function entriesIn(s: Spoken['s']): readonly Entry[] {
  return s.questions.map((question, index) => ({ id: String(index), question, note: s.note, live: index < 3, hits: 1284 - index * 311 }));
}

function useTable(s: Spoken['s'], { state = 'ready', chosen = NONE, hidden = NONE }: Shown) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  const [sort, setSort] = useState<Sort | undefined>();
  const [hiddenColumns, setHiddenColumns] = useState<ReadonlySet<string>>(new Set(hidden));
  const columns = useMemo(() => columnsIn(s), [s]);
  const table = {
    label: s.entries,
    columns,
    rowKey: keyOf,
    rowLines: 2 as const,
    state,
    sort,
    onSortChange: setSort,
    selected,
    onSelectedChange: setSelected,
    hiddenColumns,
    bulkActions: (
      <>
        <Button variant="ghost" size="small" icon={<Send size={15} />}>
          {s.publish}
        </Button>
        <Button variant="ghost" size="small" icon={<Download size={15} />}>
          {s.export}
        </Button>
        <Button variant="ghost" size="small" icon={<Archive size={15} />}>
          {s.archive}
        </Button>
      </>
    ),
    empty: (
      <EmptyState
        icon={<BookOpen />}
        title={s.emptyTitle}
        actions={
          <Button variant="primary" size="large">
            {s.newEntry}
          </Button>
        }
      >
        {s.emptyText}
      </EmptyState>
    ),
    error: (
      <ErrorState title={s.errorTitle} onRetry={() => undefined}>
        {s.errorText}
      </ErrorState>
    ),
  };
  return { table, choice: { columns, hidden: hiddenColumns, onChange: setHiddenColumns } };
}

function Table({ s, ...shown }: Spoken & Shown) {
  const [page, setPage] = useState(1);
  const { table, choice } = useTable(s, shown);
  const rows = shown.none ? [] : entriesIn(s).map((row) => (shown.long ? { ...row, question: s.long, note: s.longWord } : row));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex justify-end">
        <ColumnChoice {...choice} />
      </div>
      <DataTable {...table} rows={rows} paginator={{ page, pageSize: 12, total: 486, onPage: setPage }} />
    </div>
  );
}

function HundredThousand({ s, ...shown }: Spoken & Shown) {
  const { table } = useTable(s, shown);
  const [opened, setOpened] = useState('');
  const rows = useMemo(
    () =>
      Array.from({ length: shown.none ? 0 : LONG_COUNT }, (_, index): Entry => ({
        id: String(index),
        question: `${s.questions[index % s.questions.length]} ${index + 1}`,
        note: s.note,
        live: index % 3 > 0,
        hits: (index * 7919) % LONG_COUNT,
      })),
    [s, shown.none],
  );
  return (
    <>
      <LongTable
        {...table}
        rows={rows}
        rowLines={2}
        height="480px"
        onOpen={(row) => setOpened(row.id)}
        formatNumber={(value) => value.toLocaleString('en-US')}
      />
      <output data-testid="opened">{opened}</output>
    </>
  );
}

const meta: Meta<Shown> = { title: 'ui/DataTable', render: inFour(Table) };
export default meta;

export const Full: StoryObj<Shown> = {};
export const Chosen: StoryObj<Shown> = { args: { chosen: ['0', '1'] } };
export const Loading: StoryObj<Shown> = { args: { state: 'loading' } };
export const Empty: StoryObj<Shown> = { args: { none: true } };
export const Failed: StoryObj<Shown> = { args: { state: 'error' } };
export const LongTexts: StoryObj<Shown> = { args: { long: true } };

/** Which columns are shown is chosen by keyboard; Esc closes the list. */
export const ColumnsByKeyboard: StoryObj<Shown> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('columnheader', { hidden: true })).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};

export const Long: StoryObj<Shown> = { render: inFour(HundredThousand) };
export const LongLoading: StoryObj<Shown> = { render: inFour(HundredThousand), args: { state: 'loading' } };
export const LongEmpty: StoryObj<Shown> = { render: inFour(HundredThousand), args: { none: true } };
export const LongFailed: StoryObj<Shown> = { render: inFour(HundredThousand), args: { state: 'error' } };

/** Every one of a hundred thousand rows is reached, chosen and opened by keyboard, and the focus is seen. */
export const LongByKeyboard: StoryObj<Shown> = {
  render: inFour(HundredThousand),
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(260);
    const first = await waitFor(() => {
      const row = grid.querySelector<HTMLElement>('[data-index="0"]');
      if (!row) throw new Error('The first row is not drawn yet.');
      return row;
    });
    first.focus();
    await expectVisibleFocus(first);
    await userEvent.keyboard(' {End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', String(LONG_COUNT + 1)));
    await userEvent.keyboard('{Shift>} {/Shift}');
    await waitFor(() => expect(canvas.getByRole('toolbar')).toHaveAccessibleName(/100,000/u));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('opened')).toHaveTextContent(String(LONG_COUNT - 1));
  },
};

/** Plain rows behind a button, for `pnpm --filter @lobby/storybook measure`. */
function Measured() {
  const [shown, setShown] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className="flex flex-col items-start gap-3">
      <Button onClick={() => setShown(!shown)}>Show</Button>
      {shown ? (
        <LongTable
          label="Measured"
          columns={MEASURED_COLUMNS}
          rows={MEASURED_ROWS}
          rowKey={keyOf}
          selected={selected}
          onSelectedChange={setSelected}
        />
      ) : null}
    </div>
  );
}

export const MeasuredRows: StoryObj = { name: 'Measured', render: () => <Measured />, tags: ['!dev'] };
