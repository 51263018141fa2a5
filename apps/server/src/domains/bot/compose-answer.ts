import type { Locale } from '@lobby/contract';
import type { Logger } from 'pino';
import type { AskResult, CorpusIndexes } from '#/domains/corpus/corpus-indexes.ts';
import type { Model } from '#/outside/model.ts';
import type { BotSettings } from './bot.repository.ts';
import { planAnswer } from './plan-answer.ts';

/** Entries that a model reads, and that the log of a run keeps. */
const PASSAGES_MAX = 4;

export type Hit = AskResult['hits'][number];

export interface Turn {
  role: 'visitor' | 'assistant';
  text: string;
}

export interface Question {
  tenantId: number;
  question: string;
  locale: Locale;
  offeredPerson: boolean;
  /** What was said before, oldest first. */
  history: Turn[];
}

export interface Answer {
  kind: 'exact' | 'generated' | 'small_talk' | 'no_answer' | 'handoff';
  body: string;
  sources: { entry_id: string; title: string }[];
  score: number | null;
  used: Hit[];
}

/** The plan's replies written by a model; answers in the tenant's own words are not counted. */
export interface ReplyQuota {
  /** Takes one reply; false where none is left, which leaves the answer to the entry's own words. */
  reserve(tenantId: number): Promise<boolean>;
  /** Gives a reply back that was not posted. */
  release(tenantId: number): Promise<void>;
}

export interface Composer {
  corpusIndexes: CorpusIndexes;
  model: Model | undefined;
  log: Logger;
  quota: ReplyQuota;
}

/**
 * What the bot answers: small talk, a hand-off, the best entry's own words, the model's words from the entries, or an
 * honest "I do not know". A model that fails or is slow leaves the entry's own words.
 * @param onText called with the model's text so far
 */
export async function composeAnswer(
  composer: Composer,
  settings: BotSettings,
  asked: Question,
  onText: (text: string) => void,
): Promise<Answer> {
  const { question, locale, offeredPerson, tenantId } = asked;
  const plan = planAnswer({ question, locale, texts: settings.texts, offeredPerson });
  if (plan.kind !== 'search') return { kind: plan.kind, body: plan.body, sources: [], score: null, used: [] };
  const found = await composer.corpusIndexes.ask(tenantId, question, { locale, limit: PASSAGES_MAX, floor: settings.score_floor });
  const used = found.hits.filter((hit) => hit.used);
  const best = used[0];
  const score = found.hits[0]?.score ?? null;
  if (!best) return { kind: 'no_answer', body: settings.texts[locale].no_answer, sources: [], score, used: [] };
  const generated =
    composer.model && (await composer.quota.reserve(tenantId)) ? await generate(composer, composer.model, asked, used, onText) : undefined;
  if (generated) return { kind: 'generated', body: generated, sources: used.map(toSource), score, used };
  return { kind: 'exact', body: best.answer, sources: [toSource(best)], score, used };
}

async function generate(
  { log, quota }: Composer,
  model: Model,
  { tenantId, question, locale, history }: Question,
  passages: Hit[],
  onText: (text: string) => void,
): Promise<string | undefined> {
  try {
    return await model.answer(
      { question, locale, history, passages: passages.map(({ question: title, answer }) => ({ title, text: answer })) },
      onText,
    );
  } catch (error) {
    log.warn({ err: error }, 'the model failed; the entry answers in its own words');
    await quota.release(tenantId);
    return undefined;
  }
}

function toSource({ entryId, question }: Hit): { entry_id: string; title: string } {
  return { entry_id: entryId, title: question };
}
