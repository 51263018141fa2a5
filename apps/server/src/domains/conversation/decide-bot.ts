import { decideHandoff } from '#/domains/bot/handoff/decide-handoff.ts';
import type { HandoffTrigger } from '@lobby/contract';
import type { Command, ConversationState, Decision } from './conversation-state.ts';
import { closes, goesBack, queues, reopened, toBot } from './owner-steps.ts';
import { event, unchanged, write, type Step } from './write-message.ts';

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

const MINUTE_MS = 60_000;

/** The button: the visitor's own wish, always granted, with the tenant's line where it is given. */
export function asksPerson(state: ConversationState, command: Of<'ask_person'>, now: number): Decision {
  if (state.contactId !== command.contactId) return { refused: 'not_found' };
  if (state.isBlocked) return { refused: 'refused' };
  if (state.ownerKind === 'queue' || state.ownerKind === 'agent' || state.endedAs === 'spam') return unchanged(state);
  const open = state.status === 'resolved' ? reopened(state) : state;
  if (open.isQueueFull)
    return turnsAway(state.status === 'resolved' ? toBot(open) : open, command.line?.botName ?? '', `busy:${open.lastSeq + 1}`, now);
  const said = command.line ? botSays(open, command.line.botName, command.line.body, now) : { next: open, messages: [] };
  return handsOver(said, 'button', open.misses, now);
}

/** The bot's answer, or in its place the line with which it calls a person. Nothing comes from it once a person has the word. */
export function botAnswers(state: ConversationState, command: Of<'bot_message'>, now: number): Decision {
  const isHelping = command.isHelping === true && mayHelp(state, command.epoch);
  if (!isHelping && (state.ownerEpoch !== command.epoch || state.ownerKind !== 'bot')) return { refused: 'stale' };
  const counted = isHelping ? state : count(state, command);
  const trigger = isHelping ? undefined : triggerOf(command, state, counted);
  if (trigger && state.isQueueFull) return turnsAway(state, command.botName, `run:${command.runId}`, now);
  const line = trigger && command.answerKind !== 'handoff' ? command.handoff?.lines[trigger] : undefined;
  const said = write(
    counted,
    {
      clientMsgId: `run:${command.runId}`,
      authorKind: 'bot',
      authorName: command.botName,
      body: line ?? command.body,
      answerKind: trigger ? 'handoff' : command.answerKind,
      sources: trigger ? [] : command.sources,
    },
    now,
  );
  if (trigger) return handsOver(said, trigger, Math.max(state.misses, counted.misses), now);
  if (command.resolves === true) {
    const closed = closes(said.next, event('resolved', null), now);
    return { ...closed, messages: [...said.messages, ...closed.messages] };
  }
  return command.offer === undefined ? said : offers(said, command, command.offer, now);
}

/** Whoever is asked meanwhile takes nothing from an answer; whoever joins does. @param epoch that of the question */
export function mayHelp({ unattendedEpoch }: Pick<ConversationState, 'unattendedEpoch'>, epoch: number): boolean {
  return unattendedEpoch !== null && epoch >= unattendedEpoch;
}

/** Nothing was found, whatever is offered instead. For a file without words nothing was looked for. */
const isMissing = ({ answerKind, isMiss, handoff }: Of<'bot_message'>) =>
  (answerKind === 'no_answer' && handoff?.facts.cause !== 'file') || isMiss === true;

function count(state: ConversationState, command: Of<'bot_message'>): ConversationState {
  const isAnswer = command.answerKind === 'exact' || command.answerKind === 'generated' || isMissing(command);
  // Who is asked what was meant has neither an answer nor missed one.
  if (command.answerKind === 'clarify') return state;
  return { ...state, misses: isMissing(command) ? state.misses + 1 : 0, botTurns: state.botTurns + (isAnswer ? 1 : 0) };
}

/** Decided on the locked row, whose counts are the true ones. An answer that is a hand-off already always is one. */
function triggerOf(command: Of<'bot_message'>, before: ConversationState, counted: ConversationState): HandoffTrigger | undefined {
  const { handoff, answerKind } = command;
  const facts = handoff && { ...handoff.facts, isMiss: isMissing(command), misses: counted.misses, turns: before.botTurns };
  const trigger = facts && decideHandoff(facts, handoff.settings);
  if (trigger || answerKind !== 'handoff') return trigger;
  return handoff?.facts.cause ?? 'failure';
}

/** A text that promises a person without a hand-off is followed by the offer of one. */
function offers(said: Step, { runId, botName }: Of<'bot_message'>, body: string, now: number): Step {
  const offered = write(
    said.next,
    { clientMsgId: `run:${runId}:offer`, authorKind: 'bot', authorName: botName, body, answerKind: 'no_answer', sources: [] },
    now,
  );
  return { next: offered.next, messages: [...said.messages, ...offered.messages] };
}

function handsOver(said: Step, trigger: HandoffTrigger, misses: number, now: number): Decision {
  const queued = queues(said.next, now);
  return {
    next: queued.next,
    messages: [...said.messages, ...queued.messages],
    briefing: { trigger, misses, language: queued.next.language, afterSeq: queued.next.lastSeq, createdAt: now },
  };
}

/** Too many wait: the visitor reads so, keeps the bot, and is offered what else there is. Said once, until somebody says something. */
function turnsAway(state: ConversationState, botName: string, clientMsgId: string, now: number): Decision {
  if (state.turnedAwaySeq === state.lastSeq) return unchanged(state);
  const draft = {
    clientMsgId,
    authorKind: 'bot',
    authorName: botName,
    body: state.busyLine ?? '',
    answerKind: 'handoff',
    sources: [],
  } as const;
  const said = write(state, { ...draft, sources: [] }, now);
  return { next: { ...said.next, turnedAwaySeq: said.next.lastSeq }, messages: said.messages, isTurnedAway: true };
}

/** A person who leaves the visitor without an answer for too long loses the conversation, and the visitor is told. */
export function isSilent(state: ConversationState, command: Of<'silence'>, now: number): Decision {
  const { ownerKind, status, waitingSince } = state;
  if (ownerKind !== 'agent' || status !== 'open' || waitingSince === null) return unchanged(state);
  if (now - waitingSince < command.afterMin * MINUTE_MS) return unchanged(state);
  if (command.to === 'queue') {
    const queued = goesBack(state, now);
    const said = botSays(queued.next, command.botName, command.line, now);
    return { next: said.next, messages: [...queued.messages, ...said.messages] };
  }
  const returned = write(toBot(state), event('returned_to_bot', null), now);
  const said = botSays(returned.next, command.botName, command.line, now);
  const messages = [...returned.messages, ...said.messages];
  const question = state.lastAuthorKind === 'contact' ? state.lastBody : null;
  // What the visitor wrote last is still without an answer.
  return question ? { next: said.next, messages, answer: { triggerSeq: said.next.lastSeq, question } } : { next: said.next, messages };
}

function botSays(state: ConversationState, botName: string, body: string, now: number): Step {
  return write(
    state,
    { clientMsgId: `line:${state.lastSeq + 1}`, authorKind: 'bot', authorName: botName, body, answerKind: 'handoff', sources: [] },
    now,
  );
}
