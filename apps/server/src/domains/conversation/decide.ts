import type { Message } from '@lobby/contract';
import type { NewMessage } from '#/domains/message/append-messages.ts';
import type { Agent, Command, ConversationState, Decision } from './conversation-state.ts';

type EventName = NonNullable<Message['event']>['name'];

/**
 * What a command does to a conversation: its next state and the messages that this writes, or why it is refused.
 * Pure; the ledger calls it with the row locked, so two commands never decide on the same state.
 */
export function decide(state: ConversationState, command: Command, now: number): Decision {
  switch (command.kind) {
    case 'contact_message':
      return contactWrites(state, command, now);
    case 'ask_person':
      return asksPerson(state, command, now);
    case 'bot_message':
      return botAnswers(state, command, now);
    case 'agent_message':
      return agentWrites(state, command, now);
    case 'takeover':
      return takesOver(state, command.agent, now);
    case 'return':
      return givesBack(state, command.agent, now);
    case 'resolve':
      return resolves(state, command.agent, now);
    case 'reopen':
      return state.status === 'resolved' ? joins(reopened(state), command.agent, now) : unchanged(state);
  }
}

function contactWrites(before: ConversationState, command: Extract<Command, { kind: 'contact_message' }>, now: number): Decision {
  if (before.contactId !== command.contactId) return { refused: 'not_found' };
  const again = before.status === 'resolved';
  const opened = again ? write(toBot(reopened(before)), event('reopened', null), now) : { next: before, messages: [] };
  const state = { ...opened.next, language: command.language };
  const said = write(
    state,
    { clientMsgId: command.clientMsgId, authorKind: 'contact', authorId: command.contactId, body: command.text },
    now,
  );
  const next = { ...said.next, ...waitsFor(state, now) };
  const messages = [...opened.messages, ...said.messages];
  if (state.ownerKind !== 'bot') return { next, messages };
  return { next, messages, answer: { triggerSeq: next.lastSeq, question: command.text } };
}

/** A visitor who writes to a person, or to the queue, waits from the first unanswered message on. */
function waitsFor(state: ConversationState, now: number): Partial<ConversationState> {
  if (state.ownerKind === 'bot') return {};
  return { status: state.status === 'waiting' ? 'open' : state.status, waitingSince: state.waitingSince ?? now };
}

function asksPerson(state: ConversationState, command: Extract<Command, { kind: 'ask_person' }>, now: number): Decision {
  if (state.contactId !== command.contactId) return { refused: 'not_found' };
  if (state.ownerKind === 'queue' || state.ownerKind === 'agent') return unchanged(state);
  return queues(state.status === 'resolved' ? reopened(state) : state, now);
}

function queues(state: ConversationState, now: number): { next: ConversationState; messages: NewMessage[] } {
  const queued: ConversationState = {
    ...state,
    status: 'queued',
    ownerKind: 'queue',
    ownerEpoch: state.ownerEpoch + 1,
    agentId: null,
    agentName: null,
    misses: 0,
    queuedAt: now,
    waitingSince: now,
    firstHumanReplyAt: null,
  };
  return write(queued, event('queued', null), now);
}

function botAnswers(state: ConversationState, command: Extract<Command, { kind: 'bot_message' }>, now: number): Decision {
  if (state.ownerEpoch !== command.epoch || state.ownerKind !== 'bot') return { refused: 'stale' };
  const said = write(
    { ...state, misses: command.answerKind === 'no_answer' ? state.misses + 1 : 0 },
    {
      clientMsgId: `run:${command.runId}`,
      authorKind: 'bot',
      authorName: command.botName,
      body: command.body,
      answerKind: command.answerKind,
      sources: command.sources,
    },
    now,
  );
  if (command.answerKind !== 'handoff') return said;
  const queued = queues(said.next, now);
  return { next: queued.next, messages: [...said.messages, ...queued.messages] };
}

function agentWrites(state: ConversationState, command: Extract<Command, { kind: 'agent_message' }>, now: number): Decision {
  if (state.status === 'resolved') return { refused: 'conversation_closed' };
  const joined = isOwner(state, command.agent) ? { next: state, messages: [] } : joins(state, command.agent, now);
  const said = write(
    joined.next,
    {
      clientMsgId: command.clientMsgId,
      authorKind: 'agent',
      authorId: String(command.agent.id),
      authorName: command.agent.name,
      body: command.text,
    },
    now,
  );
  const next: ConversationState = {
    ...said.next,
    status: 'waiting',
    waitingSince: null,
    firstHumanReplyAt: state.firstHumanReplyAt ?? now,
  };
  return { next, messages: [...joined.messages, ...said.messages] };
}

function takesOver(state: ConversationState, agent: Agent, now: number): Decision {
  if (state.status === 'resolved') return { refused: 'conversation_closed' };
  return isOwner(state, agent) ? unchanged(state) : joins(state, agent, now);
}

function joins(state: ConversationState, agent: Agent, now: number): { next: ConversationState; messages: NewMessage[] } {
  const open: ConversationState = {
    ...state,
    status: 'open',
    ownerKind: 'agent',
    agentId: agent.id,
    agentName: agent.name,
    ownerEpoch: state.ownerEpoch + 1,
    misses: 0,
    waitingSince: state.waitingSince ?? (state.lastAuthorKind === 'contact' ? now : null),
  };
  return write(open, event('agent_joined', agent.name), now);
}

function givesBack(state: ConversationState, agent: Agent, now: number): Decision {
  if (state.status === 'resolved') return { refused: 'conversation_closed' };
  if (state.ownerKind === 'bot') return unchanged(state);
  return write(toBot(state), event('returned_to_bot', agent.name), now);
}

function resolves(state: ConversationState, agent: Agent, now: number): Decision {
  if (state.status === 'resolved') return unchanged(state);
  const closed: ConversationState = {
    ...state,
    status: 'resolved',
    ownerKind: 'none',
    ownerEpoch: state.ownerEpoch + 1,
    waitingSince: null,
    resolvedAt: now,
  };
  return write(closed, event('resolved', agent.name), now);
}

function toBot(state: ConversationState): ConversationState {
  return {
    ...state,
    status: 'bot',
    ownerKind: 'bot',
    agentId: null,
    agentName: null,
    ownerEpoch: state.ownerEpoch + 1,
    misses: 0,
    queuedAt: null,
    waitingSince: null,
  };
}

function reopened(state: ConversationState): ConversationState {
  return { ...state, resolvedAt: null, reopenCount: state.reopenCount + 1 };
}

function isOwner(state: ConversationState, agent: Agent): boolean {
  return state.ownerKind === 'agent' && state.agentId === agent.id;
}

function unchanged(state: ConversationState): Decision {
  return { next: state, messages: [] };
}

type Draft = Pick<NewMessage, 'authorKind' | 'body'> & Partial<NewMessage>;

function event(name: EventName, actor: string | null): Draft {
  return { authorKind: 'system', kind: 'event', body: '', event: { name, actor } };
}

function write(state: ConversationState, draft: Draft, now: number): { next: ConversationState; messages: NewMessage[] } {
  const seq = state.lastSeq + 1;
  const message: NewMessage = {
    clientMsgId: `event:${seq}`,
    authorId: null,
    authorName: null,
    kind: 'text',
    event: null,
    answerKind: null,
    sources: null,
    ...draft,
    seq,
    createdAt: now,
  };
  const spoken = message.kind === 'text' ? { lastAuthorKind: message.authorKind, lastBody: message.body, lastMessageAt: now } : {};
  return { next: { ...state, ...spoken, lastSeq: seq }, messages: [message] };
}
