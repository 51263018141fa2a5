import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '#/class-names.ts';
import { useLate } from '#/states/use-late.ts';
import { useWideTexts } from '#/ui-texts/wide-texts-provider.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { choiceState } from './choose-rows.ts';
import { shownColumns } from './data-column.ts';
import { DataHead } from './data-head.tsx';
import type { DataTableProps } from './data-table.tsx';
import { LongBody } from './long-body.tsx';
import { isOwnControl } from './own-control.ts';
import { rowAfterKey } from './row-keys.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { sortRows } from './sort-rows.ts';
import { useRowActions } from './use-row-choice.ts';
import { useRowWindow } from './use-row-window.ts';

export interface LongTableProps<Row extends object> extends Omit<DataTableProps<Row>, 'paginator'> {
  /** CSS height of the box that the rows scroll in; 600 px by default. */
  height?: string | undefined;
  /** How numbers are written; as they are by default. */
  formatNumber?: ((value: number) => string) | undefined;
}

/** Heights in px: of the head, and of rows of one line and of two. */
const HEAD_PX = 36;
const ROW_PX = { 1: 44, 2: 52 } as const;

/**
 * As `DataTable`, for rows by the hundred thousand without pages: only those in sight are in the page. Arrow keys, Page Up and
 * Down, Home and End go from row to row, Space chooses one, with Shift a range, Ctrl+A all, Enter opens. Give `columns` and `rowKey`
 * that stay the same between renders.
 */
export function LongTable<Row extends object>(props: LongTableProps<Row>) {
  const { label, rowKey, rowLines = 1, state = 'ready', selected, onSelectedChange, bulkActions, openKey, height = '600px' } = props;
  const texts = useWideTexts();
  const lang = document.documentElement.lang;
  const { columns: allColumns, hiddenColumns, sort } = props;
  const columns = useMemo(() => shownColumns(allColumns, hiddenColumns), [allColumns, hiddenColumns]);
  const rows = useMemo(() => sortRows(props.rows, allColumns, sort, lang), [props.rows, allColumns, sort, lang]);
  const [wanted, setWanted] = useState(0);
  const active = Math.max(0, Math.min(wanted, rows.length - 1));
  const movedByKey = useRef(false);
  const { box, indexes, scrollTo } = useRowWindow({ count: rows.length, rowPx: ROW_PX[rowLines], headPx: HEAD_PX, active });
  const waiting = useLate(state === 'loading');
  const choosing = selected !== undefined && onSelectedChange !== undefined;
  const actions = useRowActions({ rows, rowKey, selected, onSelectedChange, onOpen: props.onOpen, onActive: setWanted });
  const chooseAll = useCallback(
    (chosen: boolean) => onSelectedChange?.(new Set(chosen ? rows.map(rowKey) : [])),
    [rows, rowKey, onSelectedChange],
  );
  const choice = useMemo(
    () => (choosing ? { state: choiceState(rows, rowKey, selected), onAll: chooseAll } : undefined),
    [choosing, rows, rowKey, selected, chooseAll],
  );

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    box.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true });
  }, [active, box]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isOwnControl(event)) return;
    const next = event.altKey ? undefined : rowAfterKey(event.key, active, rows.length);
    if (next !== undefined) {
      movedByKey.current = next !== active;
      setWanted(next);
      scrollTo(next);
    } else if (event.key === ' ' && choosing) actions.toggle(active, event.shiftKey);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && choosing) chooseAll(true);
    else return;
    event.preventDefault();
  };

  const instead = state === 'error' ? props.error : state === 'ready' && rows.length === 0 ? props.empty : undefined;
  return (
    <div>
      <div className="overflow-hidden rounded-card border border-border bg-surface">
        {choosing && selected.size > 0 && bulkActions ? (
          <BulkBar count={selected.size} onClear={() => chooseAll(false)}>
            {bulkActions}
          </BulkBar>
        ) : null}
        <div ref={box} className="overflow-auto overscroll-contain" style={{ height }}>
          <table
            role="grid"
            aria-label={label}
            aria-busy={state === 'loading' || undefined}
            aria-rowcount={rows.length + 1}
            aria-multiselectable={choosing || undefined}
            onKeyDown={onKeyDown}
            className={classNames('w-full table-fixed border-collapse text-13', rowLines === 2 ? '[--row:52px]' : '[--row:44px]')}
          >
            <DataHead columns={columns} sort={sort} onSortChange={props.onSortChange} choice={choice} sticky rowIndex={1} />
            {state === 'ready' && rows.length > 0 ? (
              <LongBody
                {...{ rows, indexes, columns, rowKey, active, openKey, actions }}
                rowPx={ROW_PX[rowLines]}
                selected={choosing ? selected : undefined}
                openable={props.onOpen !== undefined}
              />
            ) : (
              <tbody>
                {waiting ? <SkeletonRows columns={columns} choosing={choosing} /> : null}
                {instead === undefined ? null : (
                  <tr>
                    <td colSpan={columns.length + (choosing ? 1 : 0)} className="py-8">
                      {instead}
                    </td>
                  </tr>
                )}
              </tbody>
            )}
          </table>
        </div>
      </div>
      {state === 'ready' && rows.length > 0 ? (
        <p className="flex min-h-12 items-center text-13 text-muted tabular-nums">
          {texts.rows((props.formatNumber ?? String)(rows.length), rows.length)}
        </p>
      ) : null}
    </div>
  );
}
