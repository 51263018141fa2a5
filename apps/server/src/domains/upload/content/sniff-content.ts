import { fileTypeFromBuffer } from 'file-type';
import { wideEncoding } from '#/domains/sheet/wide-encoding.ts';

/** What is looked at of a file, in bytes. */
export const HEAD_BYTES = 64 * 1024;

/** What the beginning of a file says it is; `application/octet-stream` where it says nothing. */
export async function sniffContent(head: Uint8Array): Promise<string> {
  // An archive is told by its first bytes and never opened.
  if (beginsWith(head, ZIP)) return 'application/zip';
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const known = found?.mime.split(';')[0];
  if (known !== undefined && known !== 'application/xml') return known;
  const text = readText(head);
  return text === undefined ? 'application/octet-stream' : typeOfText(text);
}

const ZIP = [0x50, 0x4b];

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte) && [0x03, 0x05, 0x07].includes(bytes[signature.length] ?? 0);
}

/** The bytes as text, or undefined where no text has such bytes; which encoding it is does not matter here. */
function readText(head: Uint8Array): string | undefined {
  const wide = wideEncoding(head);
  if (wide) return new TextDecoder(wide).decode(head);
  if (head.some((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte))) return undefined;
  return new TextDecoder().decode(head);
}

/** Tab, line ends, form feed, and the escape of Japanese mail encodings. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

function typeOfText(text: string): string {
  if (text.startsWith('#!')) return SCRIPT;
  const bare = text.replace(/^\uFEFF/, '').replaceAll(/<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)/g, '');
  if (/<\??php\b|<%@/i.test(text.slice(0, 4_096))) return SCRIPT;
  if (/<svg[\s>:]|<!doctype\s+svg|<\w+:svg[\s>]/i.test(bare)) return 'image/svg+xml';
  if (/<!doctype\s+html|<(html|head|body|script|iframe|object|embed|form|style|meta|link|img)[\s>/]/i.test(bare)) return 'text/html';
  return /^\s*<\?xml|^\s*<[\w:]+[\s>]/.test(text.replace(/^\uFEFF/, '')) ? 'application/xml' : 'text/plain';
}

/** A text that a shell or a web server runs. */
export const SCRIPT = 'text/x-script';
