import type { corpus, CorpusEntry } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { BusinessError } from '#/errors.ts';
import { afterSave } from './care/after-save.ts';
import { checkDraft, duplicateEntry, placeDraft } from './draft/check-draft.ts';
import { questionKey } from './draft/question-key.ts';
import { lockCorpus, publishChange } from './corpus-state.repository.ts';
import { insertEntry } from './corpus-writes.repository.ts';
import { findByClientId, findByKeys } from './corpus.repository.ts';
import { countEntries } from './count-entries.ts';
import { completeDraft } from './entry-draft.ts';
import { firstCorpusId } from './shelves/shelf.repository.ts';
import { describeEntry } from './translation/describe-entry.ts';

/** Adds an entry; repeated with the same `client_id`, it answers with the entry that is stored. */
export async function createEntry({ request, actor, locale, services }: Call<typeof corpus.create>): Promise<CorpusEntry> {
  const { client_id: clientId, gap_id: gapId, suggestion_id: suggestionId, ...given } = request;
  const entry = await inTenant(services.database, actor.tenantId, async (scope) => {
    const changeNo = await lockCorpus(scope);
    const stored = clientId && (await findByClientId(scope, clientId));
    if (stored) return describeEntry(scope, stored);
    const draft = await placeDraft(scope, checkDraft(completeDraft(given, await firstCorpusId(scope)), locale), undefined, locale);
    const [same] = await findByKeys(scope, [{ locale: draft.locale, key: questionKey(draft.question) }]);
    if (same) throw duplicateEntry(locale);
    await spendRoom(scope);
    const inserted = await insertEntry(scope, draft, { clientId }, { changeNo, by: actor.name });
    await publishChange(scope, changeNo);
    return describeEntry(scope, inserted);
  });
  await afterSave(services, actor, entry, { gapId, suggestionId });
  return entry;
}

async function spendRoom(scope: TenantScope): Promise<void> {
  const { corpus_entries: limit } = await planLimits(scope);
  if ((await countEntries(scope)) >= limit) throw new BusinessError('quota_exceeded', { limit }, { limit });
}
