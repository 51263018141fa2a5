import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { upload, type ResponseOf } from '@lobby/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';

export type FileLink = ResponseOf<typeof upload.links>['items'][number];

/** A link works for half an hour at least; it is asked for anew well before, in milliseconds. */
const REFRESH_MS = 1_500_000;

/** The link of a file while it is shown: undefined before it is known, null where the file is gone. */
export function useFileLink(id: string): FileLink | null | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['file-link', id],
    queryFn: () => fetchLink(api, id),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
  return data;
}

const gathering = new WeakMap<ApiClient, { ids: string[]; answer: Promise<readonly FileLink[]> }>();

/** Links that are asked for at the same time travel in one call. */
async function fetchLink(api: ApiClient, id: string): Promise<FileLink | null> {
  const gathered = gathering.get(api) ?? gather(api);
  gathered.ids.push(id);
  const found = (await gathered.answer).find((link) => link.id === id);
  if (!found) return null;
  const { origin } = api.options;
  return { ...found, url: origin + found.url, ...(found.thumb_url && { thumb_url: origin + found.thumb_url }) };
}

/** Most files of one call. */
const LINKS_MAX = 100;

function gather(api: ApiClient) {
  const ids: string[] = [];
  const answer = Promise.resolve().then(async () => {
    gathering.delete(api);
    const links: FileLink[] = [];
    for (let from = 0; from < ids.length; from += LINKS_MAX) {
      const { items } = await callEndpoint(api, upload.links, { ids: ids.slice(from, from + LINKS_MAX) }, { retry: false });
      links.push(...items);
    }
    return links;
  });
  const gathered = { ids, answer };
  gathering.set(api, gathered);
  return gathered;
}
