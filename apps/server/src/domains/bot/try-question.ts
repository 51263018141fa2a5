import type { BotAnswer, Locale } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import { randomUUID } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import { sourceOf } from '#/domains/corpus/passage/source-of.ts';
import { openTestToolbox } from '#/domains/tool/gate/pass-gate.ts';
import { teamNames } from '#/domains/team/team-names.ts';
import type { ToolRow } from '#/domains/tool/read-tools.ts';
import type { Services } from '#/services.ts';
import type { BotSettings } from './bot-settings.ts';
import { answerOutside } from './answer-outside.ts';
import { recallOffer } from './clarify/recall-offer.ts';
import type { Answer, Turn } from './answer/answer.ts';
import { composeAnswer } from './compose-answer.ts';
import { decideHandoff } from './handoff/decide-handoff.ts';
import { planHandoff } from './handoff/handoff-plan.ts';
import { modelCost } from './model-cost.ts';
import { UNCOUNTED } from './reply-allowance.ts';
import { replyLocale } from './reply-locale.ts';

/** What scores less was not near at all. */
const NEAR = 0.1;

type TryingServices = Pick<Services, 'corpusIndexes' | 'model' | 'log' | 'config' | 'database' | 'guardedFetch' | 'secrets' | 'findBot'>;

export interface TriedQuestion {
  tenantId: number;
  question: string;
  /** The visitor's, where the question shows none. */
  locale: Locale;
  history: Turn[];
  /** Answers before this one, and how many of the last ones in a row found nothing. */
  turns: number;
  misses: number;
  /** Those of a published version; the draft's where they are left out. */
  tools?: readonly ToolRow[] | undefined;
  /** Has the bot elsewhere answer, where visitors get its answers. */
  elsewhere?: boolean;
}

/** Runs the bot on one question with any settings; stores nothing and counts nothing. */
export async function tryQuestion(services: TryingServices, settings: BotSettings, tried: TriedQuestion): Promise<BotAnswer> {
  const began = performance.now();
  const { tenantId, history, turns } = tried;
  const meant = await recallOffer(services.corpusIndexes, settings, tried);
  const { question } = meant;
  const spoken = detectLanguage(question, tried.locale) ?? tried.locale;
  const locale = replyLocale(settings.manner.languages, spoken);
  const team = await inTenant(services.database, tenantId, teamNames);
  const plan = planHandoff({ question, locale: spoken, offeredPerson: false, tags: [], contactTags: [], team }, settings);
  const handoff = { ...plan, lines: settings.handoff.lines[locale] };
  const toolbox = services.model && (await openTestToolbox(services, tenantId, tried.tools));
  const composer = { ...services, allowance: UNCOUNTED, toolbox };
  const asked = { tenantId, ...meant, locale, handoff, turns, history };
  const elsewhere = tried.elsewhere === true ? await answerOutside(services, settings, asked, randomUUID(), randomUUID()) : undefined;
  const answer = elsewhere ?? (await composeAnswer(composer, settings, asked, ignoreText));
  const isMiss = answer.kind === 'no_answer';
  const facts = { ...handoff.facts, cause: answer.cause ?? null, isMiss, misses: isMiss ? tried.misses + 1 : 0, turns };
  const trigger = answer.trigger ?? decideHandoff(facts, handoff.settings) ?? null;
  return {
    kind: trigger ? 'handoff' : answer.kind,
    trigger,
    body: trigger && answer.kind !== 'handoff' ? handoff.lines[trigger] : answer.body,
    locale,
    sources: trigger ? [] : answer.sources,
    score: answer.score,
    floor: settings.score_floor,
    // What is offered came near, whatever it scores.
    used: (answer.candidates ?? (answer.found ?? []).filter(({ score }) => score >= NEAR)).map((hit) => ({
      source: sourceOf(hit),
      score: hit.score,
    })),
    model: modelView(services, answer),
    candidates: trigger ? [] : (answer.candidates ?? []).map((hit) => ({ source: sourceOf(hit), score: hit.score })),
    tools: toolbox?.calls ?? [],
    elsewhere: answer.elsewhere ?? null,
    took_ms: Math.round((performance.now() - began) * 10) / 10,
  };
}

function modelView({ config }: TryingServices, { modelUse }: Answer): BotAnswer['model'] {
  if (!modelUse) return null;
  const { tokensIn, tokensOut, fault } = modelUse;
  return {
    tokens_in: tokensIn ?? null,
    tokens_out: tokensOut ?? null,
    cost_micro: modelCost(modelUse, config.modelPrices),
    currency: config.modelPrices.currency,
    refused: fault ?? null,
  };
}

/** A test answers at once, with the whole text. */
function ignoreText(): void {
  return undefined;
}
