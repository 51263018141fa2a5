import { may, type corpus, type CorpusEntry } from '@lobby/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { afterSave } from './care/after-save.ts';
import { awaitsApproval } from './draft/awaits-approval.ts';
import { checkDraft, duplicateEntry, placeDraft } from './draft/check-draft.ts';
import { questionKey } from './draft/question-key.ts';
import { lockCorpus, publishChange } from './corpus-state.repository.ts';
import { replaceEntry } from './corpus-writes.repository.ts';
import { findByKeys, findEntry } from './corpus.repository.ts';
import type { EntryDraft } from './entry-draft.ts';
import { draftOf, type EntryRow } from './entry-row.ts';
import { firstCorpusId } from './shelves/shelf.repository.ts';
import { describeEntry } from './translation/describe-entry.ts';

type Change = Omit<Call<typeof corpus.update>['request'], 'id' | 'version' | 'gap_id' | 'suggestion_id'>;

/** Changes an entry; the second of two writers gets `stale_version` with the newer copy. Saving what is stored changes nothing, so a repeated call is safe. */
export async function updateEntry({ request, actor, locale, services }: Call<typeof corpus.update>): Promise<CorpusEntry> {
  const { id, version, gap_id: gapId, suggestion_id: suggestionId, ...given } = request;
  const entry = await inTenant(services.database, actor.tenantId, async (scope) => {
    const changeNo = await lockCorpus(scope);
    const stored = await findEntry(scope, id);
    if (!stored) throw new BusinessError('not_found');
    const draft = await placeDraft(scope, checkDraft(merged(stored, given, await firstCorpusId(scope)), locale), id, locale);
    if (isDeepStrictEqual(draftOf(stored), draft)) return describeEntry(scope, stored);
    if (stored.version !== version) throw new BusinessError('stale_version', { current: await describeEntry(scope, stored) });
    checkApproval(stored, draft, actor);
    await checkQuestion(scope, draft, id, locale);
    const replaced = await replaceEntry(scope, { id, ...draft }, { changeNo, by: actor.name });
    await publishChange(scope, changeNo);
    return describeEntry(scope, replaced);
  });
  await afterSave(services, actor, entry, { gapId, suggestionId });
  return entry;
}

/** What the change leaves out stays as it is. */
function merged(stored: EntryRow, { corpus_id: corpusId, ...change }: Change, firstId: string): EntryDraft {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...draftOf(stored), ...said, corpus_id: corpusId === undefined ? stored.corpus_id : (corpusId ?? firstId) };
}

/** @throws BusinessError refused where what waits for an approval is published by somebody who may not give it */
export function checkApproval(
  stored: Pick<EntryRow, 'askedBy' | 'approvedBy'>,
  { status }: Pick<EntryDraft, 'status'>,
  actor: Pick<StaffActor, 'role' | 'permissions'>,
): void {
  if (awaitsApproval(stored) && status === 'published' && !may(actor, 'corpus.approve')) throw new BusinessError('refused');
}

/** @throws BusinessError duplicate_entry */
export async function checkQuestion(scope: TenantScope, draft: EntryDraft, id: string, locale: Call['locale']): Promise<void> {
  const same = await findByKeys(scope, [{ locale: draft.locale, key: questionKey(draft.question) }]);
  if (same.some((other) => other.id !== id)) throw duplicateEntry(locale);
}
