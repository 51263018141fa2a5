import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { aiAccess, aiAccessView, type AiAccessView, type OutsideBotDraft, type OwnModelDraft } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { COPILOT_KEY } from './copilot.ts';

const KEY = ['ai-access'] as const;
/** A test waits for a model: longer than other calls, in milliseconds. */
const TEST_TIMEOUT_MS = 30_000;
/** How often is asked how much a model has read, while it reads, in milliseconds. */
const READING_MS = 15_000;

/** Where the answers of the business come from. */
export function aiAccessQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, aiAccess.get, {}, { signal, retry: false }),
    refetchInterval: ({ state }) => (isReading(state.data) ? READING_MS : false),
  });
}

function isReading(view: AiAccessView | undefined): boolean {
  const embedding = view?.model?.on === true ? view.model.embedding : null;
  return embedding ? embedding.done < embedding.total : false;
}

/** One change after the other; each answers with all that is shown. */
export type AccessChange =
  | { kind: 'masks'; masks: boolean }
  | { kind: 'model'; draft: OwnModelDraft; version: number }
  | { kind: 'test' }
  | { kind: 'remove' }
  | { kind: 'test_bot' }
  | { kind: 'remove_bot' };

/** Changes where answers come from. Rejects with `stale_version` where somebody else has changed the model since. */
export function useChangeAccess() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: AccessChange) => {
      if (change.kind === 'masks') return callEndpoint(api, aiAccess.settings, { masks_personal: change.masks });
      if (change.kind === 'model') return callEndpoint(api, aiAccess.saveModel, { ...change.draft, version: change.version });
      if (change.kind === 'test') return callEndpoint(api, aiAccess.testModel, {}, { timeoutMs: TEST_TIMEOUT_MS });
      if (change.kind === 'test_bot') return callEndpoint(api, aiAccess.testBot, {}, { timeoutMs: TEST_TIMEOUT_MS });
      return callEndpoint(api, change.kind === 'remove' ? aiAccess.removeModel : aiAccess.removeBot, {});
    },
    onSuccess: (view) => queryClient.setQueryData(KEY, view),
    onError: () => queryClient.invalidateQueries({ queryKey: KEY }),
    // A model that comes or goes takes the copilot along.
    onSettled: () => queryClient.invalidateQueries({ queryKey: COPILOT_KEY, exact: true }),
  });
}

/** A bot elsewhere as it is saved. */
export interface BotChange {
  draft: OutsideBotDraft;
  version: number;
  /** Has a new secret made. */
  newSecret?: boolean;
}

/** Saves the bot elsewhere. Its answer has the secret where one was made; nothing keeps it. */
export function useSaveBot() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, version, newSecret = false }: BotChange) =>
      callEndpoint(api, aiAccess.saveBot, { ...draft, version, new_secret: newSecret }),
    gcTime: 0,
    onSuccess: (view) => queryClient.setQueryData(KEY, aiAccessView.parse(view)),
    onError: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
