import { isColumn } from '#/domains/corpus/import/column-names.ts';
import { readCsv } from '#/domains/sheet/read-csv.ts';
import { readShownSheets } from '#/domains/sheet/read-shown-sheets.ts';
import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { readHtml } from '#/domains/source/html/read-html.ts';
import { decodePage } from './decode-page.ts';
import { documentKind } from './document-kind.ts';
import { DocumentRefused, type ParsedDocument } from './parsed-document.ts';
import { readDocx } from './read-docx.ts';
import { readJson, readJsonLines } from './read-json.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPdf } from './read-pdf.ts';
import { readPlain } from './read-plain.ts';
import { readPptx } from './read-pptx.ts';
import { readRows, readSheets } from './read-rows.ts';

/** A document as it came. */
export interface RawDocument {
  bytes: Uint8Array;
  /** Of a file; its ending tells kinds of text apart. */
  name: string;
  /** Of a page; '' for a file. */
  address: string;
  contentType: string;
  robots: string;
  keep: string;
  drop: string;
}

/**
 * Reads a document as what it is by its content, whatever it says it is.
 * @throws DocumentRefused
 */
export async function parseDocument(raw: RawDocument): Promise<ParsedDocument> {
  const kind = documentKind(raw.bytes, raw);
  switch (kind) {
    case 'pdf':
      return readPdf(raw.bytes);
    case 'zip':
      return readZip(raw.bytes);
    case 'locked':
      throw new DocumentRefused('encrypted');
    case 'unknown':
      throw new DocumentRefused('unsupported');
    case 'csv':
      return readRows(sheetOf(() => readCsv(raw.bytes, isColumn)));
    case 'html':
      return readHtml(decodePage(raw.bytes, raw.contentType), raw);
    case 'markdown':
      return readMarkdown(decodePage(raw.bytes, raw.contentType));
    case 'json':
      return readJson(decodePage(raw.bytes, raw.contentType));
    case 'json_lines':
      return readJsonLines(decodePage(raw.bytes, raw.contentType));
    case 'plain':
      return readPlain(decodePage(raw.bytes, raw.contentType));
  }
}

/** An office document says what it is in its own list of parts, which stands in clear text. */
function readZip(bytes: Uint8Array): ParsedDocument | Promise<ParsedDocument> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes('xl/workbook.xml')) return readSheets(sheetOf(() => readShownSheets(bytes)));
  return file.includes('ppt/presentation.xml') ? readPptx(bytes) : readDocx(bytes);
}

function sheetOf<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof FileRefused)) throw cause;
    const { code } = cause.refusal;
    throw new DocumentRefused(code === 'too_large' ? 'too_large' : code === 'unsupported_type' ? 'unsupported' : 'unreadable', { cause });
  }
}
