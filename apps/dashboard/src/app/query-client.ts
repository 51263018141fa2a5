import { queryDefaults } from '@lobby/api-client';
import { QueryClient } from '@tanstack/react-query';

/** What was fetched less than this ago is shown without asking again, in milliseconds; announcements ask at once. */
const FRESH_MS = 10_000;

/** The cache of what the API said (§9). */
export function createQueryClient(): QueryClient {
  const { queries, mutations } = queryDefaults();
  return new QueryClient({ defaultOptions: { queries: { ...queries, staleTime: FRESH_MS }, mutations } });
}
