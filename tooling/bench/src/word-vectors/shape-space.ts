/** The directions that all words share most, which say nothing of their meaning. */
const SHARED_DIRECTIONS = 2;
/** How far the remaining directions are brought to the same spread: 0 not at all, 1 fully. */
const EVENNESS = 0.75;
const SWEEPS = 30;

function covariance(rows: readonly Float64Array[], size: number): Float64Array[] {
  const sums = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows)
    for (let a = 0; a < size; a += 1)
      for (let b = 0; b <= a; b += 1) (sums[a] as Float64Array)[b] = (sums[a]?.[b] ?? 0) + ((row[a] ?? 0) * (row[b] ?? 0)) / rows.length;
  for (let a = 0; a < size; a += 1) for (let b = 0; b < a; b += 1) (sums[b] as Float64Array)[a] = sums[a]?.[b] ?? 0;
  return sums;
}

/** Turns two directions so that they no longer vary together (one step of Jacobi's method). */
function rotate(matrix: Float64Array[], directions: Float64Array[], a: number, b: number): void {
  const [rowA, rowB] = [matrix[a] as Float64Array, matrix[b] as Float64Array];
  const off = rowA[b] ?? 0;
  if (Math.abs(off) < 1e-14) return;
  const angle = 0.5 * Math.atan2(2 * off, (rowB[b] ?? 0) - (rowA[a] ?? 0));
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const turn = (one: Float64Array, other: Float64Array): void => {
    for (let place = 0; place < one.length; place += 1) {
      const [left, right] = [one[place] ?? 0, other[place] ?? 0];
      one[place] = cosine * left - sine * right;
      other[place] = sine * left + cosine * right;
    }
  };
  for (const row of matrix) {
    const [left, right] = [row[a] ?? 0, row[b] ?? 0];
    row[a] = cosine * left - sine * right;
    row[b] = sine * left + cosine * right;
  }
  turn(rowA, rowB);
  turn(directions[a] as Float64Array, directions[b] as Float64Array);
}

/** The directions in which some rows vary, widest first, with how much. */
function principal(rows: readonly Float64Array[], size: number): { readonly direction: Float64Array; readonly spread: number }[] {
  const matrix = covariance(rows, size);
  const directions = Array.from({ length: size }, (_, place) => Float64Array.from({ length: size }, (_each, at) => (at === place ? 1 : 0)));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (let a = 0; a < size; a += 1) for (let b = a + 1; b < size; b += 1) rotate(matrix, directions, a, b);
  return directions
    .map((direction, place) => ({ direction, spread: matrix[place]?.[place] ?? 0 }))
    .toSorted((left, right) => right.spread - left.spread);
}

const dot = (left: Float64Array, right: Float64Array): number => left.reduce((sum, one, place) => sum + one * (right[place] ?? 0), 0);

/** A vector of length 1, nothing where it has none. */
export function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((one) => one / length);
}

/** Vectors without what all of them share, in fewer dimensions that tell about equally much. */
export function shapeSpace(vectors: readonly Float64Array[], dimensions: number): Float64Array[] {
  const size = vectors[0]?.length ?? 0;
  const mean = new Float64Array(size);
  for (const vector of vectors)
    for (let place = 0; place < size; place += 1) mean[place] = (mean[place] ?? 0) + (vector[place] ?? 0) / vectors.length;
  const centred = vectors.map((vector) => vector.map((one, place) => one - (mean[place] ?? 0)));
  const kept = principal(centred, size).slice(SHARED_DIRECTIONS, SHARED_DIRECTIONS + dimensions);
  return centred.map((row) => unit(Float64Array.from(kept, ({ direction, spread }) => dot(row, direction) * spread ** (-EVENNESS / 2))));
}
