/** A run of text within a block; `at` is its place there, which no other has. */
export type Inline =
  | { readonly at: number; readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly at: number; readonly kind: 'link'; readonly text: string; readonly href: string };

/** An item of a list or a cell of a table. */
export interface Part {
  readonly at: number;
  readonly content: readonly Inline[];
}

/** A row of a table. */
export interface Row {
  readonly at: number;
  readonly cells: readonly Part[];
}

/** A block of the text; `at` is its number from 0. */
export type Block = { readonly at: number } & (
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Part[] }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] }
);

const INLINE = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;
/** Pages of this site, the web and mail; anything else, such as a script, stays text. */
const SAFE_HREF = /^(https?:\/\/|mailto:|\/(?![/\\]))/i;
const HEADING = /^(?<marks>#{2,3}) (?<text>.+)$/;
const BULLET = /^[-*] /;
const NUMBER = /^\d+\. /;
const RULE = /^\|[\s:|-]+\|$/;

/**
 * Reads the part of Markdown that policies are written in: headings, paragraphs, lists, tables, bold, code and links. What is not
 * understood stays text as it is written, HTML included.
 */
export function readMarkdown(markdown: string): Block[] {
  return paragraphsOf(markdown).map((lines, at) => readHeading(lines, at) ?? readBlock(lines, at));
}

function readHeading([first = '']: readonly string[], at: number): Block | undefined {
  const { marks, text } = HEADING.exec(first)?.groups ?? {};
  if (marks === undefined || text === undefined) return undefined;
  // By its place, so that a link to it holds in every language.
  return { at, kind: 'heading', level: marks.length === 2 ? 2 : 3, id: `section-${at}`, text: text.trim() };
}

function readBlock(lines: readonly string[], at: number): Block {
  for (const mark of [BULLET, NUMBER]) {
    if (lines.every((line) => mark.test(line)))
      return { at, kind: 'list', ordered: mark === NUMBER, items: lines.map((line, item) => partOf(line.replace(mark, ''), item)) };
  }
  const [head = '', rule = '', ...rows] = lines;
  if (head.startsWith('|') && RULE.test(rule)) return { at, kind: 'table', head: rowOf(head, 0), rows: rows.map(rowOf) };
  return { at, kind: 'paragraph', content: readInline(lines.join(' ')) };
}

/** Lines that belong together; a heading is a block of its own even where no empty line follows. */
function paragraphsOf(markdown: string): string[][] {
  const paragraphs: string[][] = [];
  let open = false;
  for (const raw of markdown.split(/\r?\n/)) {
    const line = raw.trim();
    const heading = HEADING.test(line);
    if (line === '') open = false;
    else if (open && !heading) paragraphs.at(-1)?.push(line);
    else {
      paragraphs.push([line]);
      open = !heading;
    }
  }
  return paragraphs;
}

function rowOf(row: string, at: number): Row {
  const cells = row.replaceAll(/^\||\|$/g, '').split('|');
  return { at, cells: cells.map((cell, column) => partOf(cell.trim(), column)) };
}

function partOf(text: string, at: number): Part {
  return { at, content: readInline(text) };
}

function readInline(text: string): Inline[] {
  const content: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const inline = inlineOf(match);
    // What is not understood stays within the text around it.
    if (!inline) continue;
    if (match.index > end) content.push({ at: end, kind: 'text', text: text.slice(end, match.index) });
    content.push(inline);
    end = match.index + match[0].length;
  }
  if (end < text.length) content.push({ at: end, kind: 'text', text: text.slice(end) });
  return content;
}

function inlineOf({ index: at, groups }: RegExpExecArray): Inline | undefined {
  const { strong, code, label, href } = groups ?? {};
  if (strong !== undefined) return { at, kind: 'strong', text: strong };
  if (code !== undefined) return { at, kind: 'code', text: code };
  if (label !== undefined && href !== undefined && SAFE_HREF.test(href)) return { at, kind: 'link', text: label, href };
  return undefined;
}
