import type { Conversation, Locale, Message } from '@lobby/contract';
import type { NewMessage } from '#/domains/message/append-messages.ts';

/** What decisions about a conversation are made from: its row, without names of columns. Times are epoch milliseconds. */
export interface ConversationState {
  id: string;
  contactId: string;
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
}

export interface Agent {
  id: number;
  name: string;
}

type Source = NonNullable<Message['sources']>[number];

/** What somebody wants of a conversation. */
export type Command =
  | { kind: 'contact_message'; contactId: string; clientMsgId: string; text: string; language: Locale }
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
  | { kind: 'agent_message'; agent: Agent; clientMsgId: string; text: string }
  | { kind: 'takeover' | 'return' | 'resolve' | 'reopen'; agent: Agent };

export type Refusal = 'not_found' | 'conversation_closed' | 'stale';

export type Decision =
  | { refused: Refusal }
  | {
      refused?: undefined;
      next: ConversationState;
      messages: NewMessage[];
      /** The bot is to answer the message with this number. */
      answer?: { triggerSeq: number; question: string };
    };
