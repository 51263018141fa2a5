import PdfKit from 'pdfkit';
import type { FontShelf, Weight } from './font-shelf.ts';
import { wrapText } from './wrap-text.ts';

/** A4 in points, and its margin. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 };
const COLORS = { ink: '#18181b', quiet: '#71717a', rule: '#e4e4e7' };
/** Height of a line of text, as a multiple of its size, and how far its base is from its top. */
const LEADING = 1.5;
const BASELINE = 1.1;

export interface TextStyle {
  size: number;
  weight?: Weight;
  isQuiet?: boolean;
  align?: 'left' | 'right';
}

/** A page that is written on from top to bottom, each text in the fonts that have its characters. */
export interface Page {
  /** Writes a text into a box of a width, in as many lines as it takes. @returns where the next line would begin */
  write(text: string, x: number, y: number, width: number, style: TextStyle): number;
  rule(y: number): void;
  /** Goes on at the top of another page. */
  turn(): void;
  /** A filled box. @param color such as #2563eb */
  bar(x: number, y: number, width: number, height: number, color: string): void;
  finish(): Promise<Uint8Array>;
}

/** Opens a document at its first page. */
export function openPage(shelf: FontShelf, info: { title: string; author: string; lang: string; at: Date }): Page {
  const doc = new PdfKit({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: info.lang,
    info: { Title: info.title, Author: info.author, Creator: 'Lobby', Producer: 'Lobby', CreationDate: info.at, ModDate: info.at },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });

  // pdfkit takes a font that was read already; its types do not say so.
  const setFont = (font: unknown, size: number) => doc.font(font as Buffer).fontSize(size);

  function measure(text: string, { size, weight = 'regular' }: TextStyle): number {
    return shelf.runsOf(text, weight).reduce((sum, run) => sum + setFont(run.font, size).widthOfString(run.text), 0);
  }

  function writeLine(text: string, left: number, base: number, { size, weight = 'regular', isQuiet }: TextStyle): void {
    let x = left;
    doc.fillColor(isQuiet ? COLORS.quiet : COLORS.ink);
    for (const run of shelf.runsOf(text, weight)) {
      setFont(run.font, size).text(run.text, x, base, { lineBreak: false, baseline: 'alphabetic' });
      x += doc.widthOfString(run.text);
    }
  }

  return {
    write(text, x, y, width, style) {
      const lines = wrapText(text, width, (part) => measure(part, style));
      for (const [no, line] of lines.entries()) {
        const left = style.align === 'right' ? x + width - measure(line, style) : x;
        writeLine(line, left, y + style.size * (no * LEADING + BASELINE), style);
      }
      return y + lines.length * style.size * LEADING;
    },
    rule(y) {
      doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.width - PAGE.margin, y)
        .lineWidth(0.75)
        .strokeColor(COLORS.rule)
        .stroke();
    },
    turn() {
      doc.addPage();
    },
    bar(x, y, width, height, color) {
      if (width > 0 && height > 0) doc.rect(x, y, width, height).fill(color);
    },
    async finish() {
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}
