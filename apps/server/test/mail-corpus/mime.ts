import iconv from 'iconv-lite';

/** A part of a mail: its head and its body as they go over the wire. */
export interface Part {
  head: string[];
  body: Buffer;
}

type Transfer = '7bit' | '8bit' | 'base64' | 'quoted-printable';

export interface TextOptions {
  /** Encoding that the words are written in, by its WHATWG name. */
  charset?: string;
  /** What the mail calls it; null where it says nothing. */
  declared?: string | null;
  transfer?: Transfer;
  /** Further parameters of the content type, such as `format=flowed`. */
  rest?: string;
  type?: string;
}

/** A part of words. */
export function words(
  text: string,
  { charset = 'utf-8', declared = charset, transfer = 'base64', rest = '', type = 'text/plain' }: TextOptions = {},
): Part {
  const parameters = [...(declared === null ? [] : [`charset="${declared}"`]), ...(rest === '' ? [] : [rest])];
  return {
    head: [`Content-Type: ${[type, ...parameters].join('; ')}`, `Content-Transfer-Encoding: ${transfer}`],
    body: transferred(encode(text.replaceAll('\n', '\r\n'), charset), transfer),
  };
}

export const html = (markup: string, options: TextOptions = {}): Part => words(markup, { ...options, type: 'text/html' });

/** A part that holds bytes. */
export function file(type: string, bytes: Buffer, ...head: string[]): Part {
  return { head: [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...head], body: transferred(bytes, 'base64') };
}

let boundaries = 0;

/** Parts in one; `kind` is what follows `multipart/`. */
export function multipart(kind: string, ...parts: Part[]): Part {
  boundaries += 1;
  const boundary = `=_part_${boundaries}`;
  const inner = parts.flatMap(({ head, body }) => [
    Buffer.from([`--${boundary}`, ...head, '', ''].join('\r\n')),
    body,
    Buffer.from('\r\n'),
  ]);
  return {
    head: [`Content-Type: multipart/${kind}; boundary="${boundary}"`],
    body: Buffer.concat([...inner, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A whole mail. Its header lines are written in UTF-8 words unless they are ASCII. */
export function letter(head: Readonly<Record<string, string>>, { head: own, body }: Part): Buffer {
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${isAscii(value) ? value : encodedWord(value)}`);
  return Buffer.concat([Buffer.from([...lines, 'MIME-Version: 1.0', ...own, '', ''].join('\r\n')), body]);
}

/** A word of a header in another encoding than ASCII (RFC 2047). */
export function encodedWord(text: string, charset = 'utf-8', declared = charset): string {
  return `=?${declared}?B?${encode(text, charset).toString('base64')}?=`;
}

const isAscii = (text: string) => /^[\t -~]*$/.test(text);

function transferred(bytes: Buffer, transfer: Transfer): Buffer {
  if (transfer === 'base64') return Buffer.from(bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n'));
  return transfer === 'quoted-printable' ? Buffer.from(quotedPrintable(bytes)) : bytes;
}

/** RFC 2045 §6.7: lines of 76 characters at most. */
function quotedPrintable(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split('\r\n');
  const escaped = lines.map((line) =>
    line
      .replaceAll(/[^\t -<>-~]/g, (byte) => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
      .replace(/ $/, '=20')
      .replaceAll(/(?:=[\dA-F]{2}|[^=]){24}(?=.)/g, '$&=\r\n'),
  );
  return escaped.join('\r\n');
}

/** Bytes of words in a legacy encoding. */
export function encode(text: string, charset: string): Buffer {
  if (charset === 'iso-2022-jp') return escaped(text);
  const bytes = iconv.encode(text, charset === 'big5' ? 'big5-hkscs' : charset);
  if (iconv.decode(bytes, charset === 'big5' ? 'big5-hkscs' : charset) !== text) throw new RangeError(`${charset} cannot write ${text}`);
  return bytes;
}

/** ISO-2022-JP: double bytes of EUC-JP without their high bits, between escapes. */
function escaped(text: string): Buffer {
  const runs = text.match(/[\0-\u007F]+|[^\0-\u007F]+/g) ?? [];
  return Buffer.concat(
    runs.flatMap((run) => {
      if (/^[\0-\u007F]/.test(run)) return [Buffer.from(run)];
      return [Buffer.from('\u001B$B'), Buffer.from(iconv.encode(run, 'eucjp').map((byte) => byte & 0x7f)), Buffer.from('\u001B(B')];
    }),
  );
}
