import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { aiAccess, type OwnModelDraft } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['ai-access'] as const;
/** A test waits for a model: longer than other calls, in milliseconds. */
const TEST_TIMEOUT_MS = 30_000;

/** Where the answers of the business come from. */
export function aiAccessQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, aiAccess.get, {}, { signal, retry: false }),
  });
}

/** One change after the other; each answers with all that is shown. */
export type AccessChange =
  | { kind: 'masks'; masks: boolean }
  | { kind: 'model'; draft: OwnModelDraft; version: number }
  | { kind: 'test' }
  | { kind: 'remove' };

/** Changes where answers come from. Rejects with `stale_version` where somebody else has changed the model since. */
export function useChangeAccess() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: AccessChange) => {
      if (change.kind === 'masks') return callEndpoint(api, aiAccess.settings, { masks_personal: change.masks });
      if (change.kind === 'model') return callEndpoint(api, aiAccess.saveModel, { ...change.draft, version: change.version });
      if (change.kind === 'test') return callEndpoint(api, aiAccess.testModel, {}, { timeoutMs: TEST_TIMEOUT_MS });
      return callEndpoint(api, aiAccess.removeModel, {});
    },
    onSuccess: (view) => queryClient.setQueryData(KEY, view),
    onError: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
