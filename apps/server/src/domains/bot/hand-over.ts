import type { Locale } from '@lobby/contract';
import type { Logger } from 'pino';
import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Ledger, QueuedRun } from '#/domains/conversation/ledger.ts';
import { say } from '#/words.ts';
import { findLiveBot } from './bot.repository.ts';

/** The tenant's own line where the settings can be read; with its switch off the visitor is offered a person instead. */
export async function handOver(
  { ledger, database, log }: { ledger: Ledger; database: Database; log: Logger },
  run: QueuedRun,
  locale: Locale,
): Promise<void> {
  const settings = await inTenant(database, run.tenantId, findLiveBot).catch((failure: unknown) => {
    log.error({ err: failure }, 'the lines of a bot could not be read');
  });
  const isOn = settings?.handoff.failure.on ?? true;
  await ledger.submit(run.tenantId, run.conversationId, {
    kind: 'bot_message',
    runId: run.id,
    epoch: run.ownerEpoch,
    body: isOn ? (settings?.handoff.lines[locale].failure ?? say(locale, 'bot.line_failure')) : (settings?.texts[locale].no_answer ?? ''),
    botName: settings?.texts[locale].name ?? say(locale, 'bot.name'),
    answerKind: isOn ? 'handoff' : 'no_answer',
    sources: [],
  });
}
