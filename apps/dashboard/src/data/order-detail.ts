import { ApiError, callEndpoint, type ApiClient } from '@lobby/api-client';
import { workOrderMerges, workOrders, type RequestInput, type WorkOrder } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { workOrderQuery } from './work-order.ts';

const KEY = ['work-order'] as const;

/** The newer copy that a refused change came back with; undefined where it was refused for something else. */
export function newerCopy(error: unknown): WorkOrder | undefined {
  if (!(error instanceof ApiError) || error.reason !== 'stale_version') return undefined;
  return (error.data as { current?: WorkOrder } | undefined)?.current;
}

/** Why two work orders stay apart, in the server's words; undefined where it failed for something else. */
export function refusalWords(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields.find(({ path }) => path.startsWith('other_'))?.message : undefined;
}

/** Does one thing to a work order. The answer takes its place, and so does the newer copy of a conflict. */
export function useOrderCall() {
  const api = useApi();
  const queryClient = useQueryClient();
  const keep = (order: WorkOrder) => queryClient.setQueryData(workOrderQuery(api, order.id).queryKey, order);
  return useMutation({
    mutationFn: (ask: (client: ApiClient) => Promise<WorkOrder>) => ask(api),
    onSuccess: keep,
    onError(error) {
      const current = newerCopy(error);
      if (current) keep(current);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

type Rest<Name extends keyof typeof workOrders> = Omit<RequestInput<(typeof workOrders)[Name]>, 'id' | 'version'>;
type Ask = (client: ApiClient) => Promise<WorkOrder>;
type Held = Pick<WorkOrder, 'id' | 'version'>;
const QUIET = { quiet: true } as const;

/** What can be done to a work order, each ready to be asked. */
export const orderCalls = {
  update:
    ({ id, version }: Held, rest: Rest<'update'>): Ask =>
    (client) =>
      callEndpoint(client, workOrders.update, { id, version, ...rest }, QUIET),
  assign:
    ({ id, version }: Held, rest: Rest<'assign'>): Ask =>
    (client) =>
      callEndpoint(client, workOrders.assign, { id, version, ...rest }, QUIET),
  link:
    ({ id }: Held, rest: Rest<'link'>): Ask =>
    (client) =>
      callEndpoint(client, workOrders.link, { id, ...rest }, QUIET),
  unlink:
    ({ id }: Held, linkId: string): Ask =>
    (client) =>
      callEndpoint(client, workOrders.unlink, { id, link_id: linkId }, QUIET),
  addTask:
    ({ id }: Held, task: { task_id: string; body: string }): Ask =>
    (client) =>
      callEndpoint(client, workOrders.addTask, { id, ...task }, QUIET),
  setTask:
    ({ id }: Held, task: { task_id: string; done: boolean }): Ask =>
    (client) =>
      callEndpoint(client, workOrders.setTask, { id, ...task }, QUIET),
  removeTask:
    ({ id }: Held, taskId: string): Ask =>
    (client) =>
      callEndpoint(client, workOrders.removeTask, { id, task_id: taskId }, QUIET),
  orderTasks:
    ({ id }: Held, taskIds: readonly string[]): Ask =>
    (client) =>
      callEndpoint(client, workOrders.orderTasks, { id, task_ids: [...taskIds] }, QUIET),
  create:
    (request: RequestInput<typeof workOrders.create>): Ask =>
    (client) =>
      callEndpoint(client, workOrders.create, request, QUIET),
  merge:
    (pair: RequestInput<typeof workOrderMerges.merge>): Ask =>
    (client) =>
      callEndpoint(client, workOrderMerges.merge, pair, QUIET),
};

/** Work orders by number or words, for choosing one; nothing is looked for while nothing is typed. */
export const foundOrdersQuery = (api: ApiClient, q: string, limit: number) =>
  queryOptions({
    queryKey: [...KEY, 'found', q, limit],
    queryFn: ({ signal }) => callEndpoint(api, workOrders.list, { view: 'all', q, limit }, { signal, retry: false }),
    enabled: q !== '',
  });

/** The work orders of a contact, the latest changed first. */
export const contactOrdersQuery = (api: ApiClient, contactId: string, limit: number) =>
  queryOptions({
    queryKey: [...KEY, 'of', contactId, limit],
    queryFn: ({ signal }) => callEndpoint(api, workOrders.list, { view: 'all', contact: contactId, limit }, { signal, retry: false }),
  });

/** What merging two would do; asked anew each time. */
export const orderMergeQuery = (api: ApiClient, id: string, otherId: string) =>
  queryOptions({
    queryKey: [...KEY, 'merge', id, otherId],
    queryFn: ({ signal }) => callEndpoint(api, workOrderMerges.preview, { id, other_id: otherId }, { signal, retry: false, quiet: true }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
