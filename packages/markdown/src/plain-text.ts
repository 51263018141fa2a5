import type { Block, Inline } from './tree.ts';

/** What a line says, without its marks; a picture says what stands for it. */
export function plainInline(children: readonly Inline[]): string {
  return children.map(plainPiece).join('');
}

function plainPiece(piece: Inline): string {
  switch (piece.kind) {
    case 'text':
    case 'code':
      return piece.text;
    case 'break':
      return '\n';
    case 'image':
      return piece.alt;
    default:
      return plainInline(piece.children);
  }
}

/** What a text says, a line a block. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map(plainBlock)
    .filter((text) => text !== '')
    .join('\n');
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainInline(block.children);
    case 'list':
      return block.items.map(({ blocks }, index) => `${block.ordered ? `${block.start + index}.` : '-'} ${plainText(blocks)}`).join('\n');
    case 'quote':
    case 'callout':
      return plainText(block.blocks);
    case 'code':
      return block.text;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainInline).join(' | ')).join('\n');
    case 'video':
      return block.title;
    case 'rule':
      return '';
  }
}
