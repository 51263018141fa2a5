import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { hours, teams, type BusinessHours, type HolidayCountry, type Presence, type RequestInput, type TeamMember } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { useFetchSoon } from './heard-queries.ts';
import { useLiveEvent, useLiveReconnect } from './live.ts';
import { readLists } from './read-everything.ts';

/** Announcements that come closer together than this are one fetch of the people, in milliseconds. */
const MEMBERS_PAUSE_MS = 1_000;

const KEY = ['team'] as const;
const MEMBERS = [...KEY, 'member'] as const;

/** The people of the business, as they stand now. */
export const membersQuery = (api: ApiClient) =>
  queryOptions({ queryKey: MEMBERS, queryFn: ({ signal }) => callEndpoint(api, teams.members, {}, { signal, retry: false }) });

export const teamsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: [...KEY, 'list'], queryFn: ({ signal }) => callEndpoint(api, teams.list, {}, { signal, retry: false }) });

// Forms are open on these: they are not fetched behind the writer's back.
const ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY } as const;

export const rulesQuery = (api: ApiClient) =>
  queryOptions({
    ...ONCE,
    queryKey: [...KEY, 'rule'],
    queryFn: ({ signal }) => callEndpoint(api, teams.rules, {}, { signal, retry: false }),
  });

export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    ...ONCE,
    queryKey: [...KEY, 'settings'],
    queryFn: ({ signal }) => callEndpoint(api, teams.settings, {}, { signal, retry: false }),
  });

/** The hours of the business, then those of teams that have their own. */
export const hoursQuery = (api: ApiClient) =>
  queryOptions({ ...ONCE, queryKey: ['hours'], queryFn: ({ signal }) => callEndpoint(api, hours.list, {}, { signal, retry: false }) });

export const holidaysQuery = (api: ApiClient, country: HolidayCountry) =>
  queryOptions({
    ...ONCE,
    queryKey: ['hours', 'holiday', country],
    queryFn: ({ signal }) => callEndpoint(api, hours.holidays, { country }, { signal, retry: false }),
  });

/** Keeps the people and how much each has to do up to date while mounted: a burst of announcements is one fetch. */
export function useFreshMembers(): void {
  const refreshSoon = useFetchSoon(MEMBERS, MEMBERS_PAUSE_MS);
  useLiveEvent('presence', refreshSoon);
  useLiveEvent('conversation', refreshSoon);
  useLiveReconnect(refreshSoon);
}

/** Puts a person's newer state into the list that is held. */
function useKeepMember(): (member: TeamMember) => void {
  const queryClient = useQueryClient();
  return (member) =>
    queryClient.setQueryData<{ items: TeamMember[] }>(
      MEMBERS,
      (held) => held && { items: held.items.map((each) => (each.id === member.id ? member : each)) },
    );
}

export function useSetPresence() {
  const api = useApi();
  return useMutation({
    mutationFn: (presence: Presence) => callEndpoint(api, teams.setPresence, { presence }),
    onSuccess: useKeepMember(),
  });
}

/** Tells the server that the person does something. */
export function useBeat() {
  const api = useApi();
  return useMutation({ mutationFn: () => callEndpoint(api, teams.beat, {}, { quiet: true }), onSuccess: useKeepMember() });
}

export function useUpdateMember() {
  const api = useApi();
  return useMutation({
    mutationFn: (change: RequestInput<typeof teams.updateMember>) => callEndpoint(api, teams.updateMember, change),
    onSuccess: useKeepMember(),
  });
}

/** Gives a person a role. */
export function useChangeRole() {
  const api = useApi();
  return useMutation({
    mutationFn: (change: RequestInput<typeof teams.changeRole>) => callEndpoint(api, teams.changeRole, change),
    onSuccess: useKeepMember(),
  });
}

/** Removes a person from the business; without `hand_to`, what they answer goes into the queue. */
export function useRemoveMember() {
  const api = useApi();
  const refresh = useRefresh(KEY, ['invite'], ['conversation', 'one']);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: { id: number; hand_to?: number }) => callEndpoint(api, teams.removeMember, request),
    onSuccess: () => Promise.all([refresh(), readLists(queryClient, api)]),
  });
}

function useRefresh(...keys: readonly (readonly string[])[]): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Makes a team, or with an id changes one. */
export function useSaveTeam() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id, ...fields }: RequestInput<typeof teams.create> & { id?: string | undefined }) =>
      id === undefined ? callEndpoint(api, teams.create, fields) : callEndpoint(api, teams.update, { id, ...fields }),
    onSuccess: useRefresh(KEY),
  });
}

export function useRemoveTeam() {
  const api = useApi();
  return useMutation({ mutationFn: (id: string) => callEndpoint(api, teams.remove, { id }), onSuccess: useRefresh(KEY, ['hours']) });
}

export function useSaveRules() {
  const api = useApi();
  return useMutation({
    mutationFn: (request: RequestInput<typeof teams.saveRules>) => callEndpoint(api, teams.saveRules, request),
    onSuccess: useRefresh([...KEY, 'rule']),
  });
}

export function useSaveSettings() {
  const api = useApi();
  return useMutation({
    mutationFn: (request: RequestInput<typeof teams.saveSettings>) => callEndpoint(api, teams.saveSettings, request),
    onSuccess: useRefresh([...KEY, 'settings']),
  });
}

export function useSaveHours() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ open: _open, next_opening: _opening, next_closing: _closing, ...request }: BusinessHours) =>
      callEndpoint(api, hours.save, request),
    onSuccess: useRefresh(['hours']),
  });
}

export function useRemoveHours() {
  const api = useApi();
  return useMutation({
    mutationFn: (teamId: string) => callEndpoint(api, hours.remove, { team_id: teamId }),
    onSuccess: useRefresh(['hours']),
  });
}
