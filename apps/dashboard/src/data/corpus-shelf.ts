import { callEndpoint, type ApiClient } from '@lobby/api-client';
import {
  corpora,
  corpusBulk,
  corpusVersions,
  type CorpusDraft,
  type CorpusEntry,
  type CorpusJob,
  type EntryAction,
  type EntryFilter,
} from '@lobby/contract';
import { queryOptions } from '@tanstack/react-query';

/** The corpora with what is in them, and what waits in the tabs. */
export function shelvesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['corpus', 'shelf'],
    queryFn: ({ signal }) => callEndpoint(api, corpora.list, {}, { signal, retry: false }),
  });
}

/** Adds a corpus, or changes the one with this id and version. */
export function saveCorpus(api: ApiClient, draft: CorpusDraft, over: { id: string; version: number } | undefined) {
  return over ? callEndpoint(api, corpora.update, { ...draft, ...over }) : callEndpoint(api, corpora.create, draft);
}

/** Removes a corpus; resolves to how many entries moved to the first one. */
export async function removeCorpus(api: ApiClient, id: string): Promise<number> {
  return (await callEndpoint(api, corpora.remove, { id })).moved;
}

/** What each save of an entry left behind. */
export function versionsQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['corpus', 'version', id],
    queryFn: ({ signal }) => callEndpoint(api, corpusVersions.list, { id }, { signal, retry: false }),
    staleTime: 0,
  });
}

export function restoreVersion(api: ApiClient, id: string, no: number, version: number): Promise<CorpusEntry> {
  return callEndpoint(api, corpusVersions.restore, { id, no, version });
}

/** Which entries a piece of bulk work is about. */
export type Which = { readonly ids: string[] } | { readonly filter: EntryFilter };

/** How often work that goes on by itself is asked how far it is, in milliseconds. */
const ASK_AGAIN_MS = 1_000;

/**
 * Changes many entries and waits for the end, whichever page is open meanwhile.
 * @param onProgress told how far it is while it goes on
 */
export async function runBulk(api: ApiClient, which: Which, action: EntryAction, onProgress: (job: CorpusJob) => void): Promise<CorpusJob> {
  const id = crypto.randomUUID();
  let job = await callEndpoint(api, corpusBulk.run, { id, action, ...which });
  while (job.state === 'running') {
    onProgress(job);
    await new Promise((resolve) => {
      setTimeout(resolve, ASK_AGAIN_MS);
    });
    job = await callEndpoint(api, corpusBulk.get, { id });
  }
  return job;
}

export function undoBulk(api: ApiClient, id: string): Promise<CorpusJob> {
  return callEndpoint(api, corpusBulk.undo, { id });
}
