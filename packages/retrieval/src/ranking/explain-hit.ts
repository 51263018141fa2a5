import type { Likeness } from '#/meaning/entry-meanings.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';
import type { Compared } from './compare-entry.ts';
import { MISSING_BELOW } from './cover-cells.ts';
import type { Cell } from './read-cells.ts';
import type { ReadHeading } from './read-heading.ts';
import type { Asked } from './weigh-asked.ts';

/** A word of the question that an entry has, in its own way. */
export interface MatchedWord {
  /** As the question has it, folded, and as the entry does; the name of the concept where it stands in the entry's text. */
  readonly said: string;
  readonly found: string;
  readonly by: 'word' | 'concept' | 'slip';
  /** The concept that both are words for, '' where there is none. */
  readonly concept: string;
}

/** Why an entry was found, and what speaks against it. */
export interface Why {
  readonly words: readonly MatchedWord[];
  /** The words of the question that say what it is about and that the entry does not have. */
  readonly missing: readonly string[];
  /** Numbers that differ, a denial on one side only, and another thing that is wanted (how much instead of when). */
  readonly conflicts: readonly ('number' | 'negation' | 'kind')[];
  /** Whether it means about what the question means, though it says little of it. */
  readonly isAlike: boolean;
}

/** A cell that counts less than this says nothing by itself. */
const CONTENT_FROM = 0.2;
/** An entry that says less of a question is alike only by what it means, and from such a closeness on. */
const SAID_BELOW = 0.5;
const ALIKE_FROM = 0.4;
/** Characters that lie so close make one word. */
const WORD_GAP = 0;

interface Run {
  readonly start: number;
  end: number;
}

/** Neighbouring characters are one word. */
function runsOf(cells: readonly Cell[]): Run[] {
  const runs: Run[] = [];
  let previous: Cell | undefined;
  for (const cell of cells) {
    const last = runs.at(-1);
    const goesOn = last !== undefined && previous?.isWord === false && !cell.isWord && cell.start - last.end <= WORD_GAP;
    if (goesOn) last.end = cell.end;
    else runs.push({ start: cell.start, end: cell.end });
    previous = cell;
  }
  return runs;
}

/** How the headings word a concept. */
function wordFor(concept: number, headings: readonly ReadHeading[]): string {
  for (const { folded, spans } of headings) {
    const span = spans.find((each) => each.concept === concept);
    if (span) return folded.slice(span.start, span.end);
  }
  return '';
}

function byConcept({ question }: Asked, { headings }: Compared, cells: readonly Cell[], thesaurus: Thesaurus | undefined): MatchedWord[] {
  const spans = new Set(cells.flatMap((cell) => cell.spans.filter(({ concept }) => concept >= 0)));
  return [...spans].flatMap(({ start, end, concept }): MatchedWord[] => {
    const found = wordFor(concept, headings);
    const name = thesaurus?.nameOf(concept) ?? '';
    return found === '' ? [] : [{ said: question.folded.slice(start, end), found, by: 'concept', concept: name }];
  });
}

/** Says why an entry was found. */
export function explainHit(asked: Asked, compared: Compared, thesaurus: Thesaurus | undefined, likeness?: Likeness): Why {
  const { question } = asked;
  const { coverage, slips, lacking, comparison } = compared;
  const says = (run: Run): string => question.folded.slice(run.start, run.end);
  const content = question.cells.map((cell, number) => ({ cell, cover: coverage.cells[number] as number }));
  const telling = content.filter(({ cell }) => !cell.asks && cell.weight >= CONTENT_FROM);
  const literal = telling.filter(({ cover }) => cover === 1).map(({ cell }) => cell);
  const others = telling
    .filter(({ cell, cover }) => cover < 1 && cover >= MISSING_BELOW && !lacking.includes(cell))
    .map(({ cell }) => cell);
  const missing = telling.filter(({ cell, cover }) => cover < MISSING_BELOW || lacking.includes(cell)).map(({ cell }) => cell);
  const words = new Map<string, MatchedWord>();
  const add = (word: MatchedWord): unknown => words.has(word.said) || words.set(word.said, word);
  for (const run of runsOf(literal)) add({ said: says(run), found: says(run), by: 'word', concept: '' });
  for (const { said, meant } of slips) add({ said, found: meant, by: 'slip', concept: '' });
  for (const word of byConcept(asked, compared, others, thesaurus)) add(word);
  const conflicts: Why['conflicts'][number][] = [];
  if (comparison.numbers > 0) conflicts.push('number');
  if (comparison.negation > 0) conflicts.push('negation');
  if (comparison.kindDiffers > 0) conflicts.push('kind');
  const isAlike = likeness !== undefined && comparison.entry < SAID_BELOW && Math.max(likeness.heading, likeness.whole) >= ALIKE_FROM;
  return { words: [...words.values()], missing: [...new Set(runsOf(missing).map(says))], conflicts, isAlike };
}
