import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { workOrders, workOrderTypes, type RequestInput, type ResponseOf, type WorkOrder } from '@lobby/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { KEPT_WHEN_OLD, useOldWhenUnheard } from './heard-queries.ts';
import { useLiveEvent, useLiveReconnect } from './live.ts';

const KEY = ['work-order'] as const;
const LISTS = [...KEY, 'list'] as const;
const keyOf = (id: string) => [...KEY, 'one', id] as const;
const TYPES = [...KEY, 'type'] as const;
/** Work orders of one page. */
const PAGE_SIZE = 30;

/** A page of the list. */
export type OrderList = ResponseOf<typeof workOrders.list>;

export type OrderListRequest = Omit<RequestInput<typeof workOrders.list>, 'cursor' | 'limit'>;

/** The list page by page; the first page has the sizes of the views. */
export function workOrdersQuery(api: ApiClient, request: OrderListRequest) {
  return infiniteQueryOptions({
    queryKey: [...LISTS, request],
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        api,
        workOrders.list,
        { ...request, limit: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal, retry: false },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export const workOrderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    meta: KEPT_WHEN_OLD,
    queryFn: ({ signal }) => callEndpoint(api, workOrders.get, { id }, { signal, retry: false }),
  });

export const workOrderTypesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: TYPES, queryFn: ({ signal }) => callEndpoint(api, workOrderTypes.list, {}, { signal, retry: false }) });

/** Keeps what is shown of work orders up to date while mounted. */
export function useFreshWorkOrders(): void {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: KEY });
  useLiveEvent('work_order', refresh);
  useLiveReconnect(refresh);
  useOldWhenUnheard(KEY);
}

/** What a colleague does to a work order. */
export type OrderChange =
  | ({ kind: 'move' } & Omit<RequestInput<typeof workOrders.move>, 'id' | 'version'>)
  | ({ kind: 'assign' } & Omit<RequestInput<typeof workOrders.assign>, 'id' | 'version'>);

/** Changes a work order from the version that is shown; the answer, or the newer copy of a conflict, takes its place. */
export function useChangeOrder({ id, version }: Pick<WorkOrder, 'id' | 'version'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, ...change }: OrderChange): Promise<WorkOrder> =>
      kind === 'move'
        ? callEndpoint(api, workOrders.move, { id, version, ...change } as RequestInput<typeof workOrders.move>, { quiet: true })
        : callEndpoint(api, workOrders.assign, { id, version, ...change } as RequestInput<typeof workOrders.assign>, { quiet: true }),
    onSuccess: (order) => queryClient.setQueryData(keyOf(id), order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Adds types one after the other, in the order given. */
export function useAddTypes() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(drafts: readonly RequestInput<typeof workOrderTypes.create>[]) {
      for (const draft of drafts) await callEndpoint(api, workOrderTypes.create, draft);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: TYPES }),
  });
}
