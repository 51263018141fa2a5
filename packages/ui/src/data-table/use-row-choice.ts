import { useLayoutEffect, useMemo, useRef } from 'react';
import { addRange, toggleKey } from './choose-rows.ts';
import type { LongRowActions } from './long-row.tsx';

interface RowChoiceOptions<Row> {
  /** In the order they stand. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selected: ReadonlySet<string> | undefined;
  onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  onActive: (index: number) => void;
}

/** What rows do, in functions that never change; a range runs from the row that was chosen or left last. */
export function useRowActions<Row>(options: RowChoiceOptions<Row>): LongRowActions<Row> {
  const latest = useRef(options);
  const anchor = useRef(0);
  useLayoutEffect(() => {
    latest.current = options;
  });
  return useMemo(
    () => ({
      toggle: (index, range) => {
        const { rows, rowKey, selected, onSelectedChange } = latest.current;
        const row = rows[index];
        if (row === undefined || !selected) return;
        onSelectedChange?.(range ? addRange(rows, rowKey, selected, anchor.current, index) : toggleKey(selected, rowKey(row)));
        anchor.current = index;
      },
      open: (row) => latest.current.onOpen?.(row),
      enter: (index) => latest.current.onActive(index),
    }),
    [],
  );
}
