import type { ServerModule } from '#/server-module.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { moveMails } from './mail.repository.ts';

/** Mails that go out, each once. */
export const mailModule = {
  jobs: [{ name: 'deliver-outbox', cron: '* * * * *', run: deliverOutbox }],
  hooks: {
    onContactMerged: async (scope, { fromId, intoId }) => ({ outbox: await moveMails(scope, fromId, intoId) }),
    async onContactUnmerged(scope, { fromId, intoId, moved }) {
      await moveMails(scope, intoId, fromId, (moved['outbox'] ?? []) as string[]);
    },
  },
} satisfies ServerModule;
