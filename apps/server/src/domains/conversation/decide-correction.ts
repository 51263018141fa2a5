import { EDIT_WINDOW_MS, wordsOf } from '@lobby/contract';
import type { Agent, Command, ConversationState, Decision, Refusal, Target } from './conversation-state.ts';
import { event, unchanged, write } from './write-message.ts';

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** Whoever corrects a message: a member of the business, or the visitor. */
interface Editor {
  id: number | null;
  name: string | null;
}

const VISITOR: Editor = { id: null, name: null };

/** Changes an own message; everybody hears of it by an event with a number of its own. */
export function edits(
  state: ConversationState,
  { agent, seq, text, isTold }: Of<'edit'>,
  target: Target | undefined,
  now: number,
): Decision {
  const refused = isTold === true ? (isReply(target) ? undefined : 'not_found') : refusalOf(target, agent, now);
  return refused ? { refused } : changes(state, { seq, text, by: agent }, target, now);
}

/** The visitor changes an own message. */
export function contactEdits(state: ConversationState, command: Of<'contact_edit'>, target: Target | undefined, now: number): Decision {
  const refused = refusalOfContact(state, command, target, now);
  return refused ? { refused } : changes(state, { seq: command.seq, text: command.text, by: VISITOR }, target, now);
}

/** Takes a message back: its number and its author stay, its words go. */
export function removes(
  state: ConversationState,
  { agent, seq, mayRemoveAny }: Of<'remove'>,
  target: Target | undefined,
  now: number,
): Decision {
  if (!target || target.kind !== 'text') return { refused: 'not_found' };
  if (target.deletedAt !== null) return unchanged(state);
  const refused = mayRemoveAny ? undefined : refusalOf(target, agent, now);
  return refused ? { refused } : takesBack(state, seq, agent, target, now);
}

/** The visitor takes an own message back; what is gone already stays so. */
export function contactRemoves(state: ConversationState, command: Of<'contact_remove'>, target: Target | undefined, now: number): Decision {
  const isGone = target?.authorKind === 'contact' && target.deletedAt !== null && state.contactId === command.contactId;
  if (isGone) return unchanged(state);
  const refused = refusalOfContact(state, command, target, now);
  return refused || !target ? { refused: refused ?? 'not_found' } : takesBack(state, command.seq, VISITOR, target, now);
}

function changes(
  state: ConversationState,
  { seq, text, by }: { seq: number; text: string; by: Editor },
  target: Target | undefined,
  now: number,
): Decision {
  if (!target || target.body === text) return unchanged(state);
  const told = write(state, { ...event('edited', by.name, { target_seq: seq }), body: text }, now);
  return {
    next: { ...told.next, lastBody: shown(state, target, wordsOf({ body: text, cards: target.cards ?? [] })) },
    messages: told.messages,
    correction: { seq, body: text, editorId: by.id, at: now },
  };
}

function takesBack(state: ConversationState, seq: number, by: Editor, target: Target, now: number): Decision {
  const told = write(state, event('deleted', by.name, { target_seq: seq }), now);
  return {
    next: { ...told.next, lastBody: shown(state, target, '') },
    messages: told.messages,
    correction: { seq, body: null, editorId: by.id, at: now },
  };
}

function isReply(target: Target | undefined): boolean {
  return target?.authorKind === 'agent' && target.kind === 'text' && target.deletedAt === null;
}

function refusalOf(target: Target | undefined, agent: Agent, now: number): Refusal | undefined {
  if (!target || target.kind !== 'text' || target.deletedAt !== null) return 'not_found';
  if (target.authorKind !== 'agent' || target.authorId !== String(agent.id)) return 'not_author';
  return now - target.createdAt > EDIT_WINDOW_MS ? 'too_late' : undefined;
}

/** A conversation has one contact: whatever a contact wrote in it is theirs, also under a number that was merged into theirs. */
function refusalOfContact(
  state: ConversationState,
  { contactId, windowMs }: Of<'contact_edit' | 'contact_remove'>,
  target: Target | undefined,
  now: number,
): Refusal | undefined {
  if (state.contactId !== contactId) return 'not_found';
  if (state.isBlocked) return 'refused';
  if (!target || target.kind !== 'text' || target.deletedAt !== null) return 'not_found';
  if (target.authorKind !== 'contact') return 'not_author';
  return now - target.createdAt > windowMs ? 'too_late' : undefined;
}

/** What lists show, where it is the corrected message that they show. */
function shown(state: ConversationState, target: Target | undefined, body: string): string | null {
  return target && state.lastMessageAt === target.createdAt && state.lastAuthorKind === target.authorKind ? body : state.lastBody;
}
