import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { testSets, type RequestInput } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['test-set'] as const;
/** How often a run under way is looked at, in milliseconds. */
const LOOK_MS = 1_000;

/** The test sets with their last runs. */
export function testSetsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => callEndpoint(api, testSets.list, {}, { signal, retry: false }),
  });
}

export function testCasesQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...KEY, 'cases', id],
    queryFn: ({ signal }) => callEndpoint(api, testSets.cases, { id }, { signal, retry: false }),
  });
}

/** A run with its results, looked at again until it is over. */
export function testRunQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...KEY, 'run', id],
    queryFn: ({ signal }) => callEndpoint(api, testSets.run, { id }, { signal, retry: false }),
    refetchInterval: ({ state }) => (state.data?.run.state === 'running' ? LOOK_MS : false),
  });
}

/** A change of test sets, after which everything that shows them looks again. */
export function useTestSetChange<Request, Answer>(change: (api: ApiClient, request: Request) => Promise<Answer>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => change(api, request),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export const createTestSet = (api: ApiClient, request: RequestInput<typeof testSets.create>) => callEndpoint(api, testSets.create, request);
export const updateTestSet = (api: ApiClient, request: RequestInput<typeof testSets.update>) => callEndpoint(api, testSets.update, request);
export const removeTestSet = (api: ApiClient, request: RequestInput<typeof testSets.remove>) => callEndpoint(api, testSets.remove, request);
export const saveTestCase = (api: ApiClient, request: RequestInput<typeof testSets.saveCase>) =>
  callEndpoint(api, testSets.saveCase, request);
export const removeTestCase = (api: ApiClient, request: RequestInput<typeof testSets.removeCase>) =>
  callEndpoint(api, testSets.removeCase, request);
export const keepConversation = (api: ApiClient, request: RequestInput<typeof testSets.keepConversation>) =>
  callEndpoint(api, testSets.keepConversation, request);
export const importTestCases = (api: ApiClient, request: RequestInput<typeof testSets.import>) =>
  callEndpoint(api, testSets.import, request);
export const startTestRun = (api: ApiClient, request: RequestInput<typeof testSets.start>) => callEndpoint(api, testSets.start, request);
export const cancelTestRun = (api: ApiClient, request: RequestInput<typeof testSets.cancel>) => callEndpoint(api, testSets.cancel, request);
