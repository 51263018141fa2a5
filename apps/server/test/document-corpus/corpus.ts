import { DECKS } from './decks.ts';
import type { DocumentCase } from './document-case.ts';
import { ENCODINGS } from './encodings.ts';
import { PAGES } from './pages.ts';
import { PDFS } from './pdfs.ts';
import { TEXTS } from './texts.ts';
import { WORDS } from './words.ts';

/** Documents as the programs of our languages make them, uploaded and by their addresses. */
export const DOCUMENT_CORPUS: readonly DocumentCase[] = [...PDFS, ...WORDS, ...DECKS, ...PAGES, ...TEXTS, ...ENCODINGS];
