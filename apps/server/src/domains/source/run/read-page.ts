import type { SourceReason } from '@lobby/contract';
import { isConnectionLost } from '#/database/is-connection-lost.ts';
import { addPages } from './add-pages.ts';
import { fetchPage, type Fetched } from './fetch-page.ts';
import type { Run } from './source-parts.ts';
import { endPage, hashOf, inRun, LeaseLost, storeDocument } from './store-document.ts';
import { savePageEnd, savePagePhase, type PageRow } from './page.repository.ts';
import { DocumentRefused } from '#/domains/source/read/parsed-document.ts';
import type { ReadDocument } from '#/domains/source/read/reader-messages.ts';
import { isWanted } from '#/domains/source/web/address-rules.ts';
import type { Robots } from '#/domains/source/web/open-robots.ts';
import { isSameSite, pageAddress, readablePath } from '#/domains/source/web/page-address.ts';
import { OutgoingRefused } from '#/outside/guarded/outgoing-refused.ts';
import type { GuardedResponse } from '#/outside/guarded/guarded-fetch.ts';

/** A page that was not there so often in a row is gone. */
const MISSES_MAX = 2;

/** Reads one page of the web to its end, whatever that is; a page that fails fails alone. @throws LeaseLost, or when the reading ends */
export async function readPage(run: Run, robots: Robots, page: PageRow): Promise<void> {
  try {
    if (!robots.allows(page.address)) {
      await inRun(run, (scope) => endPage(scope, run, page, { state: 'refused', reason: 'robots', forget: true }));
      return;
    }
    await inRun(run, (scope) => savePagePhase(scope, page.id, 'fetching'));
    await settle(run, page, await fetchPage(run, robots, page));
  } catch (error) {
    run.signal.throwIfAborted();
    const reason = reasonOf(error);
    // A page that nobody foresaw must not hold up those behind it.
    if (reason === 'internal') run.log.error({ err: error, source: run.source.id, page: page.id }, 'a page could not be read');
    const state = reason === 'robots' ? 'refused' : reason === 'other_origin' ? 'skipped' : 'failed';
    await inRun(run, (scope) => endPage(scope, run, page, { state, reason, forget: state !== 'failed' }));
  }
}

/** @throws what is no matter of the page: another reader has the source, or the database is away */
function reasonOf(error: unknown): SourceReason {
  if (error instanceof OutgoingRefused || error instanceof DocumentRefused) return error.reason;
  if (error instanceof LeaseLost || isConnectionLost(error)) throw error;
  return 'internal';
}

async function settle(run: Run, page: PageRow, fetched: Fetched): Promise<void> {
  switch (fetched.kind) {
    case 'unchanged':
      return keep(run, page);
    case 'missing': {
      const misses = page.misses + 1;
      const isGone = misses >= MISSES_MAX && page.hasText;
      const end = { state: isGone ? ('gone' as const) : ('failed' as const), reason: 'not_found' as const, forget: isGone, misses };
      return inRun(run, (scope) => endPage(scope, run, page, end));
    }
    case 'failed':
      return inRun(run, (scope) => endPage(scope, run, page, { state: 'failed', reason: fetched.reason, forget: false }));
    case 'unwanted':
      return inRun(run, (scope) => endPage(scope, run, page, { state: 'skipped', reason: fetched.reason, forget: true }));
    case 'read':
      return readResponse(run, page, fetched.response);
  }
}

/** What was read the last time is still what the page says. */
async function keep(run: Run, page: PageRow): Promise<void> {
  await inRun(run, (scope) => savePageEnd(scope, page.id, { state: 'ready', reason: null, misses: 0, forget: false, now: run.now() }));
}

async function readResponse(run: Run, page: PageRow, { body, headers, url }: GuardedResponse): Promise<void> {
  const { options, dropped } = run.source;
  const bodyHash = hashOf(body);
  if (page.hasText && page.bodyHash === bodyHash) return keep(run, page);
  await inRun(run, (scope) => savePagePhase(scope, page.id, 'parsing'));
  const answer = await run.reader.do({
    kind: 'read',
    document: {
      name: '',
      address: url,
      contentType: headers.get('content-type') ?? 'text/html',
      robots: headers.get('x-robots-tag') ?? '',
      keep: options.css_keep,
      drop: options.css_drop,
    },
    source: { bytes: body },
    locale: run.locale,
    dropped,
  });
  if (!('read' in answer)) throw new Error('the reader spoke of something else');
  const { read } = answer;
  await follow(run, page, read, url);
  const unwanted = reasonNotToUse(run, page, read, url);
  if (unwanted) return inRun(run, (scope) => endPage(scope, run, page, { state: 'skipped', reason: unwanted, forget: true }));
  if (read.characters === 0) return inRun(run, (scope) => endPage(scope, run, page, { state: 'failed', reason: 'no_text', forget: true }));
  const title = read.title === '' ? readablePath(new URL(url).pathname) : read.title;
  const arrival = { bodyHash, bytes: body.length, etag: headers.get('etag'), lastModified: headers.get('last-modified'), address: url };
  return storeDocument(run, page, { ...read, title }, arrival);
}

/** Where the page leads: its links within the site, and the address under which it wants to be known. */
async function follow(run: Run, page: PageRow, { links, canonical }: ReadDocument, url: string): Promise<void> {
  const { kind, options, address: site } = run.source;
  if (kind !== 'site' || site === null) return;
  const isOwn = (address: string) => isSameSite(address, site);
  const other = canonicalOf(page, canonical, url);
  if (other !== undefined && isOwn(other)) await inRun(run, (scope) => addPages(scope, run, [other], page.depth, false));
  if (page.depth >= options.depth) return;
  await inRun(run, (scope) => addPages(scope, run, links.filter(isOwn), page.depth + 1, false));
}

function reasonNotToUse(run: Run, page: PageRow, { isIndexable, canonical }: ReadDocument, url: string): SourceReason | undefined {
  if (!isIndexable) return 'noindex';
  if (run.source.kind !== 'page' && !isWanted(page.address, run.source.options)) return 'excluded';
  const other = run.source.kind === 'site' ? canonicalOf(page, canonical, url) : undefined;
  return other !== undefined && run.source.address !== null && isSameSite(other, run.source.address) ? 'duplicate' : undefined;
}

/** Another address of the same page; a whole site that calls itself its first page is mistaken. */
function canonicalOf(page: PageRow, canonical: string | undefined, url: string): string | undefined {
  const other = canonical === undefined ? undefined : pageAddress(canonical);
  if (other === undefined || other === page.address || other === pageAddress(url)) return undefined;
  return new URL(other).pathname === '/' && page.depth > 0 ? undefined : other;
}
