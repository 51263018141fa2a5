import sharp, { type Sharp } from 'sharp';

/** Most pixels that are ever decoded, over all pictures of an animation: about 150 MB of memory. */
const IMAGE_PIXELS_MAX = 50_000_000;
/** Longer sides are made smaller, in px. */
const IMAGE_SIDE_MAX = 4_096;
/** Longer side of the small picture, in px. */
const THUMB_SIDE_MAX = 640;
const FRAMES_MAX = 500;
const QUALITY = 85;
const THUMB_QUALITY = 76;
/** Longest time for one drawing, in seconds. */
const DRAW_MAX_S = 30;

// One picture at a time in one thread: two of them never fill the pool that files and passwords need too.
sharp.concurrency(1);
sharp.cache(false);
// Only the formats that are let in can be decoded, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadTiff',
    'VipsForeignLoadHeif',
  ],
});

export interface CleanImage {
  bytes: Uint8Array;
  mime: string;
  /** The ending that belongs to it. */
  extension: string;
  width: number;
  height: number;
  thumb: Uint8Array;
}

/** What a format is stored as. */
const STORED_AS = { jpeg: 'jpeg', tiff: 'jpeg', png: 'png', webp: 'webp', heif: 'webp', gif: 'gif' } as const;
type Stored = (typeof STORED_AS)[keyof typeof STORED_AS];
const EXTENSIONS: Readonly<Record<Stored, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' };

/**
 * Draws an image anew: upright, no larger than `IMAGE_SIDE_MAX`, and with nothing in it but the picture, so that no place,
 * camera or hidden file goes along. Too many pixels are refused by the header alone, before anything is decoded.
 * @param path of the file
 */
export async function cleanImage(path: string): Promise<CleanImage | 'image_unreadable' | 'image_too_large'> {
  try {
    const { format, width, height, pages = 1, pageHeight = height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (!isKnown(format)) return 'image_unreadable';
    const isAnimated = (format === 'gif' || format === 'webp') && pages > 1;
    if (width * pageHeight * (isAnimated ? pages : 1) > IMAGE_PIXELS_MAX || pages > FRAMES_MAX) return 'image_too_large';
    return await draw(path, STORED_AS[format], isAnimated);
  } catch {
    return 'image_unreadable';
  }
}

function isKnown(format: string): format is keyof typeof STORED_AS {
  return Object.hasOwn(STORED_AS, format);
}

async function draw(path: string, as: Stored, animated: boolean): Promise<CleanImage> {
  const open = (isAnimated: boolean) => openImage(path, isAnimated);
  const fit = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
  const picture = (animated ? open(true) : open(false).autoOrient()).resize(fit(IMAGE_SIDE_MAX));
  const { data, info } = await encode(picture, as).toBuffer({ resolveWithObject: true });
  const thumb = await open(false).autoOrient().resize(fit(THUMB_SIDE_MAX)).webp({ quality: THUMB_QUALITY }).toBuffer();
  return {
    bytes: data,
    mime: `image/${as}`,
    extension: EXTENSIONS[as],
    width: info.width,
    height: info.pageHeight ?? info.height,
    thumb,
  };
}

/** An image to draw from, within the limits of time and size. @param source its path, or its bytes */
export function openImage(source: string | Uint8Array, animated = false): Sharp {
  return sharp(source, { animated, limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' }).timeout({ seconds: DRAW_MAX_S });
}

function encode(picture: Sharp, as: Stored): Sharp {
  switch (as) {
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality: QUALITY });
    case 'png':
      return picture.png();
    case 'webp':
      return picture.webp({ quality: QUALITY });
    case 'gif':
      return picture.gif();
  }
}
