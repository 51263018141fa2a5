const NUMBERS = /\d+(?:[.,]\d+)*/g;

/** The numbers of a folded text. */
export function numbersIn(text: string): string[] {
  return text.match(NUMBERS) ?? [];
}
