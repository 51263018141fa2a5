import type { HandoffTrigger, Locale, Source } from '@lobby/contract';
import type { Logger } from 'pino';
import type { AskResult, CorpusIndexes } from '#/domains/corpus/corpus-indexes.ts';
import { sourceOf } from '#/domains/corpus/passage/source-of.ts';
import type { Model } from '#/outside/model.ts';
import type { BotSettings } from './bot-settings.ts';
import { decideHandoff } from './handoff/decide-handoff.ts';
import type { HandoffPlan } from './handoff/handoff-plan.ts';
import { planAnswer } from './plan-answer.ts';

/** Entries that a model reads, and that the log of a run keeps. */
const PASSAGES_MAX = 4;

export type Hit = AskResult['hits'][number];

export interface Turn {
  /** `event` is what happened, with its time. */
  role: 'visitor' | 'assistant' | 'colleague' | 'event';
  text: string;
}

export interface Question {
  tenantId: number;
  question: string;
  locale: Locale;
  /** Without it no person is called. */
  handoff: HandoffPlan | undefined;
  /** Answers that were given before. */
  turns: number;
  /** What was said before, oldest first. */
  history: Turn[];
}

export interface Answer {
  kind: 'exact' | 'generated' | 'small_talk' | 'no_answer' | 'handoff';
  body: string;
  sources: Source[];
  score: number | null;
  used: Hit[];
  /** Why it is no answer, where that is not for want of knowledge. */
  cause?: 'failure' | 'quota';
  /** What calls a person instead of any answer. */
  trigger?: HandoffTrigger;
}

/** One reply of the plan; answers in the tenant's own words, hand-offs and small talk take none. */
export interface ReplyAllowance {
  /** Takes it before the model is asked; false where none is left. */
  reserve(): Promise<boolean>;
  /** Gives it back where it was not posted. */
  release(): Promise<void>;
}

export interface Composer {
  corpusIndexes: CorpusIndexes;
  model: Model | undefined;
  log: Logger;
  allowance: ReplyAllowance;
}

/**
 * What the bot answers: a hand-off that needs no search, small talk, the best entry's own words, the model's words from the entries, or an
 * honest "I do not know". A model that fails or is slow leaves the entry's own words; so does a plan without replies
 * left, where the visitor can read them; where only the model could have answered, the answer says why there is none.
 * @param onText called with the model's text so far
 */
export async function composeAnswer(
  composer: Composer,
  settings: BotSettings,
  asked: Question,
  onText: (text: string) => void,
): Promise<Answer> {
  const { question, locale, handoff, turns, tenantId } = asked;
  const trigger = handoff && decideHandoff({ ...handoff.facts, isMiss: false, misses: 0, turns }, handoff.settings);
  if (trigger) return { kind: 'handoff', body: handoff.lines[trigger], sources: [], score: null, used: [], trigger };
  const plan = planAnswer({ question, locale, texts: settings.texts });
  if (plan.kind !== 'search') return { kind: plan.kind, body: plan.body, sources: [], score: null, used: [] };
  const found = await composer.corpusIndexes.ask(tenantId, question, { locale, limit: PASSAGES_MAX, floor: settings.score_floor });
  const used = found.hits.filter((hit) => hit.used);
  const best = used[0];
  const score = found.hits[0]?.score ?? null;
  if (!best) return { kind: 'no_answer', body: settings.texts[locale].no_answer, sources: [], score, used: [] };
  if (composer.model && best.facts?.mode !== 'exact') {
    const hasReply = await composer.allowance.reserve();
    const generated = hasReply && (await generate(composer, composer.model, asked, used, onText));
    if (generated) return { kind: 'generated', body: generated, sources: used.map(sourceOf), score, used };
    const cause = hasReply ? 'failure' : 'quota';
    if (!isReadable(best.locale, found.locale))
      return { kind: 'no_answer', body: settings.texts[locale].no_answer, sources: [], score, used, cause };
  }
  return { kind: 'exact', body: best.ownWords, sources: [sourceOf(best)], score, used };
}

/** Whether a visitor can read an entry as it stands: readers of one written Chinese read the other. */
function isReadable(written: Locale, asked: Locale): boolean {
  return languageOf(written) === languageOf(asked);
}

function languageOf(locale: Locale): string | undefined {
  return locale.split('-')[0];
}

async function generate(
  { log, allowance }: Composer,
  model: Model,
  { question, locale, history }: Question,
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
    await allowance.release();
    return undefined;
  }
}
