import { BusinessError } from '#/errors.ts';

/** A list that its verb numbers by pages, or by places: the number is the cursor, and means nothing to whoever carries it. */
const CURSOR = /^p([1-9]\d{0,8})$/;

/** @returns 0 for the beginning. @throws BusinessError invalid_request for what is no cursor */
export function readPlace(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const place = CURSOR.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (place === undefined) throw wrongCursor();
  return Number(place);
}

export function writePlace(place: number): string {
  return Buffer.from(`p${place}`).toString('base64url');
}

export function wrongCursor(): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
}
