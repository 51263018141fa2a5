import { keptText, linesOfPages, saveSplit } from './page.repository.ts';
import { repeatedLines } from '#/domains/source/split/line-keys.ts';
import { saveDropped } from './source.repository.ts';
import { listPassages } from '#/domains/corpus/list-passages.ts';
import { replacePassages } from '#/domains/corpus/replace-passages.ts';
import type { Run } from './source-parts.ts';
import { draftsOf, inRun } from './store-document.ts';

/** Takes what a site repeats on its pages out of the passages, once all pages are there to compare. */
export async function dropRepeated(run: Run): Promise<void> {
  const pages = await inRun(run, (scope) => linesOfPages(scope, run.source.id));
  const repeated = repeatedLines(pages.map(({ keys }) => keys));
  const before = new Set(run.source.dropped);
  const changed = new Set([...repeated, ...before].filter((key) => repeated.has(key) !== before.has(key)));
  if (changed.size === 0) return;
  for (const { id, keys } of pages) {
    if (keys.some((key) => changed.has(key))) await splitAnew(run, id, [...repeated]);
  }
  await inRun(run, (scope) => saveDropped(scope, run.source.id, [...repeated]));
}

async function splitAnew(run: Run, pageId: string, dropped: string[]): Promise<void> {
  run.signal.throwIfAborted();
  const kept = await inRun(run, (scope) => keptText(scope, pageId));
  if (kept === undefined) return;
  const answer = await run.reader.do({ kind: 'split', kept, dropped });
  if (!('split' in answer)) throw new Error('the reader spoke of something else');
  const { pieces, title, locale } = answer.split;
  await inRun(run, async (scope) => {
    const stored = await listPassages(scope, 'source', [pageId], { q: '', offset: 0, limit: 1 });
    const [first] = stored.items;
    // A page without passages is switched off, or says nothing of its own.
    if (!first) return;
    const drafts = draftsOf(pieces, { title: first.title || title, locale, address: first.address });
    await replacePassages(scope, { kind: 'source', id: pageId }, drafts);
    await saveSplit(scope, pageId, drafts.length);
  });
}
