import type { UploadPurpose } from '@lobby/contract';
import { pictureKeys } from '#/domains/picture/picture-file.ts';

/** What can be made of a file for those who do not take it as it is; `preview` is a small JPEG. */
export const MADE_PIECES = ['jpeg', 'png', 'ogg', 'm4a', 'preview'] as const;
/** Which of the pieces of a file: a part that has arrived, the file itself, its small picture, or what was made of it. */
export type Piece = `part-${number}` | LinkedPiece;
/** What links lead to. */
export type LinkedPiece = 'original' | 'thumb' | (typeof MADE_PIECES)[number];

/** Where a piece lies. The last characters of an id are random, so that no folder grows too full. */
export function fileKey(tenantId: number, id: string, piece: Piece): string {
  return `${tenantId}/${id.slice(-2)}/${id}/${piece}`;
}

/** Every place where a file with so many parts may lie, and what was drawn of one that became a face or a logo. */
export function everyKey(tenantId: number, id: string, parts: number, purpose?: UploadPurpose): string[] {
  const drawn = purpose === 'face' || purpose === 'logo' ? pictureKeys(id) : [];
  const pieces = (['original', 'thumb', ...MADE_PIECES] as const).map((piece) => fileKey(tenantId, id, piece));
  return [...partKeys(tenantId, id, parts), ...pieces, ...drawn];
}

export function partKeys(tenantId: number, id: string, parts: number): string[] {
  return Array.from({ length: parts }, (_, part) => fileKey(tenantId, id, `part-${part}`));
}
