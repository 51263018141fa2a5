import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { tenant, type RequestInput } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';
import { useApi } from './api.ts';

/** What is saved of a business, with the version that it was made from. */
export type SettingsUpdate = RequestInput<typeof tenant.updateSettings>;

const KEY = ['tenant', 'settings'] as const;

/** The settings of the business. A form is open on them: they are not fetched behind the writer's back. */
export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, tenant.settings, {}, { signal, retry: false }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Saves the settings; the name shows at once wherever the business is named. Rejects with `stale_version` where somebody else saved since. */
export function useSaveSettings() {
  const api = useApi();
  const queryClient = useQueryClient();
  const dispatch = useAppDispatch();
  return useMutation({
    mutationFn: (update: SettingsUpdate) => callEndpoint(api, tenant.updateSettings, update),
    onSuccess: (saved) => {
      queryClient.setQueryData(KEY, saved);
      dispatch(sessionSlice.actions.tenantRenamed(saved.name));
    },
  });
}

/** Gives the business a logo, or takes it away; it shows at once wherever the business is shown. */
export function useSetLogo() {
  const api = useApi();
  const queryClient = useQueryClient();
  const dispatch = useAppDispatch();
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  return useMutation({
    mutationFn: (uploadId: string | null) => callEndpoint(api, tenant.setLogo, { upload_id: uploadId }),
    onSuccess: (saved) => {
      queryClient.setQueryData(KEY, saved);
      if (user) dispatch(sessionSlice.actions.userLoaded({ ...user, tenant_logo: saved.logo }));
    },
  });
}
