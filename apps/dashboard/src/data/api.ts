import type { ApiClient } from '@lobby/api-client';
import { createContext, useContext } from 'react';

const ApiContext = createContext<ApiClient | undefined>(undefined);

/** Gives the door to the API to everything below it. */
export const ApiProvider = ApiContext.Provider;

/** The door to the API, for query options and mutations. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
