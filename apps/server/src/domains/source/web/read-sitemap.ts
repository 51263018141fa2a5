import { Parser } from 'htmlparser2';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { inSlices } from '#/in-slices.ts';
import { ADDRESS_MAX } from './page-address.ts';

/** Addresses that one sitemap may have (sitemaps.org). */
const ADDRESSES_MAX = 50_000;
const UNPACKED_MAX = 50 * 1024 * 1024;
/** Characters that are parsed before others get their turn. */
const CHUNK = 64 * 1024;
/** Elements within each other; a sitemap has three. */
const DEPTH_MAX = 100;

const unpack = promisify(gunzip);

export interface Sitemap {
  pages: string[];
  /** Further sitemaps, of an index. */
  sitemaps: string[];
}

/**
 * The addresses of a sitemap: XML, packed XML, or a line each. Entities that a file defines are not read.
 * @throws where it is no sitemap
 */
export async function readSitemap(bytes: Uint8Array): Promise<Sitemap> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = new TextDecoder().decode(isPacked ? await unpack(bytes, { maxOutputLength: UNPACKED_MAX }) : bytes);
  return /^\s*</.test(text) ? readXml(text) : readLines(text);
}

async function readXml(text: string): Promise<Sitemap> {
  const found: Sitemap = { pages: [], sitemaps: [] };
  const open: string[] = [];
  let words = '';
  const parser = new Parser(
    {
      onopentagname(name) {
        if (open.length >= DEPTH_MAX) throw new RangeError('The elements of a sitemap lie too deep within each other.');
        open.push(plainName(name));
        words = '';
      },
      ontext(part) {
        if (open.at(-1) === 'loc' && words.length <= ADDRESS_MAX) words += part;
      },
      onclosetag() {
        const name = open.pop();
        const list = name === 'loc' ? listOf(found, open.at(-1)) : undefined;
        if (list) keep(list, words.trim());
      },
    },
    { xmlMode: true },
  );
  await inSlices(chunksOf(text), (chunk) => parser.write(chunk));
  parser.end();
  return found;
}

async function readLines(text: string): Promise<Sitemap> {
  const pages: string[] = [];
  await inSlices(linesOf(text), (line) => {
    if (/^https?:\/\//i.test(line)) keep(pages, line);
  });
  return { pages, sitemaps: [] };
}

function keep(list: string[], address: string): void {
  if (list.length < ADDRESSES_MAX && address.length <= ADDRESS_MAX) list.push(address);
}

const plainName = (name: string) => name.toLowerCase().split(':').at(-1) ?? '';

/** Pictures and videos of a page have addresses too. */
function listOf(found: Sitemap, parent: string | undefined): string[] | undefined {
  return parent === 'url' ? found.pages : parent === 'sitemap' ? found.sitemaps : undefined;
}

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    yield text.slice(at, end < 0 ? undefined : end).trim();
    at = end < 0 ? text.length : end + 1;
  }
}
