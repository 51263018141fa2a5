import type { ConversationState } from './conversation-state.ts';

/** What a visitor is shown of a conversation beside its messages. */
type Standing = Pick<ConversationState, 'status' | 'ownerKind' | 'ownerEpoch' | 'unattendedEpoch' | 'agentName' | 'csatScore'>;

const SHOWN = ['ownerKind', 'ownerEpoch', 'unattendedEpoch', 'agentName', 'csatScore'] as const satisfies readonly (keyof Standing)[];

/** A person has it: whose turn it is to write goes back and forth with each message, and is told with it. */
const isTalk = ({ status }: Standing) => status === 'open' || status === 'waiting';

/**
 * Whether a visitor who was told the messages of a change has nothing more to ask for. With a person nothing else moves; whoever waits is told
 * a place in the queue, and whoever talks to the bot what it makes of it.
 */
export function standsAsBefore(state: Standing, was: Standing | undefined, messages: readonly unknown[]): boolean {
  if (was === undefined || messages.length === 0 || state.ownerKind !== 'agent') return false;
  return isTalk(state) && isTalk(was) && SHOWN.every((name) => state[name] === was[name]);
}
