import type { Agent, ConversationState } from './conversation-state.ts';
import { event, write, type Step } from './write-message.ts';

/** Lays the conversation into the queue; the visitor waits from now on. */
export function queues(state: ConversationState, now: number): Step {
  return write(inQueue(state, now), event('queued', null), now);
}

/** Lays it back into the queue at the place it had, because its person left it unanswered. */
export function goesBack(state: ConversationState, now: number): Step {
  const place = state.firstHumanReplyAt === null ? state.queuedAt : state.waitingSince;
  const passedBy = state.agentId === null ? state.passedBy : [...new Set([...state.passedBy, state.agentId])];
  const queued = { ...inQueue(state, now), queuedAt: place ?? now, passedBy };
  return write(queued, event('queued', null), now);
}

export function inQueue(state: ConversationState, now: number): ConversationState {
  return {
    ...state,
    status: 'queued',
    ownerKind: 'queue',
    ownerEpoch: state.ownerEpoch + 1,
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

/** Makes the conversation a person's own. */
export function joins(state: ConversationState, agent: Agent, now: number): Step {
  const open: ConversationState = {
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
  return write(open, event('agent_joined', agent.name), now);
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
