import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { contacts, type Contact, type RequestInput } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { useRefreshConversations } from './conversation.ts';
import { KEPT_WHEN_OLD } from './heard-queries.ts';

const keyOf = (id: string) => ['contact', id] as const;
/** In the keys of what a merge would do. */
const MERGE = 'merge';

/** What is known of a contact, and what was said. */
export function contactQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: keyOf(id),
    meta: KEPT_WHEN_OLD,
    queryFn: ({ signal }) => callEndpoint(api, contacts.get, { id }, { signal, retry: false }),
  });
}

export type ContactChange = Omit<RequestInput<typeof contacts.update>, 'id'> | { readonly blocked: boolean };

/** Changes what is known of a contact, blocks, or lets them write again. */
export function useChangeContact(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshConversations();
  return useMutation({
    mutationFn: (change: ContactChange): Promise<Contact> =>
      'blocked' in change
        ? callEndpoint(api, contacts.block, { id, blocked: change.blocked })
        : callEndpoint(api, contacts.update, { id, ...change }),
    onSuccess: (contact) => queryClient.setQueryData(keyOf(id), contact),
    // Lists and threads show the name and who is a VIP; a new tag is offered from now on.
    onSettled: () => {
      refresh();
      return Promise.all(
        [
          ['conversation', 'one'],
          ['tag', 'contact'],
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
}

/** Where everything that is stored about a contact is fetched from, for ten minutes. */
export async function exportContact(api: ApiClient, id: string): Promise<string> {
  const { url } = await callEndpoint(api, contacts.export, { id });
  return api.options.origin + url;
}

/** Removes a contact and everything that was said. */
export function useEraseContact() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshConversations();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, contacts.erase, { id }),
    onSuccess: (_erased, id) => {
      queryClient.removeQueries({ queryKey: keyOf(id) });
      refresh();
    },
  });
}

/** Contacts that may be the same person as one. */
export function duplicatesQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...keyOf(id), 'duplicate'],
    queryFn: ({ signal }) => callEndpoint(api, contacts.duplicates, { id }, { signal, retry: false }),
  });
}

/** Contacts in whose name or addresses something stands; nothing is looked for while nothing is typed. */
export function foundContactsQuery(api: ApiClient, q: string) {
  return queryOptions({
    queryKey: ['contact', 'found', q],
    queryFn: ({ signal }) => callEndpoint(api, contacts.find, { q }, { signal, retry: false }),
    enabled: q !== '',
  });
}

/** What merging one contact into another would do; asked anew each time. */
export function mergePreviewQuery(api: ApiClient, id: string, fromId: string) {
  return queryOptions({
    queryKey: [...keyOf(id), MERGE, fromId],
    queryFn: ({ signal }) => callEndpoint(api, contacts.previewMerge, { id, from_id: fromId }, { signal, retry: false }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Merges a contact into another one. */
export function useMergeContacts(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const onSettled = useMergedAnew();
  return useMutation({
    mutationFn: ({ fromId, take }: { fromId: string; take: readonly string[] }) =>
      callEndpoint(api, contacts.merge, { id, from_id: fromId, take: [...take] }),
    onSuccess: (contact) => queryClient.setQueryData(keyOf(contact.id), contact),
    onSettled,
  });
}

/** Merges into a contact that can be undone, and what that would do; asked anew each time. */
export function mergesQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...keyOf(id), MERGE, 'undo'],
    queryFn: ({ signal }) => callEndpoint(api, contacts.merges, { id }, { signal, retry: false }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Undoes a merge. */
export function useUnmergeContact(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const onSettled = useMergedAnew();
  return useMutation({
    mutationFn: (fromId: string) => callEndpoint(api, contacts.unmerge, { id, from_id: fromId }),
    onSuccess: (contact) => queryClient.setQueryData(keyOf(contact.id), contact),
    onSettled,
  });
}

/**
 * What shows contacts asks again. Nobody waits for it: the contact as it is now came with the answer. What another merge would do is not asked
 * of one who is gone.
 */
function useMergedAnew() {
  const queryClient = useQueryClient();
  const refresh = useRefreshConversations();
  return () => {
    refresh();
    void queryClient.invalidateQueries({ queryKey: ['conversation', 'one'] });
    void queryClient.invalidateQueries({ queryKey: ['contact'], predicate: ({ queryKey }) => queryKey[2] !== MERGE });
  };
}
