const DIGITS = 6;
/** Draws are below this. */
export const ORDER_NUMBERS_A_DAY = 10 ** DIGITS;

/**
 * `LB`, the day in UTC, and six digits.
 * @param draw a whole number from 0 to below ORDER_NUMBERS_A_DAY
 */
export function orderNumber(now: number, draw: number): string {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '');
  return `LB${day}${String(draw).padStart(DIGITS, '0')}`;
}
