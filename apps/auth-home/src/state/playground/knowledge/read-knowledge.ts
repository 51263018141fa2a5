import { PLAYGROUND_ENTRIES_MAX } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import { cutText } from './cut-text.ts';
import type { Knowledge, KnowledgeKind, Piece } from './passage.ts';
import { readFaq } from './read-faq.ts';
import { readTable } from './read-table.ts';

/** Understands what was put in: a table, a FAQ or a text, in this order. */
export function readKnowledge(text: string): Knowledge {
  const [kind, pieces] = understand(text);
  const passages = pieces.slice(0, PLAYGROUND_ENTRIES_MAX).map(({ heading, body, wordings = [] }, index) => ({
    id: String(index + 1),
    heading,
    body,
    wordings,
    locale: detectLanguage(`${heading}\n${body}`),
  }));
  return { kind, passages, characters: text.trim().length, leftOut: pieces.length - passages.length };
}

function understand(text: string): [KnowledgeKind, readonly Piece[]] {
  const table = readTable(text);
  if (table) return ['table', table];
  const faq = readFaq(text);
  return faq ? ['faq', faq] : ['text', cutText(text)];
}
