import { callEndpoint, type ApiClient } from '@lobby/api-client';
import {
  workOrderBulk,
  workOrderCalendar,
  workOrders,
  workOrderTypes,
  workOrderViews,
  type BulkJob,
  type OrderAction,
  type RequestInput,
  type WorkOrderFilter,
  type WorkOrderRow,
  type WorkOrderType,
  type WorkOrderTypeDraft,
  type WorkOrderView,
  type WorkOrderViewDraft,
} from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { settledJob } from './settled-job.ts';

const KEY = ['work-order'] as const;
const VIEWS = ['work-order-view'] as const;
/** Colleagues share views seldom; milliseconds. */
const VIEWS_STALE_MS = 60_000;

/** What is due on some days. */
export const calendarQuery = (api: ApiClient, filter: WorkOrderFilter, from: string | undefined, days: number) =>
  queryOptions({
    queryKey: [...KEY, 'calendar', filter, from ?? '', days],
    queryFn: ({ signal }) =>
      callEndpoint(api, workOrderCalendar.get, { ...filter, days, ...(from === undefined ? {} : { from }) }, { signal, retry: false }),
  });

/** Fetches anew whatever shows work orders. */
export function useOrdersChanged(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}

export type OrderMove = Omit<RequestInput<typeof workOrders.move>, 'id' | 'version'>;

/** Moves any work order from the version that is shown. */
export function useMoveOrder() {
  const api = useApi();
  const changed = useOrdersChanged();
  return useMutation({
    mutationFn: ({ order: { id, version }, move }: { order: Pick<WorkOrderRow, 'id' | 'version'>; move: OrderMove }) =>
      callEndpoint(api, workOrders.move, { id, version, ...move }, { quiet: true }),
    onSettled: changed,
  });
}

/** Which work orders: those chosen one by one, or all of a list. */
export type OrderTarget = { readonly ids: readonly string[] } | { readonly filter: WorkOrderFilter };

/** Does one thing with many work orders and waits for the end; asked for again under the same id, it is done once. */
export async function runOrderBulk(
  api: ApiClient,
  { requestId, target, action }: { requestId: string; target: OrderTarget; action: OrderAction },
  onProgress: (job: BulkJob) => void,
): Promise<BulkJob> {
  const which = 'ids' in target ? { ids: [...target.ids] } : { filter: target.filter };
  return settledJob(await callEndpoint(api, workOrderBulk.run, { request_id: requestId, action, ...which }), look(api), onProgress);
}

/** Takes it back in a job of its own id, where that can be done. */
export async function undoOrderBulk(
  api: ApiClient,
  { of, requestId }: { of: string; requestId: string },
  onProgress: (job: BulkJob) => void,
): Promise<BulkJob> {
  return settledJob(await callEndpoint(api, workOrderBulk.undo, { id: of, request_id: requestId }), look(api), onProgress);
}

const look = (api: ApiClient) => (id: string) => callEndpoint(api, workOrderBulk.get, { id }, { retry: false });

/** The signed-in person's own views and the shared ones, by name. */
export const orderViewsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: VIEWS,
    queryFn: ({ signal }) => callEndpoint(api, workOrderViews.list, {}, { signal, retry: false }),
    staleTime: VIEWS_STALE_MS,
  });

/** Saves a view, or changes one from its version. */
export function useSaveOrderView() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, of }: { draft: WorkOrderViewDraft; of?: Pick<WorkOrderView, 'id' | 'version'> }) =>
      of
        ? callEndpoint(api, workOrderViews.update, { ...draft, id: of.id, version: of.version }, { quiet: true })
        : callEndpoint(api, workOrderViews.create, draft, { quiet: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: VIEWS }),
  });
}

export function useRemoveOrderView() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, workOrderViews.remove, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: VIEWS }),
  });
}

/** Adds a type, or changes one from its version. */
export function useSaveType() {
  const api = useApi();
  const changed = useOrdersChanged();
  return useMutation({
    mutationFn: ({ draft, of }: { draft: WorkOrderTypeDraft; of?: Pick<WorkOrderType, 'id' | 'version'> | undefined }) =>
      of
        ? callEndpoint(api, workOrderTypes.update, { ...draft, id: of.id, version: of.version }, { quiet: true })
        : callEndpoint(api, workOrderTypes.create, draft, { quiet: true }),
    onSettled: changed,
  });
}

/** Deletes a type; one that was used meanwhile is turned off, and the answer says so. */
export function useRemoveType() {
  const api = useApi();
  const changed = useOrdersChanged();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, workOrderTypes.remove, { id }, { quiet: true }),
    onSettled: changed,
  });
}
