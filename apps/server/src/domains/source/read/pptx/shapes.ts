import { isTag, isText, type AnyNode, type Document, type Element } from 'domhandler';
import { DEPTH_MAX, findElement, findElements, squeeze } from '#/domains/source/html/element-text.ts';
import { linesOf, type PlacedCell } from '#/domains/source/html/read-table.ts';
import type { Block } from '#/domains/source/read/parsed-document.ts';

/** Placeholders that say nothing of their slide: its number, the day, the foot of every slide, a picture of the slide itself. */
const FRAME: ReadonlySet<string> = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);
const TITLES: ReadonlySet<string> = new Set(['title', 'ctrTitle']);

type Words = Omit<Block, 'path'>;

interface Shapes {
  title: string;
  blocks: Words[];
}

/**
 * What the shapes of a slide say, in the order in which a screen reader says them.
 * @param diagramOf words of the diagram behind a relation
 */
export function shapesOf(slide: Element, diagramOf: (id: string) => string[]): Shapes {
  const shapes: Shapes = { title: '', blocks: [] };
  const tree = findElement(slide.children, ({ name }) => name === 'p:spTree');
  for (const shape of tree?.children ?? []) read(shape, shapes, diagramOf, 0);
  return shapes;
}

function read(node: AnyNode, shapes: Shapes, diagramOf: (id: string) => string[], depth: number): void {
  if (!isTag(node) || depth > DEPTH_MAX || isHiddenShape(node)) return;
  if (node.name === 'p:sp' || node.name === 'p:cxnSp') readText(node, shapes);
  else if (node.name === 'p:graphicFrame') readFrame(node, shapes, diagramOf);
  else if (node.name === 'mc:AlternateContent') {
    // The second choice is the same for older programs.
    const choice = node.children.find((child): child is Element => isTag(child));
    for (const child of choice?.children ?? []) read(child, shapes, diagramOf, depth + 1);
  } else if (node.name === 'p:grpSp') for (const child of node.children) read(child, shapes, diagramOf, depth + 1);
}

/** The properties of a shape stand right within it, or within what names it. */
function isHiddenShape(shape: Element): boolean {
  const naming = shape.children.find((child): child is Element => isTag(child) && /^p:nv\w+Pr$/.test(child.name));
  const hidden = naming && findElement(naming.children, ({ name }) => name === 'p:cNvPr')?.attribs['hidden'];
  return hidden === '1' || hidden === 'true';
}

function readText(shape: Element, shapes: Shapes): void {
  const placeholder = findElement(shape.children, ({ name }) => name === 'p:ph');
  const type = placeholder && (placeholder.attribs['type'] ?? 'obj');
  if (FRAME.has(type ?? '')) return;
  const body = findElement(shape.children, ({ name }) => name === 'p:txBody');
  const paragraphs = paragraphsOf(body?.children ?? []);
  const whole = paragraphs.map(wordsOf).filter((text) => text !== '');
  if (TITLES.has(type ?? '') && shapes.title === '') shapes.title = squeeze(whole.join(' '));
  else {
    // A paragraph of the body is an item where there are several, unless it says that it is none.
    const isList = whole.length > 1 && (type === 'body' || type === 'obj');
    for (const paragraph of paragraphs) push(shapes, isItem(paragraph, isList) ? 'item' : 'text', wordsOf(paragraph));
  }
}

const paragraphsOf = (nodes: readonly AnyNode[]) => findElements(nodes, ({ name }) => name === 'a:p');

function isItem(paragraph: Element, byDefault: boolean): boolean {
  const properties = paragraph.children.find((child): child is Element => isTag(child) && child.name === 'a:pPr');
  const marks = properties?.children.flatMap((child) => (isTag(child) ? [child.name] : [])) ?? [];
  if (marks.includes('a:buNone')) return false;
  return byDefault || marks.includes('a:buChar') || marks.includes('a:buAutoNum') || marks.includes('a:buBlip');
}

/** The words of a paragraph; fields such as the number of the slide are none. */
function wordsOf(paragraph: Element): string {
  const parts = paragraph.children.map((child) => {
    if (!isTag(child)) return '';
    if (child.name === 'a:br') return '\n';
    if (child.name === 'a:fld' && /^(?:slidenum|datetime)/.test(child.attribs['type'] ?? '')) return '';
    return findElements([child], ({ name }) => name === 'a:t')
      .flatMap(({ children }) => children.filter(isText))
      .map(({ data }) => data)
      .join('');
  });
  const lines = parts.join('').split('\n').map(squeeze);
  return lines.filter((line) => line !== '').join('\n');
}

function readFrame(frame: Element, shapes: Shapes, diagramOf: (id: string) => string[]): void {
  const table = findElement(frame.children, ({ name }) => name === 'a:tbl');
  if (table) for (const line of tableLines(table)) push(shapes, 'row', line);
  const diagram = findElement(frame.children, ({ name }) => name === 'dgm:relIds')?.attribs['r:dm'];
  if (diagram !== undefined) for (const words of diagramOf(diagram)) push(shapes, 'item', words);
}

/** A table of a slide; cells that others cover stand there empty. */
function tableLines(table: Element): string[] {
  const rows = table.children.filter((child): child is Element => isTag(child) && child.name === 'a:tr');
  const covered = new Map<string, string>();
  const placed = rows.map((row, index) => {
    const cells = row.children.filter((child): child is Element => isTag(child) && child.name === 'a:tc');
    return cells.flatMap((cell, column) => placeCell(cell, index, column, covered));
  });
  const columns = placed.flat().reduce((most, { last }) => Math.max(most, last + 1), 0);
  return linesOf(placed, { columns, heads: rows.length > 1 && columns > 1 ? 1 : 0 });
}

/** Cells that a deck may claim for one. */
const SPAN_MAX = 200;

function placeCell({ attribs, children }: Element, row: number, column: number, covered: Map<string, string>): PlacedCell[] {
  if (attribs['hMerge'] === '1' || attribs['hMerge'] === 'true') return [];
  const span = (name: string) => Math.min(Math.max(Number(attribs[name] ?? 1) || 1, 1), SPAN_MAX);
  const own = paragraphsOf(children)
    .map(wordsOf)
    .filter((text) => text !== '')
    .join(' ');
  const text = covered.get(`${row} ${column}`) ?? own.replaceAll('\n', ' ');
  const rows = span('rowSpan');
  for (let below = 1; below < rows; below += 1) covered.set(`${row + below} ${column}`, text);
  return [{ text, first: column, last: column + span('gridSpan') - 1, rows }];
}

/** What stands in a diagram, point by point. */
export function wordsOfDiagram(document: Document): string[] {
  const points = findElements(document.children, ({ name }) => name === 'dgm:pt');
  return points
    .flatMap(({ children }) => paragraphsOf(children))
    .map(wordsOf)
    .filter((text) => text !== '');
}

function push({ blocks }: Shapes, kind: Block['kind'], text: string): void {
  if (text !== '') blocks.push({ kind, text });
}
