import { Parser } from 'htmlparser2';
import { WIDGET_PATH } from '@lobby/contract';

/** What a page says about the widget, and about what it may load. */
export interface PageFindings {
  /** The tag of the loader, with the key that it names; undefined where the page itself has none. */
  loader: { src: string; key: string; nonce: string } | undefined;
  /** Policies that stand in the page instead of above it. */
  policies: string[];
}

/** Elements that are looked at; a page that has more is searched no further. */
const ELEMENTS_MAX = 100_000;

/** Looks through a page for the loader of a Lobby: its own one before that of another. Pure. */
export function findLoader(html: string, page: URL, lobby: string): PageFindings {
  const found: NonNullable<PageFindings['loader']>[] = [];
  const policies: string[] = [];
  let elements = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      elements += 1;
      if (elements > ELEMENTS_MAX) parser.pause();
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
        policies.push(attributes['content'] ?? '');
      if (name !== 'script' || !isLoader(attributes['src'], page)) return;
      found.push({ src: new URL(attributes['src'] ?? '', page).href, key: attributes['data-key'] ?? '', nonce: attributes['nonce'] ?? '' });
    },
  });
  parser.write(html);
  parser.end();
  return { loader: found.find(({ src }) => new URL(src).origin === lobby) ?? found[0], policies };
}

function isLoader(src: string | undefined, page: URL): boolean {
  return src !== undefined && URL.canParse(src, page.href) && new URL(src, page).pathname.endsWith(WIDGET_PATH);
}
