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

/** How close vectors are to one of length 1 once what all have in common is taken from them: 1 for the same direction, 0 for none in common. */
export function closenessBeside(one: Float64Array, common: Float64Array): (other: Float32Array) => number {
  return (other) => {
    let [sum, square] = [0, 0];
    for (let at = 0; at < one.length; at += 1) {
      const own = (other[at] as number) - (common[at] as number);
      sum += (one[at] as number) * own;
      square += own * own;
    }
    return square === 0 ? 0 : sum / Math.sqrt(square);
  };
}
