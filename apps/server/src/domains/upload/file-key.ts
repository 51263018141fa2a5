/** Which of the pieces of a file: a part that has arrived, the file itself, or its small picture. */
export type Piece = `part-${number}` | 'original' | 'thumb';

/** Where a piece lies. The last characters of an id are random, so that no folder grows too full. */
export function fileKey(tenantId: number, id: string, piece: Piece): string {
  return `${tenantId}/${id.slice(-2)}/${id}/${piece}`;
}

/** Every place where a file with so many parts may lie. */
export function everyKey(tenantId: number, id: string, parts: number): string[] {
  return [...partKeys(tenantId, id, parts), fileKey(tenantId, id, 'original'), fileKey(tenantId, id, 'thumb')];
}

export function partKeys(tenantId: number, id: string, parts: number): string[] {
  return Array.from({ length: parts }, (_, part) => fileKey(tenantId, id, `part-${part}`));
}
