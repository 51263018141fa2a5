import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { tenant } from '@lobby/contract';
import { queryOptions } from '@tanstack/react-query';

/** A name that was free may be taken soon: the answer counts for this long, in milliseconds. */
const SLUG_FRESH_MS = 10_000;

/** Whether an address name is free. Each name has its own answer, so a late one never speaks for another name. */
export const slugQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['tenant', 'slug', slug],
    queryFn: ({ signal }) => callEndpoint(api, tenant.checkSlug, { slug }, { signal, retry: false }),
    staleTime: SLUG_FRESH_MS,
  });
