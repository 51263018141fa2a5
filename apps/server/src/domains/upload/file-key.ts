import type { UploadPurpose } from '@lobby/contract';
import { pictureKeys } from '#/domains/picture/picture-file.ts';

/** Which of the pieces of a file: a part that has arrived, the file itself, or its small picture. */
export type Piece = `part-${number}` | 'original' | 'thumb';

/** Where a piece lies. The last characters of an id are random, so that no folder grows too full. */
export function fileKey(tenantId: number, id: string, piece: Piece): string {
  return `${tenantId}/${id.slice(-2)}/${id}/${piece}`;
}

/** Every place where a file with so many parts may lie, and what was drawn of one that became a face or a logo. */
export function everyKey(tenantId: number, id: string, parts: number, purpose?: UploadPurpose): string[] {
  const drawn = purpose === 'face' || purpose === 'logo' ? pictureKeys(id) : [];
  return [...partKeys(tenantId, id, parts), fileKey(tenantId, id, 'original'), fileKey(tenantId, id, 'thumb'), ...drawn];
}

export function partKeys(tenantId: number, id: string, parts: number): string[] {
  return Array.from({ length: parts }, (_, part) => fileKey(tenantId, id, `part-${part}`));
}
