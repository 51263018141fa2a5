/** The largest step of a number in four bits, and how far from the middle it lies, in standard deviations. */
const MOST_STEP = 7;
const REACH = 2.4;
const HALF_BYTE = 4;
/** Steps are kept from 0 on. */
const ZERO_STEP = 8;

function stepsOf(vector: Float64Array): number[] {
  const deviation = Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0) / vector.length);
  const unit = deviation === 0 ? 0 : MOST_STEP / (REACH * deviation);
  return Array.from(vector, (one) => Math.max(-MOST_STEP, Math.min(MOST_STEP, Math.round(one * unit))));
}

/** Vectors of an even number of dimensions, four bits a number: of each two the first is in the upper half of a byte. */
export function packVectors(vectors: readonly Float64Array[]): Uint8Array {
  const bytes = vectors.flatMap((vector) => {
    const steps = stepsOf(vector);
    return Array.from(
      { length: steps.length / 2 },
      (_, place) => (((steps[2 * place] ?? 0) + ZERO_STEP) << HALF_BYTE) | ((steps[2 * place + 1] ?? 0) + ZERO_STEP),
    );
  });
  return Uint8Array.from(bytes);
}
