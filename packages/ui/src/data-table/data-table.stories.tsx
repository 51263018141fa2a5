import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, BookOpen, CircleCheck, Download, Pencil, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/button/button.tsx';
import { Chip } from '#/chip/chip.tsx';
import { EmptyState } from '#/states/empty-state.tsx';
import { ErrorState } from '#/states/error-state.tsx';
import type { DataColumn, Sort } from './data-column.ts';
import { DataTable } from './data-table.tsx';

interface Entry {
  id: string;
  question: string;
  note: string;
  live: boolean;
  hits: number;
}

const ROWS: readonly Entry[] = [
  { id: 'a', question: 'How many days to return or swap?', note: '6 wordings · exact answer', live: true, hits: 1284 },
  { id: 'b', question: '收到的鞋子尺码不合适，可以换吗？', note: '4 wordings', live: true, hits: 962 },
  { id: 'c', question: '配送にはどれくらいかかりますか？', note: '5 wordings', live: true, hits: 731 },
  { id: 'd', question: '順豐站及自提櫃最多可以存放幾多日？', note: '2 wordings', live: false, hits: 0 },
];

const COLUMNS: readonly DataColumn<Entry>[] = [
  {
    id: 'question',
    header: 'Question',
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
    header: 'Status',
    width: '140px',
    skeleton: 'chip',
    cell: (row) =>
      row.live ? (
        <Chip tone="success" icon={<CircleCheck />}>
          Published
        </Chip>
      ) : (
        <Chip icon={<Pencil />}>Draft</Chip>
      ),
  },
  { id: 'hits', header: 'Hits', align: 'end', width: '96px', sort: (row) => row.hits, cell: (row) => row.hits.toLocaleString('en-US') },
];

const NONE: readonly string[] = [];

function Table({
  state = 'ready',
  none = false,
  chosen = NONE,
}: {
  state?: 'ready' | 'loading' | 'error';
  none?: boolean;
  chosen?: readonly string[];
}) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  const [sort, setSort] = useState<Sort | undefined>();
  const [page, setPage] = useState(1);
  return (
    <DataTable
      label="Entries"
      columns={COLUMNS}
      rows={none ? [] : ROWS}
      rowKey={(row) => row.id}
      rowLines={2}
      state={state}
      sort={sort}
      onSortChange={setSort}
      selected={selected}
      onSelectedChange={setSelected}
      bulkActions={
        <>
          <Button variant="ghost" size="small" icon={<Send size={15} />}>
            Publish
          </Button>
          <Button variant="ghost" size="small" icon={<Download size={15} />}>
            Export
          </Button>
          <Button variant="ghost" size="small" icon={<Archive size={15} />}>
            Archive
          </Button>
        </>
      }
      empty={
        <EmptyState
          icon={<BookOpen />}
          title="Write it once, answer it for ever"
          actions={
            <Button variant="primary" size="large">
              Write the first entry
            </Button>
          }
          footer={
            <a className="text-accent-text" href="#learn">
              How entries work
            </a>
          }
        >
          Entries are what your bot answers from, word for word where you want it.
        </EmptyState>
      }
      error={
        <ErrorState title="The list did not arrive" onRetry={() => undefined} action={<Button size="large">See service status</Button>}>
          The connection was cut after 10 seconds. Your search and filters are still here, and nothing was changed.
        </ErrorState>
      }
      paginator={{ page, pageSize: 12, total: 486, onPage: setPage }}
    />
  );
}

const meta: Meta<typeof Table> = { title: 'ui/DataTable', component: Table };
export default meta;

export const Full: StoryObj<typeof Table> = {};
export const Chosen: StoryObj<typeof Table> = { args: { chosen: ['a', 'b'] } };
export const Loading: StoryObj<typeof Table> = { args: { state: 'loading' } };
export const Empty: StoryObj<typeof Table> = { args: { none: true } };
export const Failed: StoryObj<typeof Table> = { args: { state: 'error' } };
