/** Bytes that are looked at. */
const SAMPLE = 65_536;

/** Which UTF-16 bytes are in: by their mark, or by zeros that stand in one half of the characters only and make a text of them. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, Math.min(bytes.length - (bytes.length % 2), SAMPLE));
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [high = 0, low = 0] = zeros;
  if (high > 0 === low > 0) return undefined;
  const encoding = low > 0 ? 'utf-16le' : 'utf-16be';
  return isWritten(decodeStrictly(sample, encoding, { isPart: true }) ?? '') ? encoding : undefined;
}

/** Whether every character is one that writers have: no control, none that stands for nothing. */
const isWritten = (text: string) => text !== '' && !/[\p{Cn}\p{Co}]|(?![\t-\r])\p{Cc}/u.test(text);

/** A text in an encoding of the platform that all of its bytes fit; a part may end within a character. */
export function decodeStrictly(bytes: Uint8Array, encoding: string, { isPart = false } = {}): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isPart });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
