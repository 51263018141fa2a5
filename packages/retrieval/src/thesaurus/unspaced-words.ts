const STARTS = 1 << 16;
/** Longer words are none that anybody writes. */
const MAX_LENGTH = 24;

const startOf = (first: number, second: number): number => (Math.imul(first, 0x9e37) ^ second) & (STARTS - 1);

/** Words of a script without spaces, found wherever they stand in a text. */
export class UnspacedWords<Meaning> {
  readonly #meanings = new Map<string, Meaning[]>();
  /** How many characters words have that begin with two characters, by a hash of these: a bit for each length. */
  readonly #lengths = new Uint32Array(STARTS);
  readonly #singles = new Set<number>();

  /** The meanings of a word, to be added to. */
  learn(word: string): Meaning[] {
    const known = this.#meanings.get(word);
    if (known) return known;
    const meanings: Meaning[] = [];
    this.#meanings.set(word, meanings);
    const first = word.charCodeAt(0);
    if (word.length === 1) this.#singles.add(first);
    else {
      const start = startOf(first, word.charCodeAt(1));
      this.#lengths[start] = (this.#lengths[start] as number) | (1 << Math.min(word.length, MAX_LENGTH));
    }
    return meanings;
  }

  meaningsOf(word: string): readonly Meaning[] {
    return this.#meanings.get(word) ?? [];
  }

  /** How many characters the longest word has that stands at a place of a folded text, 0 where none does. */
  lengthAt(folded: string, place: number): number {
    const first = folded.charCodeAt(place);
    const lengths = place + 1 < folded.length ? (this.#lengths[startOf(first, folded.charCodeAt(place + 1))] as number) : 0;
    for (let left = lengths; left !== 0;) {
      const length = 31 - Math.clz32(left);
      left ^= 1 << length;
      if (place + length <= folded.length && this.#meanings.has(folded.slice(place, place + length))) return length;
    }
    return this.#singles.has(first) ? 1 : 0;
  }
}
