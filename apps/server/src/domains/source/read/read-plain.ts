import { EMPTY_DOCUMENT, type ParsedDocument } from './parsed-document.ts';

const PARAGRAPH = /\n[^\S\n]*\n\s*/;

/** A text without marks: its paragraphs; lines of a paragraph stay lines. */
export function readPlain(text: string): ParsedDocument {
  const paragraphs = text.replaceAll(/\r\n?/g, '\n').split(PARAGRAPH);
  const blocks = paragraphs.map(tidy).filter((each) => each !== '');
  return { ...EMPTY_DOCUMENT, blocks: blocks.map((each) => ({ kind: 'text', path: [], text: each })) };
}

function tidy(paragraph: string): string {
  const lines = paragraph.split('\n').map((line) => line.replaceAll(/[\s\0]+/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}
