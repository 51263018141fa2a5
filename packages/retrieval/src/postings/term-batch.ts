/** Terms in one batch: so few that what is looked up for them is still in the processor's nearest memory when they are counted. */
const ROOM = 512;

/** Terms of one document on their way to the postings, which look up many at once sooner than one after the other. */
export class TermBatch {
  readonly highs = new Uint32Array(ROOM);
  readonly lows = new Uint32Array(ROOM);
  readonly weights = new Uint32Array(ROOM);
  /** Where each is kept, for whoever looks them up. */
  readonly places = new Uint32Array(ROOM);
  length = 0;

  /** Adds a term; there must be room for it. */
  add(high: number, low: number, weight: number): void {
    this.highs[this.length] = high;
    this.lows[this.length] = low;
    this.weights[this.length] = weight;
    this.length += 1;
  }

  get isFull(): boolean {
    return this.length === ROOM;
  }
}
