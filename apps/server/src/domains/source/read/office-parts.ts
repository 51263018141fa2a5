import { unzipSync, type Unzipped } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { posix } from 'node:path';
import { findElement, findElements, textIn } from '#/domains/source/html/element-text.ts';
import { DocumentRefused } from './parsed-document.ts';

/** What the parts that are read may come to, in bytes. */
const UNPACKED_MAX = 60 * 1024 * 1024;
const PART = /\.(?:xml|rels)$/i;
const PROPERTIES = 'docProps/core.xml';
/** What PowerPoint calls a deck that nobody has named. */
const UNNAMED = /^PowerPoint\b/;

/**
 * The XML parts of an office document. Their sizes are summed up before anything is unpacked.
 * @throws DocumentRefused too_large for one that would unpack beyond measure, unreadable
 */
export function unpackParts(bytes: Uint8Array): Unzipped {
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

export const textOf = (part: Uint8Array | undefined) => (part ? new TextDecoder().decode(part) : '');

/** What a document says it is called. */
export function titleOf(parts: Unzipped): string {
  const title = findElement(parseDocument(textOf(parts[PROPERTIES]), { xmlMode: true }).children, ({ name }) => name === 'dc:title');
  const text = title ? textIn(title) : '';
  return UNNAMED.test(text) ? '' : text;
}

/** Another part that a part leads to. */
export interface Relation {
  id: string;
  /** Its last word, such as `notesSlide`. */
  kind: string;
  path: string;
}

/** Where a part leads to within its document (ISO/IEC 29500-2 §9.3). */
export function relationsOf(parts: Unzipped, path: string): Relation[] {
  const folder = posix.dirname(path);
  const xml = textOf(parts[posix.join(folder, '_rels', `${posix.basename(path)}.rels`)]);
  const all = findElements(parseDocument(xml, { xmlMode: true }).children, ({ name }) => name === 'Relationship');
  return all
    .filter(({ attribs }) => attribs['TargetMode'] !== 'External')
    .map(({ attribs: { Id: id = '', Type: type = '', Target: target = '' } }) => ({
      id,
      kind: type.slice(type.lastIndexOf('/') + 1),
      path: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
    }));
}
