import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';

/** Rows drawn above and below those in sight, so that a short scroll shows no gap. */
const ROWS_BEYOND = 4;

interface RowWindowOptions {
  count: number;
  rowPx: number;
  /** Height of the head, which stays at the top of the box. */
  headPx: number;
  /** Stays drawn wherever the scroll is, because it may hold the focus. */
  active: number;
}

/** The rows in sight of a scrolled box, and the heights of what is left out above, between and below. */
export function useRowWindow({ count, rowPx, headPx, active }: RowWindowOptions) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
    overscan: ROWS_BEYOND,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const inSight = defaultRangeExtractor(range);
        if (active >= count || inSight.includes(active)) return inSight;
        return [...inSight, active].toSorted((a, b) => a - b);
      },
      [active, count],
    ),
  });
  return { box, indexes: virtualizer.getVirtualItems().map(({ index }) => index), scrollTo: virtualizer.scrollToIndex };
}
