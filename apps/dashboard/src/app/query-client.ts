import { queryDefaults } from '@lobby/api-client';
import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type Query, type QueryKey } from '@tanstack/react-query';

/** What was fetched less than this ago is shown without asking again, in milliseconds; announcements ask at once. */
const FRESH_MS = 10_000;

/**
 * Two things that TanStack Query leaves to whoever saves. What is on its way for the first time was asked for before the change that made it
 * old: its answer would be taken for new, so that what changed meanwhile stays unseen. Here it is asked for once more as soon as it has
 * arrived. And what nobody shows while it becomes old, such as the list behind a form, would be shown as it was before at the next look,
 * until the new one has come. Here it is forgotten, so that a list shows what was saved or that it loads; `refetchType` says otherwise.
 */
class ChangeSafeQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const old = this.getQueryCache().findAll(filters);
    const onTheWay = old.filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle');
    const unseen = filters?.refetchType === undefined ? old.filter((query) => isForgotten(query)) : [];
    // What a page that is about to be shown fetches already comes first, and is forgotten then.
    for (const query of unseen) if (query.state.fetchStatus === 'idle') this.getQueryCache().remove(query);
    await super.invalidateQueries(filters, options);
    await this.#forgetArrived(unseen.filter(({ state }) => state.fetchStatus !== 'idle'));
    if (onTheWay.length === 0) return;
    await Promise.allSettled(onTheWay.flatMap(({ promise }) => promise ?? []));
    const arrived = new Set(onTheWay.map(({ queryHash }) => queryHash));
    await super.invalidateQueries({ predicate: ({ queryHash }) => arrived.has(queryHash) }, options);
  }

  /** Forgets what was on its way when it became old, unless somebody shows it by the time that it is there. */
  async #forgetArrived(queries: readonly Query[]): Promise<void> {
    await Promise.allSettled(queries.flatMap(({ promise }) => promise ?? []));
    for (const query of queries) {
      if (query.getObserversCount() > 0) void super.invalidateQueries({ queryKey: query.queryKey, exact: true });
      else this.getQueryCache().remove(query);
    }
  }
}

function isForgotten(query: Query): boolean {
  const { data } = query.state;
  return data !== undefined && query.getObserversCount() === 0 && query.meta?.['keptWhenOld'] !== true;
}

/** The cache of what the API said (§9). */
export function createQueryClient(): QueryClient {
  const { queries, mutations } = queryDefaults();
  return new ChangeSafeQueryClient({ defaultOptions: { queries: { ...queries, staleTime: FRESH_MS }, mutations } });
}
