import { PICTURE_SIDE } from '@lobby/contract';
import { openImage } from './clean-image.ts';

const QUALITY = 82;

/**
 * A face or a logo as it is shown everywhere: a square from the middle, the first picture of an animation, with white behind what is
 * transparent, so that a dark mark is seen on a dark page too.
 * @returns undefined where it cannot be read
 */
export async function drawPicture(source: Uint8Array): Promise<{ webp: Uint8Array; png: Uint8Array } | undefined> {
  try {
    const square = openImage(source).autoOrient().resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' }).flatten({ background: '#fff' });
    const png = await square.png().toBuffer();
    return { png, webp: await openImage(png).webp({ quality: QUALITY }).toBuffer() };
  } catch {
    return undefined;
  }
}
