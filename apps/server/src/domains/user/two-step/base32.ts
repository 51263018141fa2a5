/** RFC 4648 §6. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** Bytes in base32 without padding, as authenticator apps take them. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((part) => ALPHABET[Number.parseInt(part.padEnd(BITS, '0'), 2)]).join('');
}
