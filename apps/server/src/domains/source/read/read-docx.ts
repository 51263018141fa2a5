import { zipSync, type Unzipped } from 'fflate';
import { parseDocument } from 'htmlparser2';
import mammoth from 'mammoth';
import { collectBlocks } from '#/domains/source/html/collect-blocks.ts';
import { readableStyles } from './docx/readable-styles.ts';
import { hiddenStyles, readableXml } from './docx/readable-xml.ts';
import { notesInPlace } from './notes-in-place.ts';
import { textOf, titleOf, unpackParts } from './office-parts.ts';
import { DocumentRefused, EMPTY_DOCUMENT, type ParsedDocument } from './parsed-document.ts';

/** The body goes by another number where a server has written it. */
const BODY = /^word\/document\d*\.xml$/i;
/** Where words stand. */
const WORDS = /^word\/(?:document\d*|footnotes\d*|endnotes\d*)\.xml$/i;
const STYLES = /^word\/styles\d*\.xml$/i;
const STYLE_MAP = ["p[style-name='Title'] => h1:fresh", "p[style-name='title'] => h1:fresh"];

/**
 * A Word document: its paragraphs under its headings, items, tables and notes; what was deleted or is hidden in it stays unread.
 * @throws DocumentRefused unsupported for another kind of zip, too_large for one that would unpack beyond measure
 */
export async function readDocx(bytes: Uint8Array): Promise<ParsedDocument> {
  const parts = unpackParts(bytes);
  const names = Object.keys(parts);
  if (!names.some((name) => BODY.test(name))) throw new DocumentRefused('unsupported');
  const styles = names.filter((name) => STYLES.test(name));
  const hidden = new Set(styles.flatMap((name) => [...hiddenStyles(textOf(parts[name]))]));
  for (const name of styles) parts[name] = new TextEncoder().encode(readableStyles(textOf(parts[name])));
  for (const name of names.filter((each) => WORDS.test(each)))
    parts[name] = new TextEncoder().encode(readableXml(textOf(parts[name]), hidden));
  const document = parseDocument(await toHtml(parts));
  notesInPlace(document);
  return { ...EMPTY_DOCUMENT, title: titleOf(parts), blocks: collectBlocks(document.children, () => false) };
}

/** What was measured is what is read; pictures say nothing. */
async function toHtml(parts: Unzipped): Promise<string> {
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
      { convertImage, styleMap: STYLE_MAP },
    );
    return value;
  } catch (cause) {
    throw cause instanceof RangeError ? cause : new DocumentRefused('unreadable', { cause });
  }
}
