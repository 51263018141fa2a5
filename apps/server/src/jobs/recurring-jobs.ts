import { tendEmbedded } from '#/database/pglite/upkeep.ts';
import { checkFacts, keepFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { abandonLeft } from '#/domains/assignment/abandon-left.ts';
import { endIdle } from '#/domains/assignment/end-idle.ts';
import { tendQueues } from '#/domains/assignment/tend-queues.ts';
import { giveBackSilent } from '#/domains/bot/handoff/give-back-silent.ts';
import { goOnWithBulks } from '#/domains/bulk/go-on-with-cut-off.ts';
import { goOnWithJobs } from '#/domains/corpus/bulk/go-on.ts';
import { tendCorpus } from '#/domains/corpus/care/tend-corpus.ts';
import { publishDue } from '#/domains/help/article/set-status.ts';
import { readMailboxes } from '#/domains/order-mail/imap/read-mailboxes.ts';
import { sendNotices } from '#/domains/order-mail/notice/send-notices.ts';
import { noticeExpiry } from '#/domains/pay/notice/notice-expiry.ts';
import { noticeLimits } from '#/domains/pay/notice/notice-limits.ts';
import { recheckOrders } from '#/domains/pay/order/recheck-orders.ts';
import { eraseClosed } from '#/domains/retention/erase-closed.ts';
import { sendWaitingMails } from '#/domains/waiting-mail/send-waiting-mails.ts';
import { MODULES } from '#/modules.ts';
import type { RecurringJob } from '#/server-module.ts';
import { purge } from './purge.ts';

/** Everything that happens without anybody asking. */
export const RECURRING_JOBS: readonly RecurringJob[] = [
  { name: 'hand-on-events', cron: '* * * * *', run: ({ eventRelay }) => eventRelay.recover() },
  { name: 'keep-facts', cron: '* * * * *', run: keepFacts },
  { name: 'publish-articles', cron: '* * * * *', run: publishDue },
  { name: 'tend-queues', cron: '* * * * *', run: tendQueues },
  { name: 'end-idle', cron: '* * * * *', run: endIdle },
  { name: 'abandon-left', cron: '* * * * *', run: abandonLeft },
  { name: 'give-back-silent', cron: '* * * * *', run: giveBackSilent },
  { name: 'recover-bot-runs', cron: '* * * * *', run: ({ botRunner }) => botRunner.recover() },
  { name: 'corpus-jobs', cron: '* * * * *', run: goOnWithJobs },
  { name: 'recover-imports', cron: '* * * * *', run: ({ importRunner }) => importRunner.recover() },
  { name: 'tend-corpus', cron: '* * * * *', run: tendCorpus },
  { name: 'embed-corpus', cron: '* * * * *', run: ({ meaning }) => meaning.tend() },
  { name: 'recover-test-runs', cron: '* * * * *', run: ({ testRunner }) => testRunner.recover() },
  { name: 'read-sources', cron: '* * * * *', run: ({ sourceRunner }) => sourceRunner.recover() },
  { name: 'bulks', cron: '* * * * *', run: goOnWithBulks },
  { name: 'order-notices', cron: '* * * * *', run: (services) => sendNotices(services) },
  { name: 'waiting-mails', cron: '* * * * *', run: sendWaitingMails },
  { name: 'read-mailboxes', cron: '* * * * *', run: readMailboxes },
  { name: 'tend-database', cron: '* * * * *', run: ({ database }) => tendEmbedded(database) },
  { name: 'notice-limits', cron: '*/10 * * * *', run: noticeLimits },
  { name: 'notice-expiry', cron: '41 * * * *', run: noticeExpiry },
  { name: 'recheck-orders', cron: '*/3 * * * *', run: recheckOrders },
  { name: 'check-facts', cron: '11 2 * * *', run: checkFacts },
  { name: 'erase-closed', cron: '37 3 * * *', run: eraseClosed },
  { name: 'purge', cron: '23 * * * *', run: purge },
  ...MODULES.flatMap(({ jobs = [] }) => jobs),
];
