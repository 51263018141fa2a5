import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { documentLocale } from '#/domains/source/split/document-locale.ts';
import { findQuestions } from '#/domains/source/split/find-questions.ts';
import { lineKeys, withoutLines } from '#/domains/source/split/line-keys.ts';
import { splitDocument, type Piece } from '#/domains/source/split/split-document.ts';
import { readSitemap } from '#/domains/source/web/read-sitemap.ts';
import { parseDocument } from './parse-document.ts';
import { DocumentRefused, type Block } from './parsed-document.ts';
import type { KeptText, ReaderAnswer, ReaderTask } from './reader-messages.ts';

/** Longest text that is kept of one document, in characters: a book. */
const TEXT_MAX = 1_500_000;
const TITLE_MAX = 300;

/** Reads a document or a sitemap, or splits a document anew; what cannot be read is answered with why. */
export async function readTask(task: ReaderTask): Promise<ReaderAnswer> {
  try {
    switch (task.kind) {
      case 'read':
        return await read(task);
      case 'split':
        return { split: split(JSON.parse(task.kept) as KeptText, task.dropped) };
      case 'sitemap':
        return { sitemap: readSitemap(task.bytes) };
    }
  } catch (error) {
    if (error instanceof DocumentRefused) return { refused: error.reason };
    // Depth that no document for readers has ends in the stack.
    if (error instanceof RangeError) return { refused: 'too_complex' };
    throw error;
  }
}

async function read({ document, source, locale: fallback, dropped }: Extract<ReaderTask, { kind: 'read' }>): Promise<ReaderAnswer> {
  const bytes = 'bytes' in source ? source.bytes : await readFile(source.path);
  if (bytes.length === 0) return { refused: 'no_text' };
  const parsed = await parseDocument({ ...document, bytes });
  const { blocks, isCut } = withinMeasure(parsed.blocks);
  const title = (parsed.title || document.name).slice(0, TITLE_MAX).toWellFormed();
  const locale = documentLocale(parsed, fallback);
  const questions = findQuestions({ blocks, questions: parsed.questions });
  const kept: KeptText = { title, locale, blocks, questions, siteName: parsed.siteName };
  return {
    read: {
      title,
      locale,
      isIndexable: parsed.isIndexable,
      canonical: parsed.canonical,
      links: parsed.links,
      kept: JSON.stringify(kept).replaceAll(String.raw`\u0000`, ''),
      lineKeys: lineKeys(blocks),
      textHash: createHash('sha256')
        .update(JSON.stringify(blocks.map(({ text }) => text)))
        .digest('base64url'),
      questions: questions.length,
      characters: blocks.reduce((sum, { text }) => sum + text.length, 0),
      pieces: piecesOf(blocks, dropped, kept),
      isCut,
    },
  };
}

function split(kept: KeptText, dropped: string[]) {
  return { title: kept.title, locale: kept.locale, pieces: piecesOf(kept.blocks, dropped, kept) };
}

function piecesOf(blocks: readonly Block[], dropped: string[], { locale }: KeptText): Piece[] {
  return splitDocument(withoutLines(blocks, new Set(dropped)), locale);
}

function withinMeasure(blocks: Block[]): { blocks: Block[]; isCut: boolean } {
  const fitting: Block[] = [];
  let room = TEXT_MAX;
  for (const block of blocks) {
    if (room <= 0) return { blocks: fitting, isCut: true };
    const text = clean(block.text);
    fitting.push({ ...block, text: text.slice(0, room).toWellFormed(), path: block.path.map(clean) });
    room -= text.length;
  }
  return { blocks: fitting, isCut: room < 0 };
}

/** No database keeps a zero byte, and half a character is none. */
function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
