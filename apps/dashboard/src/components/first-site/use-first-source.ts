import type { CorpusSource } from '@lobby/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { sourcesQuery, useSourcesLive, type SourceList } from '#/data/corpus-source.ts';

/** The website that a new business gave first, or last where none could be read, and how far its reading is. */
export function useFirstSource(enabled = true): { sources: UseQueryResult<SourceList>; site: CorpusSource | undefined } {
  const sources = useQuery({ ...sourcesQuery(useApi()), enabled });
  useSourcesLive();
  const sites = sources.data?.items.filter(({ kind }) => kind === 'site') ?? [];
  return { sources, site: sites.findLast(({ state }) => state !== 'failed') ?? sites[0] };
}
