import type { getDocumentProxy } from 'unpdf';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Words at a place of a page, whose origin is below on the left. */
interface Piece {
  text: string;
  isLineEnd: boolean;
  isField?: boolean;
  x: number;
  y: number;
}

/** What somebody wrote into a page: a field of a form, or words laid over it. */
interface Field {
  text: string;
  left: number;
  bottom: number;
  top: number;
}

/** Fields of one page that are read. */
const FIELDS_MAX = 2_000;
/** How far a line may stand outside the field that it belongs to, in points. */
const SLACK = 3;

/** The words of a page line by line, what was written into its form where a reader sees it. */
export async function pageText(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item)) return [];
    const [, , , , x, y] = item.transform as number[];
    return [{ text: item.str, isLineEnd: item.hasEOL, x: x ?? 0, y: y ?? 0 }];
  });
  const annotations = (await page.getAnnotations()) as Annotation[];
  const fields = annotations
    .flatMap(fieldOf)
    .slice(0, FIELDS_MAX)
    .toSorted((a, b) => b.top - a.top || a.left - b.left);
  for (const field of fields) place(pieces, field);
  return linesOf(pieces);
}

/** A line with a field speaks for itself: it is no part of a paragraph. */
function linesOf(pieces: readonly Piece[]): string {
  let [text, line, hasField] = ['', '', false];
  for (const piece of pieces) {
    line += piece.text;
    hasField ||= piece.isField === true;
    if (!piece.isLineEnd) continue;
    text += hasField ? `\n${line}\n\n` : `${line}\n`;
    [line, hasField] = ['', false];
  }
  return hasField ? `${text}\n${line}` : text + line;
}

/** What pdf.js says of what lies on a page, as far as it is used. */
interface Annotation {
  subtype?: string;
  rect?: [number, number, number, number];
  fieldType?: string;
  fieldValue?: unknown;
  hidden?: boolean;
  password?: boolean;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string;
  options?: readonly { exportValue: string; displayValue: string }[];
  textContent?: readonly string[];
}

function fieldOf(annotation: Annotation): Field[] {
  const { rect: [left, bottom, , top] = [0, 0, 0, 0], hidden, password } = annotation;
  const text = hidden || password ? '' : valueOf(annotation).replaceAll(/\r\n?/g, '\n').trim();
  return text === '' ? [] : [{ text, left, bottom, top }];
}

function valueOf({ subtype, textContent = [], fieldType, fieldValue, options = [], ...button }: Annotation): string {
  if (subtype === 'FreeText') return textContent.join('\n');
  if (subtype !== 'Widget') return '';
  if (button.checkBox) return fieldValue === button.exportValue ? CHECKED : UNCHECKED;
  if (button.radioButton) return fieldValue === button.buttonValue ? CHECKED : UNCHECKED;
  if (fieldType === 'Tx') return typeof fieldValue === 'string' ? fieldValue : '';
  if (fieldType !== 'Ch') return '';
  const shown = new Map(options.map(({ exportValue, displayValue }) => [exportValue, displayValue]));
  const chosen = [fieldValue].flat().filter((value) => typeof value === 'string');
  return chosen.map((value) => shown.get(value) ?? value).join(', ');
}

const CHECKED = '☑';
const UNCHECKED = '☐';

/** Behind the words that stand before a field on its line; else on a line of its own, below what stands above it. */
function place(pieces: Piece[], { text, left, bottom, top }: Field): void {
  const isBeside = ({ text: words, y }: Piece) => words.trim() !== '' && y >= bottom - SLACK && y <= top + SLACK;
  const before = pieces.findLastIndex((piece) => isBeside(piece) && piece.x <= left);
  const beside = pieces[before];
  if (beside) {
    pieces.splice(before + 1, 0, { text: ` ${text}`, isLineEnd: beside.isLineEnd, isField: true, x: left, y: beside.y });
    beside.isLineEnd = false;
    return;
  }
  const after = pieces.find(isBeside);
  if (after) pieces.splice(pieces.indexOf(after), 0, { text: `${text} `, isLineEnd: false, isField: true, x: left, y: after.y });
  else {
    const above = pieces.findLastIndex(({ text: words, y }) => words.trim() !== '' && y > top);
    const last = pieces[above];
    if (last) last.isLineEnd = true;
    pieces.splice(above + 1, 0, { text, isLineEnd: true, isField: true, x: left, y: bottom });
  }
}
