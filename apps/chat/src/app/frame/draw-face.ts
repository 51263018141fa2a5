import type { Message } from '@lobby/contract';
import { initialsOf } from '@lobby/ui';

/** Side of a face, in px: twice what it is shown with, for fine screens. */
const SIDE = 48;
/** The sign of the bot in a square of 24: an arch over a doorway. */
const ARCH = 'M3.5 22V10.5a8.5 8.5 0 0 1 17 0V22';
const DOORWAY = 'M8 22V11.5a4 4 0 0 1 8 0V22a.9.9 0 0 1-.9.9H8.9A.9.9 0 0 1 8 22Z';
const SIGN = 24;
const ARCH_WIDTH = 2.6;
/** What was written does not wait longer for a picture, in milliseconds. */
const PATIENCE_MS = 1_500;

/**
 * Draws who wrote a message: a person's picture or initials, or the sign of the bot. The page around the chat gets it drawn, as it may
 * forbid pictures of other sites.
 * @param origin where pictures are
 * @returns undefined where nothing can be drawn; a picture that does not come leaves the initials
 */
export async function drawFace(
  { author_kind: author, author_name: name, author_face: face }: Message,
  origin: string,
): Promise<ImageBitmap | undefined> {
  try {
    const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    const picture = face ? await fetchPicture(origin + face) : undefined;
    if (picture) cover(pen, picture);
    else if (author === 'agent' && name) writeInitials(pen, name);
    else drawSign(pen);
    return await createImageBitmap(canvas);
  } catch {
    // Whose words they are is said beside it.
    return undefined;
  }
}

async function fetchPicture(address: string): Promise<ImageBitmap | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? await createImageBitmap(await response.blob()) : undefined;
  } catch {
    return undefined;
  }
}

/** The middle of the picture fills the square. */
function cover(pen: CanvasRenderingContext2D, picture: ImageBitmap): void {
  const side = Math.min(picture.width, picture.height);
  pen.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
}

function colorOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

function fill(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = colorOf('accent-tint');
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = pen.strokeStyle = colorOf('accent-text');
}

function writeInitials(pen: CanvasRenderingContext2D, name: string): void {
  fill(pen);
  pen.font = `600 ${SIDE * 0.42}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(initialsOf(name), SIDE / 2, SIDE / 2);
}

function shapeOf(lines: string): Path2D {
  return new Path2D(lines);
}

function drawSign(pen: CanvasRenderingContext2D): void {
  fill(pen);
  const shown = SIDE * 0.54;
  pen.translate((SIDE - shown) / 2, (SIDE - shown) / 2);
  pen.scale(shown / SIGN, shown / SIGN);
  pen.lineWidth = ARCH_WIDTH;
  pen.lineCap = 'round';
  pen.stroke(shapeOf(ARCH));
  pen.fill(shapeOf(DOORWAY));
}
