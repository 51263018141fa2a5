import type { Block } from '#/tree.ts';
import type { HeadingIds } from './heading-id.ts';

/** Lines that are being read, how deep they stand, and the names of headings so far. */
export interface Reading {
  lines: readonly string[];
  depth: number;
  ids: HeadingIds;
}

/** A block, and the line after it. */
export interface BlockAt {
  block: Block;
  end: number;
}

/** Reads the blocks of some lines. */
export type ReadBlocks = (reading: Reading) => Block[];
