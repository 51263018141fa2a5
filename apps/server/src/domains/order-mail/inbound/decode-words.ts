import { decodeNamed, decodeText, hasEscapes } from '#/domains/sheet/decode-text.ts';

/** What programs name without meaning it. */
const UNMEANT = /^(?:utf-?8|unicode-1-1-utf-8|(?:us-)?ascii|ansi_x3[.\d-]*|.*unknown.*|default|[78]bit|binary|)$/i;
const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
/** Bytes in which HTML says its encoding (HTML standard). */
const META_BYTES = 1_024;
/** Of so many letters that are not ASCII, one may be broken. */
const BROKEN_SHARE = 10;

/**
 * The words of a part of a mail, or of its head: in the encoding that it names where they fit it, else in the one that fits best.
 * @param named encoding as the mail calls it
 */
export function decodeWords(bytes: Buffer, named: string | undefined, isHtml = false): string {
  const latin = bytes.toString('latin1');
  if (hasEscapes(latin)) return new TextDecoder('iso-2022-jp').decode(bytes);
  const meta = isHtml ? META.exec(latin.slice(0, META_BYTES))?.[1] : undefined;
  for (const name of [named, meta]) {
    const words = name === undefined || UNMEANT.test(name.trim()) ? undefined : decodeNamed(bytes, name.trim());
    if (words !== undefined && !isBroken(words)) return words;
  }
  const unicode = bytes.toString();
  return isBroken(unicode) ? (decodeText(bytes, () => false)?.text ?? unicode) : unicode;
}

function isBroken(words: string): boolean {
  const broken = words.match(/\uFFFD/g)?.length ?? 0;
  return broken > 0 && broken * BROKEN_SHARE > (words.match(/[^\0-\u007F]/gu)?.length ?? 0);
}
