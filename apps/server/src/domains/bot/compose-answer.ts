import type { Locale } from '@lobby/contract';
import type { ToolStop } from '#/domains/tool/toolbox.ts';
import { askingWords } from '#/domains/tool/asking-words.ts';
import type { Model } from '#/outside/model.ts';
import { NOTHING, type Answer, type Composer, type Question } from './answer/answer.ts';
import type { Finding } from './answer/finding.ts';
import { askBack, isReadable, notKnown, readersOf, signed, tellOwnWords } from './answer/own-words.ts';
import { passagesFor } from './answer/passages-for.ts';
import { needsRewriting, rewriteSearch } from './answer/rewrite-search.ts';
import { searchInstead, searchKnowledge } from './answer/search-knowledge.ts';
import { writeAnswer, type WrittenAnswer } from './answer/write-answer.ts';
import type { BotSettings } from './bot-settings.ts';
import { decideHandoff } from './handoff/decide-handoff.ts';
import { planAnswer } from './plan-answer.ts';
import { sourceOf } from '#/domains/corpus/passage/source-of.ts';

/**
 * What the bot answers: a hand-off, small talk, the best entry's own words, the model's words from the best of what was found, a question
 * back, or an honest "I do not know". A model that fails, is slow or says what its passages do not carry leaves what the own words say; so
 * does a plan without replies left; where only the model could have answered, the answer says why there is none.
 * @param onText called with the model's text so far
 */
export async function composeAnswer(
  composer: Composer,
  settings: BotSettings,
  asked: Question,
  onText: (text: string) => void,
): Promise<Answer> {
  const { question, locale, handoff, turns } = asked;
  const trigger = handoff && decideHandoff({ ...handoff.facts, isMiss: false, misses: 0, turns }, handoff.settings);
  if (trigger && trigger !== 'mood') return { ...NOTHING, kind: 'handoff', body: handoff.lines[trigger], trigger };
  const plan = planAnswer({ question, locale, texts: settings.texts });
  if (plan.kind !== 'search' && !trigger) return { ...NOTHING, kind: plan.kind, body: plan.body };
  const found = await searchKnowledge(composer.corpusIndexes, settings, asked);
  if (trigger) return soothe(found, locale, handoff.lines.mood);
  const { model, toolbox } = composer;
  const [best] = found.hits;
  const isFixed = found.outcome === 'answer' && best?.facts?.mode === 'exact' && !toolbox?.done.length;
  return model && !isFixed ? writeOrTell(composer, model, settings, asked, found, onText) : tellOwnWords(found, settings, asked);
}

/** An angry visitor goes to a person, with the answer to what they asked where it is known. */
function soothe({ outcome, hits: [best] }: Finding, locale: Locale, line: string): Answer {
  const known = outcome === 'answer' && best && isReadable(best.locale, locale) ? `${best.ownWords}\n\n` : '';
  return { ...NOTHING, kind: 'handoff', body: `${known}${line}`, trigger: 'mood' };
}

/** The model's words where there is anything to write from, else what is known in its own words. */
async function writeOrTell(
  composer: Composer,
  model: Model,
  settings: BotSettings,
  asked: Question,
  found: Finding,
  onText: (text: string) => void,
): Promise<Answer> {
  const { allowance, toolbox, log, corpusIndexes } = composer;
  const hasTools = toolbox !== undefined && toolbox.definitions.length > 0;
  const isRewritten = needsRewriting(found, asked);
  if (!hasTools && !isRewritten && passagesFor([found]).length === 0) return tellOwnWords(found, settings, asked);
  const hasReply = await allowance.reserve();
  const search = hasReply && isRewritten ? await rewriteSearch({ model, log }, asked, found.languages) : undefined;
  const meant = search === undefined ? undefined : await searchInstead(corpusIndexes, settings, asked, search);
  const passages = passagesFor(meant ? [found, meant] : [found]);
  const known = meant ? nearer(found, meant) : found;
  if (!hasTools && passages.length === 0) return tellOwnWords(known, settings, asked);
  const wrote = hasReply ? await writeAnswer(composer, model, settings, asked, passages, onText) : undefined;
  const answer = answerOf(wrote, { settings, asked, known, toolbox, hasTools });
  return wrote ? { ...answer, modelUse: wrote.use } : answer;
}

/** What was found by the visitor's words, unless other words found more. */
function nearer(found: Finding, meant: Finding): Finding {
  const worth = { answer: 3, offer: 2, ask: 1, unknown: 0 };
  return worth[meant.outcome] > worth[found.outcome] ? { ...meant, locale: found.locale, languages: found.languages } : found;
}

interface Judging {
  settings: BotSettings;
  asked: Question;
  known: Finding;
  toolbox: Composer['toolbox'];
  hasTools: boolean;
}

/** What is said once the model has been asked, or could not be. */
function answerOf(wrote: WrittenAnswer | undefined, { settings, asked, known, toolbox, hasTools }: Judging): Answer {
  const { locale } = asked;
  const silent = notKnown(known, settings, asked);
  if (toolbox?.stop) return stopped(toolbox.stop, silent, locale);
  const written = wrote?.written;
  if (!written) {
    const isSure = known.outcome === 'answer';
    const canRead = isReadable(known.hits[0]?.locale ?? locale, readersOf(known, settings, asked)[0]);
    if (isSure ? canRead : !hasTools) return tellOwnWords(known, settings, asked);
    return { ...silent, cause: wrote ? 'failure' : 'quota' };
  }
  if (written.kind === 'stopped')
    return { ...silent, kind: 'generated', body: written.body, sources: written.cited.map(sourceOf), used: written.cited, isStopped: true };
  // Words that come from nowhere are no answer.
  const isGrounded =
    written.kind === 'answer' &&
    (written.cited.length > 0 || toolbox?.calls.some(({ outcome }) => outcome === 'ok' || outcome === 'refused') === true);
  if (written.kind === 'answer' && isGrounded)
    return {
      ...silent,
      kind: 'generated',
      body: signed(written.body, settings, locale),
      sources: written.cited.map(sourceOf),
      used: written.cited,
    };
  if (written.kind === 'asks' && asked.barred !== 'all') return { ...silent, kind: 'clarify', body: written.body };
  // Who reads it all and finds no answer is believed: the nearest is asked about, not told.
  return askBack(known, settings, asked, known.outcome === 'answer' ? known.hits.slice(0, 1) : known.offers);
}

/** A failure is one of the bot; a question to the visitor is asked, in words that tell what was about to be done. */
function stopped(stop: ToolStop, unknown: Answer, locale: Locale): Answer {
  if (stop.why === 'failed') return { ...unknown, cause: 'failure', toolStop: stop };
  return { ...unknown, kind: 'small_talk', ...askingWords(stop, locale), toolStop: stop };
}
