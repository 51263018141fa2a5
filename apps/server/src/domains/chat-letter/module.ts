import type { ServerModule } from '#/server-module.ts';
import { moveStops } from './chat-letter.repository.ts';
import { sendChatLetters } from './send-letters.ts';
import { sendMissedLetters } from './send-missed.ts';

/** What visitors have missed, by mail to those who left an address. */
export const chatLetterModule = {
  jobs: [
    { name: 'chat-letters', cron: '* * * * *', run: sendChatLetters },
    { name: 'missed-letters', cron: '* * * * *', run: sendMissedLetters },
  ],
  hooks: { onContactMerged: moveStops },
} satisfies ServerModule;
