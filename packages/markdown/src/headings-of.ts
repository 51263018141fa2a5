import { plainInline } from './plain-text.ts';
import type { Block } from './tree.ts';

export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** The headings of a text, in order; those inside of lists and quotes are none of its own. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ level: block.level, id: block.id, text: plainInline(block.children) }] : [],
  );
}
