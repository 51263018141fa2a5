import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { user, type RequestInput, type UserInfo } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppDispatch } from '#/state/use-store.ts';
import { useApi } from './api.ts';
import { membersQuery } from './team.ts';
import { readEverything } from './read-everything.ts';
import { useLiveEvent, useLiveReconnect, useLiveStatus } from './live.ts';

/** The signed-in user; the guard asks before it shows a screen. */
export function fetchUserInfo(api: ApiClient): Promise<UserInfo> {
  return callEndpoint(api, user.info, {});
}

/** Ends the session on the server. Its failure has no consequence: the browser signs out either way. */
export function revokeToken(api: ApiClient, signal: AbortSignal): Promise<unknown> {
  return callEndpoint(api, user.logout, {}, { signal, quiet: true });
}

/**
 * Asks whether the session still lives whenever the live connection is lost. The server cuts off a session that was ended
 * elsewhere, and the answer then leads to sign-in at once (§8); any other loss says nothing about the session.
 */
export function useSessionWatch(): void {
  const api = useApi();
  const status = useLiveStatus();
  useQuery({
    queryKey: ['user', 'alive'],
    queryFn: ({ signal }) => callEndpoint(api, user.info, {}, { signal, retry: false }),
    enabled: status === 'offline',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/**
 * Asks again who is signed in when somebody has changed what they may do: buttons and screens follow without a reload. What is on
 * the screen is fetched again, for it may be more or less now.
 */
export function useAccountWatch(): void {
  const api = useApi();
  const dispatch = useAppDispatch();
  const queryClient = useQueryClient();
  const look = async () => {
    // A failure is told by whatever is done next.
    const found = await callEndpoint(api, user.info, {}, { quiet: true }).catch(() => undefined);
    if (!found) return;
    dispatch(sessionSlice.actions.userLoaded(found));
    await readEverything(queryClient, api);
  };
  useLiveEvent('account_changed', () => void look());
  useLiveReconnect(() => void look());
}

const SESSIONS_KEY = ['user', 'sessions'] as const;
const TWO_STEP_KEY = ['user', 'two-step'] as const;

/** Where the person is signed in, the latest seen first. */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => callEndpoint(api, user.sessions, {}, { signal, retry: false }),
  });

/** Whether two-step codes are on, and how many recovery codes are left. */
export const twoStepQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: TWO_STEP_KEY,
    queryFn: ({ signal }) => callEndpoint(api, user.twoStep, {}, { signal, retry: false }),
  });

/** Saves the person's own name and language. */
export function useUpdateProfile() {
  const api = useApi();
  const dispatch = useAppDispatch();
  return useMutation({
    mutationFn: (profile: RequestInput<typeof user.updateProfile>) => callEndpoint(api, user.updateProfile, profile),
    onSuccess: (saved) => dispatch(sessionSlice.actions.userLoaded(saved)),
  });
}

/** Gives the person a face, or takes it away; it shows at once wherever they are shown. */
export function useSetFace() {
  const api = useApi();
  const dispatch = useAppDispatch();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uploadId: string | null) => callEndpoint(api, user.setFace, { upload_id: uploadId }),
    onSuccess: (saved) => {
      dispatch(sessionSlice.actions.userLoaded(saved));
      return queryClient.invalidateQueries({ queryKey: membersQuery(api).queryKey });
    },
  });
}

/** Changes the password; resolves to how many other sessions that ended. `re_password` is a copy of the password (§5). */
export function useUpdatePassword() {
  const api = useApi();
  const refresh = useRefresh(SESSIONS_KEY);
  return useMutation({
    mutationFn: async (form: { readonly old_password: string; readonly password: string }) =>
      (await callEndpoint(api, user.updatePassword, { ...form, re_password: form.password })).ended_sessions,
    onSuccess: refresh,
  });
}

/** Ends one session, or with no id every other one; resolves to how many that were. */
export function useRevokeSession() {
  const api = useApi();
  const refresh = useRefresh(SESSIONS_KEY);
  return useMutation({
    mutationFn: async (id: string | undefined) =>
      (await callEndpoint(api, user.revokeSession, id === undefined ? {} : { id })).ended_sessions,
    onSettled: refresh,
  });
}

/** Makes a secret for an authenticator app. */
export function useBeginTwoStep() {
  const api = useApi();
  const refresh = useRefresh(TWO_STEP_KEY);
  return useMutation({
    mutationFn: (form: RequestInput<typeof user.beginTwoStep>) => callEndpoint(api, user.beginTwoStep, form),
    // It may be on by now, by another browser.
    onError: refresh,
    // The secret is of no use once its form is gone.
    gcTime: 0,
  });
}

/** The calls that change two-step codes. What they answer with is asked for anew, also where they were refused. */
export function useTwoStepCalls() {
  const api = useApi();
  const refresh = useRefresh(TWO_STEP_KEY);
  const enable = useMutation({
    mutationFn: async (code: string) => (await callEndpoint(api, user.enableTwoStep, { code })).recovery_codes,
    onSettled: refresh,
    gcTime: 0,
  });
  const renew = useMutation({
    mutationFn: async (form: RequestInput<typeof user.renewRecoveryCodes>) =>
      (await callEndpoint(api, user.renewRecoveryCodes, form)).recovery_codes,
    onSettled: refresh,
    gcTime: 0,
  });
  const disable = useMutation({
    mutationFn: (form: RequestInput<typeof user.disableTwoStep>) => callEndpoint(api, user.disableTwoStep, form),
    onSettled: refresh,
  });
  return { enable, renew, disable };
}

function useRefresh(queryKey: readonly string[]): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}
