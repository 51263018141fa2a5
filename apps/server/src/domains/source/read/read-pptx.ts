import type { Unzipped } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { findElement, findElements } from '#/domains/source/html/element-text.ts';
import { relationsOf, textOf, titleOf, unpackParts, type Relation } from './office-parts.ts';
import { DocumentRefused, EMPTY_DOCUMENT, type Block, type ParsedDocument } from './parsed-document.ts';
import { shapesOf, wordsOfDiagram } from './pptx/shapes.ts';

const PRESENTATION = 'ppt/presentation.xml';
/** Slides that are read. */
const SLIDES_MAX = 2_000;

/**
 * A PowerPoint deck: its slides in the order in which they are shown, each under its title, and what is said to it in its notes;
 * slides and shapes that are hidden stay unread. Our own, since officeparser 8 goes by the names of the files, reads what is hidden,
 * tells no cell by its column and loses diagrams.
 * @throws DocumentRefused
 */
export function readPptx(bytes: Uint8Array): ParsedDocument {
  const parts = unpackParts(bytes);
  const slides = slidesOf(parts);
  if (slides.length > SLIDES_MAX) throw new DocumentRefused('too_large');
  return { ...EMPTY_DOCUMENT, title: titleOf(parts), blocks: slides.flatMap((path) => slideBlocks(parts, path)) };
}

function slidesOf(parts: Unzipped): string[] {
  const paths = new Map(relationsOf(parts, PRESENTATION).map(({ id, path }) => [id, path]));
  const slides = findElements(xmlOf(parts, PRESENTATION).children, ({ name }) => name === 'p:sldId');
  return slides.flatMap(({ attribs }) => paths.get(attribs['r:id'] ?? '') ?? []);
}

const xmlOf = (parts: Unzipped, path: string) => parseDocument(textOf(parts[path]), { xmlMode: true });

function slideBlocks(parts: Unzipped, path: string): Block[] {
  const document = xmlOf(parts, path);
  const slide = findElement(document.children, ({ name }) => name === 'p:sld');
  if (!slide || slide.attribs['show'] === '0' || slide.attribs['show'] === 'false') return [];
  const relations = relationsOf(parts, path);
  const { title, blocks } = shapesOf(slide, (id) => diagram(parts, relations, id));
  const notes = relations.filter(({ kind }) => kind === 'notesSlide').flatMap((each) => notesBlocks(parts, each));
  // A slide of nothing but a title says what it says.
  const said = blocks.length + notes.length === 0 && title !== '' ? [{ kind: 'text' as const, text: title }] : [...blocks, ...notes];
  return said.map((block) => ({ ...block, path: title === '' || block.text === title ? [] : [title] }));
}

function notesBlocks(parts: Unzipped, { path }: Relation): Omit<Block, 'path'>[] {
  const notes = findElement(xmlOf(parts, path).children, ({ name }) => name === 'p:notes');
  return notes ? shapesOf(notes, () => []).blocks.map(({ text }) => ({ kind: 'text', text })) : [];
}

function diagram(parts: Unzipped, relations: readonly Relation[], id: string): string[] {
  const relation = relations.find((each) => each.id === id);
  return relation ? wordsOfDiagram(xmlOf(parts, relation.path)) : [];
}
