import { fileURLToPath } from 'node:url';
import { getDocumentProxy, getMeta } from 'unpdf';
import { pageText } from './pdf/page-text.ts';
import { DocumentRefused, EMPTY_DOCUMENT, type ParsedDocument } from './parsed-document.ts';

/** Pages that are read. */
const PAGES_MAX = 3_000;
/** Tables that say which characters the bytes of fonts in our languages stand for, where a PDF only names them. */
const CMAPS = fileURLToPath(new URL('./cmaps/', import.meta.resolve('pdfjs-dist/package.json')));
/** Marks as they stand in vertical lines. */
const VERTICAL_FORMS = /[\uFE10-\uFE19\uFE30-\uFE4F]/gu;
/** A line shorter than this share of the longest one ends its paragraph. */
const SHORT_LINE = 0.7;
const SENTENCE_END = /[.!?。！？:：;；]["'”’」』)）]?$/u;
const CJK_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，、（「『]$/u;

/**
 * The text of a PDF, with what is filled into its forms, its lines joined to paragraphs.
 * @throws DocumentRefused encrypted, no_text for pictures of pages, unreadable
 */
export async function readPdf(bytes: Uint8Array): Promise<ParsedDocument> {
  try {
    // pdf.js refuses a Buffer, and takes over the memory of what it is given: it gets a copy.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, cMapUrl: CMAPS, cMapPacked: true });
    try {
      return await readPages(pdf);
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch (error) {
    if (error instanceof DocumentRefused) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentRefused(isLocked ? 'encrypted' : 'unreadable', { cause: error });
  }
}

async function readPages(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<ParsedDocument> {
  if (pdf.numPages > PAGES_MAX) throw new DocumentRefused('too_large');
  const blocks: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const text = await pageText(page);
    blocks.push(...paragraphsOf(text.replaceAll(VERTICAL_FORMS, (mark) => mark.normalize('NFKC'))));
    page.cleanup();
  }
  if (blocks.length === 0) throw new DocumentRefused('no_text');
  const { info } = await getMeta(pdf);
  const title: unknown = (info as Record<string, unknown>)['Title'];
  return {
    ...EMPTY_DOCUMENT,
    title: typeof title === 'string' ? title.trim() : '',
    blocks: blocks.map((each) => ({ kind: 'text', path: [], text: each })),
  };
}

/** Lines that a page breaks are one paragraph; a word that a line breaks is one word. */
export function paragraphsOf(page: string): string[] {
  const lines = page.split('\n').map((line) => line.replaceAll(/[\s\0]+/g, ' ').trim());
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const paragraphs: string[] = [];
  let open = '';
  const end = () => {
    if (open !== '') paragraphs.push(open);
    open = '';
  };
  for (const line of lines) {
    if (line === '') end();
    else {
      open = join(open, line);
      if (line.length < longest * SHORT_LINE || (SENTENCE_END.test(line) && line.length < longest * 0.9)) end();
    }
  }
  end();
  return paragraphs;
}

function join(before: string, line: string): string {
  if (before === '' || CJK_END.test(before)) return before + line;
  return /[a-z]-$/.test(before) && /^[a-z]/.test(line) ? before.slice(0, -1) + line : `${before} ${line}`;
}
