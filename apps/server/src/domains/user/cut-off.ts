import type { Services } from '#/services.ts';

/** Cuts the live connections of sessions that have ended; after the commit, so that none comes back. @returns how many ended */
export function cutOff({ announcer }: Pick<Services, 'announcer'>, sessionIds: readonly string[]): { ended_sessions: number } {
  for (const id of sessionIds) announcer.signedOut(id);
  return { ended_sessions: sessionIds.length };
}
