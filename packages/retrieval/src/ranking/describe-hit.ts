import { TRIGRAM, WORD } from '#/analysis/term-key.ts';
import { bodyOf, headingsOf } from '#/catalog/entry.ts';
import type { Entry } from '#/catalog/entry.ts';
import type { Shelf } from '#/catalog/shelf.ts';
import { confidenceOf } from './confidence.ts';
import { sharedWords, termsHeld } from './explain-match.ts';
import { gatherEvidence, weighAsked } from './gather-evidence.ts';
import type { Hit, Matched, Signals } from './hit.ts';
import type { Candidate, Ranking } from './rank-entries.ts';
import type { Question } from './read-question.ts';

const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, part / whole) : 0);

function signalsOf(question: Question, held: Uint8Array, { whole, headings }: Ranking, candidate: Candidate): Signals {
  const found = { words: 0, grams: 0, trigrams: 0 };
  const asked = { words: 0, grams: 0, trigrams: 0 };
  for (const [number, term] of question.terms.entries()) {
    if (!term.asked) continue;
    const kind = term.kind === TRIGRAM ? 'trigrams' : term.kind === WORD ? 'words' : 'grams';
    const worth = whole.worth[number] as number;
    asked[kind] += worth;
    if (held[number] === 1) found[kind] += worth;
  }
  const { headingScore, passage, vector } = candidate;
  return {
    words: shareOf(found.words, asked.words),
    grams: shareOf(found.grams, asked.grams),
    trigrams: shareOf(found.trigrams, asked.trigrams),
    question: shareOf(headingScore, headings.possible),
    passage: shareOf(passage.score, whole.possible),
    ...(vector === undefined ? {} : { vector }),
  };
}

/** Turns the candidates of a ranking, as many as are wanted, into what a caller sees. */
export function describeHits<Kept extends Entry>(shelf: Shelf<Kept>, question: Question, ranking: Ranking, limit: number): Hit<Kept>[] {
  const asked = weighAsked(shelf, question, ranking);
  return ranking.candidates.slice(0, limit).map((candidate, place): Hit<Kept> => {
    const { number, heading, passage } = candidate;
    const entry = shelf.entryAt(number);
    const held = termsHeld(entry, question, passage.held);
    const evidence = gatherEvidence(shelf, question, ranking, place, asked, held);
    const matched: Matched = {
      heading: headingsOf(entry)[heading - (shelf.firstHeading[number] as number)],
      words: sharedWords(question, held),
      passage: bodyOf(entry).slice(passage.start, passage.end).trim(),
    };
    return {
      id: entry.id,
      entry,
      score: confidenceOf(evidence),
      signals: signalsOf(question, held, ranking, candidate),
      matched,
      evidence,
    };
  });
}
