import { queryDefaults } from '@lobby/api-client';
import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query';

/** What was fetched less than this ago is shown without asking again, in milliseconds; announcements ask at once. */
const FRESH_MS = 10_000;

/**
 * What is on its way for the first time was asked for before the change that made it old: TanStack Query would take its
 * answer for new, so that what changed meanwhile stays unseen. Here it is asked for once more as soon as it has arrived.
 */
class ChangeSafeQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const onTheWay = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle');
    await super.invalidateQueries(filters, options);
    if (onTheWay.length === 0) return;
    await Promise.allSettled(onTheWay.flatMap(({ promise }) => promise ?? []));
    const arrived = new Set(onTheWay.map(({ queryHash }) => queryHash));
    await super.invalidateQueries({ predicate: ({ queryHash }) => arrived.has(queryHash) }, options);
  }
}

/** The cache of what the API said (§9). */
export function createQueryClient(): QueryClient {
  const { queries, mutations } = queryDefaults();
  return new ChangeSafeQueryClient({ defaultOptions: { queries: { ...queries, staleTime: FRESH_MS }, mutations } });
}
