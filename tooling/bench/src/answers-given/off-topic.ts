import type { Locale } from '@lobby/retrieval';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerSet } from './answer-set.ts';
import { openAnswerer } from './answerer.ts';
import type { Given } from './judge-answer.ts';
import { tradeOf } from './leave-trade-out.ts';
import { sampleBases } from './sample-bases.ts';

/** A question about nothing that a business sells, does or knows. */
interface OffTopicQuestion {
  readonly text: string;
  readonly topic: string;
  /** Trades that it would not be foreign to. */
  readonly except?: readonly string[];
}

/** Such questions in one language; those for tuning may be looked at. */
export interface OffTopicFile {
  readonly meta: { readonly locale: Locale; readonly use: AnswerSet['use'] };
  readonly questions: readonly OffTopicQuestion[];
}

/** Such a question asked of one base, and what came of it. */
export interface OffTopicAsked {
  readonly set: string;
  readonly use: AnswerSet['use'];
  readonly locale: Locale;
  readonly size: number;
  readonly isWhole: boolean;
  readonly topic: string;
  readonly text: string;
  readonly given: readonly Given[];
}

/** What came of such a question: nothing was said, something was offered, or it was answered all the same. */
export type OffTopicOutcome = 'honest' | 'offered' | 'answered';

export function outcomeOf({ given }: Pick<OffTopicAsked, 'given'>): OffTopicOutcome {
  if (given.some(({ answer }) => answer !== undefined)) return 'answered';
  return given.some(({ offers }) => offers.length > 0) ? 'offered' : 'honest';
}

/** Where the questions lie. */
const QUESTIONS = new URL('../../sets/off-topic/', import.meta.url).pathname;

/** The questions about nothing that a business knows, by language and use. */
export async function readOffTopic(): Promise<OffTopicFile[]> {
  const files = (await readdir(QUESTIONS)).filter((file) => file.endsWith('.json')).toSorted();
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(QUESTIONS, file), 'utf8')) as OffTopicFile));
}

/** The questions of the language and the use of a set that are foreign to its trade. */
export function foreignTo(set: Pick<AnswerSet, 'name' | 'use' | 'locale'>, files: readonly OffTopicFile[]): OffTopicQuestion[] {
  return files
    .filter(({ meta }) => meta.locale === set.locale && meta.use === set.use)
    .flatMap(({ questions }) => questions.filter(({ except = [] }) => !except.includes(tradeOf(set))));
}

/** Asks every base that is drawn from a set what is foreign to it. */
export function askOffTopic(set: AnswerSet, files: readonly OffTopicFile[]): OffTopicAsked[] {
  const { name, use, locale } = set;
  if (locale === undefined) return [];
  const questions = foreignTo(set, files);
  return sampleBases(set).flatMap(({ size, isWhole, entries }) => {
    const ask = openAnswerer(entries, locale);
    return questions.map(({ text, topic }): OffTopicAsked => {
      const given = ask({ text, kind: 'off_topic', answers: [[]], before: [] });
      return { set: name, use, locale, size, isWhole, topic, text, given };
    });
  });
}
