import type { Attachment } from '@lobby/contract';
import type { Agent, Command, ConversationState, Decision, DivertTo, Target } from './conversation-state.ts';
import { cardsOf, showPictures } from './cards-of.ts';
import { activity, assigns, isSnoozeOver, snoozes, updates } from './decide-desk.ts';
import { asksPerson, botAnswers, isSilent } from './decide-bot.ts';
import { contactEdits, contactRemoves, edits, removes } from './decide-correction.ts';
import { asksIdle, resolvesIdle } from './decide-idle.ts';
import { asks, attends, closes, inQueue, isUnattended, joins, queues, reopened, toBot } from './owner-steps.ts';
import { decideThread } from './decide-thread.ts';
import { isAbandoned, isSpam } from './decide-end.ts';
import { tellsOrder } from './decide-order-line.ts';
import { leavesAddress, bringsArticle, leavesQueue } from './decide-visitor.ts';
import { rates } from './decide-rating.ts';
import { tells } from './decide-tell.ts';
import { speaks } from './speaks.ts';
import { bylineOf, event, isOwner, unchanged, write, type Step } from './write-message.ts';

/**
 * What a command does to a conversation: its next state and the messages that this writes, or why it is refused.
 * Pure; the ledger calls it with the row locked, so two commands never decide on the same state.
 * @param target the message that a correction is about
 * @param files those of the command's message
 */
export function decide(state: ConversationState, command: Command, now: number, target?: Target, files: Attachment[] = []): Decision {
  if (state.status === 'thread') return decideThread(state, command, now, target, files);
  switch (command.kind) {
    case 'contact_message':
      return contactWrites(state, command, files, now);
    case 'ask_person':
      return asksPerson(state, command, now);
    case 'bot_message':
      return botAnswers(state, command, now);
    case 'silence':
      return isSilent(state, command, now);
    case 'agent_message':
      return agentWrites(state, command, files, now);
    case 'takeover':
      return takesOver(state, command, now);
    case 'open':
      return isOwner(state, command.agent) && isUnattended(state) ? attends(state, now) : unchanged(state);
    case 'return':
      return givesBack(state, command.agent, now);
    case 'resolve':
      return resolves(state, command.agent, now);
    case 'spam':
      return isSpam(state, command.agent, now);
    case 'abandon':
      return isAbandoned(state, command, now);
    case 'reopen':
      return reopens(state, command.agent, now);
    case 'snooze':
      return snoozes(state, command, now);
    case 'unsnooze':
      return isSnoozeOver(state, command.agent, now);
    case 'assign':
      return assigns(state, command, now);
    case 'update':
      return updates(state, command, now);
    case 'end':
      return ends(state, command.contactId, now);
    case 'leave_queue':
      return leavesQueue(state, command.contactId, now);
    case 'leave_address':
      return leavesAddress(state, command, now);
    case 'read_article':
      return bringsArticle(state, command, now);
    case 'ask_idle':
      return asksIdle(state, command, now);
    case 'resolve_idle':
      return resolvesIdle(state, command, now);
    case 'rate':
      return rates(state, command, now);
    case 'leave_unanswered':
      return isLeftUnanswered(state, command, now);
    case 'tell':
      return tells(state, command, now);
    case 'tell_order':
      return tellsOrder(state, command, now);
    case 'edit':
      return edits(state, command, target, now);
    case 'remove':
      return removes(state, command, target, now);
    case 'contact_edit':
      return contactEdits(state, command, target, now);
    case 'contact_remove':
      return contactRemoves(state, command, target, now);
  }
}

function contactWrites(
  before: ConversationState,
  command: Extract<Command, { kind: 'contact_message' }>,
  attachments: Attachment[],
  now: number,
): Decision {
  if (before.contactId !== command.contactId) return { refused: 'not_found' };
  if (before.isBlocked) return { refused: 'refused' };
  const again = before.status === 'resolved';
  if (again && now - (before.resolvedAt ?? now) > before.reopenMs) return { refused: 'conversation_closed' };
  // What was marked as spam is kept, and calls nobody: neither the bot nor a person.
  const isIgnored = before.endedAs === 'spam';
  const opened = again && !isIgnored ? goesOn(before, now) : { next: before, messages: [] };
  const state = { ...opened.next, ...speaks(opened.next, command) };
  const said = write(
    state,
    {
      clientMsgId: command.clientMsgId,
      authorKind: 'contact',
      authorId: command.contactId,
      body: command.text,
      attachments,
      replyToSeq: command.replyToSeq ?? null,
    },
    now,
  );
  if (isIgnored) return said;
  const next = { ...said.next, ...waitsFor(state, now) };
  const messages = [...opened.messages, ...said.messages];
  const question = command.question ?? command.text;
  const isHeld = command.isHeld === true;
  if (!isHeld && isUnattended(state) && state.isHelped && question !== '')
    return { next, messages, answer: { triggerSeq: next.lastSeq, question } };
  if (state.ownerKind !== 'bot') return { next: { ...next, divertTo: null }, messages };
  if (isHeld) return { next, messages };
  // A full queue takes nobody: what a team was meant to answer, the bot does.
  if (state.divertTo && !(!state.divertTo.agent && state.isQueueFull)) return diverts(next, state.divertTo, messages, now);
  return { next, messages, answer: { triggerSeq: next.lastSeq, question } };
}

/** What a link has led to a person or a team goes there with the visitor's words; it comes back to the queue where nobody answers. */
function diverts(said: ConversationState, { agent, team }: DivertTo, before: Step['messages'], now: number): Decision {
  const state = { ...said, divertTo: null };
  const { next, messages } = agent ? { next: asks(state, agent, now), messages: [] } : queues({ ...state, teamId: team?.id ?? null }, now);
  const to = agent?.name ?? team?.name;
  if (to === undefined) return { next, messages: [...before, ...messages] };
  const done = { name: 'assigned' as const, to };
  return { next, messages: [...before, ...messages], activity: activity(next, null, done, now) };
}

/** A full queue takes nobody: the bot answers what nobody else has. */
function isLeftUnanswered(state: ConversationState, { since }: Extract<Command, { kind: 'leave_unanswered' }>, now: number): Decision {
  const isLeft = state.status === 'bot' && state.ownerKind === 'bot' && state.lastAuthorKind === 'contact' && !state.isBlocked;
  if (!isLeft) return unchanged(state);
  if (state.isQueueFull) {
    const question = state.lastBody ?? '';
    return question === '' ? unchanged(state) : { next: state, messages: [], answer: { triggerSeq: state.lastSeq, question } };
  }
  const waiting = { ...state, waitingSince: since };
  return state.divertTo ? diverts(waiting, state.divertTo, [], now) : queues(waiting, now);
}

/**
 * What a person answered goes on in the queue, which gives it back to that person where they are there, and so does what waited for
 * one; the rest with the bot.
 */
function goesOn(state: ConversationState, now: number): Step {
  const isForPerson = state.agentId !== null || state.endedAs === 'abandoned';
  const next = isForPerson && !state.isQueueFull ? inQueue(reopened(state), now) : toBot(reopened(state));
  return write(next, event('reopened', null), now);
}

/** A visitor who writes to a person, or to the queue, waits from the first unanswered message on. */
function waitsFor(state: ConversationState, now: number): Partial<ConversationState> {
  if (state.ownerKind === 'bot') return {};
  const comesBack = state.status === 'waiting' || state.status === 'snoozed';
  return { status: comesBack ? 'open' : state.status, waitingSince: state.waitingSince ?? now, snoozedUntil: null };
}

function agentWrites(
  state: ConversationState,
  command: Extract<Command, { kind: 'agent_message' }>,
  attachments: Attachment[],
  now: number,
): Decision {
  const isOver = state.status === 'resolved';
  if (isOver && command.isTold !== true) return { refused: 'conversation_closed' };
  if (!showPictures(command.cards, attachments)) return { refused: 'not_found' };
  const joined = isOver ? { next: state, messages: [] } : arrives(state, command.agent, now);
  const said = write(
    joined.next,
    {
      clientMsgId: command.clientMsgId,
      ...bylineOf(command.agent),
      body: command.text,
      attachments,
      cards: cardsOf(command.cards),
      replyToSeq: command.replyToSeq ?? null,
    },
    now,
  );
  if (isOver) return said;
  // The words of a program answer for the person who has it; who waits in the queue goes on waiting for one, unless one has answered elsewhere.
  if (command.agent.isProgram && state.ownerKind !== 'agent') {
    if (command.outruns !== true) return said;
    const { next } = said;
    return {
      ...said,
      next: state.ownerKind === 'queue' ? { ...toBot(next), firstHumanReplyAt: now } : { ...next, ownerEpoch: next.ownerEpoch + 1 },
    };
  }
  const next: ConversationState = {
    ...said.next,
    status: 'waiting',
    waitingSince: null,
    snoozedUntil: null,
    firstHumanReplyAt: state.firstHumanReplyAt ?? now,
    assignedAt: null,
    passedBy: [],
  };
  return { next, messages: [...joined.messages, ...said.messages] };
}

/** Whoever writes has it from then on, but for a program, which takes nothing over. */
function arrives(state: ConversationState, agent: Agent, now: number): Step {
  if (agent.isProgram) return { next: state, messages: [] };
  return isOwner(state, agent) ? isThere(state, now) : joins(state, agent, now);
}

/** It goes on as the own, or where a program reopens it, as it does when its visitor comes back. */
function reopens(state: ConversationState, agent: Agent, now: number): Decision {
  if (state.status !== 'resolved') return unchanged(state);
  return agent.isProgram ? goesOn(state, now) : joins(reopened(state), agent, now);
}

/** Its person does something with it. */
function isThere(state: ConversationState, now: number): Step {
  return isUnattended(state) ? attends(state, now) : { next: state, messages: [] };
}

function takesOver(state: ConversationState, { agent, epoch }: Extract<Command, { kind: 'takeover' }>, now: number): Decision {
  if (state.status === 'resolved') return { refused: 'conversation_closed' };
  if (!isOwner(state, agent)) {
    const isColleagues = state.ownerKind === 'agent' && epoch !== state.ownerEpoch;
    return isColleagues ? { refused: 'already_taken' } : joins(state, agent, now);
  }
  // Whoever takes what the queue gave them a moment before has it by their own wish, and no time to answer runs.
  if (state.assignedAt === null && !isUnattended(state)) return unchanged(state);
  const { next, messages } = isThere(state, now);
  return { next: { ...next, assignedAt: null }, messages };
}

function givesBack(state: ConversationState, agent: Agent, now: number): Decision {
  if (state.status === 'resolved') return { refused: 'conversation_closed' };
  if (state.ownerKind === 'bot') return unchanged(state);
  return write(toBot(state), event('returned_to_bot', agent.name), now);
}

function resolves(state: ConversationState, agent: Agent, now: number): Decision {
  return state.status === 'resolved' ? unchanged(state) : closes(state, event('resolved', agent.name), now);
}

function ends(state: ConversationState, contactId: string, now: number): Decision {
  if (state.contactId !== contactId) return { refused: 'not_found' };
  return state.status === 'resolved' ? unchanged(state) : closes(state, event('ended', null), now);
}
