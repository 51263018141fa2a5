import { queryDefaults } from '@lobby/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Plans and prices hardly ever change while somebody looks at them, in milliseconds. */
const FRESH_MS = 60_000;

/** A call is made even where the browser thinks it is offline: its failure says what to do. */
function createQueryClient(): QueryClient {
  const { queries } = queryDefaults();
  return new QueryClient({ defaultOptions: { queries: { ...queries, staleTime: FRESH_MS, networkMode: 'always' } } });
}

/** The cache of what the API said (§9), around a screen that asks: signing in needs none, and does not wait for its code. */
export function QueryCache({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
