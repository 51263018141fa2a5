import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { policy, type Locale, type PolicyType } from '@lobby/contract';
import { queryOptions } from '@tanstack/react-query';

/** A policy in the language of the page, which the call itself tells by its header. */
export const policyQuery = (api: ApiClient, type: PolicyType, locale: Locale) =>
  queryOptions({
    queryKey: ['policy', type, locale],
    queryFn: ({ signal }) => callEndpoint(api, policy.text, { type }, { signal, retry: false }),
  });
