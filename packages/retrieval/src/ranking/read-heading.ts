import { foldText } from '#/analysis/fold-text.ts';
import { kindSpansIn, kindsOf } from '#/analysis/question-kind.ts';
import { isNegated } from '#/analysis/negation.ts';
import type { ConceptSpan, Thesaurus } from '#/thesaurus/thesaurus.ts';
import { joinSpans, readCells } from './read-cells.ts';
import type { Cell } from './read-cells.ts';

/** A heading as it is compared with questions. */
export interface ReadHeading {
  readonly folded: string;
  readonly spans: readonly ConceptSpan[];
  /** How surely it means each concept, 0 to 1. */
  readonly concepts: ReadonlyMap<number, number>;
  readonly cells: readonly Cell[];
  readonly weights: Float64Array;
  /** What it asks, as a sum of kinds. */
  readonly kinds: number;
  readonly isNegated: boolean;
}

/** Characters of a heading that are compared. */
const MAX_HEADING = 300;
/** Headings that are remembered, of all indexes together: a base is asked about the same things again and again. */
const REMEMBERED = 2_000;
const NO_THESAURUS = {};

const readings = new WeakMap<object, Map<string, ReadHeading>>();

/** The strongest mention of each concept. */
export function strongest(spans: readonly ConceptSpan[]): Map<number, number> {
  const concepts = new Map<number, number>();
  for (const { concept, strength } of spans) concepts.set(concept, Math.max(strength, concepts.get(concept) ?? 0));
  return concepts;
}

function read(text: string, thesaurus: Thesaurus | undefined): ReadHeading {
  const folded = foldText(text);
  const kinds = kindSpansIn(folded);
  const spans = joinSpans(thesaurus?.spansIn(folded) ?? [], kinds);
  const cells = readCells(folded, spans);
  return {
    folded,
    spans,
    concepts: strongest(spans),
    cells,
    weights: Float64Array.from(cells, ({ weight }) => weight),
    kinds: kindsOf(kinds),
    isNegated: isNegated(folded),
  };
}

/** Reads a heading, or remembers it. */
export function readHeading(text: string, thesaurus: Thesaurus | undefined): ReadHeading {
  const key = thesaurus ?? NO_THESAURUS;
  const known = readings.get(key) ?? new Map<string, ReadHeading>();
  readings.set(key, known);
  const looked = text.slice(0, MAX_HEADING);
  const remembered = known.get(looked);
  if (remembered) return remembered;
  if (known.size >= REMEMBERED) known.clear();
  const heading = read(looked, thesaurus);
  known.set(looked, heading);
  return heading;
}
