const BYTE = 0xff;
const TWO_BYTES = 0xffff;
const MOST_SIGNED = 0x7fff;

export type UnsignedNumbers = Uint8Array | Uint16Array | Uint32Array;
export type SignedNumbers = Int16Array | Int32Array;

/** Room for so many numbers from 0 to `most`, in as few bytes as hold them. */
export function unsignedNumbers(length: number, most: number): UnsignedNumbers {
  if (most <= BYTE) return new Uint8Array(length);
  return most <= TWO_BYTES ? new Uint16Array(length) : new Uint32Array(length);
}

/** Numbers from 0 on, in as few bytes as hold the largest. */
export function unsignedFrom(numbers: ArrayLike<number>): UnsignedNumbers {
  let most = 0;
  for (let at = 0; at < numbers.length; at += 1) most = Math.max(most, numbers[at] as number);
  const kept = unsignedNumbers(numbers.length, most);
  kept.set(numbers);
  return kept;
}

/** Numbers in two bytes each where they all fit, otherwise in four. */
export function signedNumbers(numbers: readonly number[]): SignedNumbers {
  const isSmall = numbers.every((number) => number >= -MOST_SIGNED && number <= MOST_SIGNED);
  return isSmall ? Int16Array.from(numbers) : Int32Array.from(numbers);
}
