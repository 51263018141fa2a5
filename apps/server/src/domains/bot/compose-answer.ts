import type { HandoffTrigger, Locale, ModelFault, Source } from '@lobby/contract';
import type { Logger } from 'pino';
import type { AskResult, CorpusIndexes } from '#/domains/corpus/corpus-indexes.ts';
import { sourceOf } from '#/domains/corpus/passage/source-of.ts';
import { asData, type Toolbox, type ToolStop } from '#/domains/tool/toolbox.ts';
import type { Model } from '#/outside/model.ts';
import type { BotSettings } from './bot-settings.ts';
import type { Followed } from './clarify/follow-offer.ts';
import { languageOf } from './clarify/candidates-of.ts';
import { mayHaveMeant, offerInstead } from './clarify/offer-instead.ts';
import { findFault } from './check/find-fault.ts';
import { decideHandoff } from './handoff/decide-handoff.ts';
import type { HandoffPlan } from './handoff/handoff-plan.ts';
import { planAnswer } from './plan-answer.ts';
import { askingWords } from '#/domains/tool/asking-words.ts';

/** Entries that a model reads, and that the log of a run keeps. */
const PASSAGES_MAX = 4;
/** Entries among which what may have been meant is looked for. */
export const HITS_MAX = 8;

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
  /** What was chosen of an offer for this question, and what is not offered again. */
  choice?: Followed['choice'];
  barred?: Followed['barred'];
}

export interface Answer {
  kind: 'exact' | 'generated' | 'small_talk' | 'no_answer' | 'handoff' | 'order' | 'clarify';
  body: string;
  sources: Source[];
  score: number | null;
  used: Hit[];
  /** Everything that was found, below the floor too. */
  found?: Hit[];
  /** What is offered as what may have been meant, in the order of the sources. */
  candidates?: Hit[];
  /** What the model did, where it was asked. */
  modelUse?: ModelUse;
  /** Why it is no answer, where that is not for want of knowledge. */
  cause?: 'failure' | 'quota' | 'paused' | 'rule' | 'file';
  /** The name of the bot elsewhere that answered. */
  elsewhere?: string;
  /** It ends the conversation. */
  resolves?: boolean;
  /** What ended the model's turn, where a tool did. */
  toolStop?: ToolStop;
  /** It offers a work order because nothing was found. */
  isMiss?: boolean;
  /** What calls a person instead of any answer. */
  trigger?: HandoffTrigger;
}

/** An answer that found nothing, and searched for nothing. */
export const NOTHING = { sources: [], score: null, used: [] } satisfies Partial<Answer>;

/** What asking the model took, and why its words were not used. */
export interface ModelUse {
  tokensIn: number | undefined;
  tokensOut: number | undefined;
  fault: ModelFault | undefined;
  /** It was the tenant's own model. */
  isOwn?: boolean;
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
  /** What the model may look up or do; without it nothing. */
  toolbox?: Toolbox | undefined;
}

/**
 * What the bot answers: a hand-off that needs no search, small talk, the best entry's own words, the model's words from the entries, or an
 * honest "I do not know", with an offer of what may have been meant. A model that fails or is slow leaves the entry's own words; so does
 * a plan without replies left, where the visitor can read them; where only the model could have answered, the answer says why there is none.
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
  const found = await composer.corpusIndexes.ask(tenantId, question, {
    locale,
    limit: HITS_MAX,
    floor: settings.score_floor,
    isHurried: true,
  });
  const readers = settings.manner.languages.mode === 'follow' ? found.locale : locale;
  const used = usedOf(found.hits, asked.choice);
  const best = used[0];
  const search = { score: found.hits[0]?.score ?? null, used, found: found.hits.slice(0, PASSAGES_MAX) };
  const silent = { kind: 'no_answer' as const, body: settings.texts[locale].no_answer, sources: [], ...search };
  const unknown = offerInstead(silent, best ? [] : mayHaveMeant(settings, asked, found.hits, [readers, locale]), settings, locale);
  const { toolbox } = composer;
  const hasTools = toolbox !== undefined && toolbox.definitions.length > 0;
  if (!best && !(hasTools && composer.model)) return unknown;
  let modelUse: ModelUse | undefined;
  if (composer.model && (best?.facts?.mode !== 'exact' || toolbox?.done.length)) {
    const hasReply = await composer.allowance.reserve();
    const generated = hasReply ? await generate(composer, composer.model, settings, asked, used, onText) : undefined;
    modelUse = generated?.use;
    const toolStop = toolbox?.stop;
    if (toolStop) return stopped(toolStop, { ...silent, ...(modelUse && { modelUse }) }, locale);
    // Words that come from nowhere are no answer.
    const isGrounded = best !== undefined || toolbox?.calls.some(({ outcome }) => outcome === 'ok' || outcome === 'refused');
    if (generated?.text !== undefined && !isGrounded) return { ...unknown, ...(modelUse && { modelUse }) };
    if (generated?.text !== undefined)
      return {
        kind: 'generated',
        body: signed(generated.text, settings, locale),
        sources: used.map(sourceOf),
        ...search,
        ...(modelUse && { modelUse }),
      };
    if (!best || !isReadable(best.locale, readers))
      return { ...silent, ...(modelUse && { modelUse }), cause: hasReply ? 'failure' : 'quota' };
  }
  if (!best) return unknown;
  return {
    kind: 'exact',
    body: signed(best.ownWords, settings, locale),
    sources: [sourceOf(best)],
    ...search,
    ...(modelUse && { modelUse }),
  };
}

/** A failure is one of the bot; a question to the visitor is asked, in words that tell what was about to be done. */
function stopped(stop: ToolStop, unknown: Answer, locale: Locale): Answer {
  if (stop.why === 'failed') return { ...unknown, cause: 'failure', toolStop: stop };
  return { ...unknown, kind: 'small_talk', ...askingWords(stop, locale), toolStop: stop };
}

/** With the tenant's sign-off in a line of its own. */
function signed(text: string, { manner }: BotSettings, locale: Locale): string {
  const line = manner.sign_off[locale];
  return line === '' ? text : `${text}\n\n${line}`;
}

/** Whether a visitor can read an entry as it stands: readers of one written Chinese read the other. */
function isReadable(written: Locale, asked: Locale): boolean {
  return languageOf(written) === languageOf(asked);
}

/** What an answer is made from: what reaches the floor, or the one that the visitor chose. */
function usedOf(hits: readonly Hit[], choice: Question['choice']): Hit[] {
  if (choice === undefined) return hits.slice(0, PASSAGES_MAX).filter((hit) => hit.used);
  return choice === 'none' ? [] : hits.filter(({ id }) => id === choice.id);
}

/** A call before the model's turn has failed: it is not asked. */
const STOPPED = { text: '', tokensIn: undefined, tokensOut: undefined, isStopped: true };

interface Generated {
  /** undefined where the words cannot be given to a visitor. */
  text: string | undefined;
  use: ModelUse;
}

async function generate(
  { log, allowance, toolbox }: Composer,
  model: Model,
  { manner }: BotSettings,
  { question, locale, history }: Question,
  found: Hit[],
  onText: (text: string) => void,
): Promise<Generated> {
  const passages = found.map(({ question: title, answer: text }) => ({ title, text }));
  const known = () => [...passages, ...(toolbox?.calls ?? []).map(({ name: title, answer: text }) => ({ title, text }))];
  const faultOf = (text: string, isWhole: boolean) => findFault(text, { locale, manner, question, passages: known(), isWhole });
  // What is amiss already is not shown while the rest is on its way.
  const show = (text: string) => (faultOf(text, false) === undefined ? onText(text) : undefined);
  try {
    const lookedUp = (toolbox?.done ?? []).map(asData);
    const asked = { question, locale, history, passages, manner, withinMs: manner.reply_timeout_s * 1_000, tools: toolbox, lookedUp };
    const { text, isStopped, ...counts } = toolbox?.stop ? STOPPED : await model.answer(asked, show);
    if (isStopped) {
      await allowance.release();
      return { text: undefined, use: { ...counts, fault: undefined } };
    }
    const fault = faultOf(text, true);
    if (fault === undefined) return { text, use: { ...counts, fault } };
    log.warn({ fault }, 'the words of the model cannot be used; the entry answers in its own');
    await allowance.release();
    return { text: undefined, use: { ...counts, fault } };
  } catch (error) {
    log.warn({ err: error }, 'the model failed; the entry answers in its own words');
    await allowance.release();
    return { text: undefined, use: { tokensIn: undefined, tokensOut: undefined, fault: 'failed' } };
  }
}
