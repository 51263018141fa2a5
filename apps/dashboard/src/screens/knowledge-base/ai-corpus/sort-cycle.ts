import type { Sort } from '@lobby/ui';
import type { CorpusSearch, CorpusSort } from '#/components/corpus/corpus-search.ts';

/** Newest change first, where the address names no order. */
const USUAL: Sort = { column: 'updated_at', descending: true };

/** Text reads from A on, figures and dates from the highest. */
const startsDescending = (column: string) => column !== 'question';

/** The order that the address names. */
export function sortOf({ sort, order }: CorpusSearch): Sort {
  const column = sort ?? USUAL.column;
  return { column, descending: order ? order === 'desc' : startsDescending(column) };
}

/** What the address names after a click on a header: the column's own direction, the other one, the usual order. */
export function sortAfterClick(current: Sort, clicked: string): Pick<CorpusSearch, 'sort' | 'order'> {
  const first = startsDescending(clicked);
  if (current.column !== clicked) return searchOf(clicked, first);
  return current.descending === first ? searchOf(clicked, !first) : searchOf(USUAL.column, USUAL.descending);
}

function searchOf(column: string, descending: boolean): Pick<CorpusSearch, 'sort' | 'order'> {
  return {
    ...(column !== USUAL.column && { sort: column as CorpusSort }),
    ...(descending !== startsDescending(column) && { order: descending ? 'desc' : 'asc' }),
  };
}
