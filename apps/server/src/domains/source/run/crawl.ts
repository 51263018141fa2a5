import { pendingPages, type PageRow } from './page.repository.ts';
import { DocumentRefused } from '#/domains/source/read/parsed-document.ts';
import { saveLimit, savePhase } from './source.repository.ts';
import { openRobots, type Robots } from '#/domains/source/web/open-robots.ts';
import { dropRepeated } from './drop-repeated.ts';
import { readPage } from './read-page.ts';
import { readSitemaps } from './read-sitemaps.ts';
import type { Run } from './source-parts.ts';
import { inRun } from './store-document.ts';

/** Pages of one site that are read at a time. */
const AT_ONCE = 2;
/** Pages that are taken from the database at once. */
const PAGES_AT_ONCE = 20;
/** A reading that takes longer ends with what it has, in milliseconds. */
const RUN_MAX_MS = 3 * 3_600_000;

/** Reads a page, a sitemap or a site; goes on where an earlier reader stopped. @throws OutgoingRefused, DocumentRefused */
export async function crawl(run: Run, isFresh: boolean): Promise<void> {
  const { address, kind, id } = run.source;
  if (address === null) throw new DocumentRefused('address');
  const robots = await openRobots(run.guardedFetch, address, run.agent, run.signal);
  if (kind === 'sitemap' && isFresh) await readSitemaps(run, robots, address);
  const pages = openQueue(run);
  const gap = robots.delayMs > 0 ? 1 : AT_ONCE;
  await Promise.all(Array.from({ length: gap }, () => work(run, robots, pages)));
  if (kind === 'page') return;
  await inRun(run, (scope) => savePhase(scope, id, run.lease, 'splitting'));
  run.tell();
  await dropRepeated(run);
}

interface Queue {
  /** The next page; undefined when none is left and nobody can find one any more. */
  next(): Promise<PageRow | undefined>;
  done(): void;
}

/** Hands pages out, each once. A page that is being read may lead to further ones, so whoever finds none waits for it. */
function openQueue(run: Run): Queue {
  let waiting: PageRow[] = [];
  const handed = new Set<string>();
  let working = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let finished = Promise.withResolvers<void>();

  async function take(): Promise<PageRow | undefined> {
    for (;;) {
      if (waiting.length === 0) {
        const found = await inRun(run, (scope) => pendingPages(scope, run.source.id, PAGES_AT_ONCE));
        waiting = found.filter(({ id }) => !handed.has(id));
      }
      const page = waiting.shift();
      if (page) {
        handed.add(page.id);
        working += 1;
        return page;
      }
      if (working === 0) return undefined;
      await finished.promise;
    }
  }

  return {
    next() {
      const page = turn.then(take);
      turn = page.catch(() => undefined);
      return page;
    },
    done() {
      working -= 1;
      finished.resolve();
      finished = Promise.withResolvers<void>();
    },
  };
}

async function work(run: Run, robots: Robots, pages: Queue): Promise<void> {
  for (let page = await pages.next(); page !== undefined; page = await pages.next()) {
    try {
      run.signal.throwIfAborted();
      if (run.now() - (run.source.begunAt ?? run.now()) > RUN_MAX_MS) {
        await inRun(run, (scope) => saveLimit(scope, run.source.id, 'time_over'));
        throw new DocumentRefused('time_over');
      }
      await readPage(run, robots, page);
      run.tell();
    } finally {
      pages.done();
    }
  }
}
