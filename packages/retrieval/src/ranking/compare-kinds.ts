import { AMOUNT, DURATION, EXCLUSIVE, PLACE, TIME, WAY, answersIn } from '#/analysis/question-kind.ts';
import { conceptOfKind } from './read-cells.ts';

/** The kinds that a text shows that it tells. */
const TELLABLE = AMOUNT | TIME | DURATION | PLACE;

/** Whoever asks how something is done does not want to hear these. */
const MEASURES = AMOUNT | TIME | DURATION;

/** How what a question wants to hear fits what an entry is about and tells. */
export interface KindFit {
  /** Whether question and headings want to hear different things, 0 or 1. */
  readonly kindDiffers: number;
  /** Whether the text tells what is wanted (a sum, a time): 1, -1 where it tells nothing of the kind, 0 where that cannot be said. */
  readonly tells: number;
}

/** @param ofHeadings what the entry's headings ask @param told what its text tells */
export function compareKinds(wanted: number, ofHeadings: number, told: number): KindFit {
  const asked = wanted & EXCLUSIVE;
  const own = ofHeadings & EXCLUSIVE;
  const tellable = asked & TELLABLE;
  const tells = (told & tellable) !== 0 ? 1 : -1;
  const isWayAlone = (wanted & WAY) !== 0 && asked === 0 && (own & MEASURES) !== 0 && (ofHeadings & WAY) === 0;
  const differs = isWayAlone || (asked !== 0 && own !== 0 && (asked & own) === 0);
  return { kindDiffers: differs ? 1 : 0, tells: tellable === 0 ? 0 : tells };
}

/** What a text can be seen to tell of what is wanted. */
export const tellsOf = (wanted: number): number => wanted & TELLABLE;

/** What a text tells, as concepts; nothing where none of it is wanted. */
export function toldKinds(wanted: number, body: string): number {
  return (wanted & TELLABLE) === 0 ? 0 : answersIn(body);
}

/** The concepts of some kinds. */
export function conceptsOfKinds(kinds: number): number[] {
  return [AMOUNT, TIME, DURATION, PLACE].filter((kind) => (kinds & kind) !== 0).map(conceptOfKind);
}
