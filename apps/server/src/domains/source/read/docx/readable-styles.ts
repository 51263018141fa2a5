import { isTag, type Element } from 'domhandler';
import { render } from 'dom-serializer';
import { parseDocument } from 'htmlparser2';
import { findElement, findElements } from '#/domains/source/html/element-text.ts';

const HEADING = /^heading ([1-6])$/i;
const LEVELS = 6;
/** Styles that build on each other. */
const BASES_MAX = 10;

/** The styles of a Word document as mammoth knows them: whatever its writers call their headings, they are headings. */
export function readableStyles(xml: string): string {
  const document = parseDocument(xml, { xmlMode: true });
  const styles = findElements(document.children, ({ name }) => name === 'w:style');
  const byId = new Map(styles.map((style) => [style.attribs['w:styleId'] ?? '', style]));
  for (const style of styles) {
    // A style that names no type is one of paragraphs (ISO/IEC 29500-1 §17.7.4.17).
    style.attribs['w:type'] ??= 'paragraph';
    const level = style.attribs['w:type'] === 'paragraph' ? levelOf(style, byId, 0) : undefined;
    const name = part(style, 'w:name');
    if (level !== undefined && name) name.attribs['w:val'] = `heading ${level}`;
  }
  const root = document.children.find((child) => isTag(child));
  return root ? render(root, { xmlMode: true }) : '';
}

const part = (style: Element, name: string) => findElement(style.children, (each) => each.name === name);

function levelOf(style: Element, byId: ReadonlyMap<string, Element>, depth: number): number | undefined {
  const named = HEADING.exec(part(style, 'w:name')?.attribs['w:val'] ?? '')?.[1];
  if (named !== undefined) return Number(named);
  const outline = part(style, 'w:outlineLvl')?.attribs['w:val'];
  if (outline !== undefined) return Number(outline) < LEVELS ? Number(outline) + 1 : undefined;
  const base = byId.get(part(style, 'w:basedOn')?.attribs['w:val'] ?? '');
  return base && depth < BASES_MAX ? levelOf(base, byId, depth + 1) : undefined;
}
