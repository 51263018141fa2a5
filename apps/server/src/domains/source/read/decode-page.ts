import { decodeNamed, decodeText } from '#/domains/sheet/decode-text.ts';

/** Bytes in which a page says its encoding (HTML standard). */
const META_BYTES = 1_024;
/** What says in ASCII that it is in UTF-16 is not. */
const META = /<meta[^>]+charset\s*=\s*["']?\s*(?!utf-?16)([\w-]+)/i;
const HEADER = /charset\s*=\s*["']?([\w-]+)/i;

/**
 * The text of a page: by its byte order mark, what its header says, what it says itself, else by what fits.
 * @param contentType the header as it came; '' for a file
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const isMarked = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(latin(bytes.subarray(0, 3)));
  const names = isMarked ? [] : [HEADER.exec(contentType)?.[1], META.exec(latin(bytes.subarray(0, META_BYTES)))?.[1]];
  for (const name of names) {
    const text = name === undefined ? undefined : decodeNamed(bytes, name);
    if (text !== undefined && !isBroken(text)) return text;
  }
  return decodeText(bytes, () => false)?.text ?? new TextDecoder().decode(bytes);
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** A page whose words fit its encoding but for a few is read in it; one that claims what it is not is looked into. */
function isBroken(text: string): boolean {
  return (text.match(/\uFFFD/g)?.length ?? 0) > text.length / BROKEN_SHARE;
}

/** One broken character in so many is a slip of the page. */
const BROKEN_SHARE = 200;
