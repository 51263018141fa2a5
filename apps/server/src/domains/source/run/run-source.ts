import type { SourceReason, SourceRefresh } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { BEGUN_ONLY, firstPage, hasAnyText, insertPages, resetPages, type PageRow } from './page.repository.ts';
import { DocumentRefused } from '#/domains/source/read/parsed-document.ts';
import { findCounted, saveBegun, saveEnded, type Ending } from './source.repository.ts';
import { OutgoingRefused } from '#/outside/guarded/outgoing-refused.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { newPage } from './add-pages.ts';
import { admitHeld } from './admit-held.ts';
import { crawl } from './crawl.ts';
import { planRoom } from './plan-room.ts';
import { readSingle } from './read-single.ts';
import type { Run } from './source-parts.ts';
import { inRun, LeaseLost } from './store-document.ts';

const DAY_MS = 86_400_000;
/** How long what was read counts as fresh, in milliseconds. */
const REFRESH_MS: Readonly<Record<SourceRefresh, number | undefined>> = {
  never: undefined,
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
  monthly: 30 * DAY_MS,
};

/** When a source is read again; null where it is not. */
export function nextReading(refresh: SourceRefresh, now: number): number | null {
  const after = REFRESH_MS[refresh];
  return after === undefined ? null : now + after;
}

/** Reads a source that the run has taken, and says how that went. Gives it back unfinished where the run was ended. */
export async function runSource(run: Run): Promise<void> {
  const isFresh = run.source.state === 'pending';
  try {
    if (isFresh) await begin(run);
    else await goOn(run);
    run.tell();
    const isWeb = run.source.kind !== 'file' && run.source.kind !== 'text';
    await (isWeb ? crawl(run, isFresh) : readSingle(run));
    await end(run, undefined);
  } catch (error) {
    if (error instanceof LeaseLost || run.signal.aborted) return;
    const reason = reasonOf(error);
    if (reason === 'internal') run.log.error({ err: error, source: run.source.id }, 'a source could not be read');
    await end(run, reason);
  }
}

async function begin(run: Run): Promise<void> {
  const { source, now } = run;
  await inRun(run, async (scope) => {
    await saveBegun(scope, source.id, now());
    await resetPages(scope, source.id);
    await admitHeld(scope, source.id, now());
    if (source.kind === 'sitemap') return;
    // The first page is read whatever the rules say: it is what a person named.
    const isWeb = source.address !== null;
    const first = isWeb ? newPage(source.address ?? '', 0) : { address: '', pattern: '', depth: 0 };
    const room = await planRoom(scope, now());
    await insertPages(scope, source.id, [{ ...first, isHeld: room.pages === 0 }]);
  });
  run.source = { ...source, begunAt: now() };
}

/** What a process left in the middle is read again, and what waited for the plan is where it has room now. */
async function goOn(run: Run): Promise<void> {
  await inRun(run, async (scope) => {
    await resetPages(scope, run.source.id, BEGUN_ONLY);
    await admitHeld(scope, run.source.id, run.now());
  });
}

function reasonOf(error: unknown): SourceReason {
  return error instanceof OutgoingRefused || error instanceof DocumentRefused ? error.reason : 'internal';
}

async function end(run: Run, failure: SourceReason | undefined): Promise<void> {
  const { source, lease, now } = run;
  const nextReadAt = nextReading(source.refresh, now());
  await inTenant(run.database, run.tenantId, async (scope) => {
    const counted = await findCounted(scope, source.id);
    if (!counted) return;
    const first = await firstPage(scope, source.id);
    const hasText = await hasAnyText(scope, source.id);
    const reason = failure ?? (first && isFailure(first) ? (first.reason ?? 'internal') : null);
    const only = counted.total === 1 ? (first?.reason ?? null) : null;
    const ending = judge({ reason, only, hasText, ready: counted.ready, total: counted.total, held: counted.held });
    const isEnded = await saveEnded(scope, source.id, lease, { ...ending, now: now(), nextReadAt });
    if (!isEnded || ending.reason === null) return;
    const facts = { name: source.name, reason: ending.reason };
    await publishEvents(scope, [{ type: 'source.failed', subjectId: source.id, facts }], now());
  });
}

/** A first page that only leads on to others says nothing of its own, and is no failure. */
function isFailure({ state, reason }: Pick<PageRow, 'state' | 'reason'>): boolean {
  return state === 'refused' || (state === 'failed' && reason !== 'no_text');
}

/** What became of a reading: pages that fail among others leave it good, a first page that fails does not. */
export function judge(facts: {
  reason: SourceReason | null;
  /** What became of its only page. */
  only: SourceReason | null;
  hasText: boolean;
  ready: number;
  total: number;
  held: number;
}): Pick<Ending, 'state' | 'reason'> {
  const { reason, only, hasText, ready, total, held } = facts;
  if (reason !== null) return { state: hasText ? 'stale' : 'failed', reason };
  if (ready > 0) return { state: 'ready', reason: null };
  if (held > 0) return { state: hasText ? 'stale' : 'held', reason: null };
  return { state: hasText ? 'stale' : 'failed', reason: total === 0 ? 'no_pages' : (only ?? 'no_text') };
}
