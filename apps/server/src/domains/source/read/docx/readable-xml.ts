import { isTag, isText, type AnyNode, type ChildNode, type Element } from 'domhandler';
import { render } from 'dom-serializer';
import { parseDocument } from 'htmlparser2';
import { DEPTH_MAX, findElement, findElements } from '#/domains/source/html/element-text.ts';

/** Elements that only hold what mammoth would read if they were not around it. */
const WRAPPERS: ReadonlySet<string> = new Set(['w:fldSimple', 'w:dir', 'w:bdo', 'w:rubyBase']);
/** How characters are read, which the characters say already; page numbers of a table of contents. */
const UNREAD: ReadonlySet<string> = new Set(['w:rt', 'w:rubyPr', 'w:del', 'w:moveFrom']);
const RENAMED: Readonly<Record<string, string>> = { 'w:cr': 'w:br', 'w:ptab': 'w:tab' };
const OFF: ReadonlySet<string> = new Set(['0', 'false', 'off']);

/**
 * The XML of a part of a Word document as mammoth reads all of it, and nothing that its reader does not see: hidden text goes,
 * readings leave their characters, text boxes stand behind their paragraph, the first row of a table names its columns.
 * Entities that a file defines stay unread words.
 * @param hidden ids of styles whose words are hidden
 */
export function readableXml(xml: string, hidden: ReadonlySet<string>): string {
  const document = parseDocument(xml, { xmlMode: true });
  for (const child of document.children) if (isTag(child)) tidyChildren(child, hidden, 0);
  for (const table of findElements(document.children, ({ name }) => name === 'w:tbl')) nameColumns(table);
  const root = document.children.find((child) => isTag(child));
  return root ? render(root, { xmlMode: true }) : '';
}

/** Ids of the styles of `word/styles.xml` whose words are hidden. */
export function hiddenStyles(xml: string): Set<string> {
  const styles = findElements(parseDocument(xml, { xmlMode: true }).children, ({ name }) => name === 'w:style');
  return new Set(styles.filter((style) => style.children.some(hides)).flatMap((style) => style.attribs['w:styleId'] ?? []));
}

/** Whether properties of words hide them, on paper or on the web. */
function hides(properties: AnyNode): boolean {
  if (!isTag(properties) || properties.name !== 'w:rPr') return false;
  return properties.children.some(
    (each) => isTag(each) && (each.name === 'w:vanish' || each.name === 'w:webHidden') && !OFF.has(each.attribs['w:val'] ?? ''),
  );
}

function isHiddenRun(run: Element, hidden: ReadonlySet<string>): boolean {
  if (run.name !== 'w:r') return false;
  const properties = run.children.find((child): child is Element => isTag(child) && child.name === 'w:rPr');
  if (!properties) return false;
  const style = findElement(properties.children, ({ name }) => name === 'w:rStyle')?.attribs['w:val'] ?? '';
  const isShown = properties.children.some((each) => isTag(each) && each.name === 'w:vanish' && OFF.has(each.attribs['w:val'] ?? ''));
  return hides(properties) || (hidden.has(style) && !isShown);
}

function isHiddenParagraph(paragraph: Element, hidden: ReadonlySet<string>): boolean {
  if (paragraph.name !== 'w:p') return false;
  const style = findElement(paragraph.children, ({ name }) => name === 'w:pStyle');
  return hidden.has(style?.attribs['w:val'] ?? '');
}

function tidyChildren(element: Element, hidden: ReadonlySet<string>, depth: number): void {
  if (depth > DEPTH_MAX) throw new RangeError('nested beyond measure');
  element.children = element.children.flatMap((child) => tidy(child, hidden, depth + 1));
  for (const child of element.children) child.parent = element;
}

function tidy(node: ChildNode, hidden: ReadonlySet<string>, depth: number): ChildNode[] {
  if (!isTag(node)) return [node];
  if (UNREAD.has(node.name) || isHiddenRun(node, hidden) || isHiddenParagraph(node, hidden)) return [];
  if (node.name === 'mc:AlternateContent' || node.name === 'w:drawing') return boxesIn(node, hidden, depth);
  if (node.name === 'm:oMath') return wordsOfFormula(node);
  tidyChildren(node, hidden, depth);
  if (node.name === 'w:r' && node.children.some((child) => isTag(child) && child.name === 'w:ruby')) return splitRuby(node);
  node.name = RENAMED[node.name] ?? node.name;
  return WRAPPERS.has(node.name) ? node.children : [node];
}

/** Characters with a reading hold runs of their own, which do not lie in another run. */
function splitRuby(run: Element): ChildNode[] {
  return run.children.flatMap((child) =>
    isTag(child) && child.name === 'w:ruby' ? child.children : isTag(child) && child.name === 'w:t' ? [around('w:r', [child])] : [],
  );
}

/** What stands in text boxes, once: a drawing has a copy for older programs beside it. */
function boxesIn(node: Element, hidden: ReadonlySet<string>, depth: number): ChildNode[] {
  const choices = node.name === 'w:drawing' ? [node] : node.children.filter((child): child is Element => isTag(child));
  for (const choice of choices) {
    const boxes = findElements(choice.children, ({ name }) => name === 'w:txbxContent');
    if (boxes.length === 0) continue;
    for (const box of boxes) tidyChildren(box, hidden, depth);
    return boxes.map((box) => around('w:pict', [box]));
  }
  return [];
}

function wordsOfFormula(formula: Element): ChildNode[] {
  const words = findElements(formula.children, ({ name }) => name === 'm:t').flatMap(({ children }) => children.filter(isText));
  return words.length === 0 ? [] : [around('w:r', [around('w:t', words)])];
}

function around(name: string, children: ChildNode[]): Element {
  const parsed = parseDocument(`<${name}/>`, { xmlMode: true }).children[0] as Element;
  parsed.children = children;
  for (const child of children) child.parent = parsed;
  return parsed;
}

/** Writers rarely mark the row that names the columns: it is the first one, where there are others. */
function nameColumns(table: Element): void {
  const rows = table.children.filter((child): child is Element => isTag(child) && child.name === 'w:tr');
  const [first] = rows;
  const cells = first?.children.filter((child) => isTag(child) && child.name === 'w:tc').length ?? 0;
  if (!first || rows.length < 2 || cells < 2) return;
  let properties = first.children.find((child): child is Element => isTag(child) && child.name === 'w:trPr');
  if (!properties) {
    properties = around('w:trPr', []);
    first.children.unshift(properties);
  }
  properties.children.push(around('w:tblHeader', []));
}
