import type { ServerModule } from '#/server-module.ts';
import { purgeVisitorSessions } from './purge-visitor-sessions.ts';
import { moveSessions } from './visitor.repository.ts';

/** Browsers of visitors. */
export const visitorModule = {
  hooks: { onContactMerged: moveSessions },
  purge: purgeVisitorSessions,
} satisfies ServerModule;
