import { wordsOf, type Message } from '@lobby/contract';
import type { NewMessage } from '#/domains/message/append-messages.ts';
import type { Agent, ConversationState, Decision } from './conversation-state.ts';

type Event = NonNullable<Message['event']>;

export type Draft = Pick<NewMessage, 'authorKind' | 'body'> & Partial<NewMessage>;

/** A conversation after a decision, and the messages that the decision wrote. */
export interface Step {
  next: ConversationState;
  messages: NewMessage[];
}

export function isOwner(state: ConversationState, agent: Agent): boolean {
  return state.ownerKind === 'agent' && state.agentId === agent.id;
}

export function unchanged(state: ConversationState): Decision {
  return { next: state, messages: [] };
}

/** Who wrote a message of the team: a person, or a program, which is nobody and signs with the key's name. */
export function bylineOf({ id, name, isProgram }: Agent): Pick<Draft, 'authorKind'> & Pick<NewMessage, 'authorId' | 'authorName'> {
  return { authorKind: 'agent', authorId: isProgram ? null : String(id), authorName: name };
}

/** A line that the conversation writes about itself. */
export function event(name: Event['name'], actor: string | null, rest: Omit<Partial<Event>, 'name' | 'actor'> = {}): Draft {
  return { authorKind: 'system', kind: 'event', body: '', event: { name, actor, ...rest } };
}

/** Gives a message the next number of its conversation. */
export function write(state: ConversationState, draft: Draft, now: number): Step {
  const seq = state.lastSeq + 1;
  const message: NewMessage = {
    clientMsgId: `event:${seq}`,
    authorId: null,
    authorName: null,
    kind: 'text',
    event: null,
    answerKind: null,
    sources: null,
    attachments: [],
    cards: null,
    replyToSeq: null,
    ...draft,
    seq,
    createdAt: now,
  };
  const spoken =
    message.kind === 'text'
      ? {
          lastAuthorKind: message.authorKind,
          lastBody: wordsOf({ body: message.body, cards: message.cards ?? [] }),
          lastMessageAt: now,
          askedAt: null,
        }
      : {};
  return { next: { ...state, ...spoken, lastSeq: seq }, messages: [message] };
}
