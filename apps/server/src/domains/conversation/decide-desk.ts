import { TAGS_MAX, type Note } from '@lobby/contract';
import type { NewActivity } from '#/domains/note/append-activities.ts';
import type { Agent, Command, ConversationState, Decision, Team } from './conversation-state.ts';
import { asks, attends, goesBack, isUnattended, joins, queues } from './owner-steps.ts';
import { isOwner, unchanged, type Step } from './write-message.ts';

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** Puts off what somebody owns; what nobody owns becomes the own first, so that it comes back to somebody. */
export function snoozes(state: ConversationState, { agent, until }: Of<'snooze'>, now: number): Decision {
  if (state.status === 'resolved') return { refused: 'conversation_closed' };
  if (state.snoozedUntil === until) return unchanged(state);
  const { next, messages } = holds(state, agent, now);
  const snoozed: ConversationState = { ...next, status: 'snoozed', snoozedUntil: until, waitingSince: null };
  return { next: snoozed, messages, activity: activity(snoozed, agent, { name: 'snoozed', until }, now) };
}

/** Whoever puts off what they were asked to answer has seen it. */
function holds(state: ConversationState, agent: Agent, now: number): Step {
  if (state.ownerKind !== 'agent') return joins(state, agent, now);
  return isOwner(state, agent) && isUnattended(state) ? attends(state, now) : { next: state, messages: [] };
}

/** Brings back what was put off; whether somebody waits depends on who wrote last. */
export function isSnoozeOver(state: ConversationState, agent: Agent | null, now: number): Decision {
  if (state.status !== 'snoozed') return unchanged(state);
  const isUnanswered = state.lastAuthorKind === 'contact';
  const next: ConversationState = {
    ...state,
    status: isUnanswered ? 'open' : 'waiting',
    waitingSince: isUnanswered ? now : null,
    snoozedUntil: null,
  };
  return { next, messages: [], activity: activity(next, agent, { name: 'unsnoozed' }, now) };
}

/** Hands a conversation to a colleague, to the queue, or to the queue of a team. */
export function assigns(state: ConversationState, { agent, to, team, epoch, reason }: Of<'assign'>, now: number): Decision {
  if (state.status === 'resolved') return { refused: 'conversation_closed' };
  if (epoch !== undefined && epoch !== state.ownerEpoch) return { refused: 'stale' };
  if (team && !to) return toTeam(state, agent, team, now);
  if (to ? isOwner(state, to) : isInPlainQueue(state, agent)) return unchanged(state);
  if (to) {
    // Whoever takes it by their own wish is there, and has no time to answer running, as with taking over.
    const { next, messages } = agent?.id === to.id ? joins(state, to, now) : { next: asks(state, to, now), messages: [] };
    return { next, messages, activity: activity(next, agent, { name: 'assigned', to: to.name, ...waitOf(next) }, now) };
  }
  if (reason && !stillHolds(state, reason)) return unchanged(state);
  // Whoever puts it into the queue of everybody takes it from the team; what goes back by itself stays the team's.
  const step = reason ? goesBack(state, now) : queues({ ...state, teamId: null }, now);
  const why = reason ? { reason, from: state.agentName ?? '', ...waitOf(step.next) } : {};
  return { ...step, activity: activity(step.next, agent, { name: 'queued', ...why }, now) };
}

/** One wait for a person, whoever is asked in it, is one line. */
function waitOf({ unattendedEpoch }: ConversationState): { wait?: number } {
  return unattendedEpoch === null ? {} : { wait: unattendedEpoch };
}

function isInPlainQueue(state: ConversationState, agent: Agent | null): boolean {
  return state.ownerKind === 'queue' && (agent === null || state.teamId === null);
}

/** What waits already keeps its place in the queue. */
function toTeam(state: ConversationState, agent: Agent | null, team: Team, now: number): Decision {
  const isQueued = state.ownerKind === 'queue';
  if (isQueued && state.teamId === team.id) return unchanged(state);
  const handed = { ...state, teamId: team.id };
  const step = isQueued ? { next: { ...handed, passedBy: [] }, messages: [] } : queues(handed, now);
  return { ...step, activity: activity(step.next, agent, { name: 'assigned', to: team.name }, now) };
}

function stillHolds(state: ConversationState, reason: 'no_reply' | 'away'): boolean {
  return reason === 'no_reply' ? state.assignedAt !== null : state.waitingSince !== null;
}

/** Sets priority or tags; tags are kept in the order given, each once. */
export function updates(state: ConversationState, { agent, priority, ...change }: Of<'update'>, now: number): Decision {
  const kept = tagsAfter(state.tags, change);
  if (kept && kept.length > TAGS_MAX) return { refused: 'too_many_tags' };
  const isNewPriority = priority !== undefined && priority !== state.priority;
  const isNewTags = kept !== undefined && kept.join('\n') !== state.tags.join('\n');
  if (!isNewPriority && !isNewTags) return unchanged(state);
  const next = { ...state, priority: priority ?? state.priority, tags: kept ?? state.tags };
  const done: Note['activity'] = isNewPriority ? { name: 'priority', priority } : { name: 'tags', tags: next.tags };
  return { next, messages: [], activity: activity(next, agent, done, now) };
}

export function activity(state: ConversationState, agent: Agent | null, done: NewActivity['activity'], now: number): NewActivity {
  return { authorId: agent?.id ?? null, authorName: agent?.name ?? null, activity: done, afterSeq: state.lastSeq, createdAt: now };
}

function tagsAfter(held: readonly string[], { tags, tag, untag }: Pick<Of<'update'>, 'tags' | 'tag' | 'untag'>): string[] | undefined {
  if (tags) return [...new Set(tags)];
  if (tag !== undefined) return [...new Set([...held, tag])];
  return untag === undefined ? undefined : held.filter((each) => each !== untag);
}
