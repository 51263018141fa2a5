/** Contrast that text on a ground needs at least (WCAG 2.2, 1.4.3). */
export const CONTRAST_MIN = 4.5;

const LIGHT = '#ffffff';
const DARK = '#18181b';

/** How well two colours, as `#rrggbb`, stand out from each other: 1 for the same, 21 for black and white (WCAG 2.2, contrast ratio). Pure. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** White or nearly black, whichever is easier to read on a colour. Pure. */
export function textOn(color: string): string {
  return contrastOf(color, LIGHT) >= contrastOf(color, DARK) ? LIGHT : DARK;
}

/** Relative luminance of sRGB. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
