import type { ServerModule } from '#/server-module.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { moveMails } from './mail.repository.ts';

/** Mails that go out, each once. */
export const mailModule = {
  jobs: [{ name: 'deliver-outbox', cron: '* * * * *', run: deliverOutbox }],
  hooks: { onContactMerged: moveMails },
} satisfies ServerModule;
