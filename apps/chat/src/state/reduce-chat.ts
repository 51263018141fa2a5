import type { Message, VisitorState } from '@lobby/contract';
import type { ChatEvent, ChatState } from './chat-state.ts';
import { enqueue, markFailure, readdress, withdraw } from './outbox.ts';
import { emptyThread, mergeMessages, noteLatest } from './thread.ts';

/** Messages that a page opens with; earlier ones come when somebody scrolls up to them. */
export const FIRST_WINDOW = 200;

/** Ended runs that are remembered: more than can be under way at once. */
const ENDED_RUNS_KEPT = 20;

/** How the server names the message that a bot run posts. */
const RUN_PREFIX = 'run:';

/** Before anything has arrived. */
export const INITIAL_CHAT: ChatState = {
  phase: 'beginning',
  beginFailure: undefined,
  conversationId: undefined,
  tenant: undefined,
  bot: undefined,
  consent: undefined,
  preChat: undefined,
  personWanted: false,
  look: undefined,
  ticket: undefined,
  standing: undefined,
  thread: emptyThread(),
  unsent: [],
  stream: undefined,
  endedRuns: [],
  typist: undefined,
  verdicts: {},
  reachable: true,
  throttledUntil: undefined,
};

/** What an event makes of a chat. Pure: any order, repetition or gap of arrivals ends in the same messages. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'began':
      return began(state, event);
    case 'begin_failed':
      return { ...state, phase: event.nowhere ? 'nowhere' : state.phase, beginFailure: event.reason };
    case 'page':
      if (event.conversationId !== state.conversationId) return state;
      return withStanding(withMessages(state, event.items, event.lastSeq), event.standing);
    case 'announced':
      return announced(state, event);
    case 'seen_by_staff':
      return event.conversationId === state.conversationId ? withSeen(state, event.seq) : state;
    case 'written':
      return { ...state, unsent: enqueue(state.unsent, event.unsent) };
    case 'stored':
      return stored(state, event.message);
    case 'refused':
      return { ...state, unsent: markFailure(state.unsent, event.clientMsgId, event.reason) };
    case 'readdressed':
      return { ...state, unsent: readdress(state.unsent, event.from, event.to, event.failure) };
    case 'retried':
      return { ...state, unsent: markFailure(state.unsent, event.clientMsgId, undefined) };
    case 'discarded':
      return { ...state, unsent: withdraw(state.unsent, new Set([event.clientMsgId])) };
    case 'streamed':
      if (event.conversationId !== state.conversationId || state.endedRuns.includes(event.runId)) return state;
      return { ...state, typist: undefined, stream: { runId: event.runId, text: event.text } };
    case 'stream_ended':
      return endRuns(state, [event.runId]);
    case 'typing':
      return event.conversationId === state.conversationId ? { ...state, typist: { kind: event.kind, name: event.name } } : state;
    case 'typing_lapsed':
      return { ...state, typist: undefined };
    case 'judged':
      return { ...state, verdicts: { ...state.verdicts, [event.seq]: event.verdict } };
    case 'stood':
      return withStanding(state, event.standing);
    case 'queue_moved':
      return queueMoved(state, event);
    case 'reworded':
      return { ...state, bot: event.bot, consent: event.consent };
    case 'agreed':
      return { ...state, consent: event.consent };
    case 'pre_chat_done':
      return { ...state, preChat: null, personWanted: false };
    case 'person_wanted':
      return { ...state, personWanted: event.wanted };
    case 'reached':
      return state.reachable && state.throttledUntil === undefined ? state : { ...state, reachable: true, throttledUntil: undefined };
    case 'unreachable':
      return state.reachable ? { ...state, reachable: false } : state;
    case 'throttled':
      return { ...state, reachable: true, throttledUntil: event.until };
  }
}

function began(state: ChatState, { session, unsent: kept, heirOf }: Extract<ChatEvent, { type: 'began' }>): ChatState {
  const {
    conversation_id: conversationId,
    last_seq: lastSeq,
    tenant,
    bot,
    consent,
    look,
    ticket,
    pre_chat: preChat,
    state: standing,
  } = session;
  const known = conversationId === state.conversationId;
  const base = known
    ? { ...state, thread: noteLatest(state.thread, lastSeq) }
    : { ...INITIAL_CHAT, thread: emptyThread(Math.max(0, lastSeq - FIRST_WINDOW), lastSeq) };
  const written = readdress(state.unsent.reduce(enqueue, kept), heirOf, conversationId);
  const told = { conversationId, tenant, bot, consent, preChat, look, ticket, standing };
  return { ...base, ...told, phase: 'open', beginFailure: undefined, unsent: written };
}

/** What was stored in a conversation that is not open is not shown, and not sent again. */
function stored(state: ChatState, message: Message): ChatState {
  if (message.conversation_id === state.conversationId) return withMessages(state, [message], message.seq);
  const unsent = withdraw(state.unsent, new Set([message.client_msg_id]));
  return unsent === state.unsent ? state : { ...state, unsent };
}

function announced(state: ChatState, event: Extract<ChatEvent, { type: 'announced' }>): ChatState {
  if (event.conversationId !== state.conversationId) return state;
  const { standing: before } = state;
  const standing = event.stands && before?.owner_epoch === event.ownerEpoch ? { ...before, status: event.status } : before;
  const known = { ...state, standing, typist: typistUnder(state, event.status), thread: noteLatest(state.thread, event.lastSeq) };
  const moved = event.ownerEpoch > (state.standing?.owner_epoch ?? 0) && event.status !== 'bot';
  return moved && state.stream ? endRuns(known, [state.stream.runId]) : known;
}

/** Who waits no longer, or was asked for by then, has no place. */
function queueMoved(state: ChatState, { conversationId, position, wait }: Extract<ChatEvent, { type: 'queue_moved' }>): ChatState {
  const { standing } = state;
  if (conversationId !== state.conversationId || standing?.status !== 'queued' || standing.queue_position === null) return state;
  return { ...state, standing: { ...standing, queue_position: position, expected_wait: wait } };
}

function withMessages(state: ChatState, messages: readonly Message[], lastSeq: number): ChatState {
  const thread = noteLatest(mergeMessages(state.thread, messages), lastSeq);
  if (thread === state.thread) return state;
  const merged = { ...state, thread, unsent: withdraw(state.unsent, new Set(messages.map((message) => message.client_msg_id))) };
  const fresh = messages.filter(({ seq }) => seq > state.thread.cursor);
  const untyped = fresh.some((message) => message.author_kind === 'agent') ? { ...merged, typist: undefined } : merged;
  const answers = fresh.filter((message) => message.author_kind === 'bot');
  if (answers.length === 0) return untyped;
  const runs = answers.map((message) => message.client_msg_id.replace(RUN_PREFIX, ''));
  return endRuns({ ...untyped, typist: undefined }, state.stream ? [...runs, state.stream.runId] : runs);
}

function endRuns(state: ChatState, runIds: readonly string[]): ChatState {
  const endedRuns = [...new Set([...state.endedRuns, ...runIds])].slice(-ENDED_RUNS_KEPT);
  return { ...state, endedRuns, stream: state.stream && runIds.includes(state.stream.runId) ? undefined : state.stream };
}

/** Moves what a person has seen forward, never back. */
function withSeen(state: ChatState, seq: number): ChatState {
  const { standing } = state;
  return standing && standing.staff_seen_seq < seq ? { ...state, standing: { ...standing, staff_seen_seq: seq } } : state;
}

/** An answer that was under way while the owner changed tells of the time before, and one that was while somebody looked may know less of it. */
function withStanding(state: ChatState, told: VisitorState): ChatState {
  const older = state.standing !== undefined && told.owner_epoch < state.standing.owner_epoch;
  const standing = { ...told, staff_seen_seq: Math.max(told.staff_seen_seq, state.standing?.staff_seen_seq ?? 0) };
  return older || isSame(state.standing, standing) ? state : { ...state, standing, typist: typistUnder(state, standing.status) };
}

/** Whoever has left is no longer typing. */
function typistUnder({ typist }: ChatState, status: VisitorState['status']): ChatState['typist'] {
  const withPerson = status === 'open' || status === 'waiting';
  return typist?.kind === 'agent' && !withPerson ? undefined : typist;
}

function isSame(a: VisitorState | undefined, b: VisitorState): boolean {
  return a !== undefined && (Object.keys(b) as (keyof VisitorState)[]).every((key) => a[key] === b[key]);
}
