import { giveBack, moveRows } from '#/database/move-rows.ts';
import type { ServerModule } from '#/server-module.ts';
import { moveSent, UPLOADS } from './upload.repository.ts';

/** Files of visitors and of people of the business. */
export const uploadModule = {
  hooks: {
    onContactMerged: async (scope, merge) => ({ attachment: await moveRows(scope, UPLOADS, merge) }),
    async onContactUnmerged(scope, unmerge) {
      const { fromId, intoId, moved, conversationIds } = unmerge;
      await giveBack(scope, UPLOADS, moved['attachment'] ?? [], unmerge);
      await moveSent(scope, intoId, fromId, conversationIds);
    },
  },
} satisfies ServerModule;
