import { decodeText } from '#/domains/sheet/decode-text.ts';

/** Bytes in which a page says its encoding (HTML standard). */
const META_BYTES = 1_024;
const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
const HEADER = /charset\s*=\s*["']?([\w-]+)/i;

/**
 * The text of a page: by its byte order mark, what its header says, what it says itself, else by what fits.
 * @param contentType the header as it came; '' for a file
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const isMarked = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(latin(bytes.subarray(0, 3)));
  const named = isMarked ? undefined : (HEADER.exec(contentType)?.[1] ?? META.exec(latin(bytes.subarray(0, META_BYTES)))?.[1]);
  return (
    (named === undefined ? undefined : decodeAs(bytes, named)) ?? decodeText(bytes, () => false)?.text ?? new TextDecoder().decode(bytes)
  );
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** A page whose words fit its encoding but for a few is read in it; one that claims what it is not is looked into. */
function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding).decode(bytes);
    const broken = text.match(/\ufffd/g)?.length ?? 0;
    return broken > text.length / BROKEN_SHARE ? undefined : text;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** One broken character in so many is a slip of the page. */
const BROKEN_SHARE = 200;
