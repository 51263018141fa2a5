/** Repetitions of one sentence from which on it is nonsense, and the shortest sentence that counts, in characters. */
const SENTENCE_TIMES = 3;
const SENTENCE_MIN = 6;
/** The shortest run of one piece that no sentence has, in characters. */
const RUN_MIN = 40;
const RUN = /(.{1,12}?)\1{5,}/su;

/** Whether a text says the same over and over, as a model does that has lost its thread. Pure. */
export function repeatsItself(text: string): boolean {
  const run = RUN.exec(text)?.[0] ?? '';
  if (run.length >= RUN_MIN) return true;
  const counts = new Map<string, number>();
  for (const sentence of text.split(/[.!?。！？\n]+/u).map((each) => each.trim().toLowerCase())) {
    if (sentence.length < SENTENCE_MIN) continue;
    const count = (counts.get(sentence) ?? 0) + 1;
    if (count >= SENTENCE_TIMES) return true;
    counts.set(sentence, count);
  }
  return false;
}
