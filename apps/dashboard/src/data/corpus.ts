import { callEndpoint, type ApiClient, type CallOptions, type FileAnswer } from '@lobby/api-client';
import {
  corpus,
  type CorpusEntry,
  type EntryDraft,
  type EntryPreview,
  type Locale,
  type RequestInput,
  type ResponseOf,
} from '@lobby/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { SUBSCRIPTION_KEY } from './pay.ts';

export type CorpusListRequest = RequestInput<typeof corpus.list>;
export type CorpusExportRequest = RequestInput<typeof corpus.export>;
export type CorpusImportRequest = RequestInput<typeof corpus.import>;
/** What a person writes of an entry. */
export type { EntryDraft };
/** What an entry is written for: a gap that it answers, a suggestion that it comes from. */
export interface WrittenFor {
  readonly gap_id?: string;
  readonly suggestion_id?: string;
}
export type AskRequest = Omit<RequestInput<typeof corpus.ask>, 'limit'>;
export type AskAnswer = ResponseOf<typeof corpus.ask>;

/** Hits shown for a question. */
const ASK_LIMIT = 5;

/** A page of entries; the page before stays until the next is there. */
export function entriesQuery(api: ApiClient, request: CorpusListRequest) {
  return queryOptions({
    queryKey: ['corpus', 'list', request],
    queryFn: ({ signal }) => callEndpoint(api, corpus.list, request, { signal, retry: false }),
    placeholderData: keepPreviousData,
  });
}

/** One entry as it is stored now. */
export function entryQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['corpus', 'entry', id],
    queryFn: ({ signal }) => callEndpoint(api, corpus.get, { id }, { signal, retry: false }),
    staleTime: 0,
  });
}

/** What the bot would find; asked again whenever the corpus changes. */
export function askQuery(api: ApiClient, request: AskRequest) {
  return queryOptions({
    queryKey: ['corpus', 'ask', request],
    queryFn: ({ signal }) => callEndpoint(api, corpus.ask, { ...request, limit: ASK_LIMIT }, { signal }),
    enabled: request.question !== '',
    placeholderData: keepPreviousData,
  });
}

/** Adds an entry; safe to repeat with the same `clientId`. */
export function createEntry(api: ApiClient, draft: EntryDraft, clientId: string, writtenFor: WrittenFor = {}): Promise<CorpusEntry> {
  return callEndpoint(api, corpus.create, { ...draft, ...writtenFor, client_id: clientId });
}

/** Changes an entry, from the version that was read. */
export function updateEntry(
  api: ApiClient,
  id: string,
  version: number,
  draft: EntryDraft,
  writtenFor: WrittenFor = {},
): Promise<CorpusEntry> {
  return callEndpoint(api, corpus.update, { ...draft, ...writtenFor, id, version });
}

/** What an entry would make of last week's questions. */
export function previewEntry(api: ApiClient, request: RequestInput<typeof corpus.previewEntry>): Promise<EntryPreview> {
  return callEndpoint(api, corpus.previewEntry, request);
}

/** What an entry would be in another language; made once for each opening of the editor. */
export function translationQuery(api: ApiClient, id: string, locale: Locale) {
  return queryOptions({
    queryKey: ['corpus', 'translation', id, locale],
    queryFn: ({ signal }) => callEndpoint(api, corpus.translation, { id, locale }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** The entry that has this very question in this language, whatever its state; undefined where none is found. */
export async function findSameQuestion(
  api: ApiClient,
  { question, locale }: Pick<EntryDraft, 'question' | 'locale'>,
): Promise<CorpusEntry | undefined> {
  const { items } = await callEndpoint(api, corpus.list, { q: question.slice(0, 200), locale, limit: 100 });
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return items.find((entry) => plain(entry.question) === plain(question)) ?? items[0];
}

/** Imports a file, or only looks at it with `dry_run`. */
export function importEntries(api: ApiClient, request: CorpusImportRequest, options: CallOptions) {
  return callEndpoint(api, corpus.import, request, options);
}

/** How far an import is whose answer was lost. */
export function readImport(api: ApiClient, importId: string, signal: AbortSignal) {
  return callEndpoint(api, corpus.importState, { import_id: importId }, { signal });
}

/** Stops an import; what it has written stays. */
export function stopImport(api: ApiClient, importId: string) {
  return callEndpoint(api, corpus.importStop, { import_id: importId });
}

/** All entries that match, as a file. */
export function exportEntries(
  api: ApiClient,
  request: CorpusExportRequest,
  onDownloadProgress?: (bytes: number) => void,
): Promise<FileAnswer> {
  return callEndpoint(api, corpus.export, request, { onDownloadProgress });
}

/** Lets everything that shows or counts entries look again. */
export function useCorpusChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const keys = [['corpus'], ['analysis'], SUBSCRIPTION_KEY];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
