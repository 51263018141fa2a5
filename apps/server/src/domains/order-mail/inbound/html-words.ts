import { Parser } from 'htmlparser2';

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'object']);
const BLOCKS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'pre', 'blockquote']);
/** They begin a line, without an empty one before it. */
const LINES: ReadonlySet<string> = new Set(['div', 'li', 'tr', 'section', 'article', 'header', 'footer', 'hr']);
/** What programs put around what they quote; other writers only indent by it. */
const QUOTE = /quote|moz-|isReplyContent/i;
const INDENT = '  ';
/** What stands before what a program quotes without saying so. */
const HEADLINE = /(?:@.*|\d[:：]\d.*)[:：]\s*$/;
const LOOKED_AT = 400;
/** Pieces of a line in which a link may have been named in words. */
const PIECES_BEFORE = 50;
/** A mail that nests deeper means harm: it is read as far as it does not. */
const DEPTH_MAX = 1_000;
const QUOTES_MAX = 10;
/** Characters that are read before the depth is looked at. */
const CHUNK = 16_384;

/** The words of an HTML mail, line by line; what is quoted stands behind signs, as in plain mails. Nothing of it is run or loaded. */
export function htmlWords(html: string): string {
  /** Lines that are whole. */
  const lines: string[] = [];
  /** The one that is being written, piece by piece: to look through all of it for each would take time with the square of its length. */
  let line: string[] = [];
  let isLineBlank = true;
  let silent = 0;
  /** Of every quotation that is open: what stands before its lines. */
  const signs: string[] = [];
  /** Of every element that is open: where it leads, if it is a link. */
  const links: (string | undefined)[] = [];
  const mark = () => signs.join('').replace(/>$/, '> ');
  const isBlank = (words: string) => /^[>\s]*$/.test(words);
  const begin = () => {
    line = [mark()];
    isLineBlank = true;
  };
  const breakLine = () => {
    lines.push(line.join(''));
    begin();
  };
  const newLine = () => {
    if (!isLineBlank) breakLine();
  };
  const gap = () => {
    newLine();
    if (lines.length === 0 || isBlank(lines.at(-1) ?? '')) return;
    lines.push(mark());
    begin();
  };
  const write = (text: string) => {
    const piece = isLineBlank ? text.trimStart() : text;
    line.push(piece);
    isLineBlank &&= isBlank(piece);
  };
  const openQuote = (attributes: Readonly<Record<string, string>>) => {
    gap();
    const isQuote = signs.includes('>') || isProgramsQuote(attributes) || HEADLINE.test(lastWords(lines).slice(-LOOKED_AT));
    signs.push(signs.length >= QUOTES_MAX ? '' : isQuote ? '>' : INDENT);
    begin();
  };
  const closeQuote = () => {
    signs.pop();
    if (!isLineBlank || lines.length === 0) lines.push(line.join(''));
    while (lines.length > 1 && isBlank(lines.at(-1) ?? '')) lines.pop();
    lines.push(mark());
    begin();
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (SILENT.has(name)) silent += 1;
      if (silent > 0) return;
      if (name === 'br') breakLine();
      else if (name === 'blockquote') openQuote(attributes);
      else if (BLOCKS.has(name)) gap();
      else if (LINES.has(name)) newLine();
      else if (name === 'td' || name === 'th') write(' ');
      if (name === 'li') write('- ');
      links.push(name === 'a' ? attributes['href'] : undefined);
    },
    ontext(text) {
      if (silent === 0) write(text.replaceAll(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      if (silent > 0 || SILENT.has(name)) return;
      const href = links.pop();
      // Where a link leads is said where its words do not.
      if (href !== undefined && /^https?:/i.test(href) && !line.slice(-PIECES_BEFORE).join('').includes(href)) write(` (${href})`);
      if (name === 'blockquote') closeQuote();
      else if (BLOCKS.has(name)) gap();
      else if (LINES.has(name)) newLine();
    },
  });
  for (let from = 0; from < html.length && links.length < DEPTH_MAX; from += CHUNK) parser.write(html.slice(from, from + CHUNK));
  if (links.length < DEPTH_MAX) parser.end();
  return [...lines, line.join('')]
    .map((words) => words.trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/** The last line that says something: what follows it at once is looked at only. */
const lastWords = (lines: readonly string[]) => lines.slice(-LINES_BETWEEN).findLast((line) => line.trim() !== '') ?? '';
const LINES_BETWEEN = 3;

function isProgramsQuote({ type, cite, class: name = '', id = '', style = '' }: Readonly<Record<string, string>>): boolean {
  return type === 'cite' || cite !== undefined || QUOTE.test(`${name} ${id}`) || style.includes('border-left');
}
