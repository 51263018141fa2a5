import type { Locale } from '@lobby/contract';
import type { Block } from '#/domains/source/read/parsed-document.ts';
import { sentencesOf } from './sentences.ts';
import { splitSizes } from './split-sizes.ts';

/** A piece of a document, short enough to be an answer. */
export interface Piece {
  /** Headings above it, the nearest last. */
  heading: string;
  body: string;
}

/** Something that is never torn apart, and what stands before it where it follows another one. */
interface Unit {
  text: string;
  gap: string;
}

/** Between headings, as a reader sees a way through a site. */
const STEP = ' › ';
/** Longest heading of a piece, in characters. */
const HEADING_MAX = 300;

/**
 * Splits a document under its headings into pieces of about the same length, none of which overlaps another: no sentence,
 * row or character is cut, and a piece never reaches over a heading.
 */
export function splitDocument(blocks: readonly Block[], locale: Locale): Piece[] {
  const pieces: Piece[] = [];
  for (const section of sectionsOf(blocks)) {
    for (const body of pack(section.blocks, locale)) pieces.push({ heading: section.heading, body });
  }
  return pieces;
}

function sectionsOf(blocks: readonly Block[]): { heading: string; blocks: Block[] }[] {
  const sections: { heading: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const heading = block.path.join(STEP).slice(0, HEADING_MAX).toWellFormed();
    const last = sections.at(-1);
    if (last?.heading === heading) last.blocks.push(block);
    else sections.push({ heading, blocks: [block] });
  }
  return sections;
}

function pack(blocks: readonly Block[], locale: Locale): string[] {
  const { min, max } = splitSizes(locale);
  const bodies: string[] = [];
  let body = '';
  for (const { text, gap } of blocks.flatMap((block) => unitsOf(block, max, locale))) {
    const joined = body === '' ? text : body + gap + text;
    if (body !== '' && joined.trimEnd().length > max) {
      bodies.push(body.trim());
      body = text;
    } else body = joined;
  }
  if (body.trim() !== '') bodies.push(body.trim());
  return evenOut(bodies, min, max);
}

/** A short rest at the end goes to the piece before it, where that stays within measure. */
function evenOut(bodies: string[], min: number, max: number): string[] {
  const [last, before] = [bodies.at(-1), bodies.at(-2)];
  if (last === undefined || before === undefined || last.length >= min) return bodies;
  const joined = `${before}\n\n${last}`;
  return joined.length <= max ? [...bodies.slice(0, -2), joined] : bodies;
}

/** A block that fits is one unit; a longer text goes by its sentences; a row stays a row. */
function unitsOf({ kind, text }: Block, max: number, locale: Locale): Unit[] {
  const gap = kind === 'text' ? '\n\n' : '\n';
  const shown = kind === 'item' ? `- ${text}` : text;
  if (kind === 'row' || shown.length <= max) return rowsOf(shown).map((each) => ({ text: each, gap }));
  return sentencesOf(shown, locale).map((sentence, index) => ({ text: sentence, gap: index === 0 ? gap : '' }));
}

/** A row without end is no row: what nobody could read in one go is cut like a sentence. */
function rowsOf(text: string): string[] {
  return text.length <= ROW_MAX ? [text] : sentencesOf(text, 'en-US');
}

/** Longest row that stays whole, in characters. */
const ROW_MAX = 4_000;
