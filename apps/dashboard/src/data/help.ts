import { callEndpoint, sendFile, type ApiClient } from '@lobby/api-client';
import { help, upload, type Attachment, type CategoryDraft, type Locale, type RequestInput } from '@lobby/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';

export type HelpListRequest = RequestInput<typeof help.list>;
export type HelpBulk = RequestInput<typeof help.bulk>;
export type ArticleSettings = RequestInput<typeof help.update>;
export type TextSaving = RequestInput<typeof help.save>;
export type StatusChange = RequestInput<typeof help.setStatus>;

const HELP = 'help';

/** Categories in their order, and the zone that publication is set in. */
export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [HELP, 'category'],
    queryFn: ({ signal }) => callEndpoint(api, help.categories, {}, { signal, retry: false }),
  });
}

/** A page of articles; the page before stays until the next is there. */
export function articlesQuery(api: ApiClient, request: HelpListRequest) {
  return queryOptions({
    queryKey: [HELP, 'list', request],
    queryFn: ({ signal }) => callEndpoint(api, help.list, request, { signal, retry: false }),
    placeholderData: keepPreviousData,
  });
}

export function articleQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [HELP, 'article', id],
    queryFn: ({ signal }) => callEndpoint(api, help.get, { id }, { signal, retry: false }),
    staleTime: 0,
  });
}

export function versionsQuery(api: ApiClient, id: string, locale: Locale) {
  return queryOptions({
    queryKey: [HELP, 'version', id, locale],
    queryFn: ({ signal }) => callEndpoint(api, help.versions, { id, locale }, { signal, retry: false }),
    staleTime: 0,
  });
}

export function deflectionQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [HELP, 'deflection'],
    queryFn: ({ signal }) => callEndpoint(api, help.deflection, {}, { signal, retry: false }),
  });
}

/** Half of the time that a link to a picture lives at least, in milliseconds. */
const LINKS_FRESH_MS = 900_000;

/** Links to pictures that are not published, for whoever writes. */
export function imagesQuery(api: ApiClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: [HELP, 'image', ...ids],
    queryFn: async ({ signal }) => {
      const { items } = await callEndpoint(api, help.images, { ids: [...ids] }, { signal, retry: false });
      return new Map(items.map(({ id, url }) => [id, url]));
    },
    enabled: ids.length > 0,
    staleTime: LINKS_FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

export const createArticle = (api: ApiClient, request: RequestInput<typeof help.create>) => callEndpoint(api, help.create, request);
export const updateArticle = (api: ApiClient, request: ArticleSettings) => callEndpoint(api, help.update, request);
export const removeArticle = (api: ApiClient, id: string) => callEndpoint(api, help.remove, { id });
export const saveText = (api: ApiClient, request: TextSaving) => callEndpoint(api, help.save, request);
export const setStatus = (api: ApiClient, request: StatusChange) => callEndpoint(api, help.setStatus, request);
export const changeArticles = (api: ApiClient, request: HelpBulk) => callEndpoint(api, help.bulk, request);
export const createCategory = (api: ApiClient, draft: CategoryDraft) => callEndpoint(api, help.createCategory, draft);
export const updateCategory = (api: ApiClient, id: string, version: number, draft: CategoryDraft) =>
  callEndpoint(api, help.updateCategory, { ...draft, id, version });
export const removeCategory = (api: ApiClient, id: string) => callEndpoint(api, help.removeCategory, { id });
export const orderCategories = (api: ApiClient, ids: string[]) => callEndpoint(api, help.orderCategories, { ids });

/** A whole article takes the model longer than other calls take, in milliseconds. */
const TRANSLATE_TIMEOUT_MS = 120_000;

export const translateArticle = (api: ApiClient, id: string, from: Locale, to: Locale) =>
  callEndpoint(api, help.translate, { id, from, to }, { timeoutMs: TRANSLATE_TIMEOUT_MS });

/** Sends a picture of an article. */
export function sendImage(api: ApiClient, file: File, signal: AbortSignal): Promise<Attachment> {
  const calls = { prepare: upload.prepare, part: upload.part, done: upload.done };
  const ignore = () => undefined;
  return sendFile(api, calls, file, {
    clientFileId: crypto.randomUUID(),
    purpose: 'article',
    signal,
    onProgress: ignore,
    onWaiting: ignore,
  });
}

/** Lets everything that shows articles look again. */
export function useHelpChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [HELP] });
}
