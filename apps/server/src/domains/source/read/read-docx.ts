import { Parser } from 'htmlparser2';
import { unzipSync, type Unzipped } from 'fflate';
import { labelRows } from '#/domains/source/html/read-table.ts';
import { DocumentRefused, EMPTY_DOCUMENT, type Block, type ParsedDocument } from './parsed-document.ts';

/** What the parts that are read may come to, in bytes. */
const UNPACKED_MAX = 60 * 1024 * 1024;
const BODY = 'word/document.xml';
const STYLES = 'word/styles.xml';
const PROPERTIES = 'docProps/core.xml';
const PARTS: ReadonlySet<string> = new Set([BODY, STYLES, PROPERTIES]);

/**
 * A Word document: its paragraphs under its headings, items and tables; what was deleted in it stays unread.
 * @throws DocumentRefused unsupported for another kind of zip, too_large for one that would unpack beyond measure
 */
export function readDocx(bytes: Uint8Array): ParsedDocument {
  const parts = unpack(bytes);
  const body = parts[BODY];
  if (!body) throw new DocumentRefused('unsupported');
  const reader = new DocxReader(headingStyles(textOf(parts[STYLES])));
  read(textOf(body), reader);
  return { ...EMPTY_DOCUMENT, title: titleOf(textOf(parts[PROPERTIES])), blocks: reader.blocks };
}

const textOf = (part: Uint8Array | undefined) => (part ? new TextDecoder().decode(part) : '');

/** Sizes are summed up before anything is unpacked. */
function unpack(bytes: Uint8Array): Unzipped {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!PARTS.has(name)) return false;
        total += originalSize;
        if (total > UNPACKED_MAX) throw new DocumentRefused('too_large');
        return true;
      },
    });
  } catch (cause) {
    throw cause instanceof DocumentRefused ? cause : new DocumentRefused('unreadable', { cause });
  }
}

interface XmlReader {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text(text: string): void;
}

/** Reads XML without its document type: entities that a file defines stay unread words. */
function read(xml: string, reader: XmlReader): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.text(text),
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** Levels of the styles that are headings, by the ids of the styles; ids are words of the writer's language. */
function headingStyles(xml: string): Map<string, number> {
  const levels = new Map<string, number>();
  let id = '';
  read(xml, {
    open(name, attributes) {
      if (name === 'w:style') id = attributes['w:styleId'] ?? '';
      const level = name === 'w:name' ? /^heading ([1-6])$/i.exec(attributes['w:val'] ?? '')?.[1] : undefined;
      if (level !== undefined) levels.set(id, Number(level));
      if (name === 'w:name' && /^title$/i.test(attributes['w:val'] ?? '')) levels.set(id, 1);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return levels;
}

function titleOf(xml: string): string {
  let [isTitle, title] = [false, ''];
  read(xml, {
    open: (name) => (isTitle = name === 'dc:title'),
    close: () => (isTitle = false),
    text: (text) => (title += isTitle ? text : ''),
  });
  return title.trim();
}

const UNREAD: ReadonlySet<string> = new Set(['w:del', 'w:instrText', 'w:delText', 'mc:Fallback', 'w:moveFrom']);

class DocxReader implements XmlReader {
  readonly blocks: Block[] = [];
  private readonly styles: ReadonlyMap<string, number>;
  private readonly headings: { level: number; text: string }[] = [];
  private words = '';
  private level: number | undefined;
  private isItem = false;
  private isText = false;
  private unread = 0;
  /** Tables that are open; the cells of inner ones are words of the outer cell. */
  private tables = 0;
  private rows: string[][] = [];
  private cell = '';

  constructor(styles: ReadonlyMap<string, number>) {
    this.styles = styles;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (UNREAD.has(name)) this.unread += 1;
    if (name === 'w:t') this.isText = true;
    else if (name === 'w:tab') this.words += ' ';
    else if (name === 'w:br' || name === 'w:cr') this.words += '\n';
    else if (name === 'w:pStyle') this.level = this.styles.get(attributes['w:val'] ?? '');
    else if (name === 'w:numPr') this.isItem = true;
    else if (name === 'w:tbl') this.tables += 1;
    else if (name === 'w:tr' && this.tables === 1) this.rows.push([]);
  }

  close(name: string): void {
    if (UNREAD.has(name)) this.unread -= 1;
    if (name === 'w:t') this.isText = false;
    else if (name === 'w:p') this.paragraph();
    else if (name === 'w:tc' && this.tables === 1) {
      this.rows.at(-1)?.push(this.cell.trim());
      this.cell = '';
    } else if (name === 'w:tbl') this.endTable();
  }

  text(text: string): void {
    if (this.isText && this.unread === 0) this.words += text;
  }

  private paragraph(): void {
    const text = this.words.trim();
    const { level, isItem } = this;
    [this.words, this.level, this.isItem] = ['', undefined, false];
    if (text === '') return;
    if (this.tables > 0) this.cell += `${text} `;
    else if (level === undefined) this.push(isItem ? 'item' : 'text', text);
    else {
      while ((this.headings.at(-1)?.level ?? 0) >= level) this.headings.pop();
      this.headings.push({ level, text });
    }
  }

  private endTable(): void {
    this.tables -= 1;
    if (this.tables > 0) return;
    const [header = [], ...rows] = this.rows;
    this.rows = [];
    for (const line of rows.length > 0 ? labelRows(rows, header) : labelRows([header], [])) this.push('row', line);
  }

  private push(kind: Block['kind'], text: string): void {
    this.blocks.push({ kind, path: this.headings.map((heading) => heading.text), text });
  }
}
