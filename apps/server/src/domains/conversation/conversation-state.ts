import type { Card, Conversation, Locale, Message, RatingReason, TranslationLocale, UnansweredEnd, WorkOrderStage } from '@lobby/contract';
import type { HandoffPlan } from '#/domains/bot/handoff/handoff-plan.ts';
import type { NewBriefing } from '#/domains/bot/handoff/write-briefings.ts';
import type { NewActivity } from '#/domains/note/append-activities.ts';
import type { Correction } from '#/domains/message/correct-messages.ts';
import type { Heard } from '#/domains/translate/hear/hear-script.ts';
import type { NewMessage } from '#/domains/message/append-messages.ts';

/** As it is stored: the thread of a work order is a conversation that no list and no queue has, and ends with its work order. */
export type StoredStatus = Conversation['status'] | 'thread';

/** What decisions about a conversation are made from: its row, without names of columns. Times are epoch milliseconds. */
export interface ConversationState {
  id: string;
  contactId: string;
  /** The business reads nothing of this visitor any more. */
  isBlocked: boolean;
  status: StoredStatus;
  /** A chat with the draft of the bot, which the business's people never see. */
  isTest?: boolean;
  ownerKind: Conversation['owner_kind'];
  agentId: number | null;
  agentName: string | null;
  /** The team that it was handed to. */
  teamId: string | null;
  ownerEpoch: number;
  /** The owner epoch since which the visitor waits for a person and nobody has joined; null with the bot, with somebody who joined, and after the end. */
  unattendedEpoch: number | null;
  language: Locale;
  /** The visitor's own language, of all that messages can be translated into; null where their words have shown none yet. */
  spoken: TranslationLocale | null;
  lastSeq: number;
  lastAuthorKind: Message['author_kind'] | null;
  lastBody: string | null;
  lastMessageAt: number | null;
  misses: number;
  /** Answers that the bot has given since the conversation became its own. */
  botTurns: number;
  /** The bot may answer while the visitor waits for a person. */
  isHelped: boolean;
  queuedAt: number | null;
  waitingSince: number | null;
  firstHumanReplyAt: number | null;
  resolvedAt: number | null;
  endedAs: UnansweredEnd | null;
  reopenCount: number;
  priority: Conversation['priority'];
  tags: string[];
  snoozedUntil: number | null;
  csatScore: number | null;
  csatComment: string;
  csatReasons: RatingReason[];
  csatAt: number | null;
  /** Given to its agent, who has not answered yet. */
  assignedAt: number | null;
  /** People who left it unanswered since the visitor last got an answer, whoever did so longest ago first. */
  passedBy: number[];
  /** Whom the visitor's next message is for instead of the bot, where the link that led here says so. */
  divertTo: DivertTo | null;
  /** Number of the message that said that the queue is full, 0 once the visitor went on with the bot; null where none did. */
  turnedAwaySeq: number | null;
  /** What is said when the queue is full, in the visitor's language; null where it has no limit. */
  busyLine: string | null;
  isQueueFull: boolean;
  /** The visitor was asked whether it helped, and nobody has said anything since. */
  askedAt: number | null;
  /** For how long it goes on after its end when the visitor writes again, in milliseconds. */
  reopenMs: number;
}

/** A person, a team, or with neither everybody. */
export type DivertTo = { agent: Agent; team?: undefined } | { team?: Team; agent?: undefined };

export interface Team {
  id: string;
  name: string;
}

export interface Agent {
  id: number;
  name: string;
  /** A program with a key, which answers in the team's name and takes nothing over. */
  isProgram?: true;
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
      /** Languages that the words may be in. */
      heard?: Heard;
      replyToSeq?: number | undefined;
      /** The bot says nothing to it: more of the same turn follows, or somebody of the business answers elsewhere. */
      isHeld?: boolean | undefined;
      /** What the bot is asked where that is more than the message says. */
      question?: string | undefined;
    }
  | { kind: 'ask_person'; contactId: string; line?: { botName: string; body: string } }
  | { kind: 'silence'; afterMin: number; to: 'bot' | 'queue'; botName: string; line: string }
  | {
      kind: 'bot_message';
      runId: string;
      epoch: number;
      body: string;
      botName: string;
      answerKind: NonNullable<Message['answer_kind']>;
      sources: Source[];
      /** Without it only an answer of kind `handoff` calls a person. */
      handoff?: HandoffPlan | undefined;
      /** Said behind a text that promises a person whom nothing calls. */
      offer?: string | undefined;
      /** An answer to somebody who waits for a person. */
      isHelping?: boolean | undefined;
      /** It offers a work order because nothing was found. */
      isMiss?: boolean;
      /** The conversation ends with it. */
      resolves?: boolean;
      /** The run whose offer of what may have been meant it settles, and the question that was meant. */
      settles?: { runId: string; question: string } | undefined;
    }
  | {
      kind: 'agent_message';
      agent: Agent;
      clientMsgId: string;
      text: string;
      fileIds?: string[] | undefined;
      cards?: Card[] | undefined;
      replyToSeq?: number | undefined;
      /** Said elsewhere already: it stands in what has ended, too, and opens nothing again. */
      isTold?: boolean | undefined;
      /** Said by a person, elsewhere: what the bot is about to answer comes too late, and whoever waited in the queue waits no more. */
      outruns?: boolean | undefined;
    }
  | { kind: 'return' | 'resolve' | 'reopen'; agent: Agent }
  /** Without an agent, the service that brings it took it for spam: nothing happens once something was said. */
  | { kind: 'spam'; agent: Agent | null }
  /** From a colleague only as they had it at `epoch`. */
  | { kind: 'takeover'; agent: Agent; epoch?: number | undefined }
  /** Whoever was asked has opened it. */
  | { kind: 'open'; agent: Agent }
  | { kind: 'snooze'; agent: Agent; until: number }
  /** Without an agent its time has come. */
  | { kind: 'unsnooze'; agent: Agent | null }
  /**
   * `to` null is the queue, of `team` where there is one. Without an agent it is given out by itself: nothing happens when its owner has changed since
   * `epoch`, nobody gets more than they can take, and it goes back for a `reason` only while that holds.
   */
  | { kind: 'assign'; agent: Agent | null; to: Agent | null; team?: Team | undefined; epoch?: number; reason?: 'no_reply' | 'away' }
  | {
      kind: 'update';
      agent: Agent;
      priority?: Conversation['priority'] | undefined;
      tags?: string[] | undefined;
      /** One tag more, or one less, whatever the others are by then. */
      tag?: string | undefined;
      untag?: string | undefined;
    }
  | { kind: 'end' | 'leave_queue'; contactId: string }
  /** The visitor wishes to be answered at an address. */
  | { kind: 'leave_address'; contactId: string; address: string }
  /** The visitor has read a help article before they wrote. */
  | { kind: 'read_article'; contactId: string; articleId: string; title: string }
  /** Asks whether it helped, and ends what nobody has answered since; nothing happens when more was said than `lastSeq`. */
  | { kind: 'ask_idle'; lastSeq: number; body: string; botName: string }
  /** `unasked` where its channel closes without a question. */
  | { kind: 'resolve_idle'; lastSeq: number; unasked?: boolean }
  /**
   * Somebody of the business answered elsewhere and has stopped: the visitor, who has been without an answer since then, waits for a person.
   * Nothing happens once they have one.
   */
  | { kind: 'leave_unanswered'; since: number }
  /** A channel says something by itself, while somebody waits or after the end; nothing happens where that is not so any more. */
  | { kind: 'tell'; clientMsgId: string; botName: string; body: string; when: 'waiting' | 'resolved' | 'open' }
  /** Its visitor has left the queue; nothing happens when more was said than `lastSeq`. */
  | { kind: 'abandon'; lastSeq: number }
  /** `isSolved` where it is about the work order of a thread, which can be rated then. */
  | { kind: 'rate'; contactId: string; score: number; comment: string; reasons: RatingReason[]; isSolved?: boolean }
  /** A work order that came out of the conversation has moved. */
  | {
      kind: 'tell_order';
      clientMsgId: string;
      orderId: string;
      no: string;
      stage: WorkOrderStage;
      said?: { botName: string; body: string } | undefined;
      leavesQueue: boolean;
    }
  /** `isTold` where a service says that it reads so. */
  | { kind: 'edit'; agent: Agent; seq: number; text: string; isTold?: boolean }
  | { kind: 'remove'; agent: Agent; seq: number; mayRemoveAny: boolean }
  /** The visitor's own message, for as long as the business allows, in milliseconds. */
  | { kind: 'contact_edit'; contactId: string; seq: number; text: string; windowMs: number }
  | { kind: 'contact_remove'; contactId: string; seq: number; windowMs: number };

/** The message that a correction is about, as it stands. */
export interface Target {
  authorKind: Message['author_kind'];
  authorId: string | null;
  kind: Message['kind'];
  body: string;
  cards: Card[] | null;
  createdAt: number;
  deletedAt: number | null;
}

export type Refusal =
  | 'not_found'
  | 'conversation_closed'
  | 'stale'
  | 'already_taken'
  | 'too_late'
  | 'not_author'
  | 'refused'
  | 'too_many_tags';

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
      /** The bot would have called a person, and the queue is full. */
      isTurnedAway?: boolean;
      /** The bot has called a person, who should know this. */
      briefing?: NewBriefing;
    };
