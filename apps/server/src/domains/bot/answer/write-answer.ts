import type { ModelFault } from '@lobby/contract';
import { loadThesaurus } from '@lobby/retrieval';
import { findFault } from '#/domains/bot/check/find-fault.ts';
import { isSupported } from '#/domains/bot/check/is-supported.ts';
import { supportedBySources, type SourceCheck } from '#/domains/bot/check/supported-by-sources.ts';
import { promisesPerson } from '#/domains/bot/handoff/promises-person.ts';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import { asData, type Toolbox } from '#/domains/tool/toolbox.ts';
import type { Model } from '#/outside/model.ts';
import type { Composer, Hit, ModelUse, Question } from './answer.ts';
import { attributed } from './attributed.ts';
import type { Passage } from './passages-for.ts';
import { readWritten, renumbered, shownSoFar, withoutCitations } from './read-written.ts';

/** What came of asking the model. */
export interface WrittenAnswer {
  /** undefined where its words cannot be given to a visitor. */
  written: { kind: 'answer' | 'stopped'; body: string; cited: Hit[] } | { kind: 'unknown' } | { kind: 'asks'; body: string } | undefined;
  use: ModelUse;
}

/** A call before the model's turn has failed: it is not asked. */
const STOPPED = { text: '', tokensIn: undefined, tokensOut: undefined, isStopped: true };
/** Where a sentence ends: what stands behind it is still being written. */
const LAST_SENTENCE = /^[\s\S]*[.!?。！？\n]/u;

/** Asks the model, and looks at what it says before a visitor sees it. @param onText called with the text so far */
export async function writeAnswer(
  { log, allowance, toolbox, stop }: Omit<Composer, 'model'>,
  model: Model,
  { manner }: BotSettings,
  asked: Question,
  passages: readonly Passage[],
  onText: (text: string) => void,
): Promise<WrittenAnswer> {
  const { question, locale, history } = asked;
  const known = () => [...passages, ...toldBy(toolbox)];
  const said = [question, ...history.filter(({ role }) => role === 'visitor').map(({ text }) => text)].join('\n');
  const faultOf = (text: string, isWhole: boolean) => findFault(text, { locale, manner, question, passages: known(), isWhole });
  // What is amiss already is not shown while the rest is on its way.
  let soFar = '';
  const show = (raw: string) => {
    soFar = raw;
    const text = shownSoFar(raw);
    const sentences = LAST_SENTENCE.exec(text)?.[0] ?? '';
    if (text !== '' && faultOf(text, false) === undefined && isSupported(sentences, known(), said)) onText(text);
  };
  try {
    const lookedUp = (toolbox?.done ?? []).map(asData);
    const given = passages.map(({ title, text }) => ({ title, text }));
    const call = {
      question,
      locale,
      history,
      passages: given,
      manner,
      withinMs: manner.reply_timeout_s * 1_000,
      tools: toolbox,
      lookedUp,
      signal: stop?.signal,
    };
    const { text: raw, isStopped, ...counts } = toolbox?.stop ? STOPPED : await model.answer(call, show);
    if (stop?.signal.aborted === true) return stoppedAt(stop.shown(), raw, passages, counts);
    if (isStopped) {
      await allowance.release();
      return { written: undefined, use: { ...counts, fault: undefined } };
    }
    const sourceCheck = { locale, said, thesaurus: await loadThesaurus() };
    const read = judged(raw, passages, toldBy(toolbox), sourceCheck, (text) => faultOf(text, true));
    if (!('fault' in read)) return { written: read, use: { ...counts, fault: undefined } };
    log.warn({ fault: read.fault }, 'the words of the model cannot be used; what is known is told in its own');
    await allowance.release();
    return { written: undefined, use: { ...counts, fault: read.fault } };
  } catch (error) {
    if (stop?.signal.aborted === true) return stoppedAt(stop.shown(), soFar, passages, {});
    log.warn({ err: error }, 'the model failed; what is known is told in its own words');
    await allowance.release();
    return { written: undefined, use: { tokensIn: undefined, tokensOut: undefined, fault: 'failed' } };
  }
}

/** What somebody has seen when they stopped it stays as they saw it. */
function stoppedAt(body: string, raw: string, passages: readonly Passage[], counts: Partial<ModelUse>): WrittenAnswer {
  const read = readWritten(raw);
  const cited = read.kind === 'answer' ? attributed(read, passages).map((place) => (passages[place - 1] as Passage).hit) : [];
  return { written: { kind: 'stopped', body, cited }, use: { tokensIn: undefined, tokensOut: undefined, ...counts, fault: undefined } };
}

/** What tools have told, as passages of their own. */
function toldBy(toolbox: Toolbox | undefined): { title: string; text: string }[] {
  return (toolbox?.calls ?? []).map(({ name: title, answer: text }) => ({ title, text }));
}

/** What the model wrote, or why it is not used: a text that its citations do not carry is not sent. */
function judged(
  raw: string,
  passages: readonly Passage[],
  told: readonly { title: string; text: string }[],
  sourceCheck: SourceCheck,
  faultOf: (text: string) => ModelFault | undefined,
): NonNullable<WrittenAnswer['written']> | { fault: ModelFault } {
  const read = readWritten(raw);
  if (read.kind === 'unknown') return read;
  const text = withoutCitations(read.text);
  const fault = faultOf(text);
  if (fault) return { fault };
  if (read.kind === 'asks') return { kind: 'asks', body: text.trim() };
  const cited = attributed(read, passages);
  const sources = cited.map((place) => passages[place - 1] as Passage);
  const carrying = [...sources, ...told];
  if (carrying.length === 0 || !isSupported(text, carrying, sourceCheck.said)) return { fault: 'unsupported' };
  // What a tool told may be said in any words, and the promise of a person is seen to where it is spoken.
  const isFree = told.length > 0 || promisesPerson(text);
  if (!isFree && !supportedBySources(text, sources, sourceCheck)) return { fault: 'unsupported' };
  return { kind: 'answer', body: renumbered(raw, cited), cited: cited.map((place) => (passages[place - 1] as Passage).hit) };
}
