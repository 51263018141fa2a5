import { plainInline, plainText } from './plain-text.ts';
import type { Block } from './tree.ts';

export interface Section {
  /** '' before the first heading. */
  readonly heading: string;
  /** Of the heading; undefined before the first. */
  readonly id: string | undefined;
  readonly text: string;
}

/** A text cut at its headings; a section that says nothing is left out. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: { heading: string; id: string | undefined; blocks: Block[] }[] = [{ heading: '', id: undefined, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: plainInline(block.children), id: block.id, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections.map(({ heading, id, blocks: own }) => ({ heading, id, text: plainText(own).trim() })).filter(({ text }) => text !== '');
}
