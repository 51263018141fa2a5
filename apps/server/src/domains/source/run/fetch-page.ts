import type { SourceReason } from '@lobby/contract';
import { setTimeout } from 'node:timers/promises';
import type { PageRow } from './page.repository.ts';
import { DocumentRefused } from '#/domains/source/read/parsed-document.ts';
import type { Robots } from '#/domains/source/web/open-robots.ts';
import { isSameSite } from '#/domains/source/web/page-address.ts';
import type { GuardedResponse } from '#/outside/guarded/guarded-fetch.ts';
import type { Run } from './source-parts.ts';

/** Largest page, in bytes, and longest time for one, in milliseconds. */
export const PAGE_BYTES_MAX = 5 * 1024 * 1024;
const PAGE_TIMEOUT_MS = 20_000;
/** Longest wait that a site may ask for before a page is tried once more, and the wait where it says nothing, in milliseconds. */
const AGAIN_MAX_MS = 10_000;
const AGAIN_MS = 1_000;
/** Shortest time between two pages of a site, in milliseconds. */
export const GAP_MS = 200;
const ACCEPT = 'text/html, application/xhtml+xml, text/plain;q=0.9, application/pdf;q=0.8, application/json;q=0.5, */*;q=0.1';
const READ_TYPES =
  /^(?:text\/(?:html|plain|markdown|csv|tab-separated-values)|application\/(?:xhtml\+xml|pdf|json|(?:[\w.-]+\+)json|x-ndjson|ndjson|jsonl|vnd\.openxmlformats-officedocument\.(?:wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)))\b/i;
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/** What became of a page that was asked for. */
export type Fetched =
  | { kind: 'unchanged' }
  | { kind: 'missing' }
  | { kind: 'failed'; reason: SourceReason }
  | { kind: 'unwanted'; reason: SourceReason }
  | { kind: 'read'; response: GuardedResponse };

/**
 * Asks a site for a page, in its turn and only within the site.
 * @throws OutgoingRefused, DocumentRefused
 */
export async function fetchPage(run: Run, robots: Robots, page: PageRow): Promise<Fetched> {
  let response = await call(run, robots, page);
  if (BUSY.has(response.status)) {
    const asked = Number(response.headers.get('retry-after')) * 1_000;
    await setTimeout(Math.min(asked > 0 ? asked : AGAIN_MS, AGAIN_MAX_MS), undefined, { signal: run.signal });
    response = await call(run, robots, page);
  }
  return judge(response);
}

async function call({ guardedFetch, pace, agent, signal }: Run, robots: Robots, page: PageRow): Promise<GuardedResponse> {
  const { address, etag, lastModified, hasText } = page;
  await pace.turn(new URL(address).host, Math.max(GAP_MS, robots.delayMs), signal);
  return guardedFetch(address, {
    headers: {
      'user-agent': agent,
      accept: ACCEPT,
      ...(hasText && etag !== null ? { 'if-none-match': etag } : {}),
      ...(hasText && lastModified !== null ? { 'if-modified-since': lastModified } : {}),
    },
    maxBytes: PAGE_BYTES_MAX,
    timeoutMs: PAGE_TIMEOUT_MS,
    signal,
    onRedirect(to) {
      if (!isSameSite(to.href, address)) throw new DocumentRefused('other_origin');
      if (!robots.allows(to.href)) throw new DocumentRefused('robots');
    },
  });
}

function judge(response: GuardedResponse): Fetched {
  const { status, headers } = response;
  if (status === 304) return { kind: 'unchanged' };
  if (status === 404 || status === 410) return { kind: 'missing' };
  if (status === 401 || status === 403) return { kind: 'failed', reason: 'forbidden' };
  if (status < 200 || status > 299) return { kind: 'failed', reason: 'server_error' };
  const type = headers.get('content-type') ?? 'text/html';
  return READ_TYPES.test(type.trim()) ? { kind: 'read', response } : { kind: 'unwanted', reason: 'not_text' };
}
