import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { conflicts, gaps, suggestions, type Gap, type RequestInput, type Suggestion } from '@lobby/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Rows of a page in the tabs beside the entries. */
export const CARE_PAGE_SIZE = 10;
/** Gaps that are offered to be merged. */
const MERGEABLE = 100;

export function gapsQuery(api: ApiClient, status: Gap['status'], page: number) {
  return queryOptions({
    queryKey: ['corpus', 'gap', status, page],
    queryFn: ({ signal }) => callEndpoint(api, gaps.list, { status, page, limit: CARE_PAGE_SIZE }, { signal, retry: false }),
    placeholderData: keepPreviousData,
  });
}

export function gapQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['corpus', 'gap', id],
    queryFn: ({ signal }) => callEndpoint(api, gaps.get, { id }, { signal, retry: false }),
  });
}

export function settleGap(api: ApiClient, id: string, status: RequestInput<typeof gaps.settle>['status']): Promise<Gap> {
  return callEndpoint(api, gaps.settle, { id, status });
}

/** Lets the entry that came nearest answer a gap. */
export function addWording(api: ApiClient, id: string) {
  return callEndpoint(api, gaps.addWording, { id });
}

/** Open gaps that one may be merged with, the most asked first. */
export function mergeableQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['corpus', 'gap', 'mergeable'],
    queryFn: ({ signal }) => callEndpoint(api, gaps.list, { status: 'open', limit: MERGEABLE }, { signal, retry: false }),
  });
}

export function mergeGaps(api: ApiClient, id: string, ids: string[]): Promise<Gap> {
  return callEndpoint(api, gaps.merge, { id, ids });
}

export function splitGap(api: ApiClient, id: string, questions: string[]) {
  return callEndpoint(api, gaps.split, { id, questions });
}

export function suggestionsQuery(api: ApiClient, status: Suggestion['status'], page: number) {
  return queryOptions({
    queryKey: ['corpus', 'suggestion', status, page],
    queryFn: ({ signal }) => callEndpoint(api, suggestions.list, { status, page, limit: CARE_PAGE_SIZE }, { signal, retry: false }),
    placeholderData: keepPreviousData,
  });
}

export function suggestionQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['corpus', 'suggestion', id],
    queryFn: ({ signal }) => callEndpoint(api, suggestions.get, { id }, { signal, retry: false }),
  });
}

export function rejectSuggestion(api: ApiClient, id: string, reason: string): Promise<Suggestion> {
  return callEndpoint(api, suggestions.reject, { id, reason });
}

export function conflictsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: ['corpus', 'conflict', page],
    queryFn: ({ signal }) => callEndpoint(api, conflicts.list, { page, limit: CARE_PAGE_SIZE }, { signal, retry: false }),
    placeholderData: keepPreviousData,
  });
}

/** Keeps one of the two and archives the other, or remembers that they do not disagree. */
export function settleConflict(api: ApiClient, request: RequestInput<typeof conflicts.settle>) {
  return callEndpoint(api, conflicts.settle, request);
}
