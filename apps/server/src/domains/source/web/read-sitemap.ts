import { Parser } from 'htmlparser2';
import { gunzipSync } from 'node:zlib';
import { DocumentRefused } from '#/domains/source/read/parsed-document.ts';
import { ADDRESS_MAX } from './page-address.ts';

/** Addresses that one sitemap may have (sitemaps.org). */
const ADDRESSES_MAX = 50_000;
const UNPACKED_MAX = 50 * 1024 * 1024;
/** Characters that are parsed before it is looked whether there are addresses enough. */
const CHUNK = 64 * 1024;
/** Elements within each other; a sitemap has three, a feed a few more. */
const DEPTH_MAX = 100;

export interface Sitemap {
  pages: string[];
  /** Further sitemaps, of an index. */
  sitemaps: string[];
}

/**
 * The addresses of a sitemap: XML, a feed of RSS or Atom, either of them packed, or a line each. Entities that a file defines are
 * not read. Takes its time with a large one: the serving thread asks the reader for it.
 * @throws DocumentRefused where it is no sitemap
 */
export function readSitemap(bytes: Uint8Array): Sitemap {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = new TextDecoder().decode(isPacked ? unpack(bytes) : bytes);
  return text.trimStart().startsWith('<') ? readXml(text) : readLines(text);
}

function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: UNPACKED_MAX });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    throw new DocumentRefused(isTooLarge ? 'too_large' : 'unreadable', { cause });
  }
}

function readXml(text: string): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] };
  const open: string[] = [];
  let words = '';
  const parser = new Parser(
    {
      onopentag(given, attributes) {
        if (open.length >= DEPTH_MAX) throw new DocumentRefused('too_complex');
        const name = plainName(given);
        if (name === 'link' && open.at(-1) === 'entry' && (attributes['rel'] ?? 'alternate') === 'alternate')
          keep(found.pages, (attributes['href'] ?? '').trim());
        open.push(name);
        words = '';
      },
      ontext(part) {
        if (ADDRESSES.has(open.at(-1) ?? '') && words.length <= ADDRESS_MAX) words += part;
      },
      onclosetag() {
        const list = listOf(found, open.pop(), open.at(-1));
        if (list) keep(list, words.trim());
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < text.length && found.pages.length < ADDRESSES_MAX; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  parser.end();
  return found;
}

/** Elements whose words are an address. */
const ADDRESSES: ReadonlySet<string> = new Set(['loc', 'link']);

function readLines(text: string): Sitemap {
  const pages: string[] = [];
  for (const [word] of text.matchAll(/\S+/g)) {
    if (pages.length >= ADDRESSES_MAX) break;
    if (/^https?:\/\//i.test(word)) keep(pages, word);
  }
  return { pages, sitemaps: [] };
}

function keep(list: string[], address: string): void {
  if (address !== '' && list.length < ADDRESSES_MAX && address.length <= ADDRESS_MAX) list.push(address);
}

const plainName = (name: string) => name.toLowerCase().split(':').at(-1) ?? '';

/** Pictures and videos of a page have addresses too, and a feed has one of its own. */
function listOf(found: Sitemap, name: string | undefined, parent: string | undefined): string[] | undefined {
  if (name === 'link') return parent === 'item' ? found.pages : undefined;
  if (name !== 'loc') return undefined;
  return parent === 'url' ? found.pages : parent === 'sitemap' ? found.sitemaps : undefined;
}
