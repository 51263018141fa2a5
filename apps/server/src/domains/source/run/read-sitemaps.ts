import { DocumentRefused } from '#/domains/source/read/parsed-document.ts';
import type { Robots } from '#/domains/source/web/open-robots.ts';
import { isSameSite } from '#/domains/source/web/page-address.ts';
import type { Sitemap } from '#/domains/source/web/read-sitemap.ts';
import { addPages } from './add-pages.ts';
import { GAP_MS } from './fetch-page.ts';
import type { Run } from './source-parts.ts';
import { inRun } from './store-document.ts';

/** Sitemaps of one index that are read, and how large one may be, in bytes, and its time, in milliseconds. */
const SITEMAPS_MAX = 50;
const SITEMAP_BYTES_MAX = 50 * 1024 * 1024;
const SITEMAP_TIMEOUT_MS = 60_000;
/** Pages that are compared with what is known before others get their turn. */
const PAGES_AT_ONCE = 2_000;

/** Adds the pages of a sitemap, and of those that it lists. @throws OutgoingRefused, DocumentRefused */
export async function readSitemaps(run: Run, robots: Robots, address: string): Promise<void> {
  const waiting = [address];
  const seen = new Set(waiting);
  for (let next = waiting.shift(); next !== undefined && seen.size <= SITEMAPS_MAX; next = waiting.shift()) {
    const { pages, sitemaps } = await readOne(run, robots, next, next === address);
    for (let at = 0; at < pages.length; at += PAGES_AT_ONCE) {
      const own = pages.slice(at, at + PAGES_AT_ONCE).filter((page) => isSameSite(page, address));
      await inRun(run, (scope) => addPages(scope, run, own, 0, true));
    }
    for (const sitemap of sitemaps) {
      if (seen.has(sitemap) || !isSameSite(sitemap, address)) continue;
      seen.add(sitemap);
      waiting.push(sitemap);
    }
  }
}

/** One of many that is missing leaves the others. */
async function readOne(
  { guardedFetch, pace, agent, signal, reader }: Run,
  robots: Robots,
  address: string,
  isFirst: boolean,
): Promise<Sitemap> {
  await pace.turn(new URL(address).host, Math.max(GAP_MS, robots.delayMs), signal);
  const { status, body } = await guardedFetch(address, {
    headers: { 'user-agent': agent },
    maxBytes: SITEMAP_BYTES_MAX,
    timeoutMs: SITEMAP_TIMEOUT_MS,
    signal,
    onRedirect(to) {
      if (!isSameSite(to.href, address)) throw new DocumentRefused('other_origin');
    },
  });
  if (status >= 200 && status < 300) return parse(reader, body, isFirst);
  if (!isFirst) return { pages: [], sitemaps: [] };
  throw new DocumentRefused(
    status === 404 || status === 410 ? 'not_found' : status === 401 || status === 403 ? 'forbidden' : 'server_error',
  );
}

/** One of many that is no sitemap, or too large for one, leaves the others too. */
async function parse(reader: Run['reader'], bytes: Uint8Array, isFirst: boolean): Promise<Sitemap> {
  try {
    const answer = await reader.do({ kind: 'sitemap', bytes });
    if (!('sitemap' in answer)) throw new Error('the reader spoke of something else');
    return answer.sitemap;
  } catch (error) {
    if (isFirst || !(error instanceof DocumentRefused)) throw error;
    return { pages: [], sitemaps: [] };
  }
}
