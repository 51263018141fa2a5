import type { Locale, Meaning } from '@lobby/retrieval';
import type { AnswerQuestion, AnswerSet, Kind } from './answer-set.ts';
import { openAnswerer } from './answerer.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Given, Outcome } from './judge-answer.ts';
import { sampleBases } from './sample-bases.ts';

/** A question asked of one base, and what came of it. */
export interface Asked {
  readonly set: string;
  readonly use: AnswerSet['use'];
  readonly locale: Locale | undefined;
  readonly size: number;
  readonly isWhole: boolean;
  readonly kind: Kind;
  readonly text: string;
  readonly given: readonly Given[];
  readonly answers: readonly (readonly string[])[];
  readonly outcome: Outcome;
}

/** Which of the entries that answer a question a base holds. */
function answersIn(ids: ReadonlySet<string>, { answers }: AnswerQuestion): string[][] {
  return answers.map((right) => right.filter((id) => ids.has(id)));
}

/** Asks every question of every base that is drawn from a set. @param meaning with the whole thesaurus unless it is given */
export function askSet(set: AnswerSet, meaning?: Meaning): Asked[] {
  const { name, use, locale, questions } = set;
  return sampleBases(set).flatMap(({ size, isWhole, entries }) => {
    const ids = new Set(entries.map(({ id }) => id));
    const ask = openAnswerer(entries, locale, meaning);
    return questions.map((question): Asked => {
      const answers = answersIn(ids, question);
      const given = ask(question);
      const { kind, text } = question;
      return { set: name, use, locale, size, isWhole, kind, text, given, answers, outcome: judgeAnswer(given, answers) };
    });
  });
}
