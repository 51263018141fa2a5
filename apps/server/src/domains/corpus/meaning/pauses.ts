/** What failed is left alone for so long, twice as long after each further failure, at most so long; in milliseconds. */
const PAUSE_MS = 15_000;
const PAUSE_MAX_MS = 1_800_000;

/** Remembers what failed when, and how long to leave it alone. */
export class Pauses<Key> {
  readonly #failed = new Map<Key, { failures: number; until: number }>();

  isOver(key: Key, now: number): boolean {
    return now >= (this.#failed.get(key)?.until ?? 0);
  }

  succeeded(key: Key): void {
    this.#failed.delete(key);
  }

  failed(key: Key, now: number): void {
    const failures = this.#failed.get(key)?.failures ?? 0;
    this.#failed.set(key, { failures: failures + 1, until: now + Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** failures) });
  }
}
