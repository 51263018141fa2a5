/** Hexadecimal digits of the parts of a UUID. */
const PARTS = [8, 4, 4, 4, 12] as const;

/** A new UUID for a message. Pages on plain http have no `randomUUID`; there it is put together from random bytes. */
export function newMessageId(source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  // Version 4 and the variant of RFC 9562 §5.4 in their places.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  let start = 0;
  return PARTS.map((length) => hex.slice(start, (start += length))).join('-');
}
