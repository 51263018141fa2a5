import { createHash } from 'node:crypto';
import type { Block } from '#/domains/source/read/parsed-document.ts';

/** Characters of a key: enough that two lines of one site never share one. */
const KEY_LENGTH = 12;
/** A line is of the frame of a site where it stands on so many pages, and on this share of them. */
const PAGES_MIN = 4;
const PAGES_SHARE = 0.5;

/** What stands for a line when pages are compared. */
export function lineKey(text: string): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, KEY_LENGTH);
}

/** The lines of a document, each once. */
export function lineKeys(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.map(({ text }) => lineKey(text)))];
}

/** Lines that a site repeats on its pages, and that therefore say nothing about any of them. */
export function repeatedLines(pages: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const keys of pages) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(PAGES_MIN, pages.length * PAGES_SHARE);
  return new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key));
}

/** A document without the lines that its site repeats. */
export function withoutLines(blocks: readonly Block[], repeated: ReadonlySet<string>): Block[] {
  return repeated.size === 0 ? [...blocks] : blocks.filter(({ text }) => !repeated.has(lineKey(text)));
}
