import { ANSWER_FLOOR } from '@lobby/retrieval';
import type { DeskHit, Finding } from './desk.ts';
import type { KnowledgeKind, Passage } from '#/state/playground/knowledge/passage.ts';

/** A passage that an answer quotes, numbered as its citation. */
export interface Source {
  readonly number: number;
  readonly passage: Passage;
  readonly score: number;
  /** The words of the passage that are quoted. */
  readonly quote: string;
}

/** A passage that was looked at, in the order of its score. */
export interface Candidate {
  readonly passage: Passage;
  readonly hit: DeskHit;
  /** Number of its citation; undefined where it is not quoted. */
  readonly number: number | undefined;
}

export interface Answer {
  /** Empty where nothing reached the floor. */
  readonly sources: readonly Source[];
  readonly candidates: readonly Candidate[];
}

/** A third passage hardly ever adds something to the first two. */
const SOURCES_MAX = 2;
/** Up to here the whole passage is quoted, in characters. */
const WHOLE_MAX = 160;

/** The answer in the words of the passages above the floor: of a FAQ the whole answer, of a text the sentences that fit best. */
export function composeAnswer({ hits }: Pick<Finding, 'hits'>, passages: readonly Passage[], kind: KnowledgeKind): Answer {
  const known = hits.flatMap((hit) => {
    const passage = passages[Number(hit.id) - 1];
    return passage ? [{ hit, passage }] : [];
  });
  const quoted = known.filter(({ hit }) => hit.score >= ANSWER_FLOOR).slice(0, SOURCES_MAX);
  return {
    sources: quoted.map(({ hit, passage }, index) => ({
      number: index + 1,
      passage,
      score: hit.score,
      quote: quoteOf(hit, passage, kind),
    })),
    candidates: known.map(({ hit, passage }, index) => ({ hit, passage, number: index < quoted.length ? index + 1 : undefined })),
  };
}

function quoteOf({ matched }: DeskHit, { body }: Passage, kind: KnowledgeKind): string {
  return kind !== 'text' || body.length <= WHOLE_MAX || matched.passage === '' ? body : matched.passage;
}
