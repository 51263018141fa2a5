import { unzipSync, zipSync, type Unzipped } from 'fflate';
import { parseDocument } from 'htmlparser2';
import mammoth from 'mammoth';
import { collectBlocks } from '#/domains/source/html/collect-blocks.ts';
import { findElement, textIn } from '#/domains/source/html/element-text.ts';
import { notesInPlace } from './docx/notes-in-place.ts';
import { readableStyles } from './docx/readable-styles.ts';
import { hiddenStyles, readableXml } from './docx/readable-xml.ts';
import { DocumentRefused, EMPTY_DOCUMENT, type ParsedDocument } from './parsed-document.ts';

/** What the parts that are read may come to, in bytes. */
const UNPACKED_MAX = 60 * 1024 * 1024;
const PART = /\.(?:xml|rels)$/i;
/** The body goes by another number where a server has written it. */
const BODY = /^word\/document\d*\.xml$/i;
/** Where words stand. */
const WORDS = /^word\/(?:document\d*|footnotes\d*|endnotes\d*)\.xml$/i;
const STYLES = /^word\/styles\d*\.xml$/i;
const PROPERTIES = 'docProps/core.xml';
const STYLE_MAP = ["p[style-name='Title'] => h1:fresh", "p[style-name='title'] => h1:fresh"];

/**
 * A Word document: its paragraphs under its headings, items, tables and notes; what was deleted or is hidden in it stays unread.
 * @throws DocumentRefused unsupported for another kind of zip, too_large for one that would unpack beyond measure
 */
export async function readDocx(bytes: Uint8Array): Promise<ParsedDocument> {
  const parts = unpack(bytes);
  const names = Object.keys(parts);
  if (!names.some((name) => BODY.test(name))) throw new DocumentRefused('unsupported');
  const styles = names.filter((name) => STYLES.test(name));
  const hidden = new Set(styles.flatMap((name) => [...hiddenStyles(textOf(parts[name]))]));
  for (const name of styles) parts[name] = new TextEncoder().encode(readableStyles(textOf(parts[name])));
  for (const name of names.filter((each) => WORDS.test(each)))
    parts[name] = new TextEncoder().encode(readableXml(textOf(parts[name]), hidden));
  const document = parseDocument(await toHtml(parts));
  notesInPlace(document);
  return { ...EMPTY_DOCUMENT, title: titleOf(textOf(parts[PROPERTIES])), blocks: collectBlocks(document.children, () => false) };
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

const textOf = (part: Uint8Array | undefined) => (part ? new TextDecoder().decode(part) : '');

/** Sizes are summed up before anything is unpacked. */
function unpack(bytes: Uint8Array): Unzipped {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!PART.test(name)) return false;
        total += originalSize;
        if (total > UNPACKED_MAX) throw new DocumentRefused('too_large');
        return true;
      },
    });
  } catch (cause) {
    throw cause instanceof DocumentRefused ? cause : new DocumentRefused('unreadable', { cause });
  }
}

function titleOf(xml: string): string {
  const title = findElement(parseDocument(xml, { xmlMode: true }).children, ({ name }) => name === 'dc:title');
  return title ? textIn(title) : '';
}
