import sharp, { type Metadata } from 'sharp';
import { openImage } from './clean-image.ts';

/** Longer sides that are tried one after the other, in px, until the picture is small enough. */
const SIDES = [4_096, 2_560, 1_600, 1_024];
const QUALITY = 85;
/** Longer side of a small picture, in px. */
const PREVIEW_SIDE = 640;
const PREVIEW_QUALITY = 76;
/** Of a film nobody has looked into: a dark frame with a triangle, in px. */
const FILM = { width: 640, height: 360, triangle: 48 };

/**
 * A picture as every service shows it: a JPEG, or a PNG where something of it is transparent and that is small enough. Of an animation it is the
 * first picture.
 * @returns undefined where it cannot be read
 */
export async function redrawPicture(source: Uint8Array, maxBytes: number): Promise<{ bytes: Uint8Array; as: 'jpeg' | 'png' } | undefined> {
  try {
    const { hasAlpha }: Metadata = await openImage(source).metadata();
    for (const side of SIDES) {
      const fitted = openImage(source).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      if (hasAlpha) {
        const png = await fitted.clone().png().toBuffer();
        if (png.length <= maxBytes) return { bytes: png, as: 'png' };
      }
      const jpeg = await fitted.flatten({ background: '#fff' }).jpeg({ quality: QUALITY }).toBuffer();
      if (jpeg.length <= maxBytes) return { bytes: jpeg, as: 'jpeg' };
    }
    return undefined;
  } catch {
    return undefined;
  }
}

/** A small JPEG of a picture. @returns undefined where it cannot be read */
export async function drawPreview(source: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const fitted = openImage(source).resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true });
    return await fitted.flatten({ background: '#fff' }).jpeg({ quality: PREVIEW_QUALITY }).toBuffer();
  } catch {
    return undefined;
  }
}

/** Stands for a film until it is played: a JPEG. */
export function drawFilmPreview(): Promise<Uint8Array> {
  const { width, height, triangle } = FILM;
  const pixels = Buffer.alloc(width * height * 3, 0x26);
  for (let y = -triangle; y <= triangle; y += 1) {
    const from = ((height / 2 + y) * width + width / 2 - triangle / 2) * 3;
    pixels.fill(0xff, from, from + Math.round((triangle - Math.abs(y)) * 1.6) * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: PREVIEW_QUALITY })
    .toBuffer();
}
