import type { Message, ResponseOf, visitor, VisitorState } from '@lobby/contract';
import type { Outbox, Unsent } from './outbox.ts';
import type { Thread } from './thread.ts';

export type Session = ResponseOf<typeof visitor.session>;
export type BotWords = Session['bot'];
export type Verdict = 'up' | 'down' | null;

/** `beginning` until a conversation is there; `nowhere` where the address names no business. */
export type Phase = 'beginning' | 'open' | 'nowhere';

/** Everything that the chat of one tenant shows. */
export interface ChatState {
  readonly phase: Phase;
  /** Why the last try to begin failed, while it is being tried again. */
  readonly beginFailure: string | undefined;
  readonly conversationId: string | undefined;
  readonly tenant: Session['tenant'] | undefined;
  readonly bot: BotWords | undefined;
  /** What the visitor agrees to by writing, or before. */
  readonly consent: Session['consent'] | undefined;
  /** What the channel asks the visitor before they chat; null where it asks nothing, or no longer. */
  readonly preChat: Session['pre_chat'] | undefined;
  /** The visitor wishes for a person, and is asked first who they are. */
  readonly personWanted: boolean;
  /** Colours of the channel that the chat is framed by. */
  readonly look: Session['look'] | undefined;
  /** For the page around the chat: tells how many messages wait, and opens nothing. */
  readonly ticket: Session['ticket'] | undefined;
  readonly standing: VisitorState | undefined;
  readonly thread: Thread;
  /** Of all conversations, each message with its own. */
  readonly unsent: Outbox;
  /** The bot answer that is being written. */
  readonly stream: { readonly runId: string; readonly text: string } | undefined;
  /** Runs whose answer is stored or was dropped; their late texts are ignored. */
  readonly endedRuns: readonly string[];
  /** Who is typing; the name is null where the server gives none. */
  readonly typist: { readonly kind: 'agent' | 'bot'; readonly name: string | null } | undefined;
  /** Judgements made on this page, by sequence number. */
  readonly verdicts: Readonly<Record<number, Verdict>>;
  /** Whether the last call reached the server. */
  readonly reachable: boolean;
  /** Until when the server asked for a pause, in epoch milliseconds. */
  readonly throttledUntil: number | undefined;
}

/** True while a person has the conversation. */
export function hasPerson({ status }: Pick<VisitorState, 'status'>): boolean {
  return status === 'open' || status === 'waiting';
}

/** Whom the visitor writes to: the person who has the conversation, otherwise the business. */
export function addressee({ standing, tenant }: Pick<ChatState, 'standing' | 'tenant'>): string | undefined {
  return (standing && hasPerson(standing) ? standing.agent_name : null) ?? tenant?.name;
}

/** What happens to a chat. */
export type ChatEvent =
  | {
      readonly type: 'began';
      readonly session: Session;
      /** What other tabs have kept, too. */
      readonly unsent: Outbox;
      /** The conversation that this one goes on for: what could not be sent there is sent here. */
      readonly heirOf?: string | undefined;
    }
  | { readonly type: 'begin_failed'; readonly reason: string; readonly nowhere: boolean }
  | {
      readonly type: 'page';
      readonly conversationId: string;
      readonly items: readonly Message[];
      readonly lastSeq: number;
      readonly standing: VisitorState;
    }
  | {
      readonly type: 'announced';
      readonly conversationId: string;
      readonly lastSeq: number;
      readonly status: VisitorState['status'];
      readonly ownerEpoch: number;
      /** But for its status it stands as it stood. */
      readonly stands?: boolean | undefined;
    }
  | { readonly type: 'seen_by_staff'; readonly conversationId: string; readonly seq: number }
  | { readonly type: 'written'; readonly unsent: Unsent }
  | { readonly type: 'stored'; readonly message: Message }
  | { readonly type: 'refused'; readonly clientMsgId: string; readonly reason: string }
  /** A conversation takes no more; with a failure its messages wait for the visitor's word. */
  | { readonly type: 'readdressed'; readonly from: string; readonly to: string; readonly failure?: string | undefined }
  | { readonly type: 'retried' | 'discarded'; readonly clientMsgId: string }
  | { readonly type: 'streamed'; readonly conversationId: string; readonly runId: string; readonly text: string }
  | { readonly type: 'stream_ended'; readonly runId: string }
  | { readonly type: 'typing'; readonly conversationId: string; readonly kind: 'agent' | 'bot'; readonly name: string | null }
  | { readonly type: 'typing_lapsed' }
  | { readonly type: 'judged'; readonly seq: number; readonly verdict: Verdict }
  | { readonly type: 'stood'; readonly standing: VisitorState }
  | { readonly type: 'queue_moved'; readonly conversationId: string; readonly position: number; readonly wait: number | null }
  | { readonly type: 'reworded'; readonly bot: BotWords; readonly consent: Session['consent'] }
  | { readonly type: 'agreed'; readonly consent: Session['consent'] }
  | { readonly type: 'pre_chat_done' }
  | { readonly type: 'person_wanted'; readonly wanted: boolean }
  | { readonly type: 'reached' | 'unreachable' }
  | { readonly type: 'throttled'; readonly until: number };
