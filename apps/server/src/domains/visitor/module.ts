import type { ServerModule } from '#/server-module.ts';
import { purgeVisitorSessions } from './purge-visitor-sessions.ts';
import { giveSessionsBack, moveSessions } from './session-owner.repository.ts';

/** Browsers of visitors. */
export const visitorModule = {
  hooks: {
    onContactMerged: async (scope, { fromId, intoId }) => ({ visitor_session: await moveSessions(scope, fromId, intoId) }),
    onContactUnmerged: (scope, unmerge) => giveSessionsBack(scope, unmerge, (unmerge.moved['visitor_session'] ?? []) as string[]),
  },
  purge: purgeVisitorSessions,
} satisfies ServerModule;
