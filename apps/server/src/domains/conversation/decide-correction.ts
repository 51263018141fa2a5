import { EDIT_WINDOW_MS, wordsOf } from '@lobby/contract';
import type { Agent, Command, ConversationState, Decision, Refusal, Target } from './conversation-state.ts';
import { event, unchanged, write } from './write-message.ts';

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** Changes an own message; everybody hears of it by an event with a number of its own. */
export function edits(state: ConversationState, { agent, seq, text }: Of<'edit'>, target: Target | undefined, now: number): Decision {
  const refused = refusalOf(target, agent, now);
  if (refused) return { refused };
  if (!target || target.body === text) return unchanged(state);
  const told = write(state, { ...event('edited', agent.name, { target_seq: seq }), body: text }, now);
  return {
    next: { ...told.next, lastBody: shown(state, target, wordsOf({ body: text, cards: target.cards ?? [] })) },
    messages: told.messages,
    correction: { seq, body: text, editorId: agent.id, at: now },
  };
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
  if (refused) return { refused };
  const told = write(state, event('deleted', agent.name, { target_seq: seq }), now);
  return {
    next: { ...told.next, lastBody: shown(state, target, '') },
    messages: told.messages,
    correction: { seq, body: null, editorId: agent.id, at: now },
  };
}

function refusalOf(target: Target | undefined, agent: Agent, now: number): Refusal | undefined {
  if (!target || target.kind !== 'text' || target.deletedAt !== null) return 'not_found';
  if (target.authorKind !== 'agent' || target.authorId !== String(agent.id)) return 'not_author';
  return now - target.createdAt > EDIT_WINDOW_MS ? 'too_late' : undefined;
}

/** What lists show, where it is the corrected message that they show. */
function shown(state: ConversationState, target: Target | undefined, body: string): string | null {
  return target && state.lastMessageAt === target.createdAt && state.lastAuthorKind === target.authorKind ? body : state.lastBody;
}
