import type { Piece } from './passage.ts';

/** Longest passage, in half characters: a Chinese or Japanese character says about twice as much as a Latin letter. */
const PASSAGE_MAX = 700;
/** A longer line is no heading, in half characters. */
const HEADING_MAX = 70;

/** Half of the longest passage, should every character be wide. */
const HARD_CUT = /.{1,350}/gsu;

const WIDE = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFF60\u3040-\u30FF]/g;
const SENTENCE = /[^。．！？!?；;\n]*?(?:[。．！？!?；;]+["”’』」）)]*|\.(?=\s)|\n|$)/g;
const MARKED =
  /^(?:#{1,6}\s+(?<hash>.+?)\s*#*|(?<number>(?:第?[一二三四五六七八九十百〇零\d]+[章节節条條項、.．)）]|\d+(?:\.\d+)*[.)）]?\s).{1,80}))$/u;
const BULLET = /^\s*(?:[-*•・‧●○■□▪]|\d+[.)）])\s*/u;
const ENDS_SENTENCE = /[。．.！!；;，,：:、]$/u;

/**
 * Cuts a text into passages: at its headings first, then between paragraphs, then between sentences, so that each is about one
 * thing and none is too long to be read as an answer.
 */
export function cutText(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { heading, lines } of sectionsOf(text)) {
    for (const body of packed(lines)) pieces.push({ heading, body });
  }
  return pieces;
}

interface Section {
  heading: string;
  lines: string[];
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ heading: '', lines: [] }];
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  for (const [index, line] of lines.entries()) {
    const heading = headingIn(line, lines[index - 1] ?? '', lines[index + 1] ?? '');
    if (heading !== undefined) sections.push({ heading, lines: [] });
    else if (line !== '') sections.at(-1)?.lines.push(line);
  }
  // A heading with nothing under it is about what follows: its words stay, as a line.
  return sections.flatMap((section) =>
    section.lines.length > 0 ? [section] : section.heading === '' ? [] : [{ heading: '', lines: [section.heading] }],
  );
}

/** The heading that a line is: marked as one, or short, alone and without the end of a sentence. */
function headingIn(line: string, before: string, after: string): string | undefined {
  if (line === '' || width(line) > HEADING_MAX) return undefined;
  const { hash, number } = MARKED.exec(line)?.groups ?? {};
  if (hash !== undefined) return hash;
  if (ENDS_SENTENCE.test(line) || after === '') return undefined;
  if (number !== undefined && !BULLET.test(after)) return line;
  return before === '' && !BULLET.test(line) && width(after) > width(line) ? line : undefined;
}

/** As many lines together as fit into a passage; a line that does not fit alone is cut at its sentences. */
function packed(lines: readonly string[]): string[] {
  const bodies: string[] = [];
  let body = '';
  for (const part of lines.flatMap(cutLine)) {
    const joined = body === '' ? part : `${body}\n${part}`;
    if (body !== '' && width(joined) > PASSAGE_MAX) {
      bodies.push(body);
      body = part;
    } else body = joined;
  }
  return body === '' ? bodies : [...bodies, body];
}

function cutLine(line: string): string[] {
  if (width(line) <= PASSAGE_MAX) return [line];
  const parts: string[] = [];
  let part = '';
  for (const sentence of (line.match(SENTENCE) ?? []).flatMap(cutHard)) {
    if (part !== '' && width(part + sentence) > PASSAGE_MAX) {
      parts.push(part.trim());
      part = sentence;
    } else part += sentence;
  }
  return part.trim() === '' ? parts : [...parts, part.trim()];
}

/** What has no sentences is cut by its length. */
function cutHard(sentence: string): readonly string[] {
  return width(sentence) <= PASSAGE_MAX ? [sentence] : (sentence.match(HARD_CUT) ?? []);
}

/** Length in half characters. */
function width(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}
