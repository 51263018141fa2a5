import { joinRows, takeApart } from '#/database/move-rows.ts';
import type { ServerModule } from '#/server-module.ts';
import { CONSENTS } from './privacy.repository.ts';

/** What visitors have agreed to. */
export const privacyModule = {
  hooks: {
    onContactMerged: async (scope, merge) => ({ consent: await joinRows(scope, CONSENTS, merge) }),
    onContactUnmerged: (scope, unmerge) => takeApart(scope, CONSENTS, unmerge.moved['consent'] ?? [], unmerge),
  },
} satisfies ServerModule;
