/** Which part of an image is shown: how far into it, and where its middle lies, each from 0 to 1. */
export interface Crop {
  /** 1 shows as much as fits into a square. */
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const ZOOM_MAX = 4;

interface Size {
  width: number;
  height: number;
}

/** The square of the image that is shown, in its own px, kept within it. Pure. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / Math.min(Math.max(zoom, 1), ZOOM_MAX);
  const within = (middle: number, length: number) => Math.min(Math.max(middle * length - side / 2, 0), length - side);
  return { left: within(x, width), top: within(y, height), side };
}

/** The same, moved by a part of what is shown: 1 is its whole side. Stops at the edges. Pure. */
export function moveCrop(size: Size, crop: Crop, { x, y }: { x: number; y: number }): Crop {
  const { left, top, side } = squareOf(size, crop);
  const middle = { x: (left + side / 2 + x * side) / size.width, y: (top + side / 2 + y * side) / size.height };
  const moved = squareOf(size, { zoom: crop.zoom, ...middle });
  return { zoom: crop.zoom, x: (moved.left + moved.side / 2) / size.width, y: (moved.top + moved.side / 2) / size.height };
}
