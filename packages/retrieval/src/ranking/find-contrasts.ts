import { measuresIn } from '#/analysis/measures.ts';
import type { Measure } from '#/analysis/measures.ts';
import { namesOfKindsIn } from '#/analysis/names-of-kinds.ts';
import type { NameOfKind } from '#/analysis/names-of-kinds.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';
import type { Cell } from './read-cells.ts';
import type { ReadHeading } from './read-heading.ts';

/** Something that a question names beside which others of its kind exist: a town, a day, a size, a model. */
export interface Named {
  readonly cells: readonly Cell[];
  /** The concept, where it is one, and the others of its kind. */
  readonly concept: number;
  /** The concepts that stand for the same, itself among them. */
  readonly equals: readonly number[];
  readonly rivals: readonly number[];
  /** The quantity or model, where it is one. */
  readonly measure: Measure | undefined;
}

/** What a question names. */
export interface NamedThings {
  readonly named: readonly Named[];
  /** The concepts that it says. */
  readonly said: ReadonlySet<number>;
  /** Brands, currencies and the like that it names, whichever concept they are. */
  readonly ofKinds: readonly NameOfKind[];
  readonly cellsOf: (name: NameOfKind) => readonly Cell[];
}

/** A word that often means something else names nothing for sure. */
const SURE = 0.9;

const within = (cells: readonly Cell[], start: number, end: number): Cell[] =>
  cells.filter((cell) => cell.start >= start && cell.end <= end);

/** What a question names of which others of its kind exist. */
export function namedIn(folded: string, cells: readonly Cell[], thesaurus: Thesaurus | undefined): NamedThings {
  const spans = new Set(cells.flatMap((cell) => cell.spans.filter(({ isSaid, strength }) => isSaid && strength >= SURE)));
  const named: Named[] = [];
  for (const { concept, start, end } of spans) {
    const rivals = thesaurus?.roles.rivalsOf(concept) ?? [];
    if (rivals.length > 0)
      named.push({
        cells: within(cells, start, end),
        concept,
        equals: thesaurus?.roles.equalsOf(concept) ?? [],
        rivals,
        measure: undefined,
      });
  }
  for (const measure of measuresIn(folded))
    named.push({ cells: within(cells, measure.start, measure.end), concept: -1, equals: [], rivals: [], measure });
  return {
    named,
    said: new Set(Array.from(spans, ({ concept }) => concept)),
    ofKinds: namesOfKindsIn(folded),
    cellsOf: ({ start, end }) => cells.filter((cell) => cell.start < end && cell.end > start),
  };
}

/** An entry as far as it may contradict a question. */
interface Contradicting {
  readonly headings: readonly ReadHeading[];
  /** Whether it mentions a concept anywhere, and whether it says a text. */
  readonly mentions: (concept: number) => boolean;
  readonly says: (text: string) => boolean;
  /** Its text, folded. */
  readonly body: string;
}

const saysRival = ({ spans }: ReadHeading, { rivals }: Named, said: ReadonlySet<number>): boolean =>
  spans.some(({ concept, isSaid, strength }) => isSaid && strength >= SURE && rivals.includes(concept) && !said.has(concept));

function differs({ folded }: ReadHeading, { kind, value }: Measure): boolean {
  const own = measuresIn(folded).filter((measure) => measure.kind === kind);
  return own.length > 0 && own.every((measure) => measure.value !== value);
}

/** The names that an entry says nothing of, while its headings name others of their kinds, and only such. */
function contradictedNames({ ofKinds }: NamedThings, { headings, body }: Contradicting): NameOfKind[] {
  if (ofKinds.length === 0) return [];
  const asked = new Set(ofKinds.map(({ value }) => value));
  const inHeadings = headings.flatMap(({ folded }) => namesOfKindsIn(folded));
  const inBody = namesOfKindsIn(body);
  return ofKinds.filter(({ kind, value }) => {
    const own = inHeadings.filter((name) => name.kind === kind);
    return own.length > 0 && !own.some((name) => asked.has(name.value)) && !inBody.some((name) => name.value === value);
  });
}

/** What a question names and an entry does not, while its headings name another of the same kind: Osaka, where they ask about Kyoto. */
export function findContrasts(names: NamedThings, entry: Contradicting): Cell[] {
  const { headings, mentions, says } = entry;
  const contrasts = names.named
    .filter(({ equals, measure }) => (measure === undefined ? !equals.some(mentions) : !says(measure.value)))
    .filter((one) =>
      headings.some((heading) => (one.measure === undefined ? saysRival(heading, one, names.said) : differs(heading, one.measure))),
    )
    .flatMap(({ cells }) => cells);
  return [...contrasts, ...contradictedNames(names, entry).flatMap((name) => names.cellsOf(name))];
}
