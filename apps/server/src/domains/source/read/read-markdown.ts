import { labelRows } from '#/domains/source/html/read-table.ts';
import { EMPTY_DOCUMENT, type Block, type ParsedDocument } from './parsed-document.ts';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(.+)$/;
const TABLE_LINE = /^\s*\|.*\|\s*$/;
const RULER = /^\s*\|?[\s:|-]+\|?\s*$/;
const FENCE = /^\s*(?:```|~~~)/;

/** A Markdown text: headings, paragraphs, items and rows; marks for looks are left out. */
export function readMarkdown(text: string): ParsedDocument {
  const reader = new MarkdownReader();
  for (const line of text.replaceAll(/\r\n?/g, '\n').replace(FRONT_MATTER, '').split('\n')) reader.line(line);
  reader.flush();
  return { ...EMPTY_DOCUMENT, title: reader.title, blocks: reader.blocks };
}

class MarkdownReader {
  readonly blocks: Block[] = [];
  title = '';
  private readonly headings: { level: number; text: string }[] = [];
  private words: string[] = [];
  private table: string[][] = [];
  private isFenced = false;

  line(line: string): void {
    if (FENCE.test(line)) this.isFenced = !this.isFenced;
    else if (this.isFenced) this.words.push(line);
    else if (TABLE_LINE.test(line)) this.row(line);
    else this.textLine(line);
  }

  private textLine(line: string): void {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (heading) this.heading(heading[1]?.length ?? 1, plain(heading[2] ?? ''));
    else if (item) {
      this.flush();
      this.push('item', plain(item[1] ?? ''));
    } else if (line.trim() === '') this.flush();
    else {
      this.endTable();
      this.words.push(plain(line));
    }
  }

  private row(line: string): void {
    this.flushWords();
    if (!RULER.test(line)) this.table.push(line.trim().slice(1, -1).split('|').map(plain));
  }

  private heading(level: number, text: string): void {
    this.flush();
    if (this.title === '' && level === 1) this.title = text;
    while ((this.headings.at(-1)?.level ?? 0) >= level) this.headings.pop();
    this.headings.push({ level, text });
  }

  flush(): void {
    this.flushWords();
    this.endTable();
  }

  private flushWords(): void {
    const text = this.words.join('\n').trim();
    this.words = [];
    this.push('text', text);
  }

  private endTable(): void {
    const [header = [], ...rows] = this.table;
    this.table = [];
    for (const line of rows.length > 0 ? labelRows(rows, header) : labelRows([header], [])) this.push('row', line);
  }

  private push(kind: Block['kind'], text: string): void {
    if (text !== '') this.blocks.push({ kind, path: this.headings.map((heading) => heading.text), text });
  }
}

function plain(text: string): string {
  return text
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replaceAll(/(^|\W)[*_](\S(?:.*?\S)?)[*_](?=\W|$)/g, '$1$2')
    .replace(/^\s*>\s?/, '')
    .trim();
}
