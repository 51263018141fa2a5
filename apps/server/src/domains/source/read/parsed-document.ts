import type { SourceReason } from '@lobby/contract';

/** A piece of text that stands by itself; rows and items stay on lines of their own. */
export interface Block {
  kind: 'text' | 'item' | 'row';
  /** Headings above it, the nearest last. */
  path: string[];
  text: string;
}

export interface FoundQuestion {
  question: string;
  answer: string;
}

/** What a page or a file says, without how it looks. */
export interface ParsedDocument {
  title: string;
  /** Language that it says it is in, such as `zh-HK`; '' where it says nothing. */
  language: string;
  blocks: Block[];
  /** Questions with answers that it marks as such. */
  questions: FoundQuestion[];
  /** Whole addresses. */
  links: string[];
  canonical: string | undefined;
  isIndexable: boolean;
  /** Of the site, where the page names it. */
  siteName: string;
}

export const EMPTY_DOCUMENT: ParsedDocument = {
  title: '',
  language: '',
  blocks: [],
  questions: [],
  links: [],
  canonical: undefined,
  isIndexable: true,
  siteName: '',
};

/** Why a document cannot be read. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
  readonly reason: SourceReason;

  constructor(reason: SourceReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
