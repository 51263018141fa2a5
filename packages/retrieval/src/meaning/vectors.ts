/** Adds a vector to a sum, times a weight. */
export function addVector(sum: Float64Array, vector: Float32Array | Float64Array, weight: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + weight * (vector[at] as number);
}

/** The vector of length 1 in the same direction; nothing stays nothing. */
export function unitOf(vector: Float64Array): Float64Array {
  let square = 0;
  for (const one of vector) square += one * one;
  const length = Math.sqrt(square);
  return length === 0 ? vector : vector.map((one) => one / length);
}

/** How close two vectors of length 1 are: 1 for the same direction, 0 for none in common. */
export function closenessOf(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] as number) * (right[at] as number);
  return sum;
}
