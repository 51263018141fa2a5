import { callEndpoint, sendFile, type ApiClient } from '@lobby/api-client';
import { corpusSources, upload, type RequestInput, type ResponseOf } from '@lobby/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { useOldWhenUnheard } from './heard-queries.ts';
import { useLiveEvent, useLiveReconnect } from './live.ts';

export type NewSource = Omit<RequestInput<typeof corpusSources.create>, 'client_id'>;
export type SourceList = ResponseOf<typeof corpusSources.list>;
export type SourceUsage = SourceList['usage'];
export type PagesRequest = RequestInput<typeof corpusSources.pages>;
export type PassagesRequest = RequestInput<typeof corpusSources.passages>;
export type Proposals = ResponseOf<typeof corpusSources.proposals>;

const KEY = ['sources'] as const;
const FILE_CALLS = { prepare: upload.prepare, part: upload.part, done: upload.done };

/** All sources, and what they take of the plan. */
export function sourcesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => callEndpoint(api, corpusSources.list, {}, { signal, retry: false }),
  });
}

/** One source as it is now. */
export function sourceQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => callEndpoint(api, corpusSources.get, { id }, { signal, retry: false }),
  });
}

export function sourcePagesQuery(api: ApiClient, request: PagesRequest) {
  return queryOptions({
    queryKey: [...KEY, 'pages', request],
    queryFn: ({ signal }) => callEndpoint(api, corpusSources.pages, request, { signal, retry: false }),
    placeholderData: keepPreviousData,
  });
}

export function sourcePassagesQuery(api: ApiClient, request: PassagesRequest) {
  return queryOptions({
    queryKey: [...KEY, 'passages', request],
    queryFn: ({ signal }) => callEndpoint(api, corpusSources.passages, request, { signal, retry: false }),
    placeholderData: keepPreviousData,
  });
}

/** Entries that could be made from a source, or from one of its pages. */
export function proposalsQuery(api: ApiClient, id: string, pageId: string | undefined, limit: number) {
  return queryOptions({
    queryKey: [...KEY, 'proposals', id, pageId, limit],
    queryFn: ({ signal }) =>
      callEndpoint(
        api,
        corpusSources.proposals,
        { id, limit, ...(pageId === undefined ? {} : { page_id: pageId }) },
        { signal, retry: false },
      ),
  });
}

/** Fetches again what is shown of sources whenever one came further. */
export function useSourcesLive(): void {
  const changed = useSourcesChanged();
  useLiveEvent('source', () => void changed());
  useLiveReconnect(() => void changed());
  useOldWhenUnheard(KEY);
}

function useSourcesChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([KEY, ['corpus', 'ask']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** Adds a source; the server begins to read at once. */
export function useAddSource() {
  const api = useApi();
  const changed = useSourcesChanged();
  return useMutation({
    mutationFn: ({ source, clientId }: { source: NewSource; clientId: string }) =>
      callEndpoint(api, corpusSources.create, { ...source, client_id: clientId }),
    onSuccess: changed,
  });
}

/** Sends a file and makes it a source. */
export async function sendSourceFile(
  api: ApiClient,
  file: File,
  clientId: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) {
  const sent = await sendFile(api, FILE_CALLS, file, {
    clientFileId: clientId,
    signal,
    onProgress,
    onWaiting: () => undefined,
    purpose: 'source',
  });
  return callEndpoint(api, corpusSources.create, { client_id: clientId, kind: 'file', file_id: sent.id });
}

export function useSourceFileAdded() {
  return useSourcesChanged();
}

export function useCommandSource() {
  const api = useApi();
  const changed = useSourcesChanged();
  return useMutation({
    mutationFn: (request: RequestInput<typeof corpusSources.command>) => callEndpoint(api, corpusSources.command, request),
    onSettled: changed,
  });
}

export function useUpdateSource() {
  const api = useApi();
  const changed = useSourcesChanged();
  return useMutation({
    mutationFn: (request: RequestInput<typeof corpusSources.update>) => callEndpoint(api, corpusSources.update, request),
    onSettled: changed,
  });
}

export function useRemoveSource() {
  const api = useApi();
  const changed = useSourcesChanged();
  return useMutation({ mutationFn: (id: string) => callEndpoint(api, corpusSources.remove, { id }), onSettled: changed });
}

/** Takes a page out of what the bot finds, or back in. */
export function useUsePage() {
  const api = useApi();
  const changed = useSourcesChanged();
  return useMutation({
    mutationFn: (request: RequestInput<typeof corpusSources.usePage>) => callEndpoint(api, corpusSources.usePage, request),
    onSettled: changed,
  });
}
