import { classNames } from '#/class-names.ts';
import { Skeleton } from '#/states/skeleton.tsx';
import type { DataColumn, SkeletonShape } from './data-column.ts';
import { cellLook } from './data-head.tsx';

/** Rows shown while it is not known how many will come. */
const ROWS = 10;

/** A full line is 300 px. */
const LINE_PX_PER_CENT = 3;

/** Widths in per cent of a full line, so that the lines look like text and stay where they are between two renders. */
const LINE_WIDTHS = [84, 70, 92, 82, 60, 88, 76, 66, 80, 72] as const;

function SkeletonCell({ shape, index, end }: { shape: SkeletonShape; index: number; end: boolean }) {
  const width = LINE_WIDTHS[index % LINE_WIDTHS.length] ?? LINE_WIDTHS[0];
  if (shape === 'chip') return <Skeleton className="h-[22px] w-18" />;
  if (shape === 'number') return <Skeleton className={classNames('h-2.5 w-8', end && 'ml-auto')} />;
  return (
    <span className="block max-w-full" style={{ width: `${width * LINE_PX_PER_CENT}px` }}>
      <Skeleton className="h-2.5 w-full" />
      {shape === 'lines' ? <Skeleton className="mt-2 h-2 w-3/5" /> : null}
    </span>
  );
}

/** Rows in the geometry of those to come, fading towards the foot. */
export function SkeletonRows<Row>({
  columns,
  choosing,
  count = ROWS,
}: {
  columns: readonly DataColumn<Row>[];
  choosing: boolean;
  count?: number | undefined;
}) {
  const rows = Array.from({ length: Math.min(count, ROWS) }, (_, index) => index);
  return rows.map((index) => (
    <tr key={index} style={{ opacity: 1 - index / (rows.length + 2) }} className="h-(--row) border-b border-separator last:border-b-0">
      {choosing ? (
        <td className="w-10 pr-0 pl-3">
          <Skeleton className="size-4" />
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.id} className={cellLook(column)}>
          <SkeletonCell
            shape={column.skeleton ?? (column.align === 'end' ? 'number' : 'line')}
            index={index}
            end={column.align === 'end'}
          />
        </td>
      ))}
    </tr>
  ));
}
