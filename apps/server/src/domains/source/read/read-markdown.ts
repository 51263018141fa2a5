import { Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { micromark } from 'micromark';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { readFrontMatter } from '#/domains/help/transfer/front-matter.ts';
import { collectBlocks } from '#/domains/source/html/collect-blocks.ts';
import { findElement, findElements, textIn } from '#/domains/source/html/element-text.ts';
import { notesInPlace } from './notes-in-place.ts';
import { EMPTY_DOCUMENT, type ParsedDocument } from './parsed-document.ts';

/** CommonMark with tables, footnotes and what else GitHub reads; marks may touch characters of Chinese and Japanese. */
const OPTIONS = {
  allowDangerousHtml: true,
  extensions: [gfm(), cjkFriendlyExtension()],
  htmlExtensions: [gfmHtml()],
};

/** A Markdown text as its readers see it: what it would be on a page, read as a page. */
export function readMarkdown(text: string): ParsedDocument {
  const { fields, body } = readFrontMatter(text.replaceAll(/\r\n?/g, '\n'));
  const document = parseDocument(micromark(body, OPTIONS));
  notesInPlace(document);
  for (const image of findElements(document.children, ({ name }) => name === 'img'))
    DomUtils.replaceElement(image, new Text(image.attribs['alt'] ?? ''));
  const heading = findElement(document.children, ({ name }) => name === 'h1');
  const title = fields.get('title') ?? (heading ? textIn(heading) : '');
  return { ...EMPTY_DOCUMENT, title, blocks: collectBlocks(document.children, () => false) };
}
