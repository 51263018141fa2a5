import { FALLBACK_LOCALE } from '@lobby/contract';
import type { Logger } from 'pino';
import type { Announcer } from '#/announcer.ts';
import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import type { FindModel } from '#/domains/ai-access/find-model.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import { summarizeBriefing } from '#/domains/note/append-briefings.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import type { Model } from '#/outside/model.ts';
import { readSpoken } from './briefing.repository.ts';
import { isQuestion } from './make-briefing.ts';

const ROLES = { contact: 'visitor', bot: 'assistant', agent: 'colleague', system: 'event' } as const;

/** Questions of a visitor from which on a summary is quicker to read than they are. */
const SUMMED_MIN = 2;

interface Parts {
  database: Database;
  announcer: Announcer;
  model: Model | undefined;
  findModel: FindModel;
  log: Logger;
}

/** Adds the model's two sentences to a briefing, in the language of the business. The hand-off has happened: a failure is only logged. */
export async function addSummary(
  { database, announcer, model: builtIn, findModel, log }: Parts,
  tenantId: number,
  conversationId: string,
): Promise<void> {
  try {
    const model = await findModel(tenantId, builtIn);
    if (!model) return;
    const { spoken, texts } = await inTenant(database, tenantId, async (scope) => ({
      spoken: (await readSpoken(scope, [conversationId])).get(conversationId) ?? [],
      texts: (await findSettings(scope)).texts,
    }));
    if (spoken.filter((message) => isQuestion(message, texts)).length < SUMMED_MIN) return;
    const turns = spoken.map(({ author_kind: author, body }) => ({ role: ROLES[author], text: body }));
    const tenant = await findTenant({ database }, String(tenantId));
    const summary = await model.summarize(turns, tenant?.defaultLocale ?? FALLBACK_LOCALE);
    await inTenant(database, tenantId, (scope) => summarizeBriefing(scope, conversationId, summary));
    announcer.noteChanged(tenantId, conversationId);
  } catch (error) {
    log.warn({ err: error, conversation: conversationId }, 'a briefing stays without a summary');
  }
}
