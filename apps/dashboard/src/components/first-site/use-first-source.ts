import type { CorpusSource } from '@lobby/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { sourcesQuery, useSourcesLive, type SourceList } from '#/data/corpus-source.ts';

/** The website that a new business gave last, and how far its reading is. */
export function useFirstSource(enabled = true): { sources: UseQueryResult<SourceList>; site: CorpusSource | undefined } {
  const sources = useQuery({ ...sourcesQuery(useApi()), enabled });
  useSourcesLive();
  return { sources, site: sources.data?.items.find(({ kind }) => kind === 'site') };
}
