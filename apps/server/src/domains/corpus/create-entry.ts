import type { corpus, CorpusEntry } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { BusinessError } from '#/errors.ts';
import { checkDraft, duplicateEntry } from './draft/check-draft.ts';
import { lockCorpus, publishChange } from './corpus-state.repository.ts';
import { insertEntry } from './corpus-writes.repository.ts';
import { findByClientId, findByKeys } from './corpus.repository.ts';
import { countEntries } from './count-entries.ts';
import { toCorpusEntry } from './entry-row.ts';
import { questionKey } from './draft/question-key.ts';

/** Adds an entry; repeated with the same `client_id`, it answers with the entry that is stored. */
export async function createEntry({ request, actor, locale, services }: Call<typeof corpus.create>): Promise<CorpusEntry> {
  const { client_id: clientId, ...given } = request;
  const draft = checkDraft(given, locale);
  const row = await inTenant(services.database, actor.tenantId, async (scope) => {
    const changeNo = await lockCorpus(scope);
    const stored = clientId && (await findByClientId(scope, clientId));
    if (stored) return stored;
    const [same] = await findByKeys(scope, [{ locale: draft.locale, key: questionKey(draft.question) }]);
    if (same) throw duplicateEntry(locale);
    await spendRoom(scope);
    const inserted = await insertEntry(scope, draft, clientId, { changeNo, by: actor.name });
    await publishChange(scope, changeNo);
    return inserted;
  });
  return toCorpusEntry(row);
}

async function spendRoom(scope: TenantScope): Promise<void> {
  const { corpus_entries: limit } = await planLimits(scope);
  if ((await countEntries(scope)) >= limit) throw new BusinessError('quota_exceeded', { limit }, { limit });
}
