import type { bot } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findBot } from './bot.repository.ts';
import { composeAnswer, type ReplyAllowance } from './compose-answer.ts';

/** Runs the bot on one question with settings that need not be saved; stores nothing and counts nothing. */
export async function testBot({ request, actor, services }: Call<typeof bot.test>) {
  const began = performance.now();
  const settings = request.settings ?? (await inTenant(services.database, actor.tenantId, findBot));
  const locale = detectLanguage(request.question) ?? request.locale;
  const composer = { ...services, allowance: UNCOUNTED };
  const asked = { tenantId: actor.tenantId, question: request.question, locale, offeredPerson: false, history: [] };
  const answer = await composeAnswer(composer, settings, asked, ignoreText);
  return {
    kind: answer.kind,
    body: answer.body,
    locale,
    sources: answer.sources,
    score: answer.score,
    floor: settings.score_floor,
    used: answer.used.map(({ entryId, question, score }) => ({ entry_id: entryId, question, score })),
    took_ms: Math.round((performance.now() - began) * 10) / 10,
  };
}

const UNCOUNTED = { reserve: () => Promise.resolve(true), release: () => Promise.resolve() } satisfies ReplyAllowance;

/** A test answers at once, with the whole text. */
function ignoreText(): void {
  return undefined;
}
