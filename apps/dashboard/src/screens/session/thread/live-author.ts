import type { Message } from '@lobby/contract';

/** Ended runs that are remembered: more than can be under way at once. */
const ENDED_RUNS_KEPT = 20;
/** How the server names the message that a bot run posts. */
const RUN_PREFIX = 'run:';

/** Who is writing at this moment. */
export interface LiveAuthor {
  /** The visitor is typing; each key press makes a new object. */
  readonly typist: { readonly name: string | null } | undefined;
  /** Another person of the team is typing a reply; each announcement makes a new object. */
  readonly colleague: { readonly userId: number; readonly name: string } | undefined;
  /** The bot's answer so far. */
  readonly stream: { readonly runId: string; readonly text: string } | undefined;
  /** Runs whose answer is stored or was dropped; their late texts are ignored. */
  readonly ended: readonly string[];
}

type LiveAuthorEvent =
  | { readonly type: 'typed'; readonly name: string | null }
  | { readonly type: 'lapsed' }
  | { readonly type: 'colleague_typed'; readonly userId: number; readonly name: string }
  | { readonly type: 'colleague_lapsed' }
  | { readonly type: 'streamed'; readonly runId: string; readonly text: string }
  | { readonly type: 'stopped'; readonly runId: string }
  | { readonly type: 'stored'; readonly message: Message };

export const INITIAL_LIVE_AUTHOR: LiveAuthor = { typist: undefined, colleague: undefined, stream: undefined, ended: [] };

/** What an announcement makes of who is writing. The stored message replaces what was streamed. */
export function reduceLiveAuthor(state: LiveAuthor, event: LiveAuthorEvent): LiveAuthor {
  switch (event.type) {
    case 'typed':
      return { ...state, typist: { name: event.name } };
    case 'lapsed':
      return { ...state, typist: undefined };
    case 'colleague_typed':
      return { ...state, colleague: { userId: event.userId, name: event.name } };
    case 'colleague_lapsed':
      return { ...state, colleague: undefined };
    case 'streamed':
      return state.ended.includes(event.runId) ? state : { ...state, stream: { runId: event.runId, text: event.text } };
    case 'stopped':
      return endRun(state, event.runId);
    case 'stored':
      return stored(state, event.message);
  }
}

function stored(state: LiveAuthor, { author_kind: author, client_msg_id: sentAs }: Message): LiveAuthor {
  if (author === 'contact') return { ...state, typist: undefined };
  if (author === 'bot' && sentAs.startsWith(RUN_PREFIX)) return endRun(state, sentAs.slice(RUN_PREFIX.length));
  const without = author === 'agent' ? { ...state, colleague: undefined } : state;
  // A person or an event after it: the bot was silenced.
  return without.stream ? endRun(without, without.stream.runId) : without;
}

function endRun(state: LiveAuthor, runId: string): LiveAuthor {
  const ended = [...new Set([...state.ended, runId])].slice(-ENDED_RUNS_KEPT);
  return { ...state, ended, stream: state.stream?.runId === runId ? undefined : state.stream };
}
