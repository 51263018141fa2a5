import {
  LIST_CONVERSATIONS_MAX,
  PRIORITIES,
  type Conversation,
  type ConversationFilter,
  type conversations,
  type ConversationSort,
  type ResponseOf,
} from '@lobby/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** Conversations that one fetch brings. */
export const PAGE_SIZE = 30;

export type ListAnswer = ResponseOf<typeof conversations.list>;

/** A stretch of the list. */
export interface ListPage extends ListAnswer {
  /** The last one as it stood when the page was read, behind which the next page begins; null on the last page. */
  readonly edge: Conversation | null;
}

/** Where a page begins, and how many it brings. */
export interface PageParam {
  readonly cursor: string | null;
  readonly limit: number;
}

export type ListPages = InfiniteData<ListPage, PageParam>;
type Compare = (a: Conversation, b: Conversation) => number;

export const FIRST_PAGE: PageParam = { cursor: null, limit: PAGE_SIZE };

export const toPage = (answer: ListAnswer): ListPage => ({
  ...answer,
  edge: answer.next_cursor === null ? null : (answer.items.at(-1) ?? null),
});

/** Pages that are read anew are large from the first to the last of them. */
export function nextPage({ next_cursor: cursor }: ListPage, { limit }: PageParam): PageParam | null {
  return cursor === null ? null : { cursor, limit: limit === LIST_CONVERSATIONS_MAX ? limit : PAGE_SIZE };
}

/**
 * Puts conversations that changed where they stand now, and takes them away from where they stood.
 * @param ids those that changed
 * @param answer those of them that the list still has, and its counts
 */
export function mergeChanged(held: ListPages, ids: ReadonlySet<string>, answer: ListAnswer, compare: Compare): ListPages {
  const pages = held.pages.map((page) =>
    page.items.some(({ id }) => ids.has(id)) ? { ...page, items: page.items.filter(({ id }) => !ids.has(id)) } : page,
  );
  for (const item of answer.items) {
    const at = pages.findIndex(({ edge }) => edge === null || compare(item, edge) <= 0);
    const page = pages[at];
    // What stands behind the last page comes with the next one.
    if (page) pages[at] = { ...page, items: [...page.items, item].toSorted(compare) };
  }
  const [first, ...rest] = pages;
  if (!first) return held;
  return { ...held, pages: [{ ...first, counts: answer.counts ?? first.counts, total: answer.total ?? first.total }, ...rest] };
}

/** The same list in as few pages as it can be read in. */
export function inFewPages({ pages, pageParams }: ListPages): ListPages {
  const few: { page: ListPage; param: PageParam }[] = [];
  for (const [no, page] of pages.entries()) {
    const last = few.at(-1);
    if (last && last.page.items.length + page.items.length <= LIST_CONVERSATIONS_MAX) {
      const { next_cursor, edge } = page;
      last.page = { ...last.page, next_cursor, edge, items: [...last.page.items, ...page.items] };
    } else few.push({ page, param: pageParams[no] ?? FIRST_PAGE });
  }
  const limitOf = ({ items }: ListPage) =>
    few.length > 1
      ? LIST_CONVERSATIONS_MAX
      : Math.min(Math.ceil(Math.max(items.length, 1) / PAGE_SIZE) * PAGE_SIZE, LIST_CONVERSATIONS_MAX);
  return { pages: few.map(({ page }) => page), pageParams: few.map(({ page, param: { cursor } }) => ({ cursor, limit: limitOf(page) })) };
}

/** Where nobody looks at it, the beginning is kept only. */
export function firstPageOf({ pages, pageParams }: ListPages): ListPages {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/** Views in which nobody waits. */
const ENDED = new Set<ConversationFilter['view']>(['resolved', 'abandoned', 'spam']);

/** The order of the list, as the server has it. */
export function orderOf(sort: ConversationSort, { view, status }: Pick<ConversationFilter, 'view' | 'status'>): Compare {
  const newest: Compare = (a, b) => b.updated_at - a.updated_at || byText(b.id, a.id);
  if (sort === 'oldest') return (a, b) => newest(b, a);
  if (sort === 'newest' || (sort === 'waiting' && (ENDED.has(view) || status === 'resolved'))) return newest;
  const waiting: Compare = (a, b) => waitOf(a) - waitOf(b) || newest(a, b);
  if (sort === 'waiting') return waiting;
  return (a, b) => PRIORITIES.indexOf(b.priority) - PRIORITIES.indexOf(a.priority) || waiting(a, b);
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** Whom nobody keeps waiting stands behind every wait. */
const waitOf = ({ waiting_since: since }: Conversation) => since ?? Number.MAX_SAFE_INTEGER;
