import { hasPerson, type ChatState } from '#/state/chat-state.ts';

/** What the header says under the name. */
export type HeaderStatus = 'reconnecting' | 'queued' | 'agent' | 'instant' | 'none';

/** The header's line, from the most urgent down. */
export function headerStatus({ reachable, standing, tenant }: Pick<ChatState, 'reachable' | 'standing' | 'tenant'>): HeaderStatus {
  if (!reachable) return 'reconnecting';
  if (!tenant || !standing) return 'none';
  if (standing.status === 'queued') return 'queued';
  return hasPerson(standing) ? 'agent' : 'instant';
}
