import { createHash } from 'node:crypto';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { PassageDraft } from '#/domains/corpus/passage/passage-draft.ts';
import { removePassages, replacePassages } from '#/domains/corpus/replace-passages.ts';
import { findPage, findSameText, saveHeld, savePageEnd, savePageText, type PageRow } from './page.repository.ts';
import type { ReadDocument } from '#/domains/source/read/reader-messages.ts';
import { planRoom } from './plan-room.ts';
import { holdsLease } from './source.repository.ts';
import type { Piece } from '#/domains/source/split/split-document.ts';
import type { Locale, SourcePageState, SourceReason } from '@lobby/contract';
import type { Run } from './source-parts.ts';

/** How a document came. */
export interface Arrival {
  bodyHash: string;
  bytes: number;
  etag: string | null;
  lastModified: string | null;
  /** Where a reader finds it; undefined for files and texts. */
  address: string | undefined;
}

/** The reader has lost the source: somebody paused, deleted or took it. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Work on the database that only the reader of a source may do. */
export function inRun<T>({ database, tenantId, source, lease }: Run, work: (scope: TenantScope) => Promise<T>): Promise<T> {
  return inTenant(database, tenantId, async (scope) => {
    if (!(await holdsLease(scope, source.id, lease))) throw new LeaseLost();
    return work(scope);
  });
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Stores what a document says, and makes its passages what the bot finds: only what changed is written. */
export async function storeDocument(run: Run, page: PageRow, document: ReadDocument, arrival: Arrival): Promise<void> {
  await inRun(run, async (scope) => {
    const room = await planRoom(scope, run.now());
    if (await findSameText(scope, run.source.id, page.id, document.textHash)) {
      await endPage(scope, run, page, { state: 'skipped', reason: 'duplicate', forget: true });
      return;
    }
    if (document.characters - page.characters > room.characters) {
      await saveHeld(scope, page.id, document.characters);
      return;
    }
    const { pieces, title, locale, kept, lineKeys, textHash, characters, questions } = document;
    const isUsed = (await findPage(scope, run.source.id, page.id))?.isUsed ?? false;
    const drafts = isUsed ? draftsOf(pieces, { title, locale, address: arrival.address }) : [];
    await replacePassages(scope, { kind: 'source', id: page.id }, drafts);
    const { address: _address, ...facts } = arrival;
    await savePageText(
      scope,
      page.id,
      { title, locale, kept, lineKeys, textHash, characters, questions, passages: drafts.length, ...facts },
      run.now(),
    );
  });
}

/** Ends a page that is not read; what it said earlier stays, or goes with `forget`. */
export async function endPage(
  scope: TenantScope,
  { now }: Pick<Run, 'now'>,
  page: PageRow,
  { state, reason, forget, misses = 0 }: { state: SourcePageState; reason: SourceReason | null; forget: boolean; misses?: number },
): Promise<void> {
  if (forget) await removePassages(scope, { kind: 'source', id: page.id });
  await savePageEnd(scope, page.id, { state, reason, forget, misses, now: now() });
}

export function draftsOf(
  pieces: readonly Piece[],
  { title, locale, address }: { title: string; locale: Locale; address: string | undefined },
): PassageDraft[] {
  return pieces.map(({ heading, body }) => ({ title, heading: withoutTitle(heading, title), body, locale, address }));
}

/** A page whose one heading is its title names it once. */
function withoutTitle(heading: string, title: string): string {
  if (heading === title) return '';
  return heading.startsWith(`${title} › `) ? heading.slice(title.length + 3) : heading;
}
