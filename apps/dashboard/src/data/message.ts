import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { messages, type Attachment, type Message } from '@lobby/contract';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toCards, withPictures, type DraftCard } from '#/state/draft-card.ts';
import { hasEarlier, heldUpTo, joinThreads, type Thread } from '#/state/thread.ts';
import { useApi } from './api.ts';
import { useRefreshConversations } from './conversation.ts';
import { tellUsed } from './canned.ts';
import { callOnLeave } from './leave-call.ts';
import { KEPT_WHEN_OLD, useOldWhenUnheard } from './heard-queries.ts';
import { useIsHeard, useLiveEvent, useLiveReconnect } from './live.ts';

/** Messages that a conversation opens with, and that each step further up brings. */
const WINDOW = 100;
/** Most messages that one call of a resync brings. */
const SYNC_LIMIT = 500;
/** The last messages held are read again with every resync, for the verdicts that came since. */
const SYNC_OVERLAP = 20;

const keyOf = (conversationId: string) => ['message', conversationId] as const;

/** The thread of a conversation: the latest messages first, later fetches add what came since. */
export function threadQuery(api: ApiClient, queryClient: QueryClient, conversationId: string) {
  return queryOptions<Thread>({
    queryKey: keyOf(conversationId),
    meta: KEPT_WHEN_OLD,
    queryFn: ({ signal }) => {
      const held = queryClient.getQueryData<Thread>(keyOf(conversationId));
      return held ? fetchSince(api, conversationId, held, signal) : fetchLatest(api, conversationId, signal);
    },
    // Whatever is put into the cache joins what is there, so that a fetch and a step further up never undo each other.
    structuralSharing: (held, incoming) => joinThreads(held as Thread | undefined, incoming as Thread),
  });
}

async function fetchLatest(api: ApiClient, id: string, signal: AbortSignal): Promise<Thread> {
  const { items } = await callEndpoint(api, messages.list, { id, limit: WINDOW }, { signal, retry: false });
  return { messages: items };
}

async function fetchSince(api: ApiClient, id: string, held: Thread, signal: AbortSignal): Promise<Thread> {
  let thread = held;
  let after = Math.max(0, heldUpTo(held) - SYNC_OVERLAP, (held.messages[0]?.seq ?? 1) - 1);
  for (;;) {
    const page = await callEndpoint(api, messages.list, { id, after_seq: after, limit: SYNC_LIMIT }, { signal, retry: false });
    thread = joinThreads(thread, { messages: page.items });
    const last = page.items.at(-1)?.seq ?? page.last_seq;
    if (last >= page.last_seq || page.items.length === 0) return thread;
    after = last;
  }
}

/** Fetches the messages before those held. */
export function useEarlierMessages(conversationId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (before: number) => callEndpoint(api, messages.list, { id: conversationId, before_seq: before, limit: WINDOW }),
    onSuccess: ({ items }) => place(queryClient, conversationId, { messages: items }),
  });
}

/** Fetches what came before the messages held until it is enough, and gives all of them; what it fetched is shown at once. */
export function useFetchBack(conversationId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (isEnough: (held: readonly Message[]) => boolean) => {
      let thread = queryClient.getQueryData<Thread>(keyOf(conversationId)) ?? { messages: [] };
      while (!isEnough(thread.messages) && hasEarlier(thread)) {
        const request = { id: conversationId, before_seq: thread.messages[0]?.seq, limit: SYNC_LIMIT };
        const { items } = await callEndpoint(api, messages.list, request);
        if (items.length === 0) break;
        thread = joinThreads(thread, { messages: items });
      }
      return thread.messages;
    },
    onSuccess: (held) => place(queryClient, conversationId, { messages: held }),
  });
}

/** A message of a thread, where it is held; it is not fetched for this. */
export function useHeldMessage(conversationId: string, seq: number | undefined): Message | undefined {
  const thread = threadQuery(useApi(), useQueryClient(), conversationId);
  return useQuery({ ...thread, enabled: false, select: ({ messages: held }) => held.find((message) => message.seq === seq) }).data;
}

/** Keeps the thread of a conversation up to date while mounted. */
export function useFreshThread(conversationId: string): void {
  const queryClient = useQueryClient();
  const refresh = (id: string) => void queryClient.invalidateQueries({ queryKey: keyOf(id) });
  // The message that came along with the announcement that is heard next, by conversation.
  const told = useRef(new Map<string, number>());
  useLiveEvent('message', (message) => {
    place(queryClient, message.conversation_id, { messages: [message] });
    told.current.set(message.conversation_id, message.seq);
  });
  useLiveEvent('conversation', ({ conversation_id: id, last_seq: lastSeq }) => {
    const held = queryClient.getQueryData<Thread>(keyOf(id));
    const isTold = told.current.get(id) === lastSeq;
    told.current.delete(id);
    // Nothing but the message is new, and nothing before it is missing.
    if (!isTold || !held || heldUpTo(held) < lastSeq) refresh(id);
  });
  useLiveReconnect(() => refresh(conversationId));
  useOldWhenUnheard(keyOf(conversationId));
}

/** A reply on its way. */
export interface Reply {
  readonly conversationId: string;
  readonly clientMsgId: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[] | undefined;
  readonly cards?: readonly DraftCard[] | undefined;
  /** The message that it answers. */
  readonly replyToSeq?: number | undefined;
  /** Canned replies that it was made from. */
  readonly cannedIds?: readonly string[] | undefined;
  /** What was written, where `text` is its translation. */
  readonly original?: string | undefined;
}

/** Sends replies to one conversation, one after the other, also after its thread has left the screen. */
export function useSendReply(
  conversationId: string,
  { onStored, onFailed }: { onStored: (reply: Reply) => void; onFailed: (reply: Reply, error: unknown) => void },
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isHeard = useIsHeard();
  const refresh = useRefreshConversations();
  return useMutation({
    scope: { id: `reply:${conversationId}` },
    // Offline, a reply fails at once and says so, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: (reply: Reply) => callEndpoint(api, messages.send, requestOf(reply)),
    onSuccess: (message, reply) => {
      place(queryClient, reply.conversationId, { messages: [message] });
      onStored(reply);
      if (reply.cannedIds?.length) tellUsed(api, reply.conversationId, reply.clientMsgId, reply.cannedIds);
      // The announcement of the message has all that shows it fetched, once.
      if (isHeard()) return;
      void queryClient.invalidateQueries({ queryKey: keyOf(reply.conversationId) });
      void queryClient.invalidateQueries({ queryKey: ['conversation', 'one'] });
      refresh([reply.conversationId]);
    },
    onError: (error, reply) => onFailed(reply, error),
  });
}

/** Sends a reply from a page that is being left. It stays in the kept outbox: the next page asks for it again, under its id, and counts its canned replies. */
export function sendReplyOnLeave(api: ApiClient, reply: Reply): void {
  callOnLeave(api, messages.send, requestOf(reply));
}

const requestOf = ({ conversationId, clientMsgId, text, attachments, cards, replyToSeq, original }: Reply) => ({
  id: conversationId,
  client_msg_id: clientMsgId,
  text,
  attachments: attachments || cards ? withPictures(attachments ?? [], cards).map((file) => file.id) : undefined,
  cards: cards && toCards(cards),
  reply_to_seq: replyToSeq,
  original,
});

/** Changes an own message. */
export function useEditMessage(conversationId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ seq, text }: { seq: number; text: string }) => callEndpoint(api, messages.edit, { id: conversationId, seq, text }),
    onSuccess: (message) => place(queryClient, conversationId, { messages: [message] }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(conversationId) }),
  });
}

/** Takes a message back. */
export function useRemoveMessage(conversationId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (seq: number) => callEndpoint(api, messages.remove, { id: conversationId, seq }),
    onSuccess: (message) => place(queryClient, conversationId, { messages: [message] }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(conversationId) }),
  });
}

function place(queryClient: QueryClient, conversationId: string, incoming: Thread): void {
  queryClient.setQueryData<Thread>(keyOf(conversationId), (held) => held && joinThreads(held, incoming));
}
