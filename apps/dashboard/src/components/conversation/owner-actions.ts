import type { Conversation } from '@lobby/contract';
import type { OwnerAction } from '#/data/conversation.ts';

/** What can be done with a conversation: one primary action, then the milder ones. */
export interface OwnerActions {
  readonly primary: OwnerAction;
  readonly others: readonly OwnerAction[];
}

/** The actions by who owns the conversation; `me` is the id of the signed-in person. */
export function actionsFor({ owner_kind: owner, agent }: Pick<Conversation, 'owner_kind' | 'agent'>, me: number | undefined): OwnerActions {
  if (owner === 'none') return { primary: 'reopen', others: [] };
  if (owner === 'bot') return { primary: 'takeover', others: ['resolve'] };
  if (owner === 'agent' && agent?.id === me) return { primary: 'resolve', others: ['return'] };
  return { primary: 'takeover', others: ['return', 'resolve'] };
}
