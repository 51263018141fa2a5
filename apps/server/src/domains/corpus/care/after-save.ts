import type { CorpusEntry } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { checkConflicts } from './conflict/find-conflicts.ts';
import { askGap } from './gap/close-gaps.ts';
import { findGap } from './gap/gap.repository.ts';
import { reviewSuggestion } from './suggestion/suggestion.repository.ts';

/** What an entry was written for. */
export interface WrittenFor {
  gapId?: string | undefined;
  suggestionId?: string | undefined;
}

/**
 * What follows from an entry that is saved: its suggestion is approved, the gap that it answers is asked again, entries that disagree are found.
 * The entry is saved whatever becomes of this; the recurring job does what failed here.
 */
export async function afterSave(
  services: Services,
  { tenantId, name }: StaffActor,
  entry: CorpusEntry,
  { gapId, suggestionId }: WrittenFor,
): Promise<void> {
  const { database, log, now } = services;
  try {
    if (suggestionId) {
      const review = { status: 'approved', reason: null, entryId: entry.id, by: name, at: now() } as const;
      await inTenant(database, tenantId, (scope) => reviewSuggestion(scope, suggestionId, review));
    }
    const gap = gapId && (await inTenant(database, tenantId, (scope) => findGap(scope, gapId)));
    if (gap) await askGap(services, tenantId, gap);
    await checkConflicts(services, tenantId, [{ ...entry, isPublished: entry.status === 'published' }]);
  } catch (error) {
    log.error({ err: error, entry: entry.id }, 'what follows from an entry waits for the next turn');
  }
}
