const MOST_STEP = 127;

/** Many vectors in little memory: a byte a number, and how long the step is for each vector. */
export class VectorTable {
  readonly #size: number;
  readonly #steps: Int8Array;
  readonly #units: Float32Array;

  constructor(vectors: readonly Float64Array[], size: number) {
    this.#size = size;
    this.#steps = new Int8Array(vectors.length * size);
    this.#units = new Float32Array(vectors.length);
    for (const [place, vector] of vectors.entries()) {
      const most = vector.reduce((sum, one) => Math.max(sum, Math.abs(one)), 0);
      const unit = most / MOST_STEP || 1;
      this.#units[place] = unit;
      for (const [at, one] of vector.entries()) this.#steps[place * size + at] = Math.round(one / unit);
    }
  }

  /** Adds the vector at a place to a sum, times a weight. */
  addTo(sum: Float64Array, place: number, weight: number): void {
    const factor = weight * (this.#units[place] as number);
    const start = place * this.#size;
    for (let at = 0; at < this.#size; at += 1) sum[at] = (sum[at] as number) + factor * (this.#steps[start + at] as number);
  }
}
