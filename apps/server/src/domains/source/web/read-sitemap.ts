import { Parser } from 'htmlparser2';
import { gunzipSync } from 'node:zlib';

/** Addresses that one sitemap may have (sitemaps.org). */
const ADDRESSES_MAX = 50_000;
const UNPACKED_MAX = 50 * 1024 * 1024;

export interface Sitemap {
  pages: string[];
  /** Further sitemaps, of an index. */
  sitemaps: string[];
}

/** The addresses of a sitemap: XML, packed XML, or a line each. Entities that a file defines are not read. */
export function readSitemap(bytes: Uint8Array): Sitemap {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = new TextDecoder().decode(isPacked ? gunzipSync(bytes, { maxOutputLength: UNPACKED_MAX }) : bytes);
  if (!text.trimStart().startsWith('<')) return { pages: linesOf(text), sitemaps: [] };
  const found: Sitemap = { pages: [], sitemaps: [] };
  const open: string[] = [];
  let words = '';
  const parser = new Parser(
    {
      onopentagname(name) {
        open.push(plainName(name));
        words = '';
      },
      ontext(part) {
        if (open.at(-1) === 'loc') words += part;
      },
      onclosetag() {
        const name = open.pop();
        const list = name === 'loc' ? listOf(found, open.at(-1)) : undefined;
        if (list && list.length < ADDRESSES_MAX) list.push(words.trim());
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return found;
}

const plainName = (name: string) => name.toLowerCase().split(':').at(-1) ?? '';

/** Pictures and videos of a page have addresses too. */
function listOf(found: Sitemap, parent: string | undefined): string[] | undefined {
  return parent === 'url' ? found.pages : parent === 'sitemap' ? found.sitemaps : undefined;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^https?:\/\//i.test(line))
    .slice(0, ADDRESSES_MAX);
}
