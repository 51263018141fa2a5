import { foldText } from '#/analysis/fold-text.ts';
import { TRIGRAM, WORD } from '#/analysis/term-key.ts';
import { bodyOf, headingsOf } from '#/catalog/entry.ts';
import type { Entry } from '#/catalog/entry.ts';
import type { Shelf } from '#/catalog/shelf.ts';
import { compareEntry } from './compare-entry.ts';
import { confidencesOf } from './confidence.ts';
import type { Evidence } from './confidence.ts';
import { explainHit } from './explain-hit.ts';
import { sharedWords, termsHeld } from './explain-match.ts';
import type { Hit, Matched, Signals } from './hit.ts';
import type { Candidate, Ranking } from './rank-entries.ts';
import type { Question } from './read-question.ts';
import { mentionedConcepts } from './mentioned-concepts.ts';
import { weighAsked } from './weigh-asked.ts';

/** How surely an entry is meant whose heading says the very words of the question. */
const LITERAL_SCORE = 0.99;
/** And at most every other one beside it: none of them can be meant as surely. */
const BESIDE_LITERAL_MAX = 0.5;

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

/** An entry that shares no word with the question is near from this closeness in meaning on. */
const LIKE_FROM = 0.25;

/** Whether anything at all speaks for an entry. */
function isNear({ entry, found, vector, likeness }: Evidence): boolean {
  return (
    entry > 0 || found > 0 || vector !== undefined || (likeness !== undefined && Math.max(likeness.heading, likeness.whole) >= LIKE_FROM)
  );
}

/** A text without what is only set between its words. */
const bare = (folded: string): string => folded.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Raises the entries that ask the very words of the question above all others, which a sum of evidence alone does not promise. */
function literalFirst<Kept extends Entry>(hits: readonly Hit<Kept>[], { folded }: Question): readonly Hit<Kept>[] {
  const asked = bare(folded);
  const isLiteral = ({ entry }: Hit<Kept>) => headingsOf(entry).some(({ text }) => bare(foldText(text)) === asked);
  const literal = asked === '' ? [] : hits.filter(isLiteral);
  if (literal.length === 0) return hits;
  return hits.map((hit) => {
    const score = literal.includes(hit) ? Math.max(hit.score, LITERAL_SCORE) : Math.min(hit.score, BESIDE_LITERAL_MAX);
    return { ...hit, score };
  });
}

/** Turns the candidates of a ranking into what a caller sees, the likeliest first. */
export function describeHits<Kept extends Entry>(shelf: Shelf<Kept>, question: Question, ranking: Ranking): Hit<Kept>[] {
  const asked = weighAsked(shelf, question, ranking);
  const { candidates, whole } = ranking;
  const mentioned = mentionedConcepts(shelf, question, ranking);
  const most = candidates.reduce((best, { total }) => Math.max(best, total), 0);
  const hits = candidates.map((candidate, place): Hit<Kept> => {
    const { number, heading, passage, total, vector } = candidate;
    const entry = shelf.entryAt(number);
    const mentions = { inEntry: mentioned[place] as Set<number>, inText: passage.held };
    const compared = compareEntry(asked, entry, mentions, shelf.thesaurus);
    const evidence: Evidence = {
      ...compared.comparison,
      passage: shareOf(passage.score, whole.possible),
      document: entry.question === undefined ? 1 : 0,
      found: whole.possible > 0 ? Math.min(2, total / whole.possible) : 0,
      strength: shareOf(total, most),
      entries: shelf.whole.liveCount,
      unknown: asked.unknownShare,
      offTopic: asked.offTopicShare,
      likeness: ranking.likenessOf?.(entry),
      vector,
    };
    const held = termsHeld(entry, question, passage.held);
    const matched: Matched = {
      heading: headingsOf(entry)[heading - (shelf.firstHeading[number] as number)],
      words: sharedWords(question, held),
      passage: bodyOf(entry).slice(passage.start, passage.end).trim(),
    };
    return {
      id: entry.id,
      entry,
      score: 0,
      signals: signalsOf(question, held, ranking, candidate),
      matched,
      why: explainHit(asked, compared, shelf.thesaurus, evidence.likeness),
      evidence,
    };
  });
  const scores = confidencesOf(hits.map(({ evidence }) => evidence));
  const scored = hits.map((hit, place) => ({ ...hit, score: scores[place] as number }));
  return literalFirst(scored, question)
    .filter(({ evidence }) => isNear(evidence))
    .toSorted((left, right) => right.score - left.score);
}
