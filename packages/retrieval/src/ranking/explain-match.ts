import { foldText } from '#/analysis/fold-text.ts';
import { scanTerms } from '#/analysis/scan-terms.ts';
import { PAIR } from '#/analysis/term-key.ts';
import type { TermKind } from '#/analysis/term-key.ts';
import { headingsOf } from '#/catalog/entry.ts';
import type { Entry } from '#/catalog/entry.ts';
import type { Question } from './read-question.ts';

/** For each term of the question whether an entry holds it, `inText` being what is known of its text. */
export function termsHeld(entry: Entry, question: Question, inText: Uint8Array): Uint8Array {
  const held = inText.slice();
  for (const { text } of headingsOf(entry)) {
    const hold = (_kind: TermKind, high: number, low: number): void => {
      const term = question.find(high, low);
      if (term >= 0) held[term] = 1;
    };
    scanTerms(foldText(text), hold, question.filter);
  }
  return held;
}

/** The words and runs of characters that say what the question is about and that an entry holds, folded, in the question's order. */
export function sharedWords(question: Question, held: Uint8Array): string[] {
  const { folded, terms } = question;
  const shared = new Set<string>();
  let run = { start: 0, end: 0 };
  const closeRun = (): void => {
    if (run.end > run.start) shared.add(folded.slice(run.start, run.end));
  };
  scanTerms(folded, (kind, high, low, start, end) => {
    const term = question.find(high, low);
    if (terms[term]?.subject !== true || held[term] !== 1) return;
    if (kind === PAIR && start < run.end) {
      run.end = end;
      return;
    }
    closeRun();
    run = { start, end };
  });
  closeRun();
  return [...shared];
}
