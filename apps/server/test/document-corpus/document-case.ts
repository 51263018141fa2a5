import { encode } from '#test/mail-corpus/mime.ts';
import type { Locale } from '@lobby/contract';

/** A document as somebody has it, and what it says. */
export interface DocumentCase {
  name: string;
  file: string;
  bytes: () => Uint8Array | Promise<Uint8Array>;
  /** Served at an address with this content type instead of uploaded. */
  contentType?: string;
  /** Its passages line by line, headings after `# `; the only line is the reason where it is not read. */
  lines: readonly string[];
  /** Entries that it proposes. */
  questions?: readonly (readonly [question: string, answer: string])[];
  /** What somebody asks, and words of the answer that they find. */
  asked?: readonly [question: string, words: string, locale: Locale];
}

/** Words in an encoding, as its programs save them. */
export const text =
  (words: string, charset = 'utf-8') =>
  () =>
    new Uint8Array(charset === 'utf-8' ? Buffer.from(words) : encode(words, charset));

/** The same in UTF-16, with a byte order mark where `words` begin with one. */
export const wide =
  (words: string, isBigEndian = false) =>
  () => {
    const bytes = Buffer.from(words, 'utf16le');
    return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
  };

export const page = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
