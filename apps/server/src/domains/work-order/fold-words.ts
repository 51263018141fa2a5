/** Characters of a description that its work order is found by; the rest is found in its thread. */
const FOUND_BY = 600;

/** Words as they are searched: wide and narrow, large and small letters are the same. */
export function foldWords(words: string): string {
  return words.normalize('NFKC').toLowerCase();
}

/** What a work order is found by. */
export function findTextOf(subject: string, description: string): string {
  return foldWords(`${subject}\n${description.slice(0, FOUND_BY)}`);
}
