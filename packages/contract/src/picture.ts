import { z } from 'zod/mini';

const MIB = 1024 * 1024;
/** Largest file that a face or a logo is made from, in bytes. */
export const PICTURE_MAX_BYTES = 10 * MIB;
/** Side of a face or a logo as it is shown everywhere, in px; twice what the largest place for one measures. */
export const PICTURE_SIDE = 128;

/** Path of what was drawn from an upload, from the root of this Lobby. Mails take PNG, which every program shows. Pure. */
export function picturePath(uploadId: string, format: 'webp' | 'png' = 'webp'): string {
  return `/files/picture/${uploadId}.${format}`;
}

/** Path of a face or a logo from the root of this Lobby, for everybody and as long as it is in use; null where there is none. */
export const pictureAddress = z.nullable(z.string());
