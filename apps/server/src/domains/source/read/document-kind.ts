/** What a file is read as. */
export type DocumentKind = 'pdf' | 'zip' | 'html' | 'markdown' | 'csv' | 'plain' | 'locked' | 'unknown';

const OLE = 'd0cf11e0';
const TEXT_ENDINGS: Readonly<Record<string, DocumentKind>> = {
  csv: 'csv',
  tsv: 'csv',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  txt: 'plain',
};
const LOOKED_AT = 65_536;

/** What a file is by its content; its name only says which kind of text a text is. */
export function documentKind(bytes: Uint8Array, name: string): DocumentKind {
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1');
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04')) return 'zip';
  if (Buffer.from(bytes.subarray(0, 4)).toString('hex') === OLE) return 'locked';
  const isWide = head.startsWith('\xff\xfe') || head.startsWith('\xfe\xff');
  if (!isWide && isBinary(bytes.subarray(0, LOOKED_AT))) return 'unknown';
  if (/^\s*(?:<!doctype html|<html)/i.test(head.replace(/^\xef\xbb\xbf/, ''))) return 'html';
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return TEXT_ENDINGS[ending] ?? 'plain';
}

function isBinary(bytes: Uint8Array): boolean {
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b) controls += 1;
  }
  return controls > bytes.length / 100;
}
