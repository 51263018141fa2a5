import { posix } from 'node:path';

/** A picture of Markdown: what stands between the brackets, and the address with its title. */
const IMAGE = /!\[((?:[^\]\\]|\\.)*)\]\(\s*(<[^>\n]*>|[^\s()]+)((?:\s+"[^"\n]*")?)\s*\)/g;

/** The paths in the bundle of the pictures that a text shows; addresses on the web and of Lobby are none. Pure. */
export function relativeImages(path: string, body: string): string[] {
  return [...new Set([...body.matchAll(IMAGE)].flatMap(([, , address = '']) => pathOf(path, address) ?? []))];
}

/** The text with other addresses for its pictures; undefined leaves one as it is. Pure. */
export function replaceImages(path: string, body: string, addressOf: (path: string) => string | undefined): string {
  return body.replaceAll(IMAGE, (whole, words: string, address: string, title: string) => {
    const target = pathOf(path, address);
    const replaced = target === undefined ? undefined : addressOf(target);
    return replaced === undefined ? whole : `![${words}](${replaced}${title})`;
  });
}

/** The path in the bundle that an address of a text leads to; undefined where it leads elsewhere. Pure. */
export function pathOf(from: string, written: string): string | undefined {
  const address = written.replace(/^<|>$/g, '');
  if (/^[a-z][a-z0-9+.-]*:|^\/|^#/i.test(address)) return undefined;
  const path = posix.join(posix.dirname(from), decodedUri(address));
  return path.startsWith('..') ? undefined : path;
}

function decodedUri(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
