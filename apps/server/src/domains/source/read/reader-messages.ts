import type { Locale, SourceReason } from '@lobby/contract';
import type { Piece } from '#/domains/source/split/split-document.ts';
import type { Sitemap } from '#/domains/source/web/read-sitemap.ts';
import type { Block, FoundQuestion } from './parsed-document.ts';
import type { RawDocument } from './parse-document.ts';

/** What is kept of a document, so that it can be split anew without reading it again. */
export interface KeptText {
  title: string;
  locale: Locale;
  blocks: Block[];
  questions: FoundQuestion[];
  siteName: string;
}

export type ReaderTask =
  | {
      kind: 'read';
      document: Omit<RawDocument, 'bytes'>;
      source: { bytes: Uint8Array } | { path: string };
      locale: Locale;
      dropped: string[];
    }
  | { kind: 'split'; kept: string; dropped: string[] }
  | { kind: 'sitemap'; bytes: Uint8Array };

/** A document, ready to be stored. */
export interface ReadDocument {
  title: string;
  locale: Locale;
  isIndexable: boolean;
  canonical: string | undefined;
  links: string[];
  /** `KeptText` as JSON: nobody looks into it on the way to the database. */
  kept: string;
  lineKeys: string[];
  /** Of all its words: two documents with the same one say the same. */
  textHash: string;
  questions: number;
  characters: number;
  pieces: Piece[];
  /** Pieces beyond what one document may have were left out. */
  isCut: boolean;
}

export type ReaderAnswer =
  | { read: ReadDocument }
  | { split: { title: string; locale: Locale; pieces: Piece[] } }
  | { sitemap: Sitemap }
  | { refused: SourceReason };

/** What a reading process is told: the bytes of a task come before it, part by part, in the order in which they stand. */
export type ToReader = { part: Uint8Array } | { task: ReaderTask };
