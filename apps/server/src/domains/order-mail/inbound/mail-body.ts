import mailsplit, { type SplitterChunk } from '@zone-eu/mailsplit';
import FlowedDecoder from '@zone-eu/mailsplit/lib/flowed-decoder.js';
import { Readable } from 'node:stream';
import { decodeWords } from './decode-words.ts';
import { htmlWords } from './html-words.ts';

type Node = Extract<SplitterChunk, { type: 'node' }>;

/** Bytes of one part that are read: what is longer is no letter. */
const PART_MAX_BYTES = 4_000_000;
/** HTML beyond this is not read, in characters. */
const HTML_MAX = 2_000_000;
/** Bytes that are looked at in one turn. */
const CHUNK = 65_536;
/** A text that only says to look at the HTML beside it, in so many letters. */
const STUB_MAX = 400;
const STUB = /\bHTML\b|view (?:this|the) (?:e-?mail|message) (?:in|on)|在浏览器中查看|在瀏覽器中檢視|ブラウザで(?:表示|開)/i;
/** QQ Mail leaves blanks of HTML in its plain text. */
const OF_QQ = 'X-QQ-mid';
const HTML_BLANK = /&nbsp;/g;

/** A part of a mail: words, or parts in it. */
interface Part {
  node: Node;
  chunks: Buffer[];
  length: number;
  isCut: boolean;
  parts: Part[];
}

/** What a mail says, and whether there is more of it than is read. */
export interface MailWords {
  words: string;
  isCut: boolean;
}

/**
 * All words of a mail, in the order of its parts; of parts that say the same in two forms, the plain one. Our own walk, on the
 * splitter of mailparser: that gives the plain form alone, without HTML that stands beside it, and guesses no encoding.
 */
export async function mailBody(raw: Buffer): Promise<MailWords> {
  const root = await splitParts(raw);
  const { words, isCut } = root ? await wordsOf(root) : NOTHING;
  const isOfQq = root?.node.headers !== false && root?.node.headers.hasHeader(OF_QQ) === true;
  if (!isOfQq) return { words, isCut };
  const lines = words.replaceAll(HTML_BLANK, ' ').split('\n');
  return { words: lines.map((line) => line.trimEnd()).join('\n'), isCut };
}

const NOTHING: MailWords = { words: '', isCut: false };

async function splitParts(raw: Buffer): Promise<Part | undefined> {
  const parts = new Map<Node, Part>();
  let root: Part | undefined;
  for await (const item of Readable.from(slices(raw)).pipe(new mailsplit.Splitter()) as AsyncIterable<SplitterChunk>) {
    if (item.type === 'node') {
      const part: Part = { node: item, chunks: [], length: 0, isCut: false, parts: [] };
      parts.set(item, part);
      root ??= part;
      if (item.parentNode !== false) parts.get(item.parentNode)?.parts.push(part);
    } else if (item.type === 'body') keep(parts.get(item.node), item.value);
  }
  return root;
}

function* slices(raw: Buffer): Generator<Buffer> {
  for (let from = 0; from < raw.length; from += CHUNK) yield raw.subarray(from, from + CHUNK);
}

function keep(part: Part | undefined, bytes: Buffer): void {
  if (part === undefined || formOf(part.node) === undefined) return;
  if (part.length > PART_MAX_BYTES) {
    part.isCut = true;
    return;
  }
  part.chunks.push(bytes);
  part.length += bytes.length;
}

/** How a part says its words; undefined for a file. What names no type is plain (RFC 2045 §5.2). */
function formOf({ contentType, disposition, root }: Node): 'plain' | 'html' | undefined {
  if (disposition !== false && disposition !== 'inline') return undefined;
  if (contentType === 'text/html') return 'html';
  return contentType === 'text/plain' || (contentType === false && root) ? 'plain' : undefined;
}

async function wordsOf(part: Part): Promise<MailWords> {
  if (part.parts.length === 0) return leafWords(part);
  const each: MailWords[] = [];
  for (const inner of part.parts) each.push(await wordsOf(inner));
  const said = each.filter(({ words }) => words.trim() !== '');
  if (part.node.multipart !== 'alternative')
    return { words: said.map(({ words }) => withoutBlankEnds(words)).join('\n\n'), isCut: said.some(({ isCut }) => isCut) };
  // The forms stand from the plainest to the richest (RFC 2046 §5.1.4).
  return said.find(({ words }) => words.length > STUB_MAX || !STUB.test(words)) ?? said.at(-1) ?? NOTHING;
}

async function leafWords(part: Part): Promise<MailWords> {
  const { node, chunks, isCut } = part;
  const form = formOf(node);
  if (form === undefined || chunks.length === 0) return NOTHING;
  const bytes = await through(node.getDecoder(), Buffer.concat(chunks));
  const named = node.charset === false ? undefined : node.charset;
  if (form === 'html') {
    const html = decodeWords(bytes, named, true);
    return { words: htmlWords(html.slice(0, HTML_MAX)), isCut: isCut || html.length > HTML_MAX };
  }
  const lines = node.flowed ? await through(new FlowedDecoder({ delSp: node.delSp }), bytes) : bytes;
  return { words: decodeWords(lines, named).replaceAll('\r\n', '\n'), isCut };
}

async function through(decoder: { end: (bytes: Buffer) => unknown; toArray: () => Promise<unknown[]> }, bytes: Buffer): Promise<Buffer> {
  decoder.end(bytes);
  return Buffer.concat((await decoder.toArray()) as Buffer[]);
}

const withoutBlankEnds = (words: string) => words.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
