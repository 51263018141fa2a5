import { foldText } from '#/analysis/fold-text.ts';
import { scanTerms } from '#/analysis/scan-terms.ts';
import { bodyOf, headingsOf } from '#/catalog/entry.ts';
import type { Entry } from '#/catalog/entry.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';
import { compareKinds, conceptsOfKinds, tellsOf, toldKinds } from './compare-kinds.ts';
import { MISSING_BELOW, coverCells, coverLiteral } from './cover-cells.ts';
import type { Coverage } from './cover-cells.ts';
import { findContrasts } from './find-contrasts.ts';
import { findSlips, findSoundSlips } from './find-slips.ts';
import type { Slip } from './find-slips.ts';
import type { Cell, Key } from './read-cells.ts';
import { readHeading } from './read-heading.ts';
import type { ReadHeading } from './read-heading.ts';
import type { Question } from './read-question.ts';
import type { Thing } from './things-in.ts';
import type { Asked } from './weigh-asked.ts';

/** Characters of a text that are compared. */
const MAX_BODY = 2_000;

/** What of a question an entry says, and what of the entry nobody asked. */
export interface Comparison {
  /** How much of the question its best heading says, and of that heading the question, 0 to 1. */
  readonly heading: number;
  readonly reverse: number;
  /** How much of the question the entry says in any words, and in the question's own, 0 to 1. */
  readonly entry: number;
  readonly literal: number;
  /** What the question says and the entry does not, in words; and what of that stands in the thesaurus. */
  readonly missing: number;
  readonly knownGap: number;
  /** What of that other entries say, in words; and its largest part in one piece, a word or a run of characters. */
  readonly elsewhere: number;
  readonly gap: number;
  /** How much of the question its best heading says in the question's own words, 0 to 1. */
  readonly headingLiteral: number;
  /** What the question says, in words. */
  readonly asked: number;
  /** Whether question and headings want to hear different things, 0 or 1, and whether the text tells what is wanted, -1 to 1. */
  readonly kindDiffers: number;
  readonly tells: number;
  /** The share of the question's numbers that the entry does not have. */
  readonly numbers: number;
  /** Whether the question asks about a thing or service that the entry does not mention, 0 or 1. */
  readonly lacksThing: number;
  /** Whether one of question and heading denies what the other does not, 0 or 1. */
  readonly negation: number;
}

/** How an entry was compared, for telling why. */
export interface Compared {
  readonly comparison: Comparison;
  /** How much of each cell of the question the entry covers. */
  readonly coverage: Coverage;
  readonly slips: readonly Slip[];
  /** The cells of the question that name things and services of which the entry says nothing. */
  readonly lacking: readonly Cell[];
  readonly headings: readonly ReadHeading[];
}

/** What of a question an entry mentions: its concepts anywhere, and its terms in the text. */
export interface Mentions {
  readonly inEntry: ReadonlySet<number>;
  readonly inText: Uint8Array;
}

interface HeadingFit {
  readonly heading: ReadHeading;
  readonly held: Uint8Array;
  readonly slips: readonly Slip[];
  readonly cover: Coverage;
  readonly reverse: Coverage;
}

const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0);
const fitOf = ({ cover, reverse }: HeadingFit): number => shareOf(cover.covered + reverse.covered, cover.asked + reverse.asked);

function termsIn(folded: string, question: Question): Uint8Array {
  const held = new Uint8Array(question.terms.length);
  const hold = (_kind: number, high: number, low: number): void => {
    const term = question.find(high, low);
    if (term >= 0) held[term] = 1;
  };
  scanTerms(folded, hold, question.filter);
  return held;
}

const holds =
  (question: Question, held: Uint8Array) =>
  ({ high, low }: Key): boolean => {
    const term = question.find(high, low);
    return term >= 0 && held[term] === 1;
  };

/** What of a heading the question says. @param sounding the slips of the question that stand for words of it */
function coverHeading(
  { question, misspelled: asked }: Asked,
  { folded, cells, weights }: ReadHeading,
  sounding: readonly Slip[],
): Coverage {
  const written = asked.map(({ start, end }) => question.folded.slice(start, end)).join(' ');
  const rest = cells.filter(({ self }) => question.find(self.high, self.low) < 0);
  const misspelled = asked.length === 0 ? [] : findSlips(folded, rest, written);
  const isMeant = ({ start }: Cell): boolean =>
    sounding.some(({ meant }) => folded.startsWith(meant, start) || folded.startsWith(meant, start - 1));
  const slips = new Set([...misspelled.map(({ cell }) => cell), ...rest.filter(isMeant)]);
  return coverCells(cells, weights, {
    has: ({ high, low }) => question.find(high, low) >= 0,
    means: (concept) => question.concepts.get(concept) ?? 0,
    slips,
  });
}

function fitHeading(asked: Asked, text: string, thesaurus: Thesaurus | undefined): HeadingFit {
  const { question, weights, unknown, misspelled } = asked;
  const heading = readHeading(text, thesaurus);
  const held = termsIn(heading.folded, question);
  const sounding = thesaurus?.sounds ? findSoundSlips(question.folded, unknown, heading.folded, thesaurus.sounds) : [];
  const slips = [...findSlips(question.folded, misspelled, heading.folded), ...sounding];
  const cover = coverCells(question.cells, weights, {
    has: holds(question, held),
    means: (concept) => (heading.concepts.get(concept) ?? 0) * asked.rarity(concept),
    slips: new Set(slips.map(({ cell }) => cell)),
  });
  return { heading, held, slips, cover, reverse: coverHeading(asked, heading, sounding) };
}

/** What of the question the entry as a whole says. */
function coverWhole(asked: Asked, { inEntry, inText }: Mentions, fits: readonly HeadingFit[], body: string, told: number) {
  const { question, weights, misspelled } = asked;
  const held = inText.map((isHeld, term) => (isHeld === 1 || fits.some((fit) => fit.held[term] === 1) ? 1 : 0));
  const concepts = new Set(inEntry);
  for (const { heading } of fits) for (const concept of conceptsOfKinds(heading.kinds | told)) concepts.add(concept);
  const slips = [...fits.flatMap((fit) => fit.slips), ...findSlips(question.folded, misspelled, body)];
  const holder = {
    has: holds(question, held),
    means: (concept: number) => (concepts.has(concept) ? asked.rarity(concept) : 0),
    slips: new Set(slips.map(({ cell }) => cell)),
  };
  const isSaid = (cell: Cell): boolean => holder.slips.has(cell) || coverLiteral(cell, holder) === 1;
  const isMet = ({ cells, meanings, isName }: Thing): boolean =>
    (!isName && meanings.some((concept) => concepts.has(concept))) || cells.every(isSaid);
  const headings = fits.map(({ heading }) => heading);
  const says = (one: string): boolean => body.includes(one) || headings.some(({ folded }) => folded.includes(one));
  const contrasts = findContrasts(asked.names, { headings, says, body, mentions: (concept) => concepts.has(concept) });
  const lacking = [...asked.things.filter((thing) => !isMet(thing)).flatMap(({ cells }) => cells), ...contrasts];
  return { coverage: coverCells(question.cells, weights, holder), slips, lacking };
}

/** Whether anything is to be looked for in the text beside the terms that are known to be there. */
function looksIntoText({ question, misspelled, numbers, names }: Asked): boolean {
  return numbers.length > 0 || names.ofKinds.length > 0 || tellsOf(question.kinds) !== 0 || misspelled.length > 0;
}

/** What is missing: what of it other entries have, and its largest piece. */
function readGaps({ question, weights, unknown }: Asked, covered: Float64Array): Pick<Comparison, 'elsewhere' | 'gap'> {
  const nowhere = new Set(unknown);
  let [elsewhere, gap, run, end] = [0, 0, 0, -1];
  for (const [number, cell] of question.cells.entries()) {
    const weight = weights[number] as number;
    const cover = covered[number] as number;
    if (!nowhere.has(cell)) elsewhere += weight * (1 - cover);
    const goesOn = !cell.isWord && cell.start === end;
    run = cover >= MISSING_BELOW ? 0 : (goesOn ? run : 0) + weight;
    gap = Math.max(gap, run);
    end = cell.end;
  }
  return { elsewhere, gap };
}

/** Compares an entry with a question. */
export function compareEntry(asked: Asked, entry: Entry, mentions: Mentions, thesaurus: Thesaurus | undefined): Compared {
  const { question, numbers } = asked;
  const body = looksIntoText(asked) ? foldText(bodyOf(entry).slice(0, MAX_BODY)) : '';
  const fits = headingsOf(entry).map(({ text }) => fitHeading(asked, text, thesaurus));
  const [best] = fits.toSorted((left, right) => fitOf(right) - fitOf(left));
  const told = toldKinds(question.kinds, body);
  const { coverage, slips, lacking } = coverWhole(asked, mentions, fits, body, told);
  const isAbsent = (one: string): boolean => !body.includes(one) && !fits.some(({ heading }) => heading.folded.includes(one));
  return {
    coverage,
    slips,
    lacking,
    headings: fits.map(({ heading }) => heading),
    comparison: {
      heading: best ? shareOf(best.cover.covered, best.cover.asked) : 0,
      reverse: best ? shareOf(best.reverse.covered, best.reverse.asked) : 0,
      entry: shareOf(coverage.covered, coverage.asked),
      literal: shareOf(coverage.literal, coverage.asked),
      missing: coverage.asked - coverage.covered,
      ...readGaps(asked, coverage.cells),
      headingLiteral: best ? shareOf(best.cover.literal, best.cover.asked) : 0,
      knownGap: coverage.knownGap,
      asked: coverage.asked,
      ...compareKinds(
        question.kinds,
        fits.reduce((sum, { heading }) => sum | heading.kinds, 0),
        told,
      ),
      lacksThing: lacking.length > 0 ? 1 : 0,
      numbers: shareOf(numbers.filter(isAbsent).length, numbers.length),
      negation: asked.isNegated === (best?.heading.isNegated ?? false) ? 0 : 1,
    },
  };
}
