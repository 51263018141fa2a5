import type { ServerModule } from '#/server-module.ts';
import { moveConversations } from './conversation.repository.ts';
import { keepSearch } from './keep-search.ts';
import { wakeSnoozed } from './wake-snoozed.ts';

/** What was said with whom. */
export const conversationModule = {
  jobs: [
    { name: 'wake-snoozed', cron: '* * * * *', run: wakeSnoozed },
    { name: 'keep-search', cron: '* * * * *', run: keepSearch },
  ],
  hooks: {
    onContactMerged: async (scope, { fromId, intoId }) => ({ conversation: await moveConversations(scope, fromId, intoId) }),
    async onContactUnmerged(scope, { fromId, intoId, conversationIds }) {
      await moveConversations(scope, intoId, fromId, conversationIds);
    },
  },
} satisfies ServerModule;
