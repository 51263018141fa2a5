import type { Agent, ConversationState } from './conversation-state.ts';
import { event, write, type Step } from './write-message.ts';

/** Lays the conversation into the queue; the visitor waits from now on. */
export function queues(state: ConversationState, now: number): Step {
  return write(inQueue(state, now), event('queued', null), now);
}

/** Lays it back into the queue at the place it had, because its person left it unanswered. Of somebody who never joined the visitor is told nothing. */
export function goesBack(state: ConversationState, now: number): Step {
  const place = state.firstHumanReplyAt === null ? state.queuedAt : state.waitingSince;
  const { agentId } = state;
  const passedBy = agentId === null ? state.passedBy : [...state.passedBy.filter((id) => id !== agentId), agentId];
  const queued = { ...inQueue(state, now), queuedAt: place ?? now, passedBy };
  return isUnattended(state) ? { next: queued, messages: [] } : write(queued, event('queued', null), now);
}

/** The visitor waits for a person: in the queue, or for somebody who was asked and has not joined. */
export function isUnattended(state: Pick<ConversationState, 'ownerKind' | 'unattendedEpoch'>): boolean {
  return state.ownerKind === 'queue' || isAsked(state);
}

/** A person was asked, and has neither opened the conversation nor written in it. */
export function isAsked({ ownerKind, unattendedEpoch }: Pick<ConversationState, 'ownerKind' | 'unattendedEpoch'>): boolean {
  return ownerKind === 'agent' && unattendedEpoch !== null;
}

export function inQueue(state: ConversationState, now: number): ConversationState {
  return {
    ...state,
    status: 'queued',
    ownerKind: 'queue',
    ownerEpoch: state.ownerEpoch + 1,
    unattendedEpoch: state.unattendedEpoch ?? state.ownerEpoch + 1,
    agentId: null,
    agentName: null,
    misses: 0,
    queuedAt: now,
    // Who waits already goes on waiting.
    waitingSince: state.waitingSince ?? now,
    turnedAwaySeq: null,
    firstHumanReplyAt: null,
    snoozedUntil: null,
    assignedAt: null,
    passedBy: [],
  };
}

/** Makes the conversation a person's own, who is there. */
export function joins(state: ConversationState, agent: Agent, now: number): Step {
  return attends(givenTo(state, agent, now), now);
}

/** Its person has opened it, or writes: only now the visitor is told that they joined. */
export function attends(state: ConversationState, now: number): Step {
  // The line is theirs: it shows their face.
  const authorId = state.agentId === null ? null : String(state.agentId);
  return write({ ...state, unattendedEpoch: null }, { ...event('agent_joined', state.agentName), authorId }, now);
}

/** Gives the conversation to a person, who may not have seen it yet. */
export function asks(state: ConversationState, agent: Agent, now: number): ConversationState {
  return { ...givenTo(state, agent, now), unattendedEpoch: state.unattendedEpoch ?? state.ownerEpoch + 1, assignedAt: now };
}

function givenTo(state: ConversationState, agent: Agent, now: number): ConversationState {
  return {
    ...state,
    status: 'open',
    ownerKind: 'agent',
    agentId: agent.id,
    agentName: agent.name,
    ownerEpoch: state.ownerEpoch + 1,
    misses: 0,
    turnedAwaySeq: null,
    waitingSince: state.waitingSince ?? (state.lastAuthorKind === 'contact' ? now : null),
    snoozedUntil: null,
    assignedAt: null,
  };
}

export function toBot(state: ConversationState): ConversationState {
  return {
    ...state,
    status: 'bot',
    ownerKind: 'bot',
    agentId: null,
    agentName: null,
    teamId: null,
    ownerEpoch: state.ownerEpoch + 1,
    unattendedEpoch: null,
    misses: 0,
    botTurns: 0,
    queuedAt: null,
    waitingSince: null,
    snoozedUntil: null,
    assignedAt: null,
    passedBy: [],
  };
}

/** Ends the conversation; @param draft the line that says by whom */
export function closes(state: ConversationState, draft: ReturnType<typeof event>, now: number): Step {
  return write(ended(state, now), draft, now);
}

/** The same without a line. */
export function ended(state: ConversationState, now: number): ConversationState {
  return {
    ...state,
    status: 'resolved',
    ownerKind: 'none',
    ownerEpoch: state.ownerEpoch + 1,
    unattendedEpoch: null,
    turnedAwaySeq: null,
    waitingSince: null,
    snoozedUntil: null,
    assignedAt: null,
    passedBy: [],
    resolvedAt: now,
    endedAs: null,
  };
}

export function reopened(state: ConversationState): ConversationState {
  return { ...state, resolvedAt: null, endedAs: null, reopenCount: state.reopenCount + 1 };
}
