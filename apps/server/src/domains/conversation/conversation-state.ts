import type { Conversation, Locale, Message } from '@lobby/contract';
import type { NewActivity } from '#/domains/note/append-activities.ts';
import type { Correction } from '#/domains/message/correct-messages.ts';
import type { NewMessage } from '#/domains/message/append-messages.ts';

/** What decisions about a conversation are made from: its row, without names of columns. Times are epoch milliseconds. */
export interface ConversationState {
  id: string;
  contactId: string;
  /** The business reads nothing of this visitor any more. */
  isBlocked: boolean;
  status: Conversation['status'];
  ownerKind: Conversation['owner_kind'];
  agentId: number | null;
  agentName: string | null;
  ownerEpoch: number;
  language: Locale;
  lastSeq: number;
  lastAuthorKind: Message['author_kind'] | null;
  lastBody: string | null;
  lastMessageAt: number | null;
  misses: number;
  queuedAt: number | null;
  waitingSince: number | null;
  firstHumanReplyAt: number | null;
  resolvedAt: number | null;
  reopenCount: number;
  priority: Conversation['priority'];
  tags: string[];
  snoozedUntil: number | null;
  csatScore: number | null;
  csatComment: string;
  csatAt: number | null;
}

export interface Agent {
  id: number;
  name: string;
}

type Source = NonNullable<Message['sources']>[number];

/** What somebody wants of a conversation. */
export type Command =
  | {
      kind: 'contact_message';
      contactId: string;
      clientMsgId: string;
      text: string;
      fileIds?: string[] | undefined;
      language: Locale;
      replyToSeq?: number | undefined;
    }
  | { kind: 'ask_person'; contactId: string }
  | {
      kind: 'bot_message';
      runId: string;
      epoch: number;
      body: string;
      botName: string;
      answerKind: NonNullable<Message['answer_kind']>;
      sources: Source[];
    }
  | {
      kind: 'agent_message';
      agent: Agent;
      clientMsgId: string;
      text: string;
      fileIds?: string[] | undefined;
      replyToSeq?: number | undefined;
    }
  | { kind: 'takeover' | 'return' | 'resolve' | 'reopen'; agent: Agent }
  | { kind: 'snooze'; agent: Agent; until: number }
  /** Without an agent its time has come. */
  | { kind: 'unsnooze'; agent: Agent | null }
  /** `to` null is the queue. */
  | { kind: 'assign'; agent: Agent; to: Agent | null }
  | { kind: 'update'; agent: Agent; priority?: Conversation['priority'] | undefined; tags?: string[] | undefined }
  | { kind: 'end'; contactId: string }
  | { kind: 'rate'; contactId: string; score: number; comment: string }
  | { kind: 'edit'; agent: Agent; seq: number; text: string }
  | { kind: 'remove'; agent: Agent; seq: number; mayRemoveAny: boolean };

/** The message that a correction is about, as it stands. */
export interface Target {
  authorKind: Message['author_kind'];
  authorId: string | null;
  kind: Message['kind'];
  body: string;
  createdAt: number;
  deletedAt: number | null;
}

export type Refusal = 'not_found' | 'conversation_closed' | 'stale' | 'too_late' | 'not_author' | 'refused';

export type Decision =
  | { refused: Refusal }
  | {
      refused?: undefined;
      next: ConversationState;
      messages: NewMessage[];
      /** The bot is to answer the message with this number. */
      answer?: { triggerSeq: number; question: string };
      /** What only colleagues see of it. */
      activity?: NewActivity;
      correction?: Correction;
    };
