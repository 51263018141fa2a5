import { callEndpoint, type ApiClient, type FileAnswer } from '@lobby/api-client';
import { audit, type AuditAction, type RequestInput } from '@lobby/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 100;

/** What of the log is shown. Times are epoch milliseconds, the first one included, the last one not. */
export interface AuditFilter {
  readonly actorId?: number | undefined;
  readonly action?: AuditAction | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

function requestOf({ actorId, action, from, to }: AuditFilter): RequestInput<typeof audit.export> {
  return {
    ...(actorId !== undefined && { actor_id: actorId }),
    ...(action !== undefined && { action }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** Who did what, the latest first, page after page. */
export function auditQuery(api: ApiClient, filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        api,
        audit.list,
        { ...requestOf(filter), limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        { signal, retry: false },
      ),
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

/** All of it that the filter lets through, as a file. */
export function exportAudit(api: ApiClient, filter: AuditFilter): Promise<FileAnswer> {
  return callEndpoint(api, audit.export, requestOf(filter));
}
