import { ownValue } from '@lobby/contract';
import { looksBinary } from '#/domains/sheet/file-kind.ts';

/** What a file is read as. */
export type DocumentKind = 'pdf' | 'zip' | 'html' | 'markdown' | 'csv' | 'json' | 'json_lines' | 'plain' | 'locked' | 'unknown';

const OLE = 'd0cf11e0';
const TEXT_ENDINGS: Readonly<Record<string, DocumentKind>> = {
  csv: 'csv',
  tsv: 'csv',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  json: 'json',
  jsonl: 'json_lines',
  ndjson: 'json_lines',
  txt: 'plain',
};
/** What a server calls a text, where it says more than that it is one. */
const TEXT_TYPES: Readonly<Record<string, DocumentKind>> = {
  'text/csv': 'csv',
  'text/tab-separated-values': 'csv',
  'text/markdown': 'markdown',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/json': 'json',
  'application/jsonl': 'json_lines',
  'application/ndjson': 'json_lines',
  'application/x-ndjson': 'json_lines',
};

/** What a file is by its content; its name, or what its server calls it, only says which kind of text a text is. */
export function documentKind(bytes: Uint8Array, { name, address, contentType }: Facts): DocumentKind {
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1');
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04')) return 'zip';
  if (Buffer.from(bytes.subarray(0, 4)).toString('hex') === OLE) return 'locked';
  if (looksBinary(bytes)) return 'unknown';
  if (/^\s*(?:<!doctype html|<html)/i.test(head.replace(/^\xef\xbb\xbf/, ''))) return 'html';
  const named = contentType.replace(/;.*/, '').trim().toLowerCase();
  const type = named.endsWith('+json') ? 'json' : ownValue(TEXT_TYPES, named);
  const ending = /\.([a-z]+)$/i.exec(address === '' ? name : new URL(address).pathname)?.[1]?.toLowerCase() ?? '';
  return type ?? ownValue(TEXT_ENDINGS, ending) ?? 'plain';
}

interface Facts {
  name: string;
  address: string;
  contentType: string;
}
