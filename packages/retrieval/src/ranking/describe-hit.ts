import { TRIGRAM, WORD } from '#/analysis/term-key.ts';
import { bodyOf, headingsOf } from '#/catalog/entry.ts';
import type { Entry } from '#/catalog/entry.ts';
import type { Shelf } from '#/catalog/shelf.ts';
import { confidenceOf } from './confidence.ts';
import type { Evidence } from './confidence.ts';
import { sharedWords, termsHeld } from './explain-match.ts';
import type { Hit, Matched, Signals } from './hit.ts';
import type { Candidate, Ranking } from './rank-entries.ts';
import type { Question } from './read-question.ts';

/**
 * What an entry of no merit gets in a large knowledge base, as a share of the possible: the rival that a small one lacks. Without it the
 * only entry there is would lead by far, whatever the question.
 */
const CHANCE_SHARE = 0.2;
/** Nats of evidence from which on more makes no difference: about three rare words, or one and all its neighbours. */
const AMPLE_EVIDENCE = 20;
/** The place of the entry that stands for the run of them. */
const FIELD_PLACE = 4;

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

/** Words of the question that say what it is about and that the entry holds; a word that only asks is worth less than one. */
function countSubjects({ terms }: Question, held: Uint8Array): number {
  return terms.filter(({ kind, asked, worth }, number) => kind === WORD && asked && worth >= 1 && held[number] === 1).length;
}

function evidenceOf({ candidates, whole: { possible } }: Ranking, place: number, signals: Signals, subjects: number): Evidence {
  const { total, vector } = candidates[place] as Candidate;
  const totalAt = (other: number): number => Math.max(candidates[other]?.total ?? 0, CHANCE_SHARE * possible);
  return {
    substance: Math.min(1, total / AMPLE_EVIDENCE),
    heading: signals.question,
    passage: signals.passage,
    lead: Math.max(0, 1 - totalAt(place === 0 ? 1 : 0) / total),
    distinction: shareOf(Math.max(0, total - totalAt(FIELD_PLACE)), possible),
    words: signals.words,
    subjects,
    vector,
  };
}

/** Turns the candidate at a place of a ranking into what a caller sees. */
export function describeHit<Kept extends Entry>(shelf: Shelf<Kept>, question: Question, ranking: Ranking, place: number): Hit<Kept> {
  const { number, heading, passage } = ranking.candidates[place] as Candidate;
  const candidate = ranking.candidates[place] as Candidate;
  const entry = shelf.entryAt(number);
  const held = termsHeld(entry, question, passage.held);
  const signals = signalsOf(question, held, ranking, candidate);
  const matched: Matched = {
    heading: headingsOf(entry)[heading - (shelf.firstHeading[number] as number)],
    words: sharedWords(question, held),
    passage: bodyOf(entry).slice(passage.start, passage.end).trim(),
  };
  return { id: entry.id, entry, score: confidenceOf(evidenceOf(ranking, place, signals, countSubjects(question, held))), signals, matched };
}
