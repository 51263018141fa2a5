import type { ApiClient } from '@lobby/api-client';
import type { Attachment, Locale, VerdictReason, VisitorState } from '@lobby/contract';
import type { ChatEvent, ChatState, Verdict } from '#/state/chat-state.ts';
import { keptOutbox } from '#/state/kept-outbox.ts';
import { keptVisitor } from '#/state/kept-visitor.ts';
import { newId } from '#/state/random-id.ts';
import { asksBeforePerson } from '#/state/pre-chat.ts';
import { INITIAL_CHAT, reduceChat } from '#/state/reduce-chat.ts';
import { createStore, type Store } from '#/state/store.ts';
import type { BrowserStorage } from '#/state/browser-storage.ts';
import { persistent, type Desk } from './desk.ts';
import { hearLive, type News } from './hear-live.ts';
import { isFormMissing } from './judge-failure.ts';
import { keepOutbox } from './keep-outbox.ts';
import { createLane } from './lane.ts';
import type { LiveConnection, OpenLive } from './live-connection.ts';
import { AWAITED_POLL_MS, LIVELY_POLL_MS, pollPlan } from './poll-plan.ts';
import { sendOutbox } from './send-outbox.ts';
import { readEarlier, syncThread } from './sync-thread.ts';
import { isLookedAt, watchPage } from './watch-page.ts';
import { createVisitorSession, type Identity } from './visitor-session.ts';
import type { PastConversation, Rating, VisitorAddress, VisitorApi } from './visitor.ts';

/** A typing mark is repeated at most this often, in milliseconds; the other side's lapses after `TYPING_TTL_MS`. */
const TYPING_EVERY_MS = 3_000;

export interface OpenChatParts {
  readonly api: VisitorApi;
  readonly tenant: string;
  readonly getLocale: () => Locale;
  readonly storage: BrowserStorage;
  readonly openLive: OpenLive;
  readonly now: () => number;
  /** Nobody can see it: the panel that it is framed in is closed. */
  readonly isShut?: (() => boolean) | undefined;
}

/** The chat of one tenant: its state, and what a visitor can do. Calls that can fail for good reject with an `ApiError`. */
export interface Chat {
  readonly store: Store<ChatState, ChatEvent>;
  readonly tenant: string;
  readonly storage: BrowserStorage;
  /** Shows the message at once and delivers it, however long that takes. */
  readonly send: (text: string, attachments?: readonly Attachment[], replyToSeq?: number) => void;
  /** For calls of parts that come later: who the visitor is, and the way to the server. */
  readonly identity: () => Promise<Identity>;
  readonly client: ApiClient;
  /** Hears what is announced about work orders; returns how to stop. */
  readonly hear: (hearer: (news: News) => void) => () => void;
  readonly isConnected: () => boolean;
  readonly retry: (clientMsgId: string) => void;
  readonly discard: (clientMsgId: string) => void;
  /** Tries now what waits for its next try. */
  readonly wake: () => void;
  readonly askPerson: () => Promise<void>;
  /** @param reason why it did not help */
  readonly judge: (seq: number, verdict: Verdict, reason?: VerdictReason) => Promise<void>;
  /** Looks anew who the visitor is: the page around the chat says otherwise. */
  readonly reconsider: () => Promise<void>;
  readonly beginNew: () => Promise<void>;
  /** Goes back to an earlier conversation. */
  readonly goBack: (conversationId: string) => Promise<void>;
  readonly pastConversations: () => Promise<PastConversation[]>;
  /** Goes on with the bot instead of waiting. */
  readonly leaveQueue: () => Promise<void>;
  readonly leaveAddress: (address: VisitorAddress) => Promise<void>;
  /** Answers the pre-chat form, or goes on without; what waited for it, messages or the wish for a person, goes on. */
  readonly introduce: (answers: VisitorAddress) => Promise<void>;
  /** Takes the wish for a person back before it was made known. */
  readonly staysWithBot: () => void;
  readonly end: () => Promise<void>;
  readonly rate: (rating: Rating) => Promise<void>;
  /** Notes that a conversation was in view of the visitor up to a message; resolves to whether that was told. */
  readonly seen: (conversationId: string, seq: number) => Promise<boolean>;
  readonly chooseLocale: (locale: Locale) => Promise<void>;
  /** Agrees to what the page shows; what waits for it is sent. */
  readonly agree: () => Promise<void>;
  /** Reads one page of earlier messages; false where there are none. */
  readonly readEarlier: () => Promise<boolean>;
  /** Tells the person at the other end that the visitor is typing. */
  readonly typing: () => void;
  readonly close: () => void;
}

/** Opens the chat of a tenant: begins or continues the session, keeps the thread up to date and the outbox moving. */
export function openChat({ api, tenant, getLocale, storage, openLive, now, isShut = () => false }: OpenChatParts): Chat {
  const visitor = keptVisitor(storage, tenant);
  const outbox = keptOutbox(storage.local, tenant);
  const store = createStore(reduceChat, { ...INITIAL_CHAT, unsent: outbox.readAll(visitor.read()?.conversationId) });
  const session = createVisitorSession({ api, tenant, getLocale, visitor, outbox, store });
  let live: LiveConnection | undefined;
  const desk: Desk = { api, session, store, now, isConnected: () => live?.isConnected() ?? false };
  /** The own message whose answer is awaited, and how often was looked for it. */
  let awaited: { seq: number; looks: number } | undefined;
  let connectedAs: string | undefined;
  let typedAt = 0;
  /** When something last happened in the conversation, or to the page that shows it. */
  let livelyAt = now();
  const hearers = new Set<(news: News) => void>();
  const tell = (news: News) => {
    for (const hearer of hearers) hearer(news);
  };

  const connect = (as: string) => {
    if (as === connectedAs) return;
    connectedAs = as;
    if (live) live.reconnect();
    else
      live = openLive(() => visitor.read()?.token, {
        ...ears,
        lost: () => reading.wakeWithin(LIVELY_POLL_MS),
      });
  };

  const ears = hearLive(store, () => reading.wake(), tell);
  const reading = createLane(
    persistent(desk, async (identity) => {
      connect(identity.token);
      await syncThread(desk, identity, (name) => {
        if (name !== null) ears.typing({ conversation_id: identity.conversationId, author_kind: 'agent', name });
        else if (store.get().typist?.kind === 'agent') store.dispatch({ type: 'typing_lapsed' });
      });
      if (awaited && isAnswered(store.get(), awaited.seq)) awaited = undefined;
      const ms = pollPlan({
        connected: desk.isConnected(),
        looks: awaited?.looks,
        status: store.get().standing?.status,
        visible: isLookedAt() && !isShut(),
        idleMs: now() - livelyAt,
      });
      if (awaited) awaited.looks += 1;
      return { ms };
    }),
  );

  const sending = createLane(
    persistent(desk, (identity) =>
      sendOutbox(desk, identity, (seq) => {
        awaited = { seq, looks: 0 };
        // What becomes of it is announced; a look finds only what was not.
        if (desk.isConnected()) reading.wakeWithin(AWAITED_POLL_MS);
        else reading.wake();
      }),
    ),
  );

  const wake = () => {
    reading.wake();
    sending.wake();
  };
  /** Does what changes how the conversation stands. */
  const stand = async (act: (identity: Identity) => Promise<VisitorState>) => {
    store.dispatch({ type: 'stood', standing: await act(await session.current()) });
    reading.wake();
  };
  const askPerson = async () => {
    const { conversationId: open } = await session.current();
    const formed = () => asksBeforePerson(store.get());
    if (!formed()) {
      try {
        return await stand(({ token, conversationId }) => api.askPerson(token, conversationId));
      } catch (error) {
        // The business asks for it since this page was opened.
        if (!isFormMissing(error)) throw error;
        await session.goBack(open);
        if (!formed()) throw error;
      }
    }
    store.dispatch({ type: 'person_wanted', wanted: true });
  };
  const stopKeeping = keepOutbox(store, outbox);
  const back = () => {
    livelyAt = now();
    wake();
  };
  const stopWatching = watchPage({ back, lost: () => store.dispatch({ type: 'unreachable' }) });
  let seen = store.get();
  const stopListening = store.subscribe(() => {
    const before = seen;
    seen = store.get();
    if (seen.thread !== before.thread || seen.standing !== before.standing) livelyAt = now();
    // What one lane finds out about the server, the other need not wait for.
    if (seen.reachable && !before.reachable) wake();
  });
  wake();

  return {
    store,
    tenant,
    storage,
    wake,
    identity: session.current,
    client: api.client,
    isConnected: desk.isConnected,
    hear(hearer) {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    send(text, attachments = [], replyToSeq) {
      const files = { ...(attachments.length > 0 && { attachments }), ...(replyToSeq !== undefined && { replyToSeq }) };
      const { conversationId } = store.get();
      store.dispatch({ type: 'written', unsent: { clientMsgId: newId(), conversationId, text, ...files, writtenAt: now() } });
      sending.wake();
    },
    retry(clientMsgId) {
      store.dispatch({ type: 'retried', clientMsgId });
      sending.wake();
    },
    discard: (clientMsgId) => store.dispatch({ type: 'discarded', clientMsgId }),
    askPerson,
    staysWithBot: () => store.dispatch({ type: 'person_wanted', wanted: false }),
    async introduce(answers) {
      const { personWanted } = store.get();
      if (Object.keys(answers).length > 0) await stand(({ token, conversationId }) => api.leaveAddress(token, conversationId, answers));
      else visitor.noteSkippedForm();
      store.dispatch({ type: 'pre_chat_done' });
      sending.wake();
      if (personWanted) await askPerson();
    },
    async judge(seq, verdict, reason) {
      const before = store.get().verdicts[seq];
      store.dispatch({ type: 'judged', seq, verdict });
      try {
        const { token, conversationId } = await session.current();
        await api.judge(token, { conversationId, seq, verdict, reason });
      } catch (error) {
        store.dispatch({ type: 'judged', seq, verdict: before ?? null });
        throw error;
      }
    },
    async reconsider() {
      await session.reconsider();
      wake();
    },
    async beginNew() {
      await session.beginNew();
      wake();
    },
    async goBack(conversationId) {
      await session.goBack(conversationId);
      wake();
    },
    pastConversations: async () => (await api.conversations((await session.current()).token)).items,
    leaveQueue: () => stand(({ token, conversationId }) => api.leaveQueue(token, conversationId)),
    leaveAddress: (address) => stand(({ token, conversationId }) => api.leaveAddress(token, conversationId, address)),
    end: () => stand(({ token, conversationId }) => api.end(token, conversationId)),
    rate: (rating) => stand(({ token, conversationId }) => api.rate(token, { conversationId, ...rating })),
    async seen(conversationId, seq) {
      if (isShut()) return false;
      try {
        await api.read((await session.current()).token, conversationId, seq);
        return true;
      } catch {
        // What could not be told is told at the next look.
        return false;
      }
    },
    async chooseLocale(locale) {
      const { token, conversationId } = await session.current();
      store.dispatch({ type: 'reworded', ...(await api.chooseLocale(token, conversationId, locale)) });
    },
    async agree() {
      const { token } = await session.current();
      const version = store.get().consent?.version ?? 0;
      store.dispatch({ type: 'agreed', consent: await api.agree(token, version, getLocale()) });
      sending.wake();
    },
    readEarlier: async () => readEarlier(desk, await session.current()),
    typing() {
      const { standing, conversationId, reachable } = store.get();
      if (!conversationId || !reachable || standing?.status === 'bot' || now() - typedAt < TYPING_EVERY_MS) return;
      typedAt = now();
      livelyAt = typedAt;
      if (!desk.isConnected()) reading.wakeWithin(LIVELY_POLL_MS);
      // A mark that does not arrive costs nothing, and the lanes notice a lost server by themselves.
      void session
        .current()
        .then((identity) => api.typing(identity.token, identity.conversationId))
        .catch(() => undefined);
    },
    close() {
      reading.close();
      sending.close();
      stopKeeping();
      stopWatching();
      stopListening();
      live?.close();
    },
  };
}

/** The bot has answered, or it is not the bot that will. */
function isAnswered({ thread, standing }: ChatState, seq: number): boolean {
  return standing?.status !== 'bot' || thread.messages.some((message) => message.seq > seq && message.author_kind === 'bot');
}
