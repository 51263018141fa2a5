/** A vector as it is stored: a bit for the sign of each number, and each number in a byte. */
export interface PackedVector {
  readonly signs: Buffer;
  readonly numbers: Buffer;
}

const LARGEST = 127;
const BITS = 8;

export function packVector(vector: readonly number[]): PackedVector {
  const longest = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  const numbers = Buffer.from(Int8Array.from(vector, (number) => Math.round((number / longest) * LARGEST)).buffer);
  // Whole words of 32 bits, so that signs are compared a word at a time.
  const signs = Buffer.alloc(Math.ceil(vector.length / 32) * 4);
  for (const [place, number] of vector.entries()) {
    if (number > 0) signs[place >>> 3] = (signs[place >>> 3] as number) | (1 << (place % BITS));
  }
  return { signs, numbers };
}

/** The cosine of the angle between two stored vectors, -1 to 1; 0 where they are of different lengths. */
export function cosineOf(left: Buffer, right: Buffer): number {
  if (left.length !== right.length) return 0;
  let [product, leftSquares, rightSquares] = [0, 0, 0];
  for (let place = 0; place < left.length; place += 1) {
    const one = left.readInt8(place);
    const other = right.readInt8(place);
    product += one * other;
    leftSquares += one * one;
    rightSquares += other * other;
  }
  return product === 0 ? 0 : product / Math.sqrt(leftSquares * rightSquares);
}
