import type { Reach } from '@lobby/contract';
import type { StoredStatus } from '#/domains/conversation/conversation-state.ts';

/** Whose a conversation is. */
export interface ConversationPlace {
  agentId: number | null;
  teamId: string | null;
  status: StoredStatus;
}

/** A member who sees a part of the conversations. */
export interface PartMember {
  userId: number;
  reach: Reach;
  teamIds: readonly string[];
}

/** Whether a member sees a conversation: the same rule as that of the table's policy, for whoever is told of changes. Pure. */
export function isWithinReach({ userId, reach, teamIds }: PartMember, { agentId, teamId, status }: ConversationPlace): boolean {
  if (reach === 'all' || agentId === userId) return true;
  if (teamId === null || !teamIds.includes(teamId)) return false;
  return reach === 'team' || ((status === 'queued' || status === 'thread') && agentId === null);
}
