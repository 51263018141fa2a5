import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { AMONG_MAX, conversations, type ConversationFilter, type ConversationSort } from '@lobby/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { inFewPages, mergeChanged, orderOf, type ListPages } from './conversation-pages.ts';
import { CONVERSATION_LISTS } from './read-everything.ts';

/** Announcements that come closer together than this are one read, in milliseconds. */
export const PAUSE_MS = 400;

type ListQuery = Query<ListPages, Error, ListPages, readonly [string, string, ConversationFilter, ConversationSort]>;

interface Changes {
  ids: Set<string>;
  /** Nobody knows what has changed. */
  isAll: boolean;
}

const NOTHING = (): Changes => ({ ids: new Set(), isAll: false });
/** What the lists of an app have still to be told. */
const WAITING = new WeakMap<QueryClient, Changes>();

/**
 * Brings the lists that are looked at up to date a moment after it was first asked to: conversations that changed are read by their ids, in
 * one read however long the lists are; a read under way is never cancelled, and what changes meanwhile is read after it.
 * @param ids those that changed; undefined where that is not known, and the lists are read anew in large pages
 */
export function bringUpToDate(queryClient: QueryClient, api: ApiClient, ids: Iterable<string> | undefined): void {
  const waiting = WAITING.get(queryClient);
  const changes = waiting ?? NOTHING();
  if (ids === undefined) changes.isAll = true;
  else for (const id of ids) changes.ids.add(id);
  if (waiting) return;
  WAITING.set(queryClient, changes);
  setTimeout(() => void readChanges(queryClient, api), PAUSE_MS);
}

async function readChanges(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const { ids, isAll } = WAITING.get(queryClient) ?? NOTHING();
  // What comes from here on waits for the next read.
  WAITING.set(queryClient, NOTHING());
  void queryClient.invalidateQueries({ queryKey: CONVERSATION_LISTS, type: 'inactive', refetchType: 'none' });
  const lists = queryClient.getQueryCache().findAll({ queryKey: CONVERSATION_LISTS, type: 'active' }) as unknown as ListQuery[];
  const isMany = isAll || ids.size > AMONG_MAX;
  await Promise.all(lists.map((list) => (isMany ? readAnew(queryClient, list) : readAmong(queryClient, api, list, ids))));
  const { ids: later, isAll: isAllLater } = WAITING.get(queryClient) ?? NOTHING();
  WAITING.delete(queryClient);
  if (isAllLater || later.size > 0) bringUpToDate(queryClient, api, isAllLater ? undefined : later);
}

async function readAmong(queryClient: QueryClient, api: ApiClient, list: ListQuery, ids: ReadonlySet<string>): Promise<void> {
  await untilRead(queryClient, list);
  const [, , filter, sort] = list.queryKey;
  const held = list.state.data;
  if (!held) return readAnew(queryClient, list);
  try {
    const answer = await callEndpoint(api, conversations.list, { ...filter, sort, limit: AMONG_MAX, among: [...ids].join(',') });
    // A page that was asked for meanwhile is put behind those that were held before: it takes what is merged now away again.
    if (list.state.fetchStatus !== 'idle') return await readAmong(queryClient, api, list, ids);
    queryClient.setQueryData<ListPages>(list.queryKey, (now) => now && mergeChanged(now, ids, answer, orderOf(sort, filter)));
  } catch {
    // The list is read anew by its own rules: it retries, and says so where it cannot be had.
    await readAnew(queryClient, list);
  }
}

async function readAnew(queryClient: QueryClient, list: ListQuery): Promise<void> {
  await untilRead(queryClient, list);
  const { data } = list.state;
  if (data && data.pages.length > 1) queryClient.setQueryData<ListPages>(list.queryKey, inFewPages(data));
  await queryClient.invalidateQueries({ queryKey: list.queryKey, exact: true });
}

/** Resolves as soon as nothing of a list is on its way. */
function untilRead(queryClient: QueryClient, list: ListQuery): Promise<void> {
  if (list.state.fetchStatus === 'idle') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(({ query, type }) => {
      if (query.queryHash !== list.queryHash || (type !== 'removed' && list.state.fetchStatus !== 'idle')) return;
      stop();
      resolve();
    });
  });
}
