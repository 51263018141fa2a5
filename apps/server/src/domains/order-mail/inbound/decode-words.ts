import iconv from 'iconv-lite';
import { decodeText } from '#/domains/sheet/decode-text.ts';

/** How ISO-2022-JP says that other characters than ASCII follow, in seven bits (RFC 1468). */
const ESCAPES = ['$@', '$B', '(J', '(I'].map((name) => `\u001B${name}`);
/** What programs name without meaning it. */
const UNMEANT = /^(?:utf-?8|unicode-1-1-utf-8|(?:us-)?ascii|ansi_x3[.\d-]*|.*unknown.*|default|[78]bit|binary|)$/i;
const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
/** Bytes in which HTML says its encoding (HTML standard). */
const META_BYTES = 1_024;
/** Names that stand for more letters than they say: programs write those too. */
const WIDER: Readonly<Record<string, string>> = {
  gb2312: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  'x-gbk': 'gb18030',
  big5: 'big5-hkscs',
};
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
    const words = name === undefined || UNMEANT.test(name.trim()) ? undefined : decodeAs(bytes, name.trim().toLowerCase());
    if (words !== undefined && !isBroken(words)) return words;
  }
  const unicode = bytes.toString();
  return isBroken(unicode) ? (decodeText(bytes, () => false)?.text ?? unicode) : unicode;
}

/** Escape sequences, and what they say of, are seven bits a character: whatever a mail says its encoding is. */
export const hasEscapes = (words: string) => ESCAPES.some((escape) => words.includes(escape));

function decodeAs(bytes: Buffer, name: string): string | undefined {
  const wider = WIDER[name] ?? name;
  // It would let a sender write what no look at the mail finds.
  if (/utf-?7/.test(wider)) return undefined;
  if (iconv.encodingExists(wider)) return iconv.decode(bytes, wider);
  try {
    return new TextDecoder(wider).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function isBroken(words: string): boolean {
  const broken = words.match(/\uFFFD/g)?.length ?? 0;
  return broken > 0 && broken * BROKEN_SHARE > (words.match(/[^\0-\u007F]/gu)?.length ?? 0);
}
