import { picturePath } from '@lobby/contract';

/** As browsers show it, and as every mail programme can. */
export const PICTURE_FORMATS = ['webp', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Where a drawn picture lies. It names no business, so that neither does its address. */
export function pictureKey(id: string, format: PictureFormat): string {
  return `picture/${id.slice(-2)}/${id}/${format}`;
}

export function pictureKeys(id: string): string[] {
  return PICTURE_FORMATS.map((format) => pictureKey(id, format));
}

/** Path of a picture from the root of this Lobby; null where there is none. */
export function pictureAddressOf(id: string | null, format: PictureFormat = 'webp'): string | null {
  return id === null ? null : picturePath(id, format);
}
