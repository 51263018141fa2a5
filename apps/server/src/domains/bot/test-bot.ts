import type { bot } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { sourceOf } from '#/domains/corpus/passage/source-of.ts';
import { findBot } from './bot.repository.ts';
import { composeAnswer, type ReplyAllowance } from './compose-answer.ts';
import { decideHandoff } from './handoff/decide-handoff.ts';
import { planHandoff } from './handoff/handoff-plan.ts';

/** Runs the bot on one first question with settings that need not be saved; stores nothing and counts nothing. */
export async function testBot({ request, actor, services }: Call<typeof bot.test>) {
  const began = performance.now();
  const saved = await inTenant(services.database, actor.tenantId, findBot);
  const settings = { ...saved, ...request.settings, handoff: request.settings?.handoff ?? saved.handoff };
  const { question } = request;
  const locale = detectLanguage(question) ?? request.locale;
  const handoff = planHandoff({ question, locale, offeredPerson: false, tags: [], contactTags: [] }, settings);
  const composer = { ...services, allowance: UNCOUNTED };
  const asked = { tenantId: actor.tenantId, question, locale, handoff, turns: 0, history: [] };
  const answer = await composeAnswer(composer, settings, asked, ignoreText);
  const isMiss = answer.kind === 'no_answer';
  const facts = { ...handoff.facts, cause: answer.cause ?? null, isMiss, misses: isMiss ? 1 : 0, turns: 0 };
  const trigger = answer.trigger ?? decideHandoff(facts, handoff.settings) ?? null;
  return {
    kind: trigger ? ('handoff' as const) : answer.kind,
    trigger,
    body: trigger ? handoff.lines[trigger] : answer.body,
    locale,
    sources: trigger ? [] : answer.sources,
    score: answer.score,
    floor: settings.score_floor,
    used: answer.used.map((hit) => ({ source: sourceOf(hit), score: hit.score })),
    took_ms: Math.round((performance.now() - began) * 10) / 10,
  };
}

const UNCOUNTED = { reserve: () => Promise.resolve(true), release: () => Promise.resolve() } satisfies ReplyAllowance;

/** A test answers at once, with the whole text. */
function ignoreText(): void {
  return undefined;
}
