import { joinRows, takeApart } from '#/database/move-rows.ts';
import type { ServerModule } from '#/server-module.ts';
import { STOPS } from './chat-letter.repository.ts';
import { sendChatLetters } from './send-letters.ts';
import { sendMissedLetters } from './send-missed.ts';

/** What visitors have missed, by mail to those who left an address. */
export const chatLetterModule = {
  jobs: [
    { name: 'chat-letters', cron: '* * * * *', run: sendChatLetters },
    { name: 'missed-letters', cron: '* * * * *', run: sendMissedLetters },
  ],
  hooks: {
    onContactMerged: async (scope, merge) => ({ chat_letter_stop: await joinRows(scope, STOPS, merge) }),
    onContactUnmerged: (scope, unmerge) => takeApart(scope, STOPS, unmerge.moved['chat_letter_stop'] ?? [], unmerge),
  },
} satisfies ServerModule;
