import { deliverOutbox } from '#/domains/mail/deliver-outbox.ts';
import type { Services } from '#/services.ts';
import { purge } from './purge.ts';

export interface RecurringJob {
  /** Name of its queue. */
  name: string;
  /** When it runs, in UTC. */
  cron: string;
  run: (services: Services) => Promise<unknown>;
}

/** Everything that happens without anybody asking. */
export const RECURRING_JOBS: readonly RecurringJob[] = [
  { name: 'deliver-outbox', cron: '* * * * *', run: deliverOutbox },
  { name: 'recover-bot-runs', cron: '* * * * *', run: ({ botRunner }) => botRunner.recover() },
  { name: 'purge', cron: '23 * * * *', run: purge },
];
